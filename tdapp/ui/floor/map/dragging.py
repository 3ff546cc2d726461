"""A player dragged to a seat: which may be taken, whether this one may, and what is then done."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.moves import OrderMove, OverruleMove
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import reason
from tdapp.ui.floor.map.ghost_item import DropVerdict
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence


class Dragging:
    """`due` gives what is suggested now: a drop that follows it needs no reason.

    `put` has the question why put under the page, `tell` has it told why nothing is done.
    """

    def __init__(
        self,
        floor: AtHand,
        due: Callable[[], Sequence[FloorTask]],
        put: Callable[[Question], None],
        tell: Callable[[str], None],
    ) -> None:
        self._floor, self._view = floor, floor.view
        self._due = due
        self._put, self._tell = put, tell

    def offers(self, seat: Seat) -> list[Seat]:
        """The seats that who sits here may be dropped on; none where nobody may move."""
        state, seating = self._floor.state, self._floor.state.seating
        entry, event = seating.entry_at.get(seat), self._view.id
        shut = {*seating.held, *seating.breaking}
        free = [one for one in seating.free() if one.table not in shut]
        if entry is None or event is None or not free or state.programme.conditions is None:
            return []
        first = OverruleMove(event, entry, free[0])
        return [] if self._view.why_not(first, REASON_ASKED_LATER) else free

    def judge(self, seat: Seat, to: Seat) -> DropVerdict:
        """Whether who sits here may be dropped there, and by what."""
        text = voice().text
        entry = self._floor.state.seating.entry_at.get(seat)
        if entry is None or self._view.id is None:
            return DropVerdict(text("dragging", "That seat is empty"), allowed=False)
        who = text(
            "dragging", "{seat} {name} to {to}", seat=seat, name=self._floor.name(entry), to=to
        )
        call = self._call(seat, to)
        refusal = self._why_refused(call)
        if refusal is not None:
            said = text("dragging", "{who}: not allowed", who=who)
            return DropVerdict(said, sentence(refusal, voice()), allowed=False)
        if isinstance(call, OrderMove):
            return DropVerdict(
                text("dragging", "{who}: allowed", who=who), text("dragging", "as suggested")
            )
        said = text("dragging", "{who}: allowed, with a reason", who=who)
        return DropVerdict(said, self._why_otherwise(seat))

    def drop(self, seat: Seat, to: Seat) -> None:
        """Order the move; ask for the reason where it overrules, or say why it may not be."""
        verdict = self.judge(seat, to)
        entry = self._floor.state.seating.entry_at.get(seat)
        if not verdict.allowed or entry is None:
            self._tell(verdict.why or verdict.words)
            return
        call, name = self._call(seat, to), self._floor.name(entry)
        if isinstance(call, OrderMove):
            self._floor.asking.act(call)
            return
        text = voice().text(
            "dragging",
            "Why move {name} to {seat}, against the balancing procedure?",
            name=name,
            seat=to,
        )
        self._floor.asking.follow(lambda: self._overrule(call, text), self._put, self._tell)

    def _overrule(self, call: Call, text: str) -> Flow[None]:
        why = yield from reason(text, voice().text("dragging", "Order move"))
        with_ = Circumstances(reason=why)
        yield from result(lambda: self._floor.asking.perform(call, with_), once=True)

    def _call(self, seat: Seat, to: Seat) -> Call:
        event, entry = self._view.id, self._floor.state.seating.entry_at.get(seat)
        if event is None or entry is None:
            raise Refusal("nobody_in_seat", seat=str(seat))
        follows = any(
            line.kind is FloorTaskKind.MOVE
            and not line.after
            and line.seat == seat
            and line.to == tuple(to)
            for line in self._due()
        )
        return OrderMove(event, seat.table) if follows else OverruleMove(event, entry, to)

    def _why_refused(self, call: Call) -> Refusal | None:
        return self._view.why_not(call, REASON_ASKED_LATER)

    def _why_otherwise(self, seat: Seat) -> str:
        """What the procedure says instead."""
        moves = [line for line in self._due() if line.kind is FloorTaskKind.MOVE and not line.after]
        here = len(self._floor.state.seating.at_table(seat.table))
        said = voice().text("dragging", "Table {table} has {count}; no move is suggested.")
        if moves:
            said = voice().text(
                "dragging", "Table {table} has {count}; balancing takes from table {other}."
            )
        other = moves[0].table if moves else ""
        return said.format(table=seat.table, count=here, other=other)
