"""Penalties: what is listed, what is due, and what of it is served."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.event import Event, Undone
from tdapp.core.ids import ActionId, StaffId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.rules.ruling_rules import PenaltyKind, is_listed
from tdapp.table.facts.rulings import PenaltyGiven, PenaltyServed, RulingKind
from tdapp.table.rulings.penalising import (
    Grounds,
    give_penalty,
    must_be_listed,
    open_penalties,
    penalties_of,
    penalty,
    serve_penalty,
)
from tdapp.table.rulings.ruling import About, give_ruling
from tests.rules_doc import Case, case, rule
from tests.tournament.evening import SMALL, Evening, seated

WARNING, MINUTES = PenaltyKind.WARNING, PenaltyKind.MINUTES
HANDS, ROUNDS = PenaltyKind.HANDS, PenaltyKind.ROUNDS
ADELAIDE = rulebook("adelaide").tournament.penalties


def full_table() -> Evening:
    """Eight players at one table, nobody at the other."""
    evening = Evening(replace(SMALL, seats_per_table=9), tables=1)
    evening.enter(8)
    evening.seat()
    return evening


def give(evening: Evening, entry: int, kind: PenaltyKind, amount: int = 0) -> None:
    evening.tell(give_penalty(evening.state, entry, kind, amount, evening.now))


def test_two_rounds_for_eight_players_are_sixteen_hands() -> None:
    evening = full_table()
    give(evening, 3, ROUNDS, 2)
    assert penalty(evening.state, 1).outstanding == 16
    evening.bust(1)
    assert penalty(evening.state, 1).outstanding == 16
    give(evening, 3, ROUNDS, 2)
    assert penalty(evening.state, 2).outstanding == 14


def test_only_the_players_of_the_same_table_make_a_round() -> None:
    evening = seated(8)
    mine = evening.state.seating.seat_of[3].table
    give(evening, 3, ROUNDS, 1)
    assert penalty(evening.state, 1).given.players == evening.state.seating.at_tables()[mine] == 4


def test_hands_are_served_one_after_another_until_none_is_left() -> None:
    evening = full_table()
    give(evening, 3, HANDS, 5)
    evening.tell(serve_penalty(evening.state, 1, 2))
    assert penalty(evening.state, 1).outstanding == 3
    with pytest.raises(Refusal) as refused:
        serve_penalty(evening.state, 1, 4)
    assert refused.value == Refusal("more_than_is_left", number=1, left=3)
    evening.tell(serve_penalty(evening.state, 1))
    assert list(open_penalties(evening.state)) == []
    with pytest.raises(Refusal, match="nothing_to_serve"):
        serve_penalty(evening.state, 1)


def test_minutes_are_to_be_served_and_a_warning_is_not() -> None:
    evening = full_table()
    give(evening, 3, MINUTES, 10)
    give(evening, 4, WARNING)
    assert [one.given.number for one in open_penalties(evening.state)] == [1]
    assert [one.given.kind for one in penalties_of(evening.state, 4)] == [WARNING]


def test_who_is_out_serves_nothing_until_he_is_back() -> None:
    evening = full_table()
    give(evening, 3, HANDS, 5)
    evening.bust(3)
    assert list(open_penalties(evening.state)) == []
    evening.reinstate(3)
    assert [one.outstanding for one in open_penalties(evening.state)] == [5]


def test_a_penalty_names_the_ruling_that_it_follows_from() -> None:
    evening = full_table()
    about = About(RulingKind.CONDUCT, entries=(3,))
    evening.tell(give_ruling(evening.state, StaffId("floor"), about, evening.now))
    evening.tell(give_penalty(evening.state, 3, HANDS, 3, evening.now, grounds=Grounds(1)))
    assert penalty(evening.state, 1).given.ruling == 1
    with pytest.raises(Refusal, match="no_such_ruling"):
        give_penalty(evening.state, 3, HANDS, 3, evening.now, grounds=Grounds(2))


@rule("ADELAIDE", "111", "111c")
def test_the_penalties_of_the_list_are_offered_and_no_others() -> None:
    """A warning, 5 to 30 minutes, 3 to 20 hands, or 1 to 3 hands for every player."""
    listed = {
        WARNING: {0},
        MINUTES: {5, 10, 15, 20, 30},
        HANDS: {3, 5, 10, 15, 20},
        ROUNDS: {1, 2, 3},
    }
    for kind, amounts in listed.items():
        assert {n for n in range(41) if is_listed(ADELAIDE, kind, n)} == amounts
    with pytest.raises(Refusal) as refused:
        must_be_listed(ADELAIDE, HANDS, 4)
    assert refused.value == Refusal("penalty_not_listed", kind="hands", amount=4)


@case("ADELAIDE-TOURNAMENT-010")
def test_a_time_penalty_between_those_of_the_list_is_refused(case: Case) -> None:
    """The Director has 5, 10, 15, 20 and 30 minutes (111b)."""
    minutes = case.given["penalty_minutes"]
    assert [n for n in range(41) if is_listed(ADELAIDE, MINUTES, n)] == case.then["choices"]
    with pytest.raises(Refusal) as refused:
        must_be_listed(ADELAIDE, MINUTES, minutes)
    assert refused.value == Refusal("penalty_not_listed", kind="minutes", amount=minutes)


def test_a_house_without_a_list_offers_nothing_without_a_reason() -> None:
    assert rulebook("star").tournament.penalties == ()
    with pytest.raises(Refusal, match="no_penalties_listed"):
        must_be_listed((), WARNING, 0)


@pytest.mark.parametrize(
    ("entry", "kind", "amount", "code"),
    [
        (9, WARNING, 0, "no_such_entry"),
        (2, WARNING, 0, "already_out"),
        (1, WARNING, 1, "not_a_penalty"),
        (1, HANDS, 0, "not_a_penalty"),
        (1, MINUTES, -5, "not_a_penalty"),
        (8, ROUNDS, 1, "not_seated"),
    ],
)
def test_a_penalty_that_cannot_be_is_refused(
    entry: int, kind: PenaltyKind, amount: int, code: str
) -> None:
    evening = seated(7)
    evening.enter()
    evening.bust(2)
    with pytest.raises(Refusal, match=code):
        give(evening, entry, kind, amount)
    with pytest.raises(Refusal, match="no_such_penalty"):
        serve_penalty(evening.state, 1)


@pytest.mark.parametrize(
    ("fact", "clash"),
    [
        (PenaltyGiven(1, 3, HANDS, 1, 1, 0), "penalty_exists"),
        (PenaltyServed(1, 6), "not_to_be_served"),
        (PenaltyServed(2, 1), "not_to_be_served"),
    ],
)
def test_facts_that_do_not_fit_are_not_folded(fact: Event, clash: str) -> None:
    evening = full_table()
    give(evening, 3, HANDS, 5)
    with pytest.raises(Contradiction, match=clash):
        evening.tell([fact])


def test_a_number_that_was_undone_is_not_given_again() -> None:
    evening = full_table()
    evening.tell([Undone(ActionId("a"), (1,), (), ("penalty 4", "ruling 9"))])
    give(evening, 3, WARNING)
    assert penalty(evening.state, 5).given.kind is WARNING
