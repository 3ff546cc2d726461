"""Who is out, and which place that gives."""

import pytest

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register, SellAddOns
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under, with_rebuys
from tests.rules_doc import Case, case, rule


def seated(station: Station, house: str, players: int) -> None:
    """The demo event under a house's rules, everybody seated and the clock running."""
    tables = range(1, 3)
    install(station, tables, seats=9)
    announce(station, held_under(house), sold=players, tables=tables)
    station.do(StartClock(EVENT))


def entitled(station: Station, entry: int, stack: int) -> bool:
    """Whether an entry may buy again now."""
    return station.desk.can(DIRECTOR, Rebuy(EVENT, entry, stack))


@case("STAR-TOURNAMENT-004")
def test_who_has_no_chips_and_no_rebuy_left_is_out_and_leaves_the_table(
    case: Case, station: Station
) -> None:
    """A player without chips who is not entitled to a re-buy is eliminated and vacates the seat."""
    seated(station, "STAR", 3)
    station.time.pass_us(4 * 30 * MINUTE_US)
    assert entitled(station, 2, case.given["stack"]) == case.given["entitled_to_rebuy"]

    seat = station.event(EVENT).seating.seat_of[2]
    station.do(Bust(EVENT, 2, declined=True))
    state = station.event(EVENT)
    assert (2 in state.exits.by_entry) == case.then["eliminated"]
    assert (2 not in state.seating.seat_of) == case.then["must_vacate"]
    assert seat in set(state.seating.free())


@case("STAR-TOURNAMENT-005")
def test_who_has_no_chips_and_may_buy_again_plays_on_in_his_seat(
    case: Case, station: Station
) -> None:
    """A player without chips who is entitled to a re-buy is not eliminated."""
    seated(station, "STAR", 3)
    assert entitled(station, 2, case.given["stack"]) == case.given["entitled_to_rebuy"]

    seat = station.event(EVENT).seating.seat_of[2]
    station.do(Rebuy(EVENT, 2, case.given["stack"]))
    state = station.event(EVENT)
    assert (2 not in state.in_play()) == case.then["eliminated"]
    assert state.seating.seat_of[2] == seat
    assert state.places() == {}


@case("ADELAIDE-ELIMINATION-008")
def test_the_last_ones_out_take_the_places_after_those_still_in(
    case: Case, station: Station
) -> None:
    """With fewer players left than places, the last ones out take the places after them."""
    survivors, prizes = case.given["survivors"], case.given["prize_places"]
    seated(station, "ADELAIDE", prizes + 2)
    names = dict(one.split(":")[::-1] for one in case.given["busted_order"])
    out = list(range(prizes + 2, survivors, -1))
    bust(station, *out)
    entry_of = {"last": out[-1], "before": out[-2]}

    assert station.event(EVENT).left == survivors
    found = station.event(EVENT).places()
    places = {f"{found[entry_of[when]]}th": name for name, when in names.items()}
    assert places == case.then


@rule("STAR", "28.8.4")
def test_the_order_of_elimination_is_recorded_and_gives_the_places(station: Station) -> None:
    """The order of elimination is recorded as the event goes on; place getters follow from it."""
    seated(station, "STAR", 10)
    bust(station, 4, 9, 1)
    station.do(Register(EVENT, person(11)))
    station.do(DrawSeats(EVENT))
    station.restart()

    assert station.event(EVENT).exits.in_order() == [4, 9, 1]
    assert station.event(EVENT).places() == {4: 11, 9: 10, 1: 9}
    station.do(PostPrizes(EVENT))
    bust(station, 11, 2, 3, 5, 6, 7, 8)
    assert station.event(EVENT).places() == {
        place: rank for rank, place in enumerate((10, 8, 7, 6, 5, 3, 2, 11, 1, 9, 4), 1)
    }


@rule("ADELAIDE", "110")
def test_one_act_closes_entry_rebuy_and_add_on_ends_the_waits_and_posts_the_list(
    station: Station,
) -> None:
    """The prize list is there once the pool is known: when nothing more can be bought."""
    addon = {**with_rebuys(window={"until_level": 4}), "most": 1}
    install(station, range(1, 3), seats=9)
    announce(station, held_under("ADELAIDE", addon=addon), sold=12, tables=range(1, 3))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 5))
    sold = (
        Register(EVENT, person(13)),
        Rebuy(EVENT, 5, 0),
        SellAddOns(EVENT, (3,)),
    )
    assert all(station.desk.can(DIRECTOR, call) for call in sold)

    posting = station.do(PostPrizes(EVENT))
    closed = Refusal("field_closed")
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(13))) == closed
    assert station.desk.why_not(DIRECTOR, SellAddOns(EVENT, (3,))) == closed
    assert station.desk.why_not(DIRECTOR, Rebuy(EVENT, 5, 0)) == Refusal("already_out", entry=5)
    state = station.event(EVENT)
    assert (state.places(), sum(state.prizes.posted)) == ({5: 12}, state.pool)

    station.undo(posting.act.action, Circumstances(reason="a re-buy was paid for in time"))
    assert all(station.desk.can(DIRECTOR, call) for call in sold)
    assert set(station.event(EVENT).exits.out_of_chips) == {5}


@rule("STAR", "28.7.10")
@pytest.mark.parametrize("stack", [0, 1])
def test_who_is_out_does_not_come_back_by_a_rebuy(stack: int, station: Station) -> None:
    """Who was eliminated is out: no re-buy brings him back, whatever he says he has."""
    seated(station, "STAR", 3)
    bust(station, 2)

    assert station.desk.why_not(DIRECTOR, Rebuy(EVENT, 2, stack)) == (
        Refusal("already_out", entry=2)
    )
