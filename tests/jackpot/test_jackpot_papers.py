"""The papers of jackpots: the meters add up, a hit is told whole, each winner has a receipt."""

import pytest

from tdapp.house.papers.kinds import OF_JACKPOTS, Letterhead, PaperKind
from tdapp.papers.lettering import measured
from tdapp.papers.paginate import paginate
from tdapp.papers.paint import FAMILY
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.sheets.jackpot.papers import JackpotPapers, exact
from tdapp.ui.papers.jackpot_maker import JACKPOT_SHEETS
from tdapp.voice.voice import Voice
from tests.jackpot.room import QUADS, TENTH, PoolRoom, refused

pytestmark = pytest.mark.usefixtures("qapp")
IMPRINT = Imprint(Letterhead("Harbour Poker Room"), "Jackpots", "H4KC-71NE-JH1", "28 Nov 2026")


def sheets(room: PoolRoom, kind: PaperKind, about: int) -> tuple[Sheet, ...]:
    """A paper as the jackpots stand, which can be laid out."""
    made = JACKPOT_SHEETS[kind](JackpotPapers(room.state, IMPRINT, str), about)
    assert all(paginate(one, measured(FAMILY)) for one in made)
    return made


def facts(sheet: Sheet) -> dict[str, str]:
    return {one.label: one.value for one in sheet.facts}


def test_every_kind_of_paper_has_its_sheet() -> None:
    assert set(JACKPOT_SHEETS) == OF_JACKPOTS


def test_the_meter_sheet_says_every_pool_to_the_part_of_a_cent(room: PoolRoom) -> None:
    room.press(1, 2)
    room.confirm(room.claim(prize=TENTH))
    (sheet,) = sheets(room, PaperKind.METER_SHEET, 0)
    ((name, *cells),) = [row.cells for row in sheet.rows]
    assert name.text == "main"
    assert [one.text for one in cells] == [
        "5,000.00", "0.008666", "\N{EN DASH}", "\N{EN DASH}", "4,500.006000", "0.002000",
        "500.000666",
    ]  # fmt: skip
    assert [(one.label, one.value) for one in sheet.notes] == [
        ("Rounds today, main", "table 1: 2, table 2: 0")
    ]


def test_an_amount_below_nothing_keeps_its_sign_and_its_part() -> None:
    assert exact(-12_345, Voice()).text == "\N{MINUS SIGN}0.012345"


def test_a_hit_report_tells_all_and_leaves_lines_for_identity_tax_and_signature(
    room: PoolRoom,
) -> None:
    hit = room.claim(1, 2, prize=QUADS)
    room.confirm(hit)
    room.pay(hit)
    (sheet,) = sheets(room, PaperKind.HIT_REPORT, hit)
    said = facts(sheet)
    assert (said["Hand"], said["Stage"]) == ("Four of a kind", "confirmed")
    assert said["Cards"] == "2c 2d / 2h 3c | 9s 9h 9d 9c As"
    assert said["Pool at the hit"] == "5,000.00"
    assert [row.cells[3].text for row in sheet.rows] == ["paid", ""]
    assert sheet.totals[2] == 100_000
    assert "Surveillance reference" in sheet.signatures


def test_each_winner_has_a_receipt_once_the_hit_is_confirmed(room: PoolRoom) -> None:
    hit = room.claim(1, 2, prize=QUADS)
    with refused("hit_past_that"):
        sheets(room, PaperKind.JACKPOT_RECEIPTS, hit)
    room.confirm(hit)
    made = sheets(room, PaperKind.JACKPOT_RECEIPTS, hit)
    assert [facts(one)["Winner"] for one in made] == ["person 1", "person 2"]
    assert [facts(one)["Hit"] for one in made] == ["1, winner 1 of 2", "1, winner 2 of 2"]
    assert {one.hero.value for one in made if one.hero} == {"500.00"}


def test_of_a_hit_or_a_pool_that_there_is_not_nothing_is_printed(room: PoolRoom) -> None:
    with refused("no_such_hit"):
        sheets(room, PaperKind.HIT_REPORT, 9)
    with refused("no_such_jackpot"):
        sheets(room, PaperKind.METER_SHEET, 9)
