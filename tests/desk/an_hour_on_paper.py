"""An hour of a night that was kept on paper slips, and is typed at its end."""

from collections.abc import Mapping

from tdapp.calls.across.moves import Arrive
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import OverruleMove
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register
from tdapp.calls.tournament.seats import GiveSeat
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.rule import Answer
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Payment, Tender
from tests.desk.evening import EVENT, person
from tests.desk.station import Station

OUT = range(301, 311)
"""Who goes out, one a minute."""

CASH_REBUY, OWED_REBUY, MOVER, NEWCOMER = 320, 321, 330, 901


def catch_up(station: Station) -> None:
    """Exits typed with the last slip first stand in their order; all else is as it happened."""
    begun = station.time.utc_us
    station.time.pass_us(60 * MINUTE_US)
    station.tick()
    before = station.event(EVENT)
    exits = {begun + minute * MINUTE_US: Bust(EVENT, one, True) for minute, one in enumerate(OUT)}
    type_slips(station, dict(reversed(exits.items())))
    type_slips(station, sold_and_seated(station, begun + 20 * MINUTE_US))
    type_slips(station, moved(station, begun + 40 * MINUTE_US))

    state = station.event(EVENT)
    assert [state.exits.by_entry[entry].happened_us for entry in OUT] == list(exits)
    assert state.exits.in_order()[-len(OUT) :] == list(OUT)
    assert state.entries.rebuys == before.entries.rebuys + 2
    assert not state.entries.owed
    assert state.entries.count == before.entries.count + 1
    assert state.clock == before.clock


def type_slips(station: Station, slips: Mapping[int, Call]) -> None:
    """Type each slip (by when it happened); the record has its time and its number."""
    for happened_us, call in slips.items():
        on_slip = Circumstances(
            reason="kept on paper", happened_us=happened_us, paper=f"slip {happened_us}"
        )
        act = station.do(call, on_slip).act
        assert (act.happened_us, act.paper) == (happened_us, on_slip.paper)
        assert act.at_us > happened_us


def sold_and_seated(station: Station, at_us: int) -> Mapping[int, Call]:
    """Two buy again, one of them on credit that is paid later; somebody enters and sits down."""
    state = station.event(EVENT)
    receipt, entry = state.entries.last_receipt + 2, state.entries.last_entry + 1
    calls: list[Call] = [
        Rebuy(EVENT, CASH_REBUY),
        Rebuy(EVENT, OWED_REBUY, stack=100, payment=Payment(Tender.OWED)),
        Register(EVENT, person(NEWCOMER)),
        GiveSeat(EVENT, entry, next(iter(state.seating.free())), "ballot 3"),
        PayDebt(EVENT, receipt),
    ]
    return {at_us + number * MINUTE_US: call for number, call in enumerate(calls)}


def moved(station: Station, at_us: int) -> Mapping[int, Call]:
    """Somebody was sent to another table and sits there; nobody is where seats are fixed."""
    state = station.event(EVENT)
    to = free_elsewhere(station, state.seating.seat_of[MOVER])
    sent = OverruleMove(EVENT, MOVER, to)
    if state.conditions.rules.seats_fixed.answer is Answer.YES:
        refused = station.desk.why_not(DIRECTOR, sent, Circumstances(reason="kept on paper"))
        assert refused is not None
        assert refused.code == "seats_are_fixed"
        return {}
    return {at_us: sent, at_us + MINUTE_US: Arrive(EVENT, station.house_id, MOVER)}


def free_elsewhere(station: Station, seat: Seat) -> Seat:
    """The first free seat at another table."""
    return next(one for one in station.event(EVENT).seating.free() if one.table != seat.table)
