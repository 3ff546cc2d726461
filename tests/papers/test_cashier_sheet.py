"""The cashier sheet says what the books say, and every count that was made."""

from tdapp.core.ids import StaffId
from tdapp.core.room import Taking
from tdapp.house.cage import books
from tdapp.house.cage_events import Amount, CashierSession, DrawerCount, Pieces, TenderCount
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.sheet import Imprint, Sheet, SheetFact
from tdapp.sheets.house.cashier_sheet import cashier_sheet

IMPRINT = Imprint(Letterhead("STAR"), "Cage", "CAGE 2/1", "2026-11-28 14:00 UTC")
TAKEN = (
    Taking("cage 2/1", "cash", 33_000, 12_000),
    Taking("cage 2/1", "card", 11_000, 0),
    Taking("cage 1/2", "cash", 99_900, 0),
)
COUNTED = (TenderCount("cash", 70_000, (Pieces(5_000, 14),)), TenderCount("card", 11_000))
EXPECTED = (Amount("cash", 71_000), Amount("card", 11_000))
COUNT = DrawerCount(StaffId("ann"), 2, COUNTED, EXPECTED)
SESSION = CashierSession(
    "cage 2/1",
    StaffId("bob"),
    "cage 2",
    1,
    floats=(Amount("cash", 60_000),),
    moved=(Amount("cash", -10_000),),
    counts=(COUNT,),
)


def sheet(session: CashierSession) -> Sheet:
    return cashier_sheet(IMPRINT, session, books(session, TAKEN))


def test_the_sums_of_a_sheet_are_those_of_the_books() -> None:
    made = sheet(SESSION)
    totals = dict(zip([column.title for column in made.columns], made.totals, strict=True))
    assert totals == {
        "Method": None,
        "Float": 60_000,
        "Fills/credits": -10_000,
        "Taken": 44_000,
        "Paid out": -12_000,
        "Expected": 82_000,
        "Counted": 81_000,
        "Over/short": -1_000,
    }
    assert [row.cells[0].text for row in made.rows] == ["Cash", "Card"]


def test_every_count_stands_on_it_with_its_notes_and_coins_and_who_counted() -> None:
    made = sheet(SESSION)
    counted = "Cash 700.00 (50.00 x 14); Card 110.00"
    assert made.notes == (SheetFact("Count 1, 1 Jan 00:00 UTC, ann.", counted),)
    assert SheetFact("Cashier", "bob") in made.facts
    uncounted = CashierSession("cage 1/2", StaffId("ann"), "cage 1", 1)
    assert sheet(uncounted).notes[0].label == "Not counted."
