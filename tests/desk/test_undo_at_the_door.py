"""An undo lets nobody in whom the door would turn away."""

from functools import partial

from tdapp.calls.tournament.exits import Bust, PassExitOn, Reinstate
from tdapp.calls.tournament.refunds import PassEntryOn
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.desk.desk import Circumstances
from tdapp.house.house_events import PersonRefused
from tests.desk.evening import EVENT, announce, bust, person, under_way
from tests.desk.kept_out import bar, born, exclude
from tests.desk.second_thoughts import WHY, refusal_of
from tests.desk.station import Station


def noted(station: Station) -> list[tuple[str, str]]:
    """Who was turned away in which act, as the house keeps it."""
    station.settle()
    facts = [one.event for one in station.recorded(station.house_id)]
    return [(one.label, one.why) for one in facts if isinstance(one, PersonRefused)]


def test_the_undo_of_an_exit_needs_what_putting_the_player_back_needs(station: Station) -> None:
    under_way(station)
    bust(station, 5, 4, 3)
    first, second, third = (act.action for act in station.desk.log if act.label == "bust")
    exclude(station, person(5))
    born(station, person(4), "2012-04-01")
    bar(station, person(3))
    for action, entry, code in ((first, 5, "self_excluded"), (second, 4, "under_age")):
        assert refusal_of(partial(station.undo, action, WHY)).code == code
        assert refusal_of(partial(station.do, Reinstate(EVENT, entry), WHY)).code == code
    assert set(station.event(EVENT).exits.by_entry) == {3, 4, 5}
    assert noted(station) == [
        *(("undo", "self_excluded"), ("reinstate", "self_excluded")),
        *(("undo", "under_age"), ("reinstate", "under_age")),
    ]
    station.undo(third, Circumstances(reason="the director lets him play on"))
    assert set(station.event(EVENT).exits.by_entry) == {4, 5}


def test_nor_does_the_undo_of_chips_that_were_lost_or_of_an_exit_that_was_passed_on(
    station: Station,
) -> None:
    under_way(station)
    station.do(Bust(EVENT, 1))
    assert station.event(EVENT).exits.out_of_chips.get(1) is not None
    lost = station.desk.log[-1].action
    bust(station, 2)
    passed = station.do(PassExitOn(EVENT, 2, 3), WHY).act.action
    exclude(station, person(1))
    exclude(station, person(3))
    for action in (lost, passed):
        assert refusal_of(partial(station.undo, action, WHY)).code == "self_excluded"


def test_nor_does_the_redo_of_a_sale_nor_the_undo_of_one_that_was_passed_on(
    station: Station,
) -> None:
    announce(station, sold=1)
    entry = station.do(Register(EVENT, person(2))).act.action
    station.undo(entry, WHY)
    passed = station.do(PassEntryOn(EVENT, 1, person(3)), WHY).act.action
    exclude(station, person(2))
    exclude(station, person(1))
    assert refusal_of(lambda: station.redo(entry, WHY)).code == "self_excluded"
    assert refusal_of(lambda: station.undo(passed, WHY)).code == "self_excluded"
    assert set(station.event(EVENT).entries.by_person) == {person(3)}


def test_who_plays_anyway_stands_in_the_way_of_no_undo(station: Station) -> None:
    under_way(station)
    again = station.do(Rebuy(EVENT, 1)).act.action
    out = station.do(Bust(EVENT, 2, declined=True)).act.action
    exclude(station, person(1))
    station.undo(out, WHY)
    station.undo(again, WHY)
    state = station.event(EVENT)
    assert (len(state.exits.by_entry), state.entries.rebuys) == (0, 0)
    assert noted(station) == []
