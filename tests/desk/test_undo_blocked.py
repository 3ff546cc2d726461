"""What cannot be undone or redone: the act that blocks it, or why it stands for good."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust, PassExitOn, Reinstate
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes
from tdapp.calls.tournament.refunds import VoidInPlay
from tdapp.calls.tournament.sales import Rebuy, Register, SellAddOns
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.terms import EndPlaces, EndTerms
from tests.desk import laws
from tests.desk.evening import (
    EVENT,
    SMALL,
    announce,
    bust,
    install,
    of_house,
    person,
    seated_under,
    under_way,
)
from tests.desk.programmes import SATELLITE
from tests.desk.second_thoughts import WHY, action_of, refusal_of
from tests.desk.station import Station
from tests.rules.houses import BOOKS


def test_an_act_that_another_rests_on_cannot_be_undone_and_the_other_is_named(
    station: Station,
) -> None:
    under_way(station)
    bust(station, 1)
    draw, out = action_of(station, "draw_seats"), action_of(station, "bust")

    refusal = refusal_of(lambda: station.undo(draw, WHY))
    assert (refusal.code, refusal.details["fact"], refusal.details["act"]) == (
        "undo_blocked",
        "not_in_that_seat",
        out,
    )


def test_an_event_on_which_anything_was_sold_stays_announced(station: Station) -> None:
    announce(station, sold=1)
    announced = action_of(station, "announce")

    assert refusal_of(lambda: station.undo(announced, WHY)).code == "undo_blocked"
    station.undo(None, WHY)
    station.undo(announced, WHY)
    assert station.event(EVENT).programme.conditions is None


def ended_by_time(station: Station, house: str) -> ActionId:
    """Play is over with the last level, with entries 3 and 4 left; the act that ended it."""
    terms = EndTerms(after_last_level=True, places=EndPlaces.BY_STACK)
    seated_under(station, replace(of_house(house), ending=terms), sold=4)
    station.do_all([PostPrizes(EVENT), StartClock(EVENT)])
    bust(station, 1, 2)
    station.do(GoToLevel(EVENT, len(SMALL.levels)))
    chips = station.event(EVENT).chips_in_play
    station.do(ReportStacks(EVENT, ((3, chips - 100), (4, 100))))
    ended = station.do(EndPlay(EVENT), WHY).act.action
    assert not station.event(EVENT).clock.running
    return ended


@pytest.mark.parametrize("house", sorted(BOOKS))
def test_nobody_comes_in_once_play_has_ended_by_time(station: Station, house: str) -> None:
    ended_by_time(station, house)
    for again in (Reinstate(EVENT, 2), PassExitOn(EVENT, 2, 4)):
        assert station.desk.why_not(DIRECTOR, again, WHY) == Refusal("play_is_over")
    posted = action_of(station, "post_prizes")
    refused = refusal_of(lambda: station.undo(posted, WHY))
    assert (refused.code, refused.details["fact"]) == ("undo_blocked", "play_is_over")
    laws.check(station)


@pytest.mark.parametrize("house", sorted(BOOKS))
def test_an_end_of_play_is_undone_and_the_clock_runs_on(station: Station, house: str) -> None:
    ended = ended_by_time(station, house)
    station.undo(ended, WHY)
    assert station.event(EVENT).clock.running
    assert not station.event(EVENT).is_decided
    station.do(Reinstate(EVENT, 2), WHY)
    laws.check(station)


def test_an_event_announced_anew_is_not_announced_a_second_time_by_redo(
    station: Station,
) -> None:
    announce(station)
    first = action_of(station, "announce")
    station.undo()
    station.do(Announce(EVENT, SMALL))

    assert refusal_of(lambda: station.redo(first, WHY)).details["fact"] == "event_exists"


@pytest.mark.parametrize(("kind", "most"), [(0, 2), (1, 1)])
def test_a_redo_sells_no_more_add_ons_of_a_kind_than_there_are(
    station: Station, kind: int, most: int
) -> None:
    """Others of another kind would still be sold."""
    seated_under(station, replace(SATELLITE, most_rebuys_and_addons=None), sold=2)
    call = SellAddOns(EVENT, (1,), kind=kind, stack=100)
    first = station.do(call).act.action
    station.undo(first, WHY)
    for _ in range(most):
        station.do(call)
    again = refusal_of(lambda: station.redo(first, WHY))
    assert (again.code, again.details["fact"]) == ("undo_blocked", "addons_used_up")
    laws.check(station)


def test_a_redo_does_not_overfill_an_event(station: Station) -> None:
    announce(station, sold=6)
    last = action_of(station, "register")
    station.undo(None, WHY)
    station.do(Register(EVENT, person(7)))

    assert refusal_of(lambda: station.redo(last, WHY)).details["fact"] == "event_full"


def test_a_posted_list_that_was_changed_stays_until_the_change_is_undone(
    station: Station,
) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    posted = action_of(station, "post_prizes")
    station.do(ChangePrizes(EVENT, (9_000, 7_665)), WHY)

    assert refusal_of(lambda: station.undo(posted, WHY)).details["fact"] == "prizes_posted"
    station.undo(None, WHY)
    station.undo(posted, WHY)
    assert not station.event(EVENT).entries.closed
    station.do(Register(EVENT, person(6)))
    laws.check(station)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("changed", [{"locked": ((1, 9_000),)}, {"cents": (9_000, 4_332)}])
def test_a_posted_list_is_the_pool_whatever_is_undone_and_redone(
    house: str, changed: dict[str, Any], station: Station
) -> None:
    seated_under(station, of_house(house))
    station.do(StartClock(EVENT))
    station.do(PostPrizes(EVENT))
    void = station.do(VoidInPlay(EVENT, 5), WHY).act.action
    change = station.do(ChangePrizes(EVENT, **changed), WHY).act.action

    def fact_of(act: Callable[[], object]) -> object:
        return refusal_of(act).details["fact"]

    assert fact_of(lambda: station.undo(void, WHY)) == "prizes_below_pool"
    station.undo(change, WHY)
    station.undo(void, WHY)
    assert fact_of(lambda: station.redo(change, WHY)) == "prizes_below_pool"
    station.redo(void, WHY)
    station.redo(change, WHY)
    laws.check(station)


def test_a_table_comes_back_to_the_room_only_with_the_seats_it_was_given_with(
    station: Station,
) -> None:
    install(station, (1,), seats=3)
    install(station, (1,), seats=4)
    larger = action_of(station, "install_table")
    announce(station)
    station.do(OpenTable(EVENT, station.house_id, 1))

    assert refusal_of(lambda: station.undo(larger, WHY)).details["fact"] == "other_seats"
    opened = action_of(station, "open_table")
    station.undo(opened, WHY)
    station.undo(larger, WHY)
    assert refusal_of(lambda: station.redo(opened, WHY)).details["fact"] == "other_seats"


def test_a_table_that_was_changed_meanwhile_is_not_given_again_by_redo(station: Station) -> None:
    install(station, (1,), seats=3)
    announce(station)
    station.do(OpenTable(EVENT, station.house_id, 1))
    opened = action_of(station, "open_table")
    station.undo()
    install(station, (1,), seats=4)

    assert refusal_of(lambda: station.redo(opened, WHY)).details["fact"] == "table_not_free"


@pytest.mark.parametrize("restarted", [False, True])
def test_an_act_that_reaches_into_an_ended_day_is_not_undone_by_half(
    station: Station, *, restarted: bool
) -> None:
    install(station, (1,))
    announce(station)
    station.do(OpenTable(EVENT, station.house_id, 1))
    opened = action_of(station, "open_table")
    station.run(station.parts.day.end(DIRECTOR))
    if restarted:
        station.restart()

    assert refusal_of(lambda: station.undo(opened, WHY)).code == "stream_ended"
    assert station.house.registry.table(1).used_by == EVENT
    laws.check(station)


def fixed_acts(station: Station) -> dict[str, ActionId]:
    """One act of every kind that stands outside undo."""
    under_way(station, sold=2)
    started = station.do(StartClock(EVENT))
    station.do(PostPrizes(EVENT))
    bust(station, 1)
    paid = station.do(PayPrize(EVENT, 2))
    return {"is_clock": started.act.action, "is_paid_out": paid.act.action}


@pytest.mark.parametrize("code", ["is_clock", "is_paid_out"])
def test_what_stands_outside_undo_says_why(code: str, station: Station) -> None:
    action = fixed_acts(station)[code]

    assert refusal_of(lambda: station.undo(action, WHY)) == Refusal(code, act=action)


def test_an_exit_on_which_a_prize_was_paid_cannot_be_undone(station: Station) -> None:
    under_way(station, sold=3)
    station.do(PostPrizes(EVENT))
    bust(station, 1, 2)
    first = next(act.action for act in station.desk.log if act.label == "bust")
    station.do(PayPrize(EVENT, 2))

    assert refusal_of(lambda: station.undo(first, WHY)).details["fact"] == "prize_paid"


def test_the_only_one_left_is_not_taken_out_by_the_undo_of_a_reinstatement(
    station: Station,
) -> None:
    under_way(station, sold=3)
    bust(station, 1)
    station.do(PostPrizes(EVENT))
    station.do(Reinstate(EVENT, 1), WHY)
    back = action_of(station, "reinstate")
    bust(station, 2, 3)
    assert station.event(EVENT).in_play() == [1]

    assert refusal_of(lambda: station.undo(back, WHY)).details["fact"] == "nobody_left"


def test_an_undo_is_redone_and_not_undone(station: Station) -> None:
    announce(station, sold=1)
    undo = station.undo(None, WHY).act.action

    assert refusal_of(lambda: station.undo(undo, WHY)) == Refusal("is_undo", act=undo)


def test_what_is_undone_or_not_is_not_so_twice(station: Station) -> None:
    announce(station, sold=1)
    sale = action_of(station, "register")

    assert refusal_of(lambda: station.redo(sale, WHY)) == Refusal("not_undone", act=sale)
    station.undo(None, WHY)
    assert refusal_of(lambda: station.undo(sale, WHY)) == Refusal("already_undone", act=sale)


def test_an_act_that_never_was_cannot_be_undone(station: Station) -> None:
    never = ActionId("never")

    assert refusal_of(lambda: station.undo(never, WHY)) == Refusal("no_such_act", act=never)


def test_a_finished_event_takes_no_undo(station: Station) -> None:
    under_way(station, sold=2)
    station.do(PostPrizes(EVENT))
    bust(station, 1)
    for place in (2, 1):
        station.do(PayPrize(EVENT, place))
    sold = action_of(station, "register")
    station.do(Finish(EVENT, station.house_id))

    assert refusal_of(lambda: station.undo(sold, WHY)).code == "stream_ended"


def test_a_redone_rebuy_is_refused_where_it_would_be_one_too_many(station: Station) -> None:
    under_way(station)
    rebuys = station.event(EVENT).conditions.rebuy
    assert rebuys is not None
    assert rebuys.most is not None
    station.do(Rebuy(EVENT, 1))
    first = action_of(station, "rebuy")
    station.undo(None, WHY)
    for _ in range(rebuys.most):
        station.do(Rebuy(EVENT, 1))

    refused = refusal_of(lambda: station.redo(first, WHY))
    assert (refused.code, refused.details["fact"]) == ("undo_blocked", "rebuys_used_up")


def test_a_reinstatement_stays_where_chips_were_bought_after_it(station: Station) -> None:
    under_way(station)
    station.do(Bust(EVENT, 1, declined=True))
    station.do(Reinstate(EVENT, 1), WHY)
    reinstated = action_of(station, "reinstate")
    station.do(Rebuy(EVENT, 1))

    refused = refusal_of(lambda: station.undo(reinstated, WHY))
    assert (refused.code, refused.details["fact"]) == ("undo_blocked", "already_out")


def test_nobody_waits_to_buy_again_by_redo_once_the_field_is_closed(station: Station) -> None:
    under_way(station)
    waiting = station.do(Bust(EVENT, 1)).act.action
    station.undo(waiting, WHY)
    station.do(PostPrizes(EVENT))

    assert refusal_of(lambda: station.redo(waiting, WHY)).details["fact"] == "some_may_buy_again"


def test_no_exit_is_moved_by_redoing_an_earlier_loss_of_the_chips(station: Station) -> None:
    under_way(station)
    waiting = station.do(Bust(EVENT, 1)).act.action
    station.undo(waiting, WHY)
    bust(station, 2, 1)

    station.redo(waiting, WHY)
    assert station.event(EVENT).places() == {2: 5, 1: 4}


@pytest.mark.parametrize("house", sorted(BOOKS))
@pytest.mark.parametrize("later", ["void another", "change the list"])
def test_a_void_entry_stays_void_under_a_later_list(
    station: Station, house: str, later: str
) -> None:
    seated_under(station, of_house(house))
    station.do(PostPrizes(EVENT))
    void = station.do(VoidInPlay(EVENT, 2), WHY).act.action
    if later == "void another":
        newer = station.do(VoidInPlay(EVENT, 3), WHY)
    else:
        pool = station.event(EVENT).pool
        newer = station.do(ChangePrizes(EVENT, (pool - 500, 500)), WHY)

    blocked = refusal_of(lambda: station.undo(void, WHY))
    assert (blocked.code, blocked.details["fact"]) == ("undo_blocked", "prizes_below_pool")
    laws.check(station)
    station.undo(newer.act.action, WHY)
    station.undo(void, WHY)
    laws.check(station)
    station.redo(void, WHY)
    laws.check(station)
