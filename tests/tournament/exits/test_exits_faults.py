"""Faults of ranks that other tournament programs had: one test for each kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.exits import BustTogether
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Timeline
from tdapp.desk.desk import Circumstances
from tdapp.tournament.chips import average_stack
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.exits.eliminating import bust as bust_one
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.prizes import owed_to
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.refunding import readmit, refund
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under
from tests.tournament.evening import SMALL, seated

WHY = Circumstances(reason="a second look")


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


def test_a_refunded_withdrawal_after_a_bust_leaves_the_bust_no_place_too_low() -> None:
    refunds = RefundTerms(withdrawal=("pool", "fee"))
    evening = seated(3, replace(SMALL, refunds=refunds))
    evening.bust(1)
    assert evening.state.places() == {1: 3}
    evening.tell(refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now))
    assert evening.state.places() == {1: 2}
    evening.tell(readmit(evening.state, 2))
    assert evening.state.places() == {1: 3}


def test_a_player_added_in_the_middle_gives_no_two_people_one_place() -> None:
    evening = seated(5)
    evening.bust(1, 2)
    assert evening.state.places() == {1: 5, 2: 4}
    evening.enter()
    evening.seat()
    assert evening.state.places() == {1: 6, 2: 5}
    evening.close()
    evening.bust(6, 3, 5)
    assert sorted(evening.state.places().values()) == [1, 2, 3, 4, 5, 6]


def tied_at_the_end(station: Station) -> None:
    """An event of ten whose last exits were recorded in one moment, two of them tied."""
    install(station, (1, 2), seats=9)
    announce(station, held_under("TAS"), sold=10, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    bust(station, *range(10, 3, -1))
    outs = tuple(EliminatedPlayer(entry=entry, table=1, put_in=500) for entry in (2, 3))
    station.do(BustTogether(EVENT, outs))


def test_undoing_around_the_end_takes_no_places_anew_from_equal_times(station: Station) -> None:
    tied_at_the_end(station)
    before = station.event(EVENT).places()
    assert before == {1: 1, 2: 2, 3: 2} | {entry: entry for entry in range(4, 11)}
    last = station.desk.log[-1].action
    station.undo(last, WHY)
    assert station.event(EVENT).places() == {entry: entry for entry in range(4, 11)}
    station.redo(last, WHY)
    assert station.event(EVENT).places() == before


def test_an_end_is_not_undone_and_its_places_are_there_after_a_restart(station: Station) -> None:
    tied_at_the_end(station)
    for entry, place in station.event(EVENT).places().items():
        if place <= len(station.event(EVENT).prizes.posted):
            station.do(PayPrize(EVENT, place, entry))
    before = station.event(EVENT).places()
    end = station.do(Finish(EVENT, station.house_id))
    with pytest.raises(Refusal):
        station.undo(end.act.action, WHY)
    station.restart()
    told: Timeline[Tournament] = Timeline(TOURNAMENT)
    told.replay(station.recorded(EVENT))
    assert told.state.places() == before


def test_after_five_who_share_a_place_the_next_is_five_places_on() -> None:
    evening = seated(8)
    evening.bust(1, 2, 3, 4, 5, 6, 7)
    evening.tell(reorder(evening.state, ((2, 3, 4, 5, 6),)))
    assert evening.state.places() == {1: 8, **dict.fromkeys((2, 3, 4, 5, 6), 3), 7: 2}
    evening.enter()
    assert evening.state.places() == {1: 9, **dict.fromkeys((2, 3, 4, 5, 6), 4), 7: 3}


def test_a_tie_over_the_last_paid_place_shares_its_prize_and_the_sum_stays() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4)
    evening.tell(reorder(evening.state, ((3, 4),)))
    evening.bust(5)
    state, posted = evening.state, evening.state.prizes.posted
    owed = [owed_to(state, entry) for entry in range(1, 7)]
    assert owed[2] + owed[3] == posted[2]
    assert abs(owed[2] - owed[3]) <= 1
    assert sum(owed) == sum(posted) == state.pool


def test_the_runner_up_gets_the_second_prize_whatever_else_was_level() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4, 5)
    assert owed_to(evening.state, 5) == evening.state.prizes.posted[1] > 0


def test_who_withdrew_never_stands_above_one_who_played_on() -> None:
    evening = seated(5)
    evening.close()
    evening.bust(1)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 100, evening.now))
    evening.bust(3, 4)
    assert evening.state.places() == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}


def test_who_forfeits_without_refund_stays_in_the_entries_and_the_pool_and_not_in_play() -> None:
    evening = seated(4)
    pool = evening.state.pool
    evening.tell(leave(evening.state, 2, Departure.FORFEITED, 10_000, evening.now))
    state = evening.state
    assert (state.entries.count, state.left, state.pool) == (4, 3, pool)


def test_the_average_counts_nobody_who_is_out_and_whoever_may_buy_again() -> None:
    evening = seated(10)
    evening.start()
    evening.bust(1, 2, 3, 4)
    assert average_stack(evening.state) == 16_667
    evening.tell(bust_one(evening.state, 5, evening.now))
    assert (evening.state.left, average_stack(evening.state)) == (6, 16_667)


def test_the_winner_has_the_first_place_as_soon_as_one_is_left_and_nobody_before() -> None:
    evening = seated(3)
    evening.close()
    evening.bust(1)
    assert 1 not in evening.state.places().values()
    evening.bust(2)
    assert evening.state.place_of(3) == 1
    assert evening.state.at_place(1) == (3,)


def test_nobody_who_is_out_comes_back_because_another_enters_or_buys(station: Station) -> None:
    install(station, (1, 2), seats=9)
    announce(station, held_under("OPEN"), sold=10, tables=(1, 2))
    bust(station, 3)
    station.do(Register(EVENT, person(11)))
    station.do(Rebuy(EVENT, 4, 0))
    state = station.event(EVENT)
    assert set(state.exits.by_entry) == {3}
    assert 3 not in state.in_play()
    assert 3 not in state.seating.seat_of


def test_one_exit_told_at_two_desks_at_once_is_recorded_once(station: Station) -> None:
    install(station, (1, 2), seats=9)
    announce(station, held_under("OPEN"), sold=10, tables=(1, 2))
    bust(station, 3)
    with pytest.raises(Refusal) as second:
        bust(station, 3)
    assert second.value == Refusal("already_out", entry=3)
    assert station.event(EVENT).places() == {3: 10}


def test_a_prize_is_paid_once_however_often_it_is_asked_for() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4)
    evening.tell(pay_prize(evening.state, 3))
    for _ in range(4):
        with pytest.raises(Refusal) as refused:
            pay_prize(evening.state, 3)
        assert refused.value == Refusal("prize_paid", place=3, entry=4)
    assert evening.state.prizes.last_slip == 1


@pytest.mark.parametrize("departure", [Departure.NOT_THROUGH, Departure.RETIRED])
@pytest.mark.parametrize("house", sorted(BOOKS))
def test_nobody_is_put_out_by_hand_as_by_the_end_of_a_stage(
    house: str, departure: Departure
) -> None:
    evening = seated(4, held_under(house))
    with pytest.raises(Refusal, match="out_by_stage"):
        leave(evening.state, 2, departure, 100, evening.now)
