"""Places follow from who went out when; they are never stored, so they cannot go stale."""

from collections.abc import Callable, Sequence

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.calls.tournament.chips import ReportStacks
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Moment
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import BY_STAGE, in_hand, leave
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.facts.exits import Departure, EntryBusted
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.sales.selling import sell_addons, sell_rebuy
from tdapp.tournament.tables.arranging import free_table
from tests.tournament.evening import EVENT, HOUSES, SMALL, Evening, canberra, refused, seated
from tests.tournament.sales.offers import offer

steps = st.lists(
    st.tuples(st.sampled_from(["out", "back", "in", "out"]), st.integers(0, 11)), max_size=25
)


def step(evening: Evening, order: list[int], what: str, choice: int) -> None:
    """Somebody goes out, comes back or enters late, where that is possible; `order` follows."""
    state = evening.state
    playing = state.in_play()
    if what == "out" and len(playing) > 1:
        order.append(playing[choice % len(playing)])
        evening.bust(order[-1])
    elif what == "back" and order:
        evening.reinstate(order.pop(choice % len(order)), next(state.seating.free()))
    elif what == "in" and state.entries.count < state.conditions.max_entries:
        evening.enter()
        evening.seat()


def rebuy(evening: Evening, when_us: int) -> Sequence[Event]:
    return sell_rebuy(evening.state, 2, 0, evening.now, happened_us=when_us)


def addon(evening: Evening, when_us: int) -> Sequence[Event]:
    return sell_addons(evening.state, (2,), evening.now, happened_us=when_us)


def test_the_first_one_out_has_the_last_place() -> None:
    evening = seated(4)
    evening.bust(3, 1)

    assert evening.state.places() == {3: 4, 1: 3}


def test_a_late_entry_moves_all_who_are_out_one_place_down() -> None:
    evening = seated(5)
    evening.bust(4, 2)
    assert evening.state.places() == {4: 5, 2: 4}

    evening.enter()
    assert evening.state.places() == {4: 6, 2: 5}


def test_a_reinstated_player_has_no_place_and_those_out_before_him_keep_theirs() -> None:
    evening = seated(6)
    evening.bust(1, 2, 3)
    evening.reinstate(2)
    assert evening.state.places() == {1: 6, 3: 5}
    assert 2 in evening.state.in_play()

    evening.bust(2)
    assert evening.state.places() == {1: 6, 3: 5, 2: 4}


def test_nobody_has_won_while_two_are_left_or_others_may_still_enter() -> None:
    evening = seated(3)
    evening.bust(1)
    assert evening.state.places() == {1: 3}
    evening.bust(2)
    assert evening.state.places() == {1: 3, 2: 2}

    evening.close()
    assert evening.state.places() == {1: 3, 2: 2, 3: 1}


def test_in_a_closed_field_the_last_one_left_is_first_until_somebody_is_reinstated() -> None:
    evening = seated(3)
    evening.close()
    evening.bust(1)
    assert evening.state.places() == {1: 3}
    evening.bust(2)
    assert evening.state.places() == {1: 3, 2: 2, 3: 1}

    evening.reinstate(2)
    assert evening.state.places() == {1: 3}


@given(steps)
def test_places_are_unique_at_every_moment_and_run_from_1_to_n_at_the_end(
    made_up: list[tuple[str, int]],
) -> None:
    evening, order = seated(5), list[int]()
    for what, choice in made_up:
        step(evening, order, what, choice)
        count = evening.state.entries.count
        assert evening.state.places() == {
            entry: count - before for before, entry in enumerate(order)
        }
    evening.close()
    evening.bust(*evening.state.in_play()[:-1])

    count = evening.state.entries.count
    assert sorted(evening.state.places().values()) == list(range(1, count + 1))
    assert sorted(evening.state.places()) == list(range(1, count + 1))


def test_an_exit_keeps_its_seat_and_the_level_in_which_it_happened() -> None:
    evening = seated(3)
    seat = evening.state.seating.seat_of[2]
    evening.start()
    evening.pass_us(45 * MINUTE_US)

    out = EntryBusted(2, seat, 2, happened_us=evening.now.utc_us, lost_at=evening.now)
    assert bust(evening.state, 2, evening.now) == [out]
    evening.bust(2)
    assert seat in set(evening.state.seating.free())


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        (1, Refusal("already_out", entry=1)),
        (4, Refusal("not_seated", entry=4)),
        (9, Refusal("no_such_entry", entry=9)),
        (0, Refusal("no_such_entry", entry=0)),
    ],
)
def test_who_cannot_go_out_is_refused_with_the_reason(entry: int, answer: Refusal) -> None:
    evening = seated(3)
    evening.bust(1)
    evening.enter()

    with pytest.raises(Refusal) as refused:
        bust(evening.state, entry, evening.now)
    assert refused.value == answer


def test_the_last_one_left_cannot_go_out() -> None:
    evening = seated(2)
    evening.bust(1)

    with pytest.raises(Refusal) as refused:
        evening.bust(2)
    assert refused.value == Refusal("last_one_left", entry=2)


@pytest.mark.parametrize("how", sorted(set(Departure) - BY_STAGE, key=str))
@pytest.mark.parametrize("held", [True, False])
def test_who_leaves_otherwise_does_so_in_a_hand_too(how: Departure, *, held: bool) -> None:
    evening = seated(4)
    if held:
        evening.tell(hold_table(evening.state, evening.state.seating.seat_of[2].table))
    evening.tell(in_hand(leave(evening.state, 2, how, 500, evening.now), "17"))
    assert evening.state.exits.lost(2).hand == "17"
    if held:
        evening.tell(free_table(evening.state, evening.state.seating.seat_of[2].table))
    assert evening.state.exits.by_entry[2].hand == "17"
    with pytest.raises(Refusal):
        in_hand([], "x" * 500)


def test_nobody_is_out_before_the_entry_was_sold() -> None:
    evening = seated(4)
    evening.start()
    evening.pass_us(MINUTE_US)
    evening.bust(1)
    (late,) = evening.enter()
    evening.seat()
    sold = evening.now.utc_us
    evening.pass_us(MINUTE_US)
    before, now = sold - 1, evening.now
    why = Refusal("not_sold_yet", entry=late, time=before, sold=sold)
    outs = tuple(EliminatedPlayer(entry=one, table=0) for one in (2, late))
    gone = Departure.WITHDRAWN
    assert refused(evening, bust, late, now, happened_us=before) == why
    assert refused(evening, bust_together, outs, now, happened_us=before) == why
    assert refused(evening, leave, late, gone, 0, now, happened_us=before) == why
    assert refused(evening, insert_exit, late, 1, now.by_wall(before), now=now) == why
    assert refused(evening, sell_rebuy, late, 0, now, happened_us=before) == why
    told = Moment(StaffId("floor"), now, "", before)
    with pytest.raises(Refusal) as found:
        ReportStacks(EVENT, ((late, 500),)).decide({EVENT: evening.state}, told)
    assert found.value == why
    evening.tell(bust(evening.state, 2, now, happened_us=before))
    evening.tell(bust(evening.state, late, now, happened_us=sold))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("sell", [rebuy, addon])
@pytest.mark.parametrize("stepped", [-60, 0, 60])
def test_nobody_is_out_before_chips_were_bought_nor_buys_before_they_were_lost(
    house: str, sell: Callable[..., Sequence[Event]], stepped: int
) -> None:
    """A slip that is typed late says when; who bought since has chips, and the other way round."""
    more = offer(8_000, 500, 9_000, until=2, most=2)
    evening = seated(4, replace(SMALL, rules=canberra(house).rules, rebuy=more, addon=more))
    evening.start()
    evening.pass_us(5 * MINUTE_US)
    evening.tell(sell(evening, evening.now.utc_us))
    bought, step = evening.now, stepped * MINUTE_US
    evening.pass_us(5 * MINUTE_US)
    now = evening.now = replace(evening.now, utc_us=evening.now.utc_us + step)
    early, late = (bought.utc_us + step + minutes * MINUTE_US for minutes in (-1, 1))
    why = Refusal("bought_since", entry=2, time=early, sold=bought.utc_us)
    outs = tuple(EliminatedPlayer(entry=one, table=0) for one in (2, 3))
    assert refused(evening, bust, 2, now, happened_us=early) == why
    assert refused(evening, bust_together, outs, now, happened_us=early) == why
    assert refused(evening, leave, 2, Departure.WITHDRAWN, 0, now, happened_us=early) == why
    evening.tell(bust(evening.state, 2, now, happened_us=late))
    why = Refusal("lost_since", entry=2, time=early, lost=late)
    with pytest.raises(Refusal) as found:
        sell(evening, early)
    assert found.value == why
    evening.tell(sell(evening, late + 1))
    assert 2 not in evening.state.exits.out_of_chips


@pytest.mark.parametrize("stepped", [-60, -5, 5, 60])
def test_a_step_of_the_wall_clock_since_makes_no_entry_sold_later(stepped: int) -> None:
    evening = seated(4)
    evening.start()
    (late,) = evening.enter()
    evening.seat()
    sold = evening.now
    evening.pass_us(20 * MINUTE_US)
    now = replace(evening.now, utc_us=evening.now.utc_us + stepped * MINUTE_US)
    before, after = (now.utc_us - (20 + minutes) * MINUTE_US for minutes in (1, -1))
    why = Refusal("not_sold_yet", entry=late, time=before, sold=sold.utc_us)
    assert refused(evening, bust, late, now, happened_us=before) == why
    assert refused(evening, insert_exit, late, 1, now.by_wall(before), now=now) != why
    evening.tell(bust(evening.state, late, now, happened_us=after))


def test_after_another_boot_nothing_is_said_of_a_sale_that_the_wall_shows_as_to_come() -> None:
    evening = seated(4)
    evening.start()
    (late,) = evening.enter()
    evening.seat()
    now = Instant(evening.now.utc_us - 30 * MINUTE_US, 9 * MINUTE_US, "another")
    evening.tell(bust(evening.state, late, now, happened_us=now.utc_us - MINUTE_US))
