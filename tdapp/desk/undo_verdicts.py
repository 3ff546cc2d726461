"""Whether an act of the record can be undone, told at once where that is known, worked out else."""

from dataclasses import dataclass
from typing import Any

from tdapp.core.act import ToldAct
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Timeline
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Actor, Permission, roles_for
from tdapp.desk.undoing import Undoing

NEAR = 2_000
"""An act at most so many facts back is worked out unasked: it is told again in a few slices."""


@dataclass(frozen=True, slots=True)
class UndoVerdict:
    """Why an act cannot be undone by this person; without a refusal it can."""

    refusal: Refusal | None = None

    @property
    def can(self) -> bool:
        return self.refusal is None

    def says_as(self, other: "UndoVerdict | None") -> bool:
        """Whether another one says the same."""
        return other is not None and other.code == self.code

    @property
    def code(self) -> str:
        """The refusal's code, empty for none."""
        return "" if self.refusal is None else self.refusal.code


@dataclass(frozen=True, slots=True)
class _CachedVerdict:
    """A verdict, how far its stream had come then, and what was undone there."""

    verdict: UndoVerdict
    upto: int
    undone: frozenset[ActionId]


class UndoVerdicts:
    """Remembers what was worked out; what later acts can change is worked out again then."""

    def __init__(self, desk: Desk, undoing: Undoing) -> None:
        self._desk = desk
        self._undoing = undoing
        self._known: dict[tuple[StreamId, int], _CachedVerdict] = {}

    def at_once(self, told: ToldAct, actor: Actor) -> UndoVerdict | None:
        """The verdict known without folding the past again; None where it must be worked out."""
        timeline = self._timeline(told)
        if timeline is None or timeline.ended:
            return UndoVerdict(Refusal("stream_ended", stream=told.stream))
        if told.act.action in timeline.undone:
            return UndoVerdict(Refusal("already_undone", act=told.act.action))
        for event in told.facts:
            if event.fixed is not None:
                return UndoVerdict(Refusal(event.fixed, act=told.act.action))
        needed = Permission.UNDO_OWN if told.act.actor == actor.id else Permission.UNDO_ANY
        if not actor.may(needed):
            who = ", ".join(role.value for role in roles_for(needed))
            return UndoVerdict(Refusal("not_permitted", permission=needed.value, who=who))
        return self._remembered(told, timeline)

    def is_near(self, told: ToldAct) -> bool:
        """Whether it is worked out unasked."""
        timeline = self._timeline(told)
        return timeline is not None and timeline.seq - told.last <= NEAR

    async def work_out(self, told: ToldAct) -> UndoVerdict:
        """Tell the past again without the act, in slices; see `Undoing.plan`."""
        timeline = self._timeline(told)
        upto = 0 if timeline is None else timeline.seq
        undone = frozenset() if timeline is None else timeline.undone
        try:
            await self._undoing.plan(told.act)
        except Refusal as refusal:
            verdict = UndoVerdict(refusal)
        else:
            verdict = UndoVerdict()
        self._known[told.key] = _CachedVerdict(verdict, upto, undone)
        return verdict

    def _remembered(self, told: ToldAct, timeline: Timeline[Any]) -> UndoVerdict | None:
        """What another act depends on stays so until one of them is undone."""
        known = self._known.get(told.key)
        if known is None or known.undone != timeline.undone:
            return None
        lasts = known.verdict.code == "undo_blocked" or known.upto == timeline.seq
        return known.verdict if lasts else None

    def _timeline(self, told: ToldAct) -> Timeline[Any] | None:
        """The past of its stream, if it is at hand."""
        holding = self._desk.holding(told.act.action)
        return next((one.timeline for one in holding if one.ref.id == told.stream), None)
