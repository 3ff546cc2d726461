"""The stages of an evening: their entry, their bags, their ends, and who goes on."""

import hypothesis.strategies as st

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import (
    BagStack,
    BeginPlayOff,
    BringForward,
    CloseStage,
    EndTable,
    LosePlayOff,
    PausePlayOff,
    ResumePlayOff,
    Transfer,
)
from tdapp.core.ids import PersonId, StreamId, in_part
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.state.entries import Entries
from tests.desk.any_call import PERSONS
from tests.desk.playing import TABLES, Calls, Playing, asked, of
from tests.desk.programmes import TWO_DAYS

FLIGHTS, DAY_2 = (1, 2), 3
IN_A_FLIGHT = 3


def stages(now: Playing) -> Calls:
    """Whatever is done in a stage; in another event all of it is refused."""
    staged = StreamId(f"{now.event} in stages")
    known = now.state_of(staged).entries
    stage = of([in_part(staged, number) for number in (0, *FLIGHTS, DAY_2)])
    entries = of(sorted(known.by_number) or [1])
    order = st.permutations(sorted(known.by_number)).map(tuple)
    return st.one_of(
        asked(CloseStage, stage),
        asked(BagStack, stage, entries, st.integers(-1, 900)),
        asked(EndStage, stage, st.just(now.house_id), order, of([(), _cut(1), _cut(3)])),
        asked(EndTable, stage, of(TABLES)),
        asked(BeginPlayOff, stage, of(TABLES)),
        asked(LosePlayOff, stage, entries),
        asked(PausePlayOff, stage),
        asked(ResumePlayOff, stage),
        asked(Transfer, stage, entries),
        asked(BringForward, stage),
    )


def _cut(entry: int) -> tuple[Cut, ...]:
    return Cut(entry, ("Ah",)), Cut(entry + 1, ("9h",))


def two_days(now: Playing) -> None:
    """Two flights and a second day, as far as tables and luck allow, beside what is on."""
    staged = StreamId(f"{now.event} in stages")
    now.ask(Announce(staged, TWO_DAYS))
    people = list(PERSONS)
    now.luck.shuffle(people)
    for number in FLIGHTS:
        _a_flight(now, in_part(staged, number), people[number * IN_A_FLIGHT :][:IN_A_FLIGHT])
    day = in_part(staged, DAY_2)
    now.ask(BringForward(day))
    now.ask(OpenTable(day, now.house_id, now.luck.choice(TABLES)))
    now.ask(DrawSeats(day))
    now.ask(StartClock(day))
    for entry in sorted(_entries(now, day).by_number)[1:]:
        if now.perhaps():
            now.ask(Bust(day, entry, declined=True))


def _a_flight(now: Playing, flight: StreamId, people: list[PersonId]) -> None:
    """Its players enter, one busts, the others bag; now and then a bag is counted wrong first."""
    for person in people:
        now.ask(Register(flight, person))
    now.ask(OpenTable(flight, now.house_id, now.luck.choice(TABLES)))
    now.ask(DrawSeats(flight))
    now.ask(StartClock(flight))
    now.ask(CloseStage(flight))
    entries = sorted(_entries(now, flight).by_number)
    for entry in entries[:-2]:
        now.ask(Bust(flight, entry, declined=True))
    chips = sum(one.chips for one in _entries(now, flight).by_number.values())
    for entry in entries[-2:]:
        if now.perhaps():
            now.ask(BagStack(flight, entry, chips))
        now.ask(BagStack(flight, entry, chips // 2))
    for table in sorted(now.station.event(flight).seating.tables):
        now.ask(EndTable(flight, table))
    if now.perhaps():
        now.ask(BeginPlayOff(flight))
        now.ask(PausePlayOff(flight))
        if now.perhaps():
            now.ask(ResumePlayOff(flight))
        now.ask(LosePlayOff(flight, entries[-1]))
    now.ask(EndStage(flight, now.house_id, tuple(entries)))


def _entries(now: Playing, stage: StreamId) -> Entries:
    return now.station.event(stage).entries
