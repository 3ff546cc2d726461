"""The base of every act at the desk: a small value with its name, which decides its facts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Protocol, Self

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StaffId, StreamId, StreamRef
from tdapp.core.instant import Instant
from tdapp.core.ports.people import RegistryWrite
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.voice.texts import Text

States = Mapping[StreamId, Any]
Groups = dict[StreamId, Sequence[Event]]
IdsOf = Callable[[PersonId], tuple[PersonId, ...]]
"""All ids of somebody who was entered twice, the kept one first."""


def must_be_past(happened_us: int | None, now: Instant) -> None:
    """Refuse ``time_to_come`` for a time (UTC) at which nothing can have happened yet."""
    if happened_us is not None and not 0 <= happened_us <= now.utc_us:
        raise Refusal("time_to_come", time=str(happened_us))


@dataclass(frozen=True, slots=True)
class Moment:
    """The outside input of a decision: the actor, the time, a random seed.

    `approver` is the second person who signed, where there is one.

    `reason_given` says whether a reason goes into the record with the act.

    `happened_us` (UTC) is when it happened, where it is typed later from a slip; refuses
    ``time_to_come`` for one that is not of the past.
    """

    by: StaffId
    now: Instant
    seed: str
    happened_us: int | None = None
    approver: StaffId | None = None
    reason_given: bool = False

    @property
    def typed(self) -> Instant | None:
        """When it happened by both clocks, where that was typed."""
        return None if self.happened_us is None else self.now.by_wall(self.happened_us)

    @property
    def at(self) -> Instant:
        """When it happened by both clocks: now, unless another time was typed."""
        return self.typed or self.now

    def __post_init__(self) -> None:
        must_be_past(self.happened_us, self.now)


class AskedWhy(Enum):
    """Whether a reason goes into the record with an act."""

    NEVER = "never"
    ALWAYS = "always"
    AT_TIMES = "at_times"
    """Whether one is needed depends on the state, and is decided with the act."""


ASKS_WHY = frozenset({"reason_needed", "say_what_was_drawn", "may_still_appear"})
"""Refusals that a reason settles."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """What is known of every call of a kind, whatever it is about.

    `label` names it in the record for ever, `done` says what it has done, once that is so, with
    blanks for `{who}`, `{number}`, `{before}`, `{after}` and `{won}`. Acts that `may_wait` can be
    done while the record is unwritable and are written first afterwards (the clock, and nothing
    that moves money). `decision` is what a rulebook may leave to an office "or above" and this
    carries out; what it decides about play in the hand, or about jackpots, no act of this desk
    does. Some acts `needs_director` on duty, where the rulebook has one present while an event is
    in progress. `refusals` are settled by what is asked before the act is done. What is paid
    `by_till` as it was set lets the till take cash again.
    """

    label: str
    permission: Permission
    done: Text
    reason: AskedWhy = AskedWhy.NEVER
    may_wait: bool = False
    decision: Decision | None = None
    needs_director: bool = False
    refusals: frozenset[str] = frozenset()
    by_till: bool = False


class Call(Protocol):
    """An act asked for; `decide` is pure: it gives the events by stream, or refuses."""

    row: ClassVar[CallRow]

    @property
    def label(self) -> str:
        """What names it in the record."""
        return self.row.label

    @property
    def permission(self) -> Permission:
        """What whoever asks for it must be allowed."""
        return self.row.permission

    @property
    def needs_reason(self) -> bool:
        """Whether it is refused without a reason."""
        return self.row.reason is AskedWhy.ALWAYS

    @property
    def may_wait(self) -> bool:
        """Whether it can be done while the record is unwritable."""
        return self.row.may_wait

    def decision(self) -> Decision | None:
        """What of a rulebook's decisions it carries out; None for none."""
        return self.row.decision

    def streams(self) -> tuple[StreamRef, ...]:
        """The streams it reads and writes."""
        ...

    def persons(self, states: States) -> Sequence[PersonId]:  # noqa: ARG002 - some calls look
        """The persons let in or paid, checked at the door before the act is decided."""
        return ()

    def of_one(self, states: States, ids: IdsOf) -> Self:  # noqa: ARG002 - some calls look
        """The same act on the id under which its stream knows a merged person."""
        return self

    def registry(self, moment: Moment) -> Sequence[RegistryWrite]:  # noqa: ARG002 - some calls look
        """The registry changes, in one transaction with the act's events."""
        return ()

    def counted_in(self) -> str | None:
        """The cashier session that its money is counted in, where it names one."""
        return None

    def signer(self) -> StaffId | None:
        """The only person who can sign as the second; None for any."""
        return None

    def decide(self, states: States, moment: Moment) -> Groups:
        """Its events on these states, or a `Refusal`."""
        ...

    def tried(self, states: States, moment: Moment) -> Groups:
        """As many of its events as show whether it would be refused: one for many alike."""
        return self.decide(states, moment)

    def with_what_follows(self, groups: Groups, _: States, __: Moment) -> Groups:
        """These events, and those that follow of themselves whatever the act is called."""
        return groups
