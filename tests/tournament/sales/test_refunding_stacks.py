"""Who withdraws while he plays: his whole stack goes out of play, and the count still fits."""

import pytest
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion, Substitution
from tdapp.tournament.plan.terms import AlternateTerms, RefundTerms
from tdapp.tournament.sales.alternates import (
    call_alternate,
    join_alternates,
    refund_alternate,
    seat_alternate,
)
from tdapp.tournament.sales.passing_on import pass_entry_on
from tdapp.tournament.sales.refunding import readmit, refund
from tests.tournament.evening import SMALL, Evening, person, seated

KIND = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL, FEE)))


def withdraw(evening: Evening, number: int, stack: int | None = None) -> None:
    evening.tell(
        refund(evening.state, number, Occasion.WITHDRAWAL, evening.now, stack=stack)
    )  # fmt: skip


@pytest.mark.parametrize("stack", [0, 2_500, 10_000, 17_500])
def test_the_stack_goes_out_of_play_whatever_was_bought(stack: int) -> None:
    evening = seated(3, KIND)
    evening.start()
    before = evening.state
    withdraw(evening, 2, stack)

    assert evening.state.chips_in_play == 30_000 - stack
    assert evening.state.entries.chips == 20_000
    evening.tell(readmit(evening.state, 2))
    assert evening.state.chips_in_play == before.chips_in_play
    assert evening.state.entries.left_behind == 0


def test_chips_that_went_with_the_exit_do_not_go_twice() -> None:
    evening = seated(3, KIND)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 17_500, evening.now))
    assert evening.state.chips_in_play == 12_500
    withdraw(evening, 2, 17_500)
    assert evening.state.chips_in_play == 12_500
    evening.tell(readmit(evening.state, 2))
    assert evening.state.chips_in_play == 30_000


def test_who_has_no_chips_leaves_those_that_he_bought_with_the_others() -> None:
    evening = seated(3, KIND)
    evening.tell(bust(evening.state, 2, evening.now))
    withdraw(evening, 2, 9_999)
    assert evening.state.chips_in_play == 30_000


def test_nobody_takes_more_out_than_is_in_play() -> None:
    evening = seated(3, KIND)
    for stack in (-1, 30_001):
        with pytest.raises(Refusal, match="not_a_stack"):
            withdraw(evening, 2, stack)


def test_an_older_refund_took_out_what_was_bought() -> None:
    evening = seated(3, KIND)
    (told,) = refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now, stack=500)
    assert isinstance(told, EntryRefunded)
    evening.tell([replace(told, stack=None)])
    assert evening.state.chips_in_play == 20_000


def listed(*events: Event) -> list[tuple[object, ...]]:
    """What the list of purchases says of these events: kind, entry, person, paper and cents."""
    names = ("kind", "entry", "person_id", "receipt", "cents")
    return [tuple(row.values[name] for name in names) for event in events for row in event.rows()]


def test_the_list_of_purchases_has_tickets_and_what_became_of_them() -> None:
    queued = replace(SMALL, alternates=AlternateTerms(), seats_per_table=3)
    evening = Evening(queued, tables=1)
    evening.enter(3)
    evening.seat()
    facts = [
        *evening.tell(join_alternates(evening.state, person(21), evening.now)),
        *evening.tell(join_alternates(evening.state, person(22), evening.now)),
    ]
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    facts += evening.tell(seat_alternate(evening.state, 1))
    facts += evening.tell(refund_alternate(evening.state, 2))
    assert listed(*facts) == [
        ("ticket", 0, person(21), 1, 11_000),
        ("ticket", 0, person(22), 2, 11_000),
        ("ticket used", 0, person(21), 1, -11_000),
        ("entry", 4, person(21), 4, 11_000),
        ("ticket refund", 0, None, 1, -11_000),
    ]


def test_the_list_of_purchases_says_whose_an_entry_is_once_it_was_passed_on() -> None:
    evening = seated(2, replace(SMALL, substitutes=True))
    told = pass_entry_on(evening.state, 1, person(7), Substitution.SUBSTITUTE, approved=True)
    assert listed(*told) == [("passed on", 1, person(7), 0, 0)]
