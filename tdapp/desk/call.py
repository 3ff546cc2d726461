"""What every act at the desk is: a small value that names it and knows how to decide it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.ports import RegistryChange, StreamRef
from tdapp.desk.permissions import Permission

States = Mapping[StreamId, Any]
Groups = dict[StreamId, Sequence[Event]]


@dataclass(frozen=True, slots=True)
class Moment:
    """What comes in from outside when an act is decided: who asks, the time, chance as a seed.

    `happened_us` (UTC) is when it happened, where it is typed later from a slip.
    """

    by: StaffId
    now: Instant
    seed: str
    happened_us: int | None = None


class Call(Protocol):
    """An act asked for.

    `decide` is pure: it gives the events by stream, or refuses. `needs_reason` acts are refused
    without one; `may_wait` acts can be done while the record is unwritable and are written first
    afterwards (the clock, and nothing that moves money).
    """

    label: ClassVar[str]
    permission: ClassVar[Permission]
    needs_reason: ClassVar[bool] = False
    may_wait: ClassVar[bool] = False

    def streams(self) -> tuple[StreamRef, ...]:
        """The streams it reads and writes."""
        ...

    def persons(self, states: States) -> Sequence[PersonId]:  # noqa: ARG002 - some calls look
        """Whom it lets in or pays: they must be welcome, before it is decided."""
        return ()

    def registry(self, moment: Moment) -> Sequence[RegistryChange]:  # noqa: ARG002 - some calls look
        """What it changes in the registry of persons, in one transaction with its events."""
        return ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """Its events on these states, or a `Refusal`."""
        ...
