"""What goes wrong of an evening: requests sent twice, restarts, nonsense, people without a role."""

from collections.abc import Sequence
from itertools import cycle

import hypothesis.strategies as st
from msgspec.structs import replace

from tdapp.calls.house.cage import taken_everywhere
from tdapp.calls.house.people import EnterPeople
from tdapp.calls.house.room import EraseNote, ErasePerson
from tdapp.calls.tournament.clock import CountTimeAway, LeaveTimeOut
from tdapp.calls.tournament.event import StartClock
from tdapp.core.ids import StreamId, part_of
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.people import NameUpdate
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.cage import Book, Cage, books
from tdapp.house.cage_events import CashierSession
from tests.desk import laws
from tests.desk.any_call import PERSONS, any_call
from tests.desk.playing import DEALER, MANAGER, SIDE, Draw, Playing

COMING_BACK = ("count it", "leave it out", "start it")
TWO_PEOPLE = Circumstances(reason="asked for by letter", approver=DIRECTOR)


def send_again(now: Playing, draw: Draw) -> None:
    """A granted request is sent a second time."""
    newest_first = now.requests[::-1]
    now.repeat(draw(st.sampled_from(newest_first[:4]) | st.sampled_from(newest_first)))


def break_off(now: Playing, draw: Draw) -> None:
    """The gaming day ends; the program ends or is killed, and starts again at once or later."""
    match draw(st.sampled_from(["end the day", "end both", "restart", "kill", "be away"])):
        case "end the day":
            _end_the_day(now)
        case "end both":
            _end_the_day(now)
            now.come_back(now.station.restart)
        case "restart":
            now.come_back(now.station.restart)
        case "kill":
            now.come_back(now.station.kill)
        case _:
            ways = st.lists(st.sampled_from(COMING_BACK), min_size=4, max_size=4)
            _be_away(now, draw(st.sampled_from([1, 5, 12])), draw(ways))


def a_power_cut(now: Playing) -> None:
    """The clock runs when the program ends, and time goes by before it is started again."""
    now.ask(StartClock(now.event))
    _be_away(now, now.one_of([1, 5, 12]), [now.one_of(COMING_BACK) for _ in now.watches])


def erase(now: Playing, draw: Draw) -> None:
    """A person or the words of a reason leave the registry; nothing else changes."""
    house, action = now.house_id, draw(st.sampled_from(now.requests)).act.action
    if draw(st.booleans()):
        kept = now.station.parts.journal.act(action)
        has_words = kept is not None and kept.reason is not None
        assert now.ask(EraseNote(house, action), MANAGER, TWO_PEOPLE) == has_words
        return
    who = draw(st.sampled_from(PERSONS))
    now.ask(EnterPeople(house, (NameUpdate(who, "Somebody"),)))
    now.ask(ErasePerson(house, who, now.station.desk.events_on()), MANAGER, TWO_PEOPLE)


def ask_for_anything(now: Playing, draw: Draw) -> None:
    """Any act with any values; who has no role is kept in mind and gets nothing done."""
    event = draw(st.sampled_from([now.event, now.event, SIDE, StreamId("event 1")]))
    call = draw(any_call(event, now.house_id))
    if draw(st.sampled_from([True, True, False])):
        reason = draw(st.sampled_from([None, " ", "a reason"]))
        now.ask(call, with_=Circumstances(reason=reason))
        return
    if DEALER.may(call.permission):
        now.ask(call, DEALER)
        return
    before = laws.heads(now.station)
    assert not now.ask(call, DEALER)
    now.station.settle()
    after = laws.heads(now.station)
    assert {id_ for id_ in after if after[id_] != before.get(id_)} == {now.house_id}


def drawers(cage: Cage, now: Playing) -> dict[CashierSession, tuple[Book, ...]]:
    """The sessions that are open, and what should be in their drawers."""
    taken = taken_everywhere(now.station.desk, cage)
    still = (one for one in cage.sessions.values() if one.closed_us is None)
    return {one: books(one, taken) for one in still}


def _end_the_day(now: Playing) -> None:
    before = now.station.house
    now.station.run(now.station.parts.day.end(DIRECTOR))
    after = now.station.house
    kept = replace(after.kept, claimed=before.kept.claimed, paid=before.kept.paid)
    assert replace(after, cage=before.cage, notices=before.notices, kept=kept) == before
    assert not after.kept.claimed
    assert not after.kept.paid
    assert after.notices.open() == before.notices.open()
    assert after.notices.day_ends == before.notices.day_ends
    assert drawers(after.cage, now) == drawers(before.cage, now)


def _be_away(now: Playing, minutes: int, ways: Sequence[str]) -> None:
    """Clocks that run stand as they were seen last; then the time away counts, or does not.

    A clock was not started in the very moment in which the program begins again. One that an undo
    let run though play is over is started by nobody.
    """
    now.let_pass(1 / 60)
    work, running = (
        now.station.parts.clockwork,
        [event for event, it in now.watches.items() if it.running and event not in now.runs_on()],
    )
    acts = [now.station.parts.journal.acts(part_of(event)[0], 1) for event in running]
    if any(act.at_us > now.station.time.utc_us for one in acts for act in one):
        return
    work.note_seen()
    now.come_back(now.station.kill if now.perhaps() else now.station.restart)
    away_us = minutes * MINUTE_US
    now.station.time.pass_us(away_us)
    now.station.run(now.station.parts.clockwork.hold_clocks())
    for event, way in zip(running, cycle(ways), strict=False):
        now.watches[event].running = False
        assert now.state_of(event).clock.running is False
        match way:
            case "count it":
                assert now.ask(CountTimeAway(event))
                now.watches[event].count(away_us)
            case "leave it out":
                assert now.ask(LeaveTimeOut(event))
            case _:
                assert now.ask(StartClock(event))
