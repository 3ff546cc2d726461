"""A stack that was told follows every act that changes its player's chips."""

from collections.abc import Callable
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen
from tdapp.table.chips.counting import chip_drift, count_chips, report_stacks, reported_stack
from tdapp.table.chips.moving import put_in, take_out
from tdapp.table.chips.race import Holding
from tdapp.table.chips.racing import race_chips
from tdapp.table.facts.chips import ChipCause, ChipRetired, Lot
from tdapp.tournament.chips import race_of
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.payouts.bounties import bounty_queue, tell_takers
from tdapp.tournament.payouts.restating import with_pool_restated
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.tournament.sales.refunding import void_in_play
from tdapp.tournament.sales.selling import sell_addons, sell_rebuy
from tdapp.tournament.tables.absent import MissedLevel, post_absent
from tests.tournament.evening import HOUSES, SMALL, Evening, canberra, refused, seated
from tests.tournament.payouts.bounty_hunt import HEAD, HUNT, PRICE
from tests.tournament.sales.offers import offer

ONE = 1


def told(evening: Evening, entry: int = ONE) -> int | None:
    """The stack that is told of an entry in play."""
    found = reported_stack(evening.state, entry, evening.now)
    return None if found is None else found.chips


def given_chips(evening: Evening, chips: int) -> int:
    evening.tell(put_in(evening.state, [Lot(25, chips)], ChipCause.SHORT_STACK, entry=ONE))
    return 25 * chips


def loses_chips(evening: Evening, chips: int) -> int:
    evening.tell(take_out(evening.state, [Lot(25, chips)], ChipCause.POCKETED, entry=ONE))
    return -25 * chips


def races(evening: Evening, chips: int) -> int:
    """Six of 25 and so many more become hundreds; alone in the race, odd ones go to him."""
    seat = evening.state.seating.seat_of[ONE]
    race = race_of(evening.state, seat.table, 25, 100, [Holding(seat.seat, chips)])
    before = evening.state.chips.net
    evening.tell(race_chips(evening.state, seat.table, race, None, f"race {chips}"))
    return evening.state.chips.net - before


def goes_and_is_back(evening: Evening, chips: int) -> int:
    evening.tell(leave(evening.state, ONE, Departure.WITHDRAWN, chips, evening.now))
    assert told(evening) is None
    evening.tell(reinstate(evening.state, ONE))
    return 0


def is_taken_for_another(evening: Evening, chips: int) -> int:
    """The wrong player was out, then is only out of chips, and each time has them after all."""
    evening.tell(bust(evening.state, ONE, evening.now, declined=True))
    evening.tell(pass_on(evening.state, ONE, 2 + chips % 2))
    evening.tell(reinstate(evening.state, 2 + chips % 2))
    evening.tell(bust(evening.state, ONE, evening.now))
    assert told(evening) == 0
    evening.tell(reinstate(evening.state, ONE))
    return 0


def tells(evening: Evening, chips: int, at: Instant) -> None:
    evening.tell(report_stacks(evening.state, [(ONE, chips)], evening.now, at.utc_us))


def night(house: str) -> Evening:
    """Three players of a house that sells them many re-buys and add-ons."""
    more = offer(8_000, 500, 9_000, until=3, most=9)
    evening = seated(3, replace(SMALL, rules=canberra(house).rules, rebuy=more, addon=more))
    evening.start()
    return evening


ACTS = (given_chips, loses_chips, goes_and_is_back, is_taken_for_another)


@given(
    house=st.sampled_from(HOUSES),
    acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(1, 40)), max_size=6),
    raced=st.none() | st.integers(1, 40),
)
def test_a_told_stack_is_what_was_told_and_all_that_was_done_since(
    house: str, acts: list[tuple[Callable[[Evening, int], int], int]], raced: int | None
) -> None:
    evening = seated(4, replace(SMALL, rules=canberra(house).rules))
    evening.start()
    evening.tell(report_stacks(evening.state, [(ONE, 8_000)], evening.now))
    stack = 8_000 + sum(act(evening, chips) for act, chips in acts)
    assert told(evening) == stack
    if raced is not None:
        stack += races(evening, raced)
    assert told(evening) == stack
    evening.rebuy(ONE)
    assert told(evening) == stack + 9_000
    assert all(told(evening, other) is None for other in (2, 3, 4))


def buys(evening: Evening, chips: int, at: Instant) -> None:
    """A re-buy, or an add-on."""
    state, when = evening.state, at.utc_us
    if chips % 2:
        evening.tell(sell_rebuy(state, ONE, 0, evening.now, happened_us=when))
    else:
        evening.tell(sell_addons(state, (ONE,), evening.now, happened_us=when))


def moves(evening: Evening, chips: int, at: Instant) -> None:
    """Chips are given, or taken."""
    act, cause = (put_in, ChipCause.SHORT_STACK) if chips % 2 else (take_out, ChipCause.POCKETED)
    evening.tell(act(evening.state, [Lot(25, chips)], cause, ONE, at=at))


def exchanges(evening: Evening, chips: int, at: Instant) -> None:
    """Chips of 25 become hundreds, and are in play elsewhere still."""
    seat = evening.state.seating.seat_of[ONE]
    race = race_of(evening.state, seat.table, 25, 100, [Holding(seat.seat, chips)])
    told = race_chips(evening.state, seat.table, race, None, f"race {chips}", at)
    evening.tell([one for one in told if not isinstance(one, ChipRetired)])


def loses_all_and_buys(evening: Evening, _: int, at: Instant) -> None:
    evening.tell(bust(evening.state, ONE, evening.now, happened_us=at.utc_us))
    buys(evening, 1, at)


Dated = Callable[[Evening, int, Instant], None]


@given(
    house=st.sampled_from(HOUSES),
    acts=st.lists(
        st.tuples(
            st.sampled_from((buys, moves, exchanges, loses_all_and_buys)),
            st.integers(1, 40),
            st.booleans(),
        ),
        max_size=6,
    ),
    reports=st.dictionaries(st.integers(0, 6), st.booleans(), min_size=1),
    order=st.randoms(use_true_random=False),
    stepped=st.sampled_from([-60, 0, 60]),
)
def test_a_slip_typed_late_counts_as_if_it_had_been_told_at_its_time(
    house: str,
    acts: list[tuple[Dated, int, bool]],
    reports: dict[int, bool],
    order: Random,
    stepped: int,
) -> None:
    """Each act has its minute and is told at once or later, also once the wall clock was set."""
    stacks = {0: 8_000}
    by_the_minute = night(house)
    tells(by_the_minute, 8_000, by_the_minute.now)
    for minute, (act, chips, _) in enumerate(acts, 1):
        by_the_minute.pass_us(MINUTE_US)
        act(by_the_minute, chips, by_the_minute.now)
        stacks[minute] = told(by_the_minute) or 0
    evening, late = night(house), []
    for minute, stack in stacks.items():
        slips = [acts[minute - 1]] if minute else []
        if minute in reports:
            slips.append((tells, stack, reports[minute]))
        for act, chips, is_late in slips:
            if is_late and act is not loses_all_and_buys:
                late.append((act, chips, evening.now))
            else:
                act(evening, chips, evening.now)
            evening.pass_us(MINUTE_US // 2)
    step = stepped * MINUTE_US
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + step)
    order.shuffle(late)
    for act, chips, at in late:
        act(evening, chips, replace(at, utc_us=at.utc_us + step))
    if set(reports) & set(stacks):
        assert told(evening) == stacks[len(acts)]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("stepped", [-60, 0, 60])
def test_a_count_typed_late_expects_what_was_in_play_when_it_was_made(
    house: str, stepped: int
) -> None:
    evening = night(house)
    moves(evening, 3, evening.now)
    evening.pass_us(MINUTE_US)
    counted, chips = evening.now, evening.state.chips_in_play
    evening.pass_us(MINUTE_US)
    evening.enter()
    evening.seat()
    for minute, act in enumerate((buys, moves, moves, exchanges), 5):
        act(evening, minute, evening.now)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 4_000, evening.now))
    assert evening.state.chips_in_play != chips
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + stepped * MINUTE_US)
    when = counted.utc_us + stepped * MINUTE_US
    evening.tell(count_chips(evening.state, chips + 75, evening.now, happened_us=when))
    assert chip_drift(evening.state) == 75
    early = when - MINUTE_US // 2
    evening.tell(count_chips(evening.state, 1, evening.now, happened_us=early))
    assert chip_drift(evening.state) == 75


@given(
    house=st.sampled_from(HOUSES), busted=st.booleans(), late=st.booleans(), reported=st.booleans()
)
def test_who_may_buy_only_without_chips_has_lost_those_before_and_so_his_bounty(
    house: str, *, busted: bool, late: bool, reported: bool
) -> None:
    """The cage may sell before the floor has recorded the loss (ADELAIDE 1)."""
    sold = Offer(PRICE, 9_000, Window(until_level=3), most=3, when=RebuyWhen.NO_CHIPS)
    evening = seated(4, replace(HUNT, rules=canberra(house).rules, rebuy=sold))
    evening.start()
    evening.tell(report_stacks(evening.state, [(ONE, 5_000)], evening.now))
    evening.pass_us(MINUTE_US)
    when = evening.now.utc_us
    if busted:
        evening.tell(bust(evening.state, ONE, evening.now))
    evening.pass_us(MINUTE_US if late else 0)
    if late and reported:
        evening.tell(report_stacks(evening.state, [(ONE, 9_000)], evening.now))
    evening.tell(sell_rebuy(evening.state, ONE, 0, evening.now, happened_us=when))
    assert told(evening) == 9_000
    evening.tell(tell_takers(evening.state, ONE, (2,), 1))
    evening.bust(ONE)
    evening.tell(tell_takers(evening.state, ONE, (3,)))
    owed = {one.entry: one.owed for one in bounty_queue(evening.state)}
    assert owed == {2: HEAD, 3: HEAD}


@pytest.mark.parametrize("house", ["star", "adelaide"])
@pytest.mark.parametrize(
    ("reports", "left"),
    [((), 10_000 - 300 + 9_000), ((0,), 8_000 - 300 + 9_000), ((0, 3), 16_000), ((3,), 16_000)],
)
def test_what_was_posted_for_who_is_absent_and_typed_late_is_off_the_stack_of_then(
    house: str, reports: tuple[int, ...], left: int
) -> None:
    evening, slip = night(house), 0
    for minute, stack in enumerate((8_000, None, None, 16_000)):
        if minute in reports and stack is not None:
            tells(evening, stack, evening.now)
        if minute == 1:
            slip = evening.now.utc_us
        if minute == 2:
            buys(evening, 1, evening.now)
        evening.pass_us(MINUTE_US)
    missed = (MissedLevel(1, 6, 1, 1),)
    evening.tell(post_absent(evening.state, ONE, missed, evening.now, happened_us=slip))
    assert told(evening) == left


def test_no_more_is_taken_than_was_told() -> None:
    evening = seated(3)
    evening.tell(report_stacks(evening.state, [(ONE, 300)], evening.now))
    taking = ([Lot(100, 4)], ChipCause.POCKETED)
    why = Refusal("more_than_the_stack", entry=ONE, chips=400, stack=300)
    assert refused(evening, take_out, *taking, entry=ONE) == why
    evening.tell(take_out(evening.state, *taking, entry=2))
    evening.tell(report_stacks(evening.state, [(ONE, 400)], evening.now))
    evening.tell(take_out(evening.state, *taking, entry=ONE))
    assert told(evening) == 0


def test_a_race_of_more_than_was_told_leaves_what_was_given() -> None:
    evening = seated(3)
    evening.tell(report_stacks(evening.state, [(ONE, 100)], evening.now))
    races(evening, 16)
    assert told(evening) == 400


def test_nothing_is_told_of_an_entry_that_is_void() -> None:
    evening = seated(3)
    evening.start()
    evening.tell(report_stacks(evening.state, [(ONE, 100)], evening.now))
    evening.tell(with_pool_restated(evening.state, void_in_play(evening.state, ONE)))
    assert not len(evening.state.chips.stacks)


@pytest.mark.parametrize(("found", "cause"), [(500, ChipCause.FOUND), (-500, ChipCause.MISSING)])
def test_chips_that_a_count_found_too_many_or_too_few_are_explained_by_an_act(
    found: int, cause: ChipCause
) -> None:
    evening = seated(3)
    evening.tell(count_chips(evening.state, 30_000 + found, evening.now))
    act, other = (put_in, take_out) if found > 0 else (take_out, put_in)
    evening.tell(act(evening.state, [Lot(100, 2)], cause))
    assert chip_drift(evening.state) == (300 if found > 0 else -300)
    evening.tell(other(evening.state, [Lot(100, 1)], cause))
    evening.tell(act(evening.state, [Lot(100, 9)], cause))
    assert chip_drift(evening.state) == 0
    evening.tell(count_chips(evening.state, evening.state.chips_in_play + 5, evening.now))
    assert chip_drift(evening.state) == 5
