"""A double buy-in that is found in play: chips out, money back, pool and prizes restated."""

from contextlib import suppress

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.by_two import wanted_for
from tdapp.desk.permissions import Permission
from tdapp.house.cage_events import CageTerms
from tdapp.house.kept_events import Ineligible
from tdapp.house.papers.kinds import PaperKind
from tdapp.rules.money_rules import Heir
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.refunds import EntryVoided
from tdapp.tournament.papers.issuing import is_right, issue_paper
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import lock_prizes
from tdapp.tournament.payouts.restating import with_pool_restated
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.sales.refunding import void_in_play
from tdapp.tournament.sales.selling import sell_entry
from tests.tournament.evening import SMALL, Evening, canberra, refused, seated

HOUSES = ("adelaide", "crown", "open", "star", "tasmania")


def under_rules_of(house: str, conditions: Conditions = SMALL) -> Conditions:
    return replace(conditions, rules=canberra(house).rules)


def void(evening: Evening, number: int, stack: int | None = None) -> EntryVoided:
    """Void it with all that follows; gives the fact itself."""
    state = evening.state
    voided = void_in_play(state, number, stack)
    facts = with_slips(state, with_pool_restated(state, voided))
    assert wanted_for({StreamId("event"): facts}, CageTerms()) is Permission.COUNTERSIGN
    evening.tell(facts)
    (fact,) = voided
    assert isinstance(fact, EntryVoided)
    return fact


@given(
    house=st.sampled_from(HOUSES),
    number=st.integers(1, 6),
    out_before=st.lists(st.integers(1, 6), unique=True, max_size=4),
    closed=st.booleans(),
    rebought=st.booleans(),
    stack=st.integers(0, 20_000),
)
def test_nothing_is_left_of_an_entry_that_is_void_in_play(
    house: str, number: int, out_before: list[int], *, closed: bool, rebought: bool, stack: int
) -> None:
    """All its money is back, its chips are out, and the prizes are those of the smaller field."""
    evening = seated(6, under_rules_of(house))
    evening.start()
    if rebought:
        evening.rebuy(number)
    if closed:
        evening.close()
    evening.bust(*out_before)
    paid, chips = evening.state.entry(number).paid, evening.state.chips_in_play
    pool, order = evening.state.pool, evening.state.exits.in_order()
    fact = void(evening, number, stack)

    state = evening.state
    assert sum(one.cents for one in fact.back) == paid
    assert state.pool == pool - 10_000 - 8_000 * rebought
    assert state.exits.in_order() == [one for one in order if one != number]
    assert state.chips_in_play == chips - (0 if number in order else stack)
    assert number not in state.entries.by_number
    assert number not in state.seating.seat_of
    assert state.place_of(number) is None
    if closed:
        assert state.prizes.total == state.pool
        assert number not in state.prizes.slips


def test_the_house_makes_up_its_guarantee_again() -> None:
    evening = seated(6, replace(SMALL, guarantee=60_000))
    evening.start()
    evening.close()
    void(evening, 6)
    assert evening.state.entries.added == 10_000
    assert evening.state.pool == evening.state.prizes.total == 60_000


def test_whoever_is_left_alone_wins_and_no_slip_names_the_void_entry() -> None:
    evening = seated(3)
    evening.start()
    evening.close()
    evening.tell(with_slips(evening.state, bust(evening.state, 3, evening.now)))
    void(evening, 1)
    assert set(evening.state.prizes.slips) <= {2, 3}
    assert evening.state.places() == {2: 1, 3: 2}


def test_prizes_that_are_paid_keep_their_place_and_sum() -> None:
    def second_paid() -> Evening:
        evening = seated(6)
        evening.start()
        evening.close()
        evening.bust(1, 2, 3, 4)
        evening.tell(pay_prize(evening.state, 3))
        return evening

    evening = second_paid()
    pool = evening.state.pool
    for number in (5, 4):
        with pytest.raises(Refusal, match="prize_paid"):
            void(evening, number)
    void(evening, 1)
    assert evening.state.prizes.posted[2] == evening.state.prizes.paid[4].cents
    assert evening.state.prizes.total == evening.state.pool == pool - 10_000


@given(
    house=st.sampled_from(HOUSES),
    locked=st.dictionaries(st.integers(1, 6), st.sampled_from([0, 500, 2_000]), max_size=2),
    gone=st.lists(st.integers(2, 6), unique=True, min_size=1, max_size=4),
    passed_over=st.booleans(),
)
def test_no_prize_is_posted_that_nobody_is_left_to_win(
    house: str, locked: dict[int, int], gone: list[int], *, passed_over: bool
) -> None:
    """Neither a lock nor somebody who may not win leaves a prize below the last entry."""
    evening = seated(6, under_rules_of(house))
    evening.start()
    evening.close()
    evening.bust(1)
    with suppress(Refusal):
        evening.tell(lock_prizes(evening.state, locked))
    evening.bust(2, 3, 4, 5)
    if passed_over:
        with suppress(Refusal):
            evening.tell(deny_prize(evening.state, 5, Ineligible.OTHER, Heir.NEXT_ELIGIBLE))
    for number in gone:
        with suppress(Refusal):
            void(evening, number)
    prizes = evening.state.prizes
    assert prizes.total == evening.state.pool
    assert len(prizes.posted) <= evening.state.entries.count - len(prizes.passed_over)
    assert all(entry is not None for _, entry, _ in unpaid(evening.state))


def test_what_stands_in_the_way_of_a_void_in_play() -> None:
    evening = seated(2)
    assert refused(evening, void_in_play, 1) == Refusal("not_handed_over", entry=1)
    evening.start()
    assert refused(evening, void_in_play, 9) == Refusal("no_such_entry", entry=9)
    assert refused(evening, void_in_play, 1, 20_001) == Refusal("not_a_stack", stack=20_001)
    evening.bust(1)
    assert refused(evening, void_in_play, 2) == Refusal("last_one_left", entry=2)
    void(evening, 1)
    assert list(evening.state.entries.by_number) == [2]


def test_the_papers_of_an_entry_that_is_void_are_void() -> None:
    evening = seated(3)
    for kind in (PaperKind.RECEIPTS, PaperKind.SEAT_CARD):
        evening.tell(issue_paper(evening.state, kind, (2,)))
    evening.start()
    papers = list(evening.state.papers.by_number.values())
    assert all(is_right(evening.state, one) for one in papers)
    void(evening, 2)
    assert not any(is_right(evening.state, one) for one in papers)


@pytest.mark.parametrize("house", HOUSES)
def test_what_a_wrongly_out_player_bought_as_a_second_entry_comes_back(house: str) -> None:
    conditions = replace(under_rules_of(house), reentry=SMALL.entry)
    evening = seated(4, conditions)
    evening.start()
    evening.bust(2)
    before = evening.state
    evening.tell(sell_entry(evening.state, before.entry(2).person, evening.now))
    evening.seat()
    assert refused(evening, reinstate, 2) == Refusal("in_again", entry=2, again=5)
    fact = void(evening, 5)
    evening.reinstate(2)
    state = evening.state
    assert sum(one.cents for one in fact.back) == 11_000
    assert (state.pool, state.chips_in_play) == (before.pool, before.chips_in_play)
    assert state.in_play() == [1, 2, 3, 4]
