"""Acts on a tournament, as the windows, the command line and the tests name them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId, StreamRef, in_part
from tdapp.core.ports.people import RegistryWrite
from tdapp.desk.call import AskedWhy, Call, CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Permission
from tdapp.rules.houses import HouseRules
from tdapp.rules.office import Decision
from tdapp.tournament.clock import serving, timing
from tdapp.tournament.event import announcing
from tdapp.tournament.event.announcing import adopt_house
from tdapp.tournament.exits import hand_for_hand
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.room import KIND
from tdapp.tournament.sales.passing_on import known_as
from tdapp.tournament.stages.seen import must_be_done_here
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text

WANTED_OF_ENTRANTS = frozenset({"terms_not_signed", "not_a_member"})
"""Refusals that who sells settles by looking at what was signed or shown."""


@dataclass(frozen=True)
class TournamentCall(Call):
    """An act on one event."""

    event: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event."""
        return (StreamRef(self.event, KIND),)

    def with_what_follows(self, groups: Groups, states: States, moment: Moment) -> Groups:
        """The clock stops with what decides the event; a soft hand-for-hand ends at the money.

        A hand that is over counts for who sits out hands at its table. Refuses as
        `must_be_done_here`.
        """
        told, state = groups.get(self.event, ()), states[self.event]
        if len(state.stages.by_number):
            must_be_done_here(state, told)
        follows: list[Event] = [*timing.stop_when_decided(state, told, moment.now)]
        if state.hand_for_hand.terms is not None:
            follows += hand_for_hand.ended_by(state, told)
        if len(state.penalties.open):
            follows += serving.counted_by(state, told)
        return groups | {self.event: [*told, *follows]} if follows else groups


@dataclass(frozen=True)
class AdmissionCall(TournamentCall):
    """Base of the acts that name whom they let in."""

    person: PersonId

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who plays or waits already does so again under the same id."""
        return replace(self, person=known_as(states[self.event], ids(self.person)))


@dataclass(frozen=True)
class Announce(TournamentCall):
    """Begin an event with its published conditions, under the house's files, which are kept."""

    row: ClassVar[CallRow] = CallRow(
        label="announce", permission=Permission.ANNOUNCE, done=text("done", "Event announced")
    )

    conditions: Conditions
    rules: HouseRules | None = None

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The house's files, for the record to keep."""
        return self.rules.kept() if self.rules is not None else ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `announcing.announce`."""
        version = self.rules.hashes if self.rules is not None else None
        return {self.event: announcing.announce(states[self.event], self.conditions, version)}


@dataclass(frozen=True)
class MoveStart(TournamentCall):
    """Let an announced event be planned to begin at another time; players are to be told."""

    row: ClassVar[CallRow] = CallRow(
        label="move_start",
        permission=Permission.ANNOUNCE,
        done=text("done", "Start moved"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.MOVE_START,
    )

    start: PlannedStart

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `announcing.move_start`."""
        return {self.event: announcing.move_start(states[self.event], self.start, moment.now)}


@dataclass(frozen=True)
class EndPlay(TournamentCall):
    """End play after the last level; of level stacks those in `order` are ranked, best first."""

    row: ClassVar[CallRow] = CallRow(
        label="end_play",
        permission=Permission.ANNOUNCE,
        done=text("done", "Play ended"),
        decision=Decision.AWARD_PLACES,
    )

    order: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `announcing.end_play`."""
        state = states[self.event]
        ended = announcing.end_play(state, moment.now, self.order)
        return {self.event: with_slips(state, ended)}


@dataclass(frozen=True)
class StartClock(TournamentCall):
    """Let the clock run; `briefed` that the players were told of the conditions before play."""

    row: ClassVar[CallRow] = CallRow(
        label="start_clock",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Clock started"),
        may_wait=True,
        needs_director=True,
        refusals=frozenset({"players_not_briefed"}),
    )

    briefed: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.start_clock` and `timing.briefing`."""
        state = states[self.event]
        started = timing.start_clock(state, moment.now)
        told = timing.briefing(state, moment.by, moment.now, briefed=self.briefed)
        return {self.event: [*told, *started]}


@dataclass(frozen=True)
class PauseClock(TournamentCall):
    """Stop the clock."""

    row: ClassVar[CallRow] = CallRow(
        label="pause_clock",
        permission=Permission.PAUSE,
        done=text("done", "Clock paused"),
        may_wait=True,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.pause_clock`."""
        return {self.event: timing.pause_clock(states[self.event], moment.now)}


@dataclass(frozen=True)
class BeginLevel(TournamentCall):
    """Record that the level at `index` was reached."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_level", permission=Permission.RUN_CLOCK, done=text("done", "Level begun")
    )

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.begin_level`."""
        return {self.event: timing.begin_level(states[self.event], self.index, moment.now)}


@dataclass(frozen=True)
class AdoptHouse(TournamentCall):
    """Play an event on under its house's files as they are now."""

    row: ClassVar[CallRow] = CallRow(
        label="adopt_house",
        permission=Permission.ANNOUNCE,
        done=text("done", "New version of the house rules adopted"),
        reason=AskedWhy.ALWAYS,
    )

    house: HouseRules

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The files, for the record to keep."""
        return self.house.kept()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `adopting.adopt_house`."""
        state = states[self.event]
        version = state.programme.house
        return {self.event: adopt_house(state.conditions, version, self.house)}


def addresses(desk: Desk) -> list[StreamId]:
    """The loaded events, each followed by the addresses of its stages."""
    return [
        in_part(event, number)
        for event in desk.streams(KIND)
        for number in (0, *sorted(desk.state(event).stages.by_number))
    ]


def also_in(
    desk: Desk, person: PersonId, *, besides: StreamId | None = None
) -> tuple[StreamId, ...]:
    """The running events in which a person plays or waits: shown to the seller, no refusal."""
    ids = desk.persons.ids(person)
    return tuple(
        event
        for event in desk.streams(KIND)
        if event != besides and any(_is_in(desk.state(event), one) for one in ids)
    )


def _is_in(event: Tournament, person: PersonId) -> bool:
    if event.programme.over:
        return False
    entered = event.entries.by_person.get(person, ())
    playing = any(number not in event.exits.by_entry for number in entered)
    return playing or person in event.alternates.by_person
