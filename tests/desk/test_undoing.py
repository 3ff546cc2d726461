"""Undo and redo: whose act, which act, what blocks it, and what it does not touch."""

import asyncio
from collections.abc import Callable

import pytest

from tdapp.core.event import Undone
from tdapp.core.ids import ActionId, StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.house_calls import InstallTable, SetTableState
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.desk.tournament_calls import (
    Announce,
    Bust,
    ChangePrizes,
    DrawSeats,
    Finish,
    OpenTable,
    PayPrize,
    PostPrizes,
    Rebuy,
    Register,
    Reinstate,
    StartClock,
)
from tdapp.floor.house_events import TableState
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, under_way
from tests.desk.station import Station

CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
WHY = Circumstances(reason="it was wrong")


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def action_of(station: Station, label: str) -> ActionId:
    """The newest act with this label."""
    return next(act.action for act in reversed(station.desk.log) if act.label == label)


def test_undo_takes_the_last_act_of_who_asks_and_leaves_the_others(station: Station) -> None:
    announce(station)
    station.do(Register(EVENT, person(1)))
    station.do(Register(EVENT, person(2)), actor=CASHIER)
    station.do(Register(EVENT, person(3)))
    station.undo(actor=CASHIER)

    assert sorted(station.event(EVENT).entries.by_number) == [1, 3]
    station.undo()
    assert sorted(station.event(EVENT).entries.by_number) == [1]
    assert refusal_of(lambda: station.undo(actor=CASHIER)) == Refusal("nothing_to_undo")


def test_several_undos_are_redone_one_by_one_until_something_else_is_done(
    station: Station,
) -> None:
    announce(station, sold=3)
    before = laws.loaded(station)
    for _ in range(3):
        station.undo()
    assert station.event(EVENT).entries.count == 0
    for _ in range(3):
        station.redo()

    assert laws.loaded(station) == before
    assert refusal_of(station.redo) == Refusal("nothing_to_redo")
    station.undo()
    station.do(Register(EVENT, person(5)))
    assert refusal_of(station.redo) == Refusal("nothing_to_redo")


def test_an_undone_sale_gives_the_money_back_in_the_books_and_voids_its_papers(
    station: Station,
) -> None:
    announce(station, sold=2)
    station.undo()

    undone = station.recorded(EVENT)[-1].event
    assert isinstance(undone, Undone)
    assert undone.named == ("receipt 2", "entry 2")
    assert [(line.account, line.cents) for line in undone.lines()] == [
        ("cash", -3350),
        ("prize_pool", 3333),
        ("house_fee", 17),
    ]
    laws.check(station)


def test_the_number_of_an_undone_paper_is_never_given_again(station: Station) -> None:
    announce(station, sold=2)
    station.undo()
    station.restart()
    station.do(Register(EVENT, person(3)))

    entries = station.event(EVENT).entries
    assert (sorted(entries.by_number), entries.last_receipt) == ([1, 3], 3)


def test_the_plan_of_an_undo_tells_what_it_would_change_and_does_nothing(
    station: Station,
) -> None:
    under_way(station)
    bust(station, 3)
    before = laws.heads(station)
    act = next(act for act in station.desk.log if act.label == "bust")
    plan = station.run(station.undoing.plan(act))

    assert set(plan.changed()) == {"seating", "exits"}
    assert plan.papers == ()
    assert laws.heads(station) == before


def test_others_acts_need_the_right_and_a_reason(station: Station) -> None:
    announce(station)
    station.do(Register(EVENT, person(1)), actor=CASHIER)
    sale = action_of(station, "register")

    assert refusal_of(lambda: station.undo(sale, WHY, actor=FLOOR)).code == "not_permitted"
    assert refusal_of(lambda: station.undo(sale)) == Refusal("reason_needed", act="register")
    done = station.undo(sale, WHY)
    assert done.act.reason == "it was wrong"
    assert station.event(EVENT).entries.count == 0


def test_an_older_act_of_ones_own_needs_a_reason(station: Station) -> None:
    under_way(station)
    bust(station, 1, 2)
    first = next(act.action for act in station.desk.log if act.label == "bust")

    assert refusal_of(lambda: station.undo(first)) == Refusal("reason_needed", act="bust")
    station.undo(first, WHY)
    assert station.event(EVENT).places() == {2: 5}


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
    station.undo()
    station.undo(announced, WHY)
    assert station.event(EVENT).programme.conditions is None


def test_an_event_announced_anew_is_not_announced_a_second_time_by_redo(
    station: Station,
) -> None:
    announce(station)
    first = action_of(station, "announce")
    station.undo()
    station.do(Announce(EVENT, SMALL))

    assert refusal_of(lambda: station.redo(first, WHY)).details["fact"] == "event_exists"


def test_a_redo_does_not_overfill_an_event(station: Station) -> None:
    announce(station, sold=6)
    last = action_of(station, "register")
    station.undo()
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
    station.undo()
    station.undo(posted, WHY)
    assert not station.event(EVENT).entries.closed
    station.do(Register(EVENT, person(6)))
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


def test_an_undone_table_is_free_and_gone_in_one_act(station: Station) -> None:
    install(station, (1,))
    announce(station)
    station.do(OpenTable(EVENT, station.house_id, 1))
    done = station.undo()

    assert done.receipt is not None
    assert set(done.receipt.spans) == {EVENT, station.house_id}
    assert station.house.registry.table(1).used_by is None
    assert 1 not in station.event(EVENT).seating.tables
    station.do(SetTableState(station.house_id, 1, TableState.OUT_OF_SERVICE))
    assert (
        refusal_of(lambda: station.redo(action_of(station, "open_table"), WHY)).details["fact"]
        == "table_not_free"
    )


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


def test_after_an_act_out_of_reach_undo_goes_on_to_the_one_before(station: Station) -> None:
    install(station, (1,))
    announce(station, sold=1)
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.run(station.parts.day.end(DIRECTOR))
    station.restart()

    assert refusal_of(station.undo).code == "stream_ended"
    station.undo()
    assert station.event(EVENT).entries.count == 0


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


def test_an_undo_is_redone_and_not_undone(station: Station) -> None:
    announce(station, sold=1)
    undo = station.undo().act.action

    assert refusal_of(lambda: station.undo(undo, WHY)) == Refusal("is_undo", act=undo)


def test_what_is_undone_or_not_is_not_so_twice(station: Station) -> None:
    announce(station, sold=1)
    sale = action_of(station, "register")

    assert refusal_of(lambda: station.redo(sale, WHY)) == Refusal("not_undone", act=sale)
    station.undo()
    assert refusal_of(lambda: station.undo(sale, WHY)) == Refusal("already_undone", act=sale)


def test_an_act_that_never_was_cannot_be_undone(station: Station) -> None:
    never = ActionId("never")

    assert refusal_of(lambda: station.undo(never, WHY)) == Refusal("no_such_act", act=never)


def test_an_undo_sent_again_undoes_nothing_more(station: Station) -> None:
    announce(station, sold=3)
    request = Circumstances(action=ActionId("undo it"))
    first = station.undo(None, request)
    again = station.undo(None, request)

    assert station.event(EVENT).entries.count == 2
    assert (first.act.action, again.act.action) == ("undo it", "undo it")
    assert again.receipt is not None
    assert again.receipt.repeated
    redo = Circumstances(action=ActionId("redo it"))
    answers = [station.redo(None, redo).receipt for _ in range(2)]
    assert [one.repeated for one in answers if one is not None] == [False, True]
    assert station.event(EVENT).entries.count == 3


def test_two_undos_at_once_undo_two_acts_or_one_is_refused(station: Station) -> None:
    announce(station, sold=3)
    last = action_of(station, "register")

    async def both() -> list[object]:
        undo = station.undoing.undo
        return list(
            await asyncio.gather(undo(DIRECTOR, last), undo(DIRECTOR, last), return_exceptions=True)
        )

    answers = station.run(both())
    assert Refusal("already_undone", act=last) in answers
    assert station.event(EVENT).entries.count == 2
    laws.check(station)


def test_an_act_decided_while_an_undo_is_worked_out_is_kept(station: Station) -> None:
    under_way(station)
    bust(station, 1)
    action = action_of(station, "bust")

    async def both() -> None:
        undo = asyncio.ensure_future(station.undoing.undo(DIRECTOR, action))
        await asyncio.gather(station.desk.perform(DIRECTOR, Bust(EVENT, 2)), undo)

    station.run(both())
    assert station.event(EVENT).places() == {2: 5}
    laws.check(station)


def test_a_finished_event_takes_no_undo(station: Station) -> None:
    under_way(station, sold=2)
    station.do(PostPrizes(EVENT))
    bust(station, 1)
    for place in (2, 1):
        station.do(PayPrize(EVENT, place))
    sold = action_of(station, "register")
    station.do(Finish(EVENT, station.house_id))

    assert refusal_of(lambda: station.undo(sold, WHY)).code == "stream_ended"


def test_a_restart_keeps_the_order_in_which_acts_are_undone_though_the_clock_was_set_back(
    station: Station,
) -> None:
    announce(station)
    for number in range(1, 4):
        station.time.set_wall(-60_000_000)
        station.do(Register(EVENT, person(number)))
    before = [act.action for act in station.desk.log]
    station.restart()

    assert [act.action for act in station.desk.log] == before
    station.undo()
    assert sorted(station.event(EVENT).entries.by_number) == [1, 2]


def test_undo_and_redo_go_on_after_a_restart(station: Station) -> None:
    announce(station, sold=3)
    before = laws.loaded(station)
    station.undo()
    station.undo()
    station.restart()
    station.redo()
    station.restart()
    station.redo()

    assert laws.loaded(station) == before


def test_an_undo_in_one_event_leaves_the_others_alone(station: Station) -> None:
    other = StreamId("other")
    announce(station, sold=2)
    announce(station, event=other, sold=2)
    before = station.event(EVENT)
    station.undo()

    assert station.event(EVENT) is before
    assert station.event(other).entries.count == 1
    assert refusal_of(lambda: station.do(DrawSeats(other))).code == "not_enough_seats"


def test_a_table_installed_by_mistake_is_taken_out_again(station: Station) -> None:
    station.do(InstallTable(station.house_id, 7, 9))
    station.undo()

    assert 7 not in station.house.registry.tables


def test_a_redone_rebuy_is_refused_where_it_would_be_one_too_many(station: Station) -> None:
    under_way(station)
    rebuys = station.event(EVENT).conditions.rebuys
    assert rebuys is not None
    station.do(Rebuy(EVENT, 1))
    first = action_of(station, "rebuy")
    station.undo()
    for _ in range(rebuys.most):
        station.do(Rebuy(EVENT, 1))

    refused = refusal_of(lambda: station.redo(first, WHY))
    assert (refused.code, refused.details["fact"]) == ("undo_blocked", "rebuys_used_up")


def test_a_reinstatement_stays_where_chips_were_bought_after_it(station: Station) -> None:
    under_way(station)
    station.do(Bust(EVENT, 1))
    station.do(Reinstate(EVENT, 1), WHY)
    reinstated = action_of(station, "reinstate")
    station.do(Rebuy(EVENT, 1))

    refused = refusal_of(lambda: station.undo(reinstated, WHY))
    assert (refused.code, refused.details["fact"]) == ("undo_blocked", "already_out")


def test_a_prize_list_that_was_undone_leaves_its_number_behind(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    station.undo()
    station.do(PostPrizes(EVENT))

    assert station.event(EVENT).prizes.version == 2
