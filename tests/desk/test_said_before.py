"""What an act closes, whom it puts out and who wins by it is what was told before it was done."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from tdapp.calls.rows import ROWS
from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamRef
from tdapp.core.instant import MINUTE_US
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.payouts.consequences import Following
from tdapp.tournament.room import KIND
from tests.desk import laws
from tests.desk.evening import EVENT, of_house, person, seated_under
from tests.desk.more_follows import (
    AT_TABLES,
    ONE_GOES,
    OTHERS,
    REACHED,
    changing,
    one_waits,
    told,
)
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.desk.who_may import WHO_MAY
from tests.rules.houses import BOOKS

CLOSES = {"field_closed", "registration_closed", "time_is_up", "event_full"}


def can_enter(station: Station) -> bool:
    why_not = station.desk.why_not(DIRECTOR, Register(EVENT, person(9)))
    return why_not is None or why_not.code not in CLOSES


def has_winner(station: Station) -> bool:
    why_not = station.desk.why_not(DIRECTOR, AddTime(EVENT, MINUTE_US))
    return why_not is not None and why_not.code == "event_decided"


def outs(station: Station) -> list[int]:
    exits = (one.event for one in station.recorded(EVENT))
    return [one.entry for one in exits if isinstance(one, EntryBusted | EntryLeft)]


TRIED = [
    *((house, reached, act) for act in ONE_GOES for reached in REACHED for house in BOOKS),
    *(("STAR", reached, act) for act in OTHERS for reached in (*REACHED, *AT_TABLES)),
]


@pytest.mark.parametrize(("house", "reached", "act"), TRIED)
def test_what_follows_is_what_was_said(
    station: Station, house: str, reached: Callable[[Station], None], act: str
) -> None:
    seated_under(station, changing(house))
    reached(station)
    station.tick()
    call = {**ONE_GOES, **OTHERS}[act](4)
    said = told(station, call)
    if said is None:
        return
    open_before, won_before = can_enter(station), has_winner(station)
    station.do(call, WHY)
    own, won = outs(station), has_winner(station)
    station.tick()
    state = station.event(EVENT)

    assert (PurchaseKind.ENTRY in said.closed) == (open_before and not can_enter(station))
    assert list(said.out) == outs(station)[len(own) :]
    won = (won or has_winner(station)) and not won_before
    assert said.winner == (state.in_play()[0] if won else None)
    assert state.clock.running == (state.clock.running and not has_winner(station))
    laws.check(station)


def test_the_table_finds_what_it_is_for(station: Station) -> None:
    """An act that closes, one that puts somebody out, and one that lets somebody win."""
    seated_under(station, of_house("STAR"))
    one_waits(station)
    said = told(station, GoToLevel(EVENT, 3))
    assert said == Following((PurchaseKind.ENTRY, PurchaseKind.REBUY), (4,), 5)


CLOSED, OUT, WINNER = "closes", "puts out", "lets win or ends play"
BY_TIME = frozenset({CLOSED, OUT, WINNER})
CAN_FOLLOW: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("set_clock", "add_time", "go_to_level", "count_time_away"), BY_TIME),
    **dict.fromkeys(("change_level", "insert_level", "remove_level", "post_prizes"), BY_TIME),
    **dict.fromkeys(("bust", "bust_together", "end_hand", "settle_chinese"), frozenset({WINNER})),
    **dict.fromkeys(("end_waits", "insert_exit", "free_table", "leave"), frozenset({WINNER})),
    **dict.fromkeys(("sweep_no_shows", "start_clock", "end_open_buy_ins"), frozenset({WINNER})),
    **dict.fromkeys(("refund", "void_entry", "void_in_play"), frozenset({WINNER})),
    **dict.fromkeys(("pass_over", "refund_alternate", "refund_queue"), frozenset({WINNER})),
    **dict.fromkeys(("cancel_event", "finish", "end_play"), frozenset({CLOSED})),
}
"""What can follow from an act beside what its name says, by its label; from all others nothing."""


def kinds(said: Following) -> Iterator[str]:
    if said.closed:
        yield CLOSED
    if said.out:
        yield OUT
    if said.winner is not None or said.over:
        yield WINNER


EVERY_ACT = [call for call in WHO_MAY if call.streams() == (StreamRef(EVENT, KIND),)]
"""One of each kind that is on the event alone."""


@pytest.mark.parametrize("reached", [*REACHED, *AT_TABLES])
def test_from_an_act_follows_only_what_the_table_has(
    station: Station, reached: Callable[[Station], None]
) -> None:
    """Each act of the event, on each entry, seat and table, in each state; moves never do."""
    seated_under(station, changing("STAR"))
    reached(station)
    station.tick()
    acts = (*ONE_GOES.values(), *OTHERS.values())
    tried = [make(entry) for make in acts for entry in (1, 2, 3, 4, 5)]
    for call in (*EVERY_ACT, *tried):
        said = told(station, call)
        if said is not None:
            assert {*kinds(said)} <= CAN_FOLLOW.get(call.label, frozenset()), call


def test_every_act_of_the_table_is_one_that_can_be_asked_for() -> None:
    assert CAN_FOLLOW.keys() <= ROWS.keys()
