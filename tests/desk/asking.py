"""How an evening asks: an act is done as foreseen, or refused as foreseen and nothing changes."""

import dataclasses
import shutil
import tempfile
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine

from tdapp.core.act import Act
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import DIRECTOR, Actor, lacks_signature, stand_in
from tests.desk import laws
from tests.desk.station import Station

ONLY_THE_RECORD_KNOWS = {"wrong_value", "birth_date_known", "no_reason", "no_name_known"}
"""Values that no window gives, and what is not read beforehand: refused unforeseen."""
WHY = Circumstances(reason="it was wrong")
AT_THE_DOOR = {"unknown_person", "self_excluded", "under_age", "barred"}
NOTED = {"not_permitted", "second_person_needed", "office_needed"} | AT_THE_DOOR
"""Why a try is noted in the house: the role does not do it, or somebody may not play."""


Snapshot = tuple[Mapping[StreamId, Any], Mapping[StreamId, tuple[int, bytes]]]


@dataclasses.dataclass(frozen=True)
class Request:
    """What was asked for and recorded, ready to be sent again; a reversal has no call."""

    send: Callable[[], CompletedAct]
    act: Act
    call: Call | None


class Asking(RuleBasedStateMachine):
    """A station of its own, and every request that was granted there."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.station = Station(self.folder / "room.tdapp")
        self.requests: list[Request] = []
        self.checked: dict[StreamId, laws.Checked] = {}
        self.turned_away = False

    def teardown(self) -> None:
        """Leave nothing behind."""
        self.station.close()
        shutil.rmtree(self.folder)

    def snapshot(self) -> Snapshot:
        """Every loaded state, and how far every stream is recorded."""
        return laws.loaded(self.station), laws.heads(self.station)

    def ask(self, call: Call, actor: Actor = DIRECTOR, with_: Circumstances = WHY) -> bool:
        """Ask for an act; whether it was done."""
        action = self._next_action()
        with_ = dataclasses.replace(with_, action=action)
        why_not = foreseen(self.station.desk, actor, call, with_)
        answer = self._attempt(lambda: self.station.do(call, with_, actor), action, call)
        refused = answer if isinstance(answer, Refusal) else None
        cannot_be_written = why_not is None and refused and refused.code in ONLY_THE_RECORD_KNOWS
        assert why_not == refused or cannot_be_written, (call, answer)
        reasoned = bool((with_.reason or "").strip())
        assert isinstance(answer, Refusal) or reasoned or not call.needs_reason
        return refused is None

    def reverse(
        self, how: Callable[..., CompletedAct], *of: ActionId, actor: Actor = DIRECTOR
    ) -> bool:
        """Undo or redo; whether it was done, and whether somebody was `turned_away` by it."""
        action = self._next_action()
        with_ = Circumstances(action=action, reason="a second thought")
        answer = self._attempt(lambda: how(*(of or (None,)), with_, actor=actor), action)
        kept_out = AT_THE_DOOR | {"name_is_gone"}
        self.turned_away = isinstance(answer, Refusal) and answer.code in kept_out
        return not isinstance(answer, Refusal)

    def repeat(self, request: Request) -> None:
        """Send a granted request again: it is the same act, and nothing changes."""
        before = self.snapshot()
        done = request.send()
        assert done.receipt is not None
        assert done.receipt.repeated
        self._must_be(before)

    def undone(self) -> list[ActionId]:
        """The granted acts that do not count now."""
        actions = [request.act.action for request in self.requests]
        return [
            action
            for action in actions
            for stream in self.station.desk.holding(action)[:1]
            if action in stream.timeline.undone
        ]

    def of_every_kind(self) -> list[Request]:
        """The newest and the oldest request of a kind, so that rare ones come up as often."""
        kinds: dict[str, list[Request]] = {}
        for request in self.requests:
            kinds.setdefault(request.act.label, []).append(request)
        return [one for alike in kinds.values() for one in (alike[-1], alike[0])]

    def _next_action(self) -> ActionId:
        """An id as the desk makes it, which is kept to send the request again."""
        return self.station.desk.new_id(self.station.time.utc_us)

    def _attempt(
        self, send: Callable[[], CompletedAct], action: ActionId, call: Call | None = None
    ) -> CompletedAct | Refusal:
        before = self.snapshot()
        answer = _answer(send)
        if isinstance(answer, Refusal):
            assert answer.code != "does_not_fit", (call, answer)
            if answer.code in NOTED:
                self.station.settle()
            noted_in = {self.station.house_id} if answer.code in NOTED else set()
            self._must_be(before, noted_in)
        else:
            assert answer.receipt is not None
            assert (answer.act.action, answer.receipt.repeated) == (action, False)
            if self.station.desk.holding(action):
                self.requests.append(Request(send, answer.act, call))
            else:
                self._must_be(before)
        return answer

    def _must_be(self, before: Snapshot, noted_in: AbstractSet[StreamId] = frozenset()) -> None:
        """Nothing has changed but for what is noted; an ended stream may have been loaded."""
        loaded, heads = self.snapshot()
        assert heads.keys() == before[1].keys()
        assert all(heads[id_] == before[1][id_] for id_ in heads.keys() - noted_in)
        assert {id_: loaded[id_] for id_ in before[0]} == before[0]


def foreseen(desk: Desk, actor: Actor, call: Call, with_: Circumstances) -> Refusal | None:
    """Why not; of what somebody must sign for, first what stands against it all the same."""
    why_not = desk.why_not(actor, call, with_)
    if why_not is None or not lacks_signature(why_not, with_.approver):
        return why_not
    signed = dataclasses.replace(with_, approver=stand_in(call.signer()))
    return desk.why_not(actor, call, signed) or why_not


def _answer(send: Callable[[], CompletedAct]) -> CompletedAct | Refusal:
    try:
        return send()
    except Refusal as refusal:
        return refusal
