"""What the page of prizes says of pool, table and queue, as rows."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_face import ClockState
from tdapp.screens.side_facts import messages, side_facts
from tdapp.shown.prize_draft import PrizeDraft, drafted
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.paying import pay_prize, see_identity, set_unclaimed
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.state.clock import position
from tdapp.ui.look.lists.list_rows import ListRow, said
from tdapp.ui.parts.typed import counted
from tdapp.ui.prizes.decided_prizes import Decided
from tdapp.ui.prizes.due_rows import due_rows
from tdapp.ui.prizes.place_row import PlaceFigures, PlaceRow
from tdapp.ui.prizes.pool_rows import fees_words, guarantee_words, pool_rows
from tdapp.ui.prizes.table_rows import sum_cells
from tdapp.voice.voice import MINUS, Voice
from tests.tournament.evening import SMALL, seated
from tests.tournament.payouts.prize_bands import bands
from tests.ui.rows_made import table_rows

MAIN = StreamId("main")
CAR = replace(bands((1, (60, 30, 10))), in_kind=(PrizeInKind(1, "Car", 20_000),))


def words(rows: Sequence[ListRow | PlaceRow]) -> list[tuple[str, ...]]:
    return [tuple(said(cell) for cell in row.cells) for row in rows]


def test_the_pool_stands_by_its_parts_with_the_houses_money_and_what_is_in_kind() -> None:
    evening = seated(6, replace(SMALL, prizes=CAR, guarantee=100_000, added=5_000))
    assert words(pool_rows(evening.state)) == [
        ("Entries", "6", "100.00", "600.00"),
        ("Added by the house", "", "", "50.00"),
        ("Overlay for the guarantee", "", "", "400.00"),
        ("Prize pool", "", "", "1,050.00"),
        ("Non-cash prize for 1st: Car", "1", "200.00", f"{MINUS}200.00"),
        ("Cash prizes", "", "", "850.00"),
    ]
    short = guarantee_words(evening.state)
    assert short is not None
    assert short[2] == "Guarantee of 1,000.00 not met. Overlay: 400.00."
    assert fees_words(evening.state).startswith("fees excluded:")
    rich = seated(6, replace(SMALL, guarantee=50_000))
    met = guarantee_words(rich.state)
    assert met is not None
    assert met[2] == "Guarantee of 500.00 met. No overlay."
    assert guarantee_words(seated(3).state) is None


def test_a_place_that_is_edited_is_locked_and_the_sum_says_by_how_much_it_is_wrong() -> None:
    evening = seated(6, replace(SMALL, prizes=bands((1, (50, 30, 20)))))
    locked = {2: 20_000}
    draft = drafted(evening.state, locked)
    rows = words(table_rows(evening.state, draft, locked))
    assert rows[1] == ("2", "", "—", "200.00", "—", "edited")
    assert rows[0][:4] == ("1", "50%", "—", "286.00")
    assert words([sum_cells(evening.state, draft)])[0][-1] == "matches pool"
    short = draft.prizes[:2]
    wrong = PrizeDraft(locked, short, draft.before, sum(prize.cents for prize in short))
    assert words([sum_cells(evening.state, wrong)])[0][-1] == "114.00 short of the pool"


def test_the_queue_tells_how_far_each_prize_has_come_and_who_waits_comes_first() -> None:
    evening = seated(6, replace(SMALL, prizes=bands((1, (40, 30, 20, 10)))))
    evening.close()
    evening.bust(6, 5, 4, 3, 2)
    evening.tell(pay_prize(evening.state, 4))
    evening.tell(set_unclaimed(evening.state, 3))
    evening.tell(see_identity(evening.state, 1, Proof.PASSPORT))
    dues = Decided().of(MAIN, evening.state)
    rows = words(due_rows(MAIN, evening.state, dues, str, lambda _, __: None, evening.now.utc_us))
    assert [(row[0], row[3].split(",")[0]) for row in rows] == [
        ("1", "ID checked"),
        ("2", "owed"),
        ("3", "not claimed"),
        ("4", "paid cash"),
    ]
    assert Decided().prizes(MAIN, evening.state).waiting == 2


TRIP = replace(
    bands((1, (60, 40))), in_kind=(PrizeInKind(1, "Trip", 9_000), PrizeInKind(3, "Ticket", 5_000))
)


@pytest.mark.parametrize("plan", [CAR, TRIP, bands((1, (60, 40)))])
def test_cash_and_kind_make_up_the_list_however_far_the_prizes_have_come(plan: PrizePlan) -> None:
    """Paid, open and in play add up; the clock and the inspector name cash and kind alike."""
    evening = seated(6, replace(SMALL, prizes=plan))
    evening.close()
    total = evening.state.prizes.total
    assert total == evening.state.pool == evening.state.prizes.lists[-1].total
    for out in (6, 5, 4, 3, 2):
        evening.bust(out)
        settled = Decided().prizes(MAIN, evening.state)
        first = 1 if out == 2 else evening.state.left + 1
        decided = [one for one in evening.state.prizes.listed() if one.place >= first]
        assert settled.cents.total() == sum(one.cents for one in decided)
    for prize in evening.state.prizes.listed():
        evening.tell(pay_prize(evening.state, prize.place))
    settled = Decided().prizes(MAIN, evening.state)
    assert (settled.paid_cents, settled.open_cents) == (total, 0)


@pytest.mark.parametrize("held", ["", "9-1 Ada"])
def test_a_place_names_what_is_in_kind_and_its_value_beside_the_cash(held: str) -> None:
    for prize, cash, kind in (
        (Prize(1, 24_000, "Car", 20_000), "240.00", "and 200.00 in kind: Car"),
        (Prize(3, 0, "Ticket for two to Las Vegas", 5_000), "in kind", "and 50.00 in kind: Ticket"),
        (Prize(3, 0, "Cap"), "in kind", "and Cap"),
        (Prize(2, 100), "1.00", ""),
    ):
        told = PlaceFigures(prize.place, "", prize, prize, True, False, False, held)
        _, _, posted, now, _, mark = (said(cell) for cell in PlaceRow(told).cells)
        assert (posted, now) == (cash, cash)
        assert held in mark
        assert kind in mark


def test_the_clock_says_of_the_first_prize_what_it_is_worth_and_what_is_in_kind() -> None:
    """Provisional and posted, and who won what at the end."""
    evening = seated(6, replace(SMALL, prizes=CAR))
    fact = side_facts(evening.state, 0, Voice())[-1]
    assert (fact.value, fact.qualifier) == ("$440", "provisional, with Car")
    evening.close()
    evening.bust(6, 5, 4, 3, 2)
    here = position(evening.state.conditions, evening.state.clock, evening.now)
    line = messages(evening.state, ClockState.FINISHED, here, lambda _: "Ada", Voice())[0]
    assert line == "Winner: Ada, $240 + Car"


def test_a_count_is_typed_as_a_whole_or_by_its_notes_and_coins() -> None:
    assert counted("cash", "1,234.50").cents == 123_450
    by_pieces = counted("cash", "50x12 20 x 7, 0.50x3")
    assert by_pieces.cents == 60_000 + 14_000 + 150
    assert [(one.value, one.number) for one in by_pieces.pieces] == [
        (5_000, 12),
        (2_000, 7),
        (50, 3),
    ]
    for typed in ("50x", "50x12 and some", "x"):
        with pytest.raises(Refusal) as refused:
            counted("cash", typed)
        assert refused.value.code == "count_not_understood"
