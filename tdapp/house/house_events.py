"""Facts of the house itself: its tables, who was refused, what was erased, what is kept."""

from enum import Enum

import msgspec

from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.house.kept_events import KeptPrize


class TableState(Enum):
    """Whether a physical table can be used."""

    IN_SERVICE = "in_service"
    OUT_OF_SERVICE = "out_of_service"


class PhysicalTable(msgspec.Struct, frozen=True):
    """A table that stands in the room; `x` and `y` are its place on the floor in centimetres.

    `used_by` is the event or game it is designated for (STAR 28.5.2, CROWN 15.2.5). Where it
    really stands is only known of one that was `placed`.
    """

    number: int
    seats: int
    x: int
    y: int
    state: TableState = TableState.IN_SERVICE
    used_by: StreamId | None = None
    placed: bool = False


class TableInstalled(Event, frozen=True):
    """A table was put into the room, or its seats or place changed."""

    number: int
    seats: int
    x: int
    y: int


class TablePlaced(Event, frozen=True):
    """A table was given its place on the plan of the room, in centimetres."""

    number: int
    x: int
    y: int


class TableStateSet(Event, frozen=True):
    """A table was taken out of service, or put back."""

    number: int
    state: TableState


class TableDesignated(Event, frozen=True):
    """A table, with the seats that it has, serves one event or game from now on."""

    number: int
    seats: int
    used_by: StreamId


class TableReleased(Event, frozen=True):
    """A table is free again."""

    number: int
    used_by: StreamId


class ActDenied(Event, frozen=True):
    """A person tried an act that the role does not allow."""

    fixed = "is_evidence"
    act_kind = ActKind.DENIED

    who: StaffId
    label: str


class PersonRefused(Event, frozen=True):
    """A person who may not play was refused; `why` is the refusal, `who` asked for it."""

    fixed = "is_evidence"
    act_kind = ActKind.DENIED
    ground = "person_refused"

    who: StaffId
    label: str
    person: PersonId
    why: str

    def touches(self) -> Touched:
        """The person who was turned away."""
        return Touched(persons=(self.person,))


class PersonErased(Event, frozen=True):
    """A person's name left the registry for good."""

    fixed = "is_erasure"
    act_kind = ActKind.PEOPLE

    person: PersonId

    def touches(self) -> Touched:
        """The person."""
        return Touched(persons=(self.person,))


class PersonPart(Enum):
    """What of a person the registry knows otherwise now."""

    NAME = "name"
    BIRTH_DATE = "birth_date"
    BARRED = "barred"
    BAR_LIFTED = "bar_lifted"
    EXCLUDED = "excluded"
    EXCLUSION_ENDED = "exclusion_ended"
    SCREEN_NAME = "screen_name"


class PersonChanged(Event, frozen=True):
    """A change of the registry: the person and the fields; the data stands only there."""

    fixed = "is_registry"
    act_kind = ActKind.PEOPLE

    person: PersonId
    part: PersonPart

    def touches(self) -> Touched:
        """The person."""
        return Touched(persons=(self.person,))


class PersonsMerged(Event, frozen=True):
    """A merge: `person` is only another id of `kept`."""

    fixed = "is_registry"
    act_kind = ActKind.PEOPLE

    person: PersonId
    kept: PersonId

    def touches(self) -> Touched:
        """Both."""
        return Touched(persons=(self.person, self.kept))


class PersonParted(Event, frozen=True):
    """Two were taken for one by mistake: `person` is nobody else again."""

    fixed = "is_registry"
    act_kind = ActKind.PEOPLE

    person: PersonId
    kept: PersonId

    def touches(self) -> Touched:
        """Both."""
        return Touched(persons=(self.person, self.kept))


class NoteErased(Event, frozen=True):
    """The words in which an act's reason was given left the record for good."""

    fixed = "is_erasure"
    act_kind = ActKind.PEOPLE

    action: ActionId


class HouseCarriedOver(Event, frozen=True):
    """A new gaming day begins with the tables and the kept prizes as the last one left them.

    `old`, `old_seq` and `old_hash` name the head that it carries on from.
    """

    v = 3
    fixed = "is_carry_over"

    old: StreamId
    old_seq: int
    old_hash: str
    tables: tuple[PhysicalTable, ...]
    kept: tuple[KeptPrize, ...] = ()
