"""Acts on the room itself."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.core.event import StreamEnded
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId, StreamRef
from tdapp.core.ports.people import PersonForgotten, RegistryWrite, WordsForgotten
from tdapp.desk.call import AskedWhy, Call, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.stream import Answering, refs
from tdapp.house import room_registry
from tdapp.house.house import KIND, House, carry_over
from tdapp.house.house_events import ActDenied, NoteErased, PersonErased, PersonRefused, TableState
from tdapp.house.kept_prizes import must_keep_none_for
from tdapp.voice.texts import text

PITCH_CM = 300
"""How far apart new tables are put, one after the other."""


@dataclass(frozen=True)
class HouseCall(Call):
    """An act on the house's own stream."""

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The house."""
        return (StreamRef(self.house, KIND),)


@dataclass(frozen=True)
class InstallTable(HouseCall):
    """Put a physical table into the room; `x` and `y` in centimetres."""

    row: ClassVar[CallRow] = CallRow(
        label="install_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} added to the room"),
    )

    number: int
    seats: int
    x: int = 0
    y: int = 0

    def decide(self, states: States, _: Moment) -> Groups:
        """See `room_registry.install`."""
        registry = states[self.house].registry
        return {
            self.house: room_registry.install(registry, self.number, self.seats, self.x, self.y)
        }


@dataclass(frozen=True)
class PlaceTable(HouseCall):
    """Note where a physical table stands; `x` and `y` in centimetres."""

    row: ClassVar[CallRow] = CallRow(
        label="place_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} placed on the map"),
    )

    number: int
    x: int
    y: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `room_registry.place`."""
        registry = states[self.house].registry
        return {self.house: room_registry.place(registry, self.number, self.x, self.y)}


@dataclass(frozen=True)
class SetTableState(HouseCall):
    """Take a table out of service or put it back."""

    row: ClassVar[CallRow] = CallRow(
        label="set_table_state",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} out of service"),
    )

    number: int
    state: TableState

    def decide(self, states: States, _: Moment) -> Groups:
        """See `room_registry.set_state`."""
        registry = states[self.house].registry
        return {self.house: room_registry.set_state(registry, self.number, self.state)}


@dataclass(frozen=True)
class ErasePerson(HouseCall):
    """Have the registry forget a person for good, whom none of these `events` still needs."""

    row: ClassVar[CallRow] = CallRow(
        label="erase_person",
        permission=Permission.ERASE,
        done=text("done", "Person erased"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    events: tuple[Answering, ...]

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events that are on."""
        return (*super().streams(), *refs(self.events))

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """The person, forgotten; see `erasures.forget` for what the registry refuses."""
        return (PersonForgotten(self.person),)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.must_keep_none_for` and `Answers.must_be_done_with`."""
        must_keep_none_for(states[self.house].kept, self.person)
        for event in self.events:
            event.answers.must_be_done_with(states[event.id], self.person)
        return {self.house: [PersonErased(self.person)]}


@dataclass(frozen=True)
class EraseNote(HouseCall):
    """Take the words of an act's reason out of the record; their salted hash stays."""

    row: ClassVar[CallRow] = CallRow(
        label="erase_note",
        permission=Permission.ERASE,
        done=text("done", "Reason erased"),
        reason=AskedWhy.ALWAYS,
    )

    action: ActionId

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """The words, forgotten; refused by the registry with ``no_reason``."""
        return (WordsForgotten(self.action),)

    def decide(self, _: States, __: Moment) -> Groups:
        """Possible wherever there are words."""
        return {self.house: [NoteErased(self.action)]}


@dataclass(frozen=True)
class EndDay(HouseCall):
    """Close the gaming day's stream; `tomorrow` is the stream that carries on."""

    row: ClassVar[CallRow] = CallRow(
        label="end_day", permission=Permission.ARRANGE_ROOM, done=text("done", "Gaming day ended")
    )

    tomorrow: StreamId

    def decide(self, _: States, __: Moment) -> Groups:
        """Always possible: tables in use are carried over with what uses them."""
        return {self.house: [StreamEnded(self.tomorrow)]}


@dataclass(frozen=True)
class BeginDay(HouseCall):
    """Begin a gaming day's stream with the state that the old one ended in."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_day", permission=Permission.ARRANGE_ROOM, done=text("done", "Gaming day begun")
    )

    old: StreamId
    old_seq: int
    old_hash: str
    state: House

    def decide(self, _: States, __: Moment) -> Groups:
        """See `house.carry_over`."""
        return {
            self.house: carry_over(self.state, self.old, self.old_seq, self.old_hash),
        }


@dataclass(frozen=True)
class NoteDenied(HouseCall):
    """Record an attempt that the role does not allow; made by the desk itself."""

    row: ClassVar[CallRow] = CallRow(
        label="denied", permission=Permission.UNDO_OWN, done=text("done", "Denied attempt recorded")
    )

    who: StaffId
    what: str

    def decide(self, _: States, __: Moment) -> Groups:
        """Always possible."""
        return {self.house: [ActDenied(self.who, self.what)]}


@dataclass(frozen=True)
class NoteRefused(HouseCall):
    """Record that a person who may not play was refused; made by the desk itself."""

    row: ClassVar[CallRow] = CallRow(
        label="note_refused",
        permission=Permission.UNDO_OWN,
        done=text("done", "Player turned away"),
    )

    who: StaffId
    what: str
    whom: PersonId
    why: str

    def decide(self, _: States, __: Moment) -> Groups:
        """Always possible."""
        return {self.house: [PersonRefused(self.who, self.what, self.whom, self.why)]}
