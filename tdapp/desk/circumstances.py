"""The circumstances of an act, and its result."""

from dataclasses import dataclass
from typing import Any

from tdapp.core.act import Act, Receipt
from tdapp.core.free_text import LABEL, NOTE, must_be_plain
from tdapp.core.ids import ActionId, StaffId, StationId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor
from tdapp.desk.said import Statement


@dataclass(frozen=True, slots=True)
class CompletedAct:
    """An act that happened. Without a receipt it is not recorded yet (the clock on a bad disk)."""

    act: Act
    receipt: Receipt | None


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The circumstances of an act.

    The same `action` twice is one act. `approver` is the second person, `happened_us` (UTC) and
    `paper` are for what was written on a slip before it was typed. `said` is what the question
    named to which the act is the answer: it is refused where that is not so any more.
    """

    action: ActionId | None = None
    approver: Actor | None = None
    reason: str | None = None
    happened_us: int | None = None
    paper: str | None = None
    said: tuple[Statement[Any], ...] = ()

    @property
    def reason_given(self) -> bool:
        """Whether a reason is given."""
        return bool((self.reason or "").strip())

    def act_of(
        self, actor: StaffId, label: str, action: ActionId, station: StationId, at_us: int
    ) -> Act:
        """The fields of an act that somebody begins at a station now (UTC microseconds)."""
        return Act(
            action=action,
            label=label,
            at_us=at_us,
            station=station,
            actor=actor,
            approver=self.approver.id if self.approver else None,
            happened_us=self.happened_us,
            paper=self.paper,
            reason=self.reason,
        )

    def must_be_told(self, label: str, *, needs_reason: bool) -> None:
        """Refuse ``not_plain_text``, and ``reason_needed`` for an act that needs one."""
        must_be_plain(self.reason or "", NOTE, lines=True)
        must_be_plain(self.paper or "", LABEL)
        if needs_reason and not self.reason_given:
            raise Refusal("reason_needed", act=label)


PLAIN = Circumstances()
