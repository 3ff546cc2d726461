"""For which undo and redo a reason must be given, and for which it is one key."""

import pytest

from tdapp.bootstrap import ROOMS
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, person, under_way
from tests.desk.second_thoughts import CASHIER, FLOOR, WHY, action_of, refusal_of
from tests.desk.station import Station


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


BINDING = {
    "sold": Register(EVENT, person(6)),
    "bought again": Rebuy(EVENT, 1),
    "out": Bust(EVENT, 1, declined=True),
    "posted": PostPrizes(EVENT),
}


@pytest.mark.parametrize("call", BINDING.values(), ids=BINDING.keys())
def test_chips_an_exit_and_posted_prizes_are_undone_and_redone_for_a_reason_only(
    call: Call, station: Station
) -> None:
    under_way(station)
    before = laws.loaded(station)
    done = station.do(call)
    after = laws.loaded(station)

    needed = Refusal("reason_needed", act=done.act.label)
    assert refusal_of(station.undo) == needed
    assert refusal_of(lambda: station.undo(None, Circumstances(reason=" \t"))) == needed
    assert laws.loaded(station) == after
    undone = station.undo(None, Circumstances(reason="wrong player"))
    assert undone.act.reason == "wrong player"
    assert laws.loaded(station)[EVENT].seating == before[EVENT].seating
    assert refusal_of(station.redo) == needed
    station.redo(None, WHY)
    assert laws.loaded(station) == after


def test_a_reinstatement_and_changed_prizes_are_undone_for_a_reason_only(
    station: Station,
) -> None:
    under_way(station)
    bust(station, 1)
    station.do(Reinstate(EVENT, 1), WHY)
    assert refusal_of(station.undo) == Refusal("reason_needed", act="reinstate")
    station.do(PostPrizes(EVENT))
    station.do(ChangePrizes(EVENT, (9_000, 7_665)), WHY)
    assert refusal_of(station.undo) == Refusal("reason_needed", act="change_prizes")


def test_tables_seats_and_announcements_of_ones_own_are_undone_with_one_key(
    station: Station,
) -> None:
    station.do(InstallTable(station.house_id, 1, 4))
    announce(station)
    empty = laws.loaded(station)
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.undo()
    station.redo()
    station.undo()
    assert laws.loaded(station) == empty
    station.undo()
    station.undo()
    assert 1 not in station.house.registry.tables


def test_a_draw_is_undone_with_one_key(station: Station) -> None:
    under_way(station)
    station.undo()

    assert not station.event(EVENT).seating.seat_of


def test_whether_a_reason_is_needed_can_be_asked_beforehand(station: Station) -> None:
    under_way(station)
    draw = station.desk.log[-1]
    needs_reason = station.undoing.needs_reason
    assert not needs_reason(DIRECTOR, draw)
    assert needs_reason(CASHIER, draw)
    station.do(Bust(EVENT, 1, declined=True))
    assert needs_reason(DIRECTOR, draw)
    assert needs_reason(DIRECTOR, station.undoing.last_of(DIRECTOR))


def test_sales_exits_and_prize_lists_bind_and_seats_and_tables_do_not() -> None:
    binding = {name for room in ROOMS for name, kind in room.codec.types.items() if kind.binding}

    assert binding >= {"EntrySold", "RebuySold", "EntryBusted", "EntryReinstated", "PrizesPosted"}
    assert not binding & {"SeatsDrawn", "SeatGiven", "TableOpened", "TableInstalled"}
    assert not binding & {"TournamentAnnounced", "ClockStarted", "Undone", "PersonErased"}


def test_no_fact_that_carries_chips_or_money_can_be_undone_without_a_reason() -> None:
    kinds = [kind for room in ROOMS for kind in room.codec.types.values()]
    carrying = [kind for kind in kinds if {"chips", "cents", "fee"} & set(kind.__struct_fields__)]

    assert len(carrying) > 3
    assert [kind for kind in carrying if not kind.binding and kind.fixed is None] == []
