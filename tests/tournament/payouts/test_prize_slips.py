"""Prize slips come with the exits that win a prize, and follow every correction."""

from collections.abc import Sequence

import msgspec
import pytest

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.slips import SlipIssued, SlipVoided
from tdapp.tournament.payouts.consequences import PlaceChange, consequences
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import change_prizes, post_prizes
from tdapp.tournament.payouts.queue import PrizeState, prize_queue
from tdapp.tournament.payouts.slips import issue_slip, valid_slip, with_slips
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.prize_bands import bands

Slips = list[SlipIssued | SlipVoided]


def told(evening: Evening, events: Sequence[Event]) -> Slips:
    """Fold an act with its slips; those slips."""
    whole = evening.tell(with_slips(evening.state, events))
    return [one for one in whole if isinstance(one, SlipIssued | SlipVoided)]


def out(evening: Evening, *entries: int, hand: str | None = None) -> Slips:
    """Take players out one after the other; the slips that this gave."""
    slips: Slips = []
    for entry in entries:
        events = bust(evening.state, entry, evening.now, hand=hand, declined=True)
        slips += told(evening, events)
    return slips


def posted(plan: PrizePlan = SMALL.prizes) -> Evening:
    """Six entries, the field closed: 600 dollars, by default 300, 180 and 120."""
    evening = seated(6, msgspec.structs.replace(SMALL, prizes=plan))
    evening.close()
    return evening


def neighbours(evening: Evening) -> tuple[int, int]:
    """Two at one table, with one other left in play."""
    seats = evening.state.seating.seat_of
    table = [entry for entry in range(1, 7) if seats[entry].table == 1]
    one, two = table[:2]
    out(evening, *[entry for entry in range(1, 7) if entry not in {one, two}][:3])
    return one, two


def test_a_bust_in_the_money_yields_its_slip_and_the_last_one_the_winners_too() -> None:
    evening = posted()
    assert out(evening, 6, 5, 4) == []
    assert out(evening, 3) == [SlipIssued(1, 3, 3, 12_000)]
    assert out(evening, 2) == [SlipIssued(2, 2, 2, 18_000), SlipIssued(3, 1, 1, 30_000)]


def test_who_is_out_in_the_money_before_the_list_gets_the_slip_with_it() -> None:
    evening = seated(6)
    assert out(evening, 6, 5, 4, 3) == []
    assert told(evening, post_prizes(evening.state)) == [SlipIssued(1, 3, 3, 12_000)]


def test_a_slip_names_what_is_won_in_kind() -> None:
    ticket = msgspec.structs.replace(
        bands((1, (60, 40))), in_kind=(PrizeInKind(3, "Ticket", 5_000),)
    )
    assert out(posted(ticket), 6, 5, 4, 3) == [SlipIssued(1, 3, 3, 0, "Ticket", 5_000)]


def test_a_shared_place_yields_a_slip_for_each() -> None:
    evening = posted()
    out(evening, 6, 5, 4)
    outs = (
        EliminatedPlayer(entry=2, table=1, stack=500, cards=(9,)),
        EliminatedPlayer(entry=3, table=1, stack=500, cards=(8,)),
    )
    apart = told(evening, bust_together(evening.state, outs, evening.now))
    assert [(one.slip, one.entry) for one in apart] == [(1, 3), (2, 2), (3, 1)]
    assert told(evening, reorder(evening.state, ((2, 3),))) == [
        SlipIssued(4, 2, 2, 15_000, instead_of=2),
        SlipIssued(5, 3, 2, 15_000, instead_of=1),
    ]


def test_an_exit_in_the_same_hand_makes_the_slip_of_the_one_before_it_void() -> None:
    evening = posted()
    one, two = neighbours(evening)
    assert out(evening, one, hand="41") == [SlipIssued(1, one, 3, 12_000)]
    assert out(evening, two, hand="41")[0] == SlipVoided(1, one)
    states = {due.entry: due.state for due in prize_queue(evening.state)}
    assert states[one] is states[two] is PrizeState.OPEN
    ruled = told(evening, reorder(evening.state, ((two,), (one,))))
    assert ruled == [SlipIssued(3, two, 3, 12_000), SlipIssued(4, one, 2, 18_000)]


def test_the_director_gives_out_a_slip_over_an_open_tie() -> None:
    evening = posted()
    one, two = neighbours(evening)
    out(evening, one, two, hand="41")
    assert valid_slip(evening.state, one) is None
    evening.tell(issue_slip(evening.state, one))
    assert valid_slip(evening.state, one) == SlipIssued(3, one, 3, 12_000)
    with pytest.raises(Refusal) as again:
        issue_slip(evening.state, one)
    assert again.value == Refusal("slip_is_out", entry=one, slip=3)


def test_a_late_exit_makes_the_slips_behind_it_void_and_gives_others() -> None:
    evening = posted()
    out(evening, 6, 5, 4, 3)
    late = insert_exit(evening.state, 2, 3)
    assert consequences(evening.state, late)[1:] == (
        PlaceChange(3, 3, 2, 12_000, 18_000, void=1),
        PlaceChange(2, None, 3, 0, 12_000),
    )
    assert told(evening, late) == [
        SlipIssued(2, 2, 3, 12_000),
        SlipIssued(3, 3, 2, 18_000, instead_of=1),
        SlipIssued(4, 1, 1, 30_000),
    ]


def test_a_reinstated_player_has_no_slip_and_those_after_have_others() -> None:
    evening = posted()
    out(evening, 6, 5, 4, 3, 2)
    changed = told(evening, reinstate(evening.state, 3))
    assert changed == [
        SlipVoided(1, 3),
        SlipIssued(4, 2, 3, 12_000, instead_of=2),
        SlipVoided(3, 1),
    ]
    assert out(evening, 3)[0] == SlipIssued(5, 3, 2, 18_000)


def test_the_slip_of_the_wrong_player_passes_with_the_exit_under_a_new_number() -> None:
    evening = posted()
    out(evening, 6, 5, 4, 3)
    assert told(evening, pass_on(evening.state, 3, 2)) == [
        SlipVoided(1, 3),
        SlipIssued(2, 2, 3, 12_000),
    ]


def test_another_list_gives_other_slips_only_where_the_prize_is_another() -> None:
    evening = posted()
    out(evening, 6, 5, 4, 3, 2)
    changed = told(evening, change_prizes(evening.state, (32_000, 16_000, 12_000)))
    assert changed == [
        SlipIssued(4, 2, 2, 16_000, instead_of=2),
        SlipIssued(5, 1, 1, 32_000, instead_of=3),
    ]


def test_a_prize_is_paid_against_the_slip_that_is_out() -> None:
    evening = posted()
    out(evening, 6, 5, 4, 3)
    (paid,) = evening.tell(pay_prize(evening.state, 3))
    assert paid.papers() == ("slip 1",)
    assert evening.state.prizes.last_slip == 1


def test_an_exit_out_of_the_money_looks_at_nobody_elses_slip() -> None:
    evening = posted()
    first = bust(evening.state, 6, evening.now, declined=True)
    assert with_slips(evening.state, first) == list(first)
