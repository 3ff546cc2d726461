"""A payout sheet that was corrected is another version, which knows what the one before said."""

import msgspec
import pytest

from tdapp.core.event import Event, Redone, Undone
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.slips import FormerPlace, PayoutSheetReplaced
from tdapp.tournament.papers.issuing import is_right, issue_paper
from tdapp.tournament.payouts.paying import pay_prize, reverse_prize
from tdapp.tournament.payouts.posting import change_prizes, post_prizes
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.state.prizes import PayoutSheet
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.envelope_night import filled, out
from tests.tournament.payouts.prize_bands import bands


def told(evening: Evening, events: list[Event]) -> list[Event]:
    """Fold an act with its slips and sheets."""
    return list(evening.tell(with_slips(evening.state, events)))


def in_the_money(*out: int) -> Evening:
    """Six entries play for 300, 180 and 120 dollars; some are out, in this order."""
    evening = seated(6)
    told(evening, post_prizes(evening.state))
    take_out(evening, *out)
    return evening


def take_out(evening: Evening, *entries: int) -> None:
    for entry in entries:
        told(evening, bust(evening.state, entry, evening.now, declined=True))


def sheet(evening: Evening) -> PayoutSheet:
    return evening.state.prizes.sheet


def test_exits_fill_the_first_version_and_a_late_one_makes_the_second() -> None:
    evening = in_the_money(6, 5, 4, 3)
    assert sheet(evening) == PayoutSheet(1)
    events = told(evening, insert_exit(evening.state, 2, 3))
    assert events[-1] == PayoutSheetReplaced(2, (FormerPlace(3, 12_000, entry=3),))
    assert sheet(evening) == PayoutSheet(2, (FormerPlace(3, 12_000, entry=3),))


def test_exits_put_into_another_order_make_another_version_where_prizes_change_hands() -> None:
    evening = in_the_money(6, 5, 4, 3, 2)
    told(evening, reorder(evening.state, ((5,), (6,))))
    assert sheet(evening).version == 1
    told(evening, reorder(evening.state, ((2,), (3,))))
    assert sheet(evening).version == 2
    assert sheet(evening).was == (
        FormerPlace(2, 18_000, entry=2),
        FormerPlace(3, 12_000, entry=3),
    )


def test_another_list_says_of_every_changed_place_what_it_was_and_whose() -> None:
    evening = in_the_money(6, 5, 4, 3)
    events = told(evening, change_prizes(evening.state, (35_000, 15_000, 10_000)))
    assert [one for one in events if isinstance(one, PayoutSheetReplaced)] == [
        PayoutSheetReplaced(
            2, (FormerPlace(1, 30_000), FormerPlace(2, 18_000), FormerPlace(3, 12_000, entry=3))
        )
    ]
    assert sheet(evening).version == 2
    told(evening, change_prizes(evening.state, (40_000, 10_000, 10_000)))
    assert sheet(evening) == PayoutSheet(3, (FormerPlace(1, 35_000), FormerPlace(2, 15_000)))
    assert [one.version for one in evening.state.prizes.lists] == [1, 2, 3]


def test_a_place_that_is_paid_no_more_and_one_that_is_new_are_named() -> None:
    evening = in_the_money()
    told(evening, change_prizes(evening.state, (40_000, 20_000)))
    assert sheet(evening).was[-1] == FormerPlace(3, 12_000)
    told(evening, change_prizes(evening.state, (20_000, 20_000, 20_000)))
    assert sheet(evening).was == (FormerPlace(1, 40_000), FormerPlace(3, 0))


def test_after_an_undo_of_its_papers_the_next_slip_makes_another_version() -> None:
    evening = in_the_money(6, 5, 4)
    before = evening.state
    take_out(evening, 3)
    after = evening.state
    undone = Undone(ActionId("a"), (1,), named=("slip 1",))
    evening.state = before
    evening.tell([undone])
    assert sheet(evening) == PayoutSheet(1, undone=("slip 1",))
    take_out(evening, 2)
    assert sheet(evening) == PayoutSheet(2, taken_back=("slip 1",))
    take_out(evening, 1)
    assert sheet(evening).version == 2

    evening.state = after
    evening.tell([undone, Redone(ActionId("a"), (1,), named=("slip 1",))])
    assert evening.state == after


def test_a_version_that_was_undone_is_not_given_again() -> None:
    evening = in_the_money(6, 5, 4, 3, 2)
    before = evening.state
    told(evening, reorder(evening.state, ((2,), (3,))))
    evening.state = before
    evening.tell([Undone(ActionId("a"), (1,), named=("slip 4", "slip 5", "sheet 2"))])
    assert sheet(evening).version == 1
    told(evening, reorder(evening.state, ((2,), (3,))))
    assert sheet(evening).version == 3


def test_only_a_correction_that_changes_a_paid_prize_itself_is_refused() -> None:
    """Money that was handed over comes back by its own act; everything else goes through."""
    evening = in_the_money(6, 5, 4, 3, 2)
    evening.tell(pay_prize(evening.state, 1))
    evening.tell(pay_prize(evening.state, 3))
    told(evening, reorder(evening.state, ((4,), (6,), (5,))))
    assert {entry: evening.state.places()[entry] for entry in (4, 6, 5)} == {4: 6, 6: 5, 5: 4}
    with pytest.raises(Refusal) as refused:
        reorder(evening.state, ((2,), (3,)))
    assert refused.value == Refusal("prize_paid", place=3, entry=3)


def test_a_paid_place_may_change_where_its_prize_does_not() -> None:
    plan = bands((1, (40, 30, 30)))
    evening = seated(6, msgspec.structs.replace(SMALL, prizes=plan))
    told(evening, post_prizes(evening.state))
    take_out(evening, 6, 5, 4, 3)
    evening.tell(pay_prize(evening.state, 3))
    told(evening, insert_exit(evening.state, 2, 3))
    assert evening.state.place_of(3) == 2
    assert evening.state.prizes.paid[3].cents == 18_000


def test_equal_money_is_not_the_same_prize_where_one_is_in_kind() -> None:
    """A ticket and its worth in cash: who was paid the one cannot have won the other."""
    ticket = PrizeInKind(2, "Ticket", 0)
    plan = msgspec.structs.replace(bands((1, (40, 30, 30))), in_kind=(ticket,))
    evening = seated(6, msgspec.structs.replace(SMALL, prizes=plan))
    told(evening, post_prizes(evening.state))
    take_out(evening, 6, 5, 4, 3)
    evening.tell(pay_prize(evening.state, 3))
    with pytest.raises(Refusal) as refused:
        insert_exit(evening.state, 2, 3)
    assert refused.value == Refusal("prize_paid", place=3, entry=3)


def test_sheets_that_name_money_are_void_once_it_is_other_money() -> None:
    """Payout sheet and results: a payment undone, and a prize that changes hands."""
    evening = in_the_money(6, 5, 4, 3)
    told(evening, pay_prize(evening.state, 3))
    for kind in (PaperKind.PAYOUT_SHEET, PaperKind.RESULTS):
        evening.tell(issue_paper(evening.state, kind))
    papers = evening.state.papers.by_number.values()
    told(evening, reverse_prize(evening.state, 3))
    assert [is_right(evening.state, one) for one in papers] == [False, True]
    told(evening, insert_exit(evening.state, 2, 3))
    assert [is_right(evening.state, one) for one in papers] == [False, False]


def test_a_list_of_envelopes_is_void_once_one_is_drawn() -> None:
    """What is left in them is written on it too."""
    night = filled()
    night.tell(issue_paper(night.state, PaperKind.ENVELOPES))
    out(night, 5, 1)
    assert not is_right(night.state, night.state.papers.by_number[1])
