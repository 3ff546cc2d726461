"""The acts on the event in view, in the order of an evening."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.house_calls import InstallTable
from tdapp.desk.tournament_calls import (
    DrawSeats,
    Finish,
    OpenTable,
    PauseClock,
    PostPrizes,
    StartClock,
)
from tdapp.floor.house import House
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

PITCH_CM = 300


class EventActs(QObject):
    """Open a table, draw, start or pause, post, finish, undo and redo."""

    def __init__(self, parts: Parts, view: EventInView, asking: Asking) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._asking = asking
        self.open_table = Act(
            self._open_words, "Ctrl+T", self._why_no_table, self._open_table, self
        )
        self.draw_seats = self._act(self.tr("Draw seats"), "Ctrl+D", DrawSeats)
        self.clock = Act(self._clock_words, "Ctrl+Space", self._why_clock, self._turn_clock, self)
        self.post_prizes = self._act(self.tr("Post prizes"), "Ctrl+Shift+P", PostPrizes)
        self.finish = self._act(
            self.tr("Finish event"), "Ctrl+Shift+F", lambda event: Finish(event, parts.day.stream)
        )
        self.undo = Act(lambda: self.tr("Undo"), "Ctrl+Z", self._why_no_undo, self._undo, self)
        self.redo = Act(
            lambda: self.tr("Redo"), "Ctrl+Shift+Z", self._why_no_redo, self._redo, self
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        course = (self.open_table, self.draw_seats, self.clock, self.post_prizes, self.finish)
        return (*course, self.undo, self.redo)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def suggested(self) -> Act | None:
        """What comes next in the course of the evening, if it can be done."""
        found = self._next(self._view.state)
        return found if found is not None and not found.why_not else None

    def _next(self, state: Tournament) -> Act | None:
        waiting = state.left - len(state.seating.seat_of)
        free = sum(state.seating.tables.values()) - len(state.seating.entry_at)
        never_ran = not state.clock.running and state.clock.remaining_us is None
        if not state.seating.tables or free < waiting:
            return self.open_table
        if state.entries.closed:
            return self.finish if state.left == 1 else None
        if waiting and (never_ran or not self.post_prizes.why_not):
            return self.draw_seats
        return self.clock if never_ran and state.left > 1 else None

    def _act(self, words: str, key: str, call: Callable[[StreamId], Call]) -> Act:
        return Act(lambda: words, key, lambda: self._why(call), lambda: self._ask(call), self)

    def _why(self, call: Callable[[StreamId], Call]) -> str:
        event = self._view.id
        refusal = Refusal("no_such_event") if event is None else self._view.why_not(call(event))
        return sentence(refusal, VOICE) if refusal else ""

    def _ask(self, call: Callable[[StreamId], Call]) -> None:
        if self._view.id is not None:
            self._asking.act(call(self._view.id))

    def _clock_words(self) -> str:
        running = self._view.state.clock.running
        return self.tr("Pause clock") if running else self.tr("Start clock")

    def _clock_call(self, event: StreamId) -> Call:
        return PauseClock(event) if self._view.state.clock.running else StartClock(event)

    def _why_clock(self) -> str:
        return self._why(self._clock_call)

    def _turn_clock(self) -> None:
        self._ask(self._clock_call)

    def _house(self) -> House:
        found: House = self._parts.desk.state(self._parts.day.stream)
        return found

    def _next_table(self) -> tuple[int, bool]:
        """The number of the table to open, and whether it stands in the room already."""
        registry = self._house().registry
        free = registry.free()
        return (free[0].number, True) if free else (max([0, *registry.tables]) + 1, False)

    def _open_words(self) -> str:
        return self.tr("Open table {number}").format(number=self._next_table()[0])

    def _install(self) -> Call:
        seats = self._view.state.conditions.seats_per_table
        number = self._next_table()[0]
        return InstallTable(self._parts.day.stream, number, seats, PITCH_CM * number, 0)

    def _open(self, event: StreamId) -> Call:
        return OpenTable(event, self._parts.day.stream, self._next_table()[0])

    def _why_no_table(self) -> str:
        stands = self._next_table()[1] or self._view.id is None
        return self._why(self._open if stands else lambda _: self._install())

    def _open_table(self) -> None:
        """Open the first free table, which is put into the room first if there is none."""
        self._asking.start(self._install_and_open)

    async def _install_and_open(self) -> None:
        desk, actor, event = self._parts.desk, self._parts.actor, self._view.id
        number, stands = self._next_table()
        if event is None:
            raise Refusal("no_such_event")
        if not stands:
            await desk.perform(actor, self._install())
        await desk.perform(actor, OpenTable(event, self._parts.day.stream, number))

    def _why_no_undo(self) -> str:
        try:
            self._parts.undoing.last_of(self._parts.actor)
        except Refusal as refusal:
            return sentence(refusal, VOICE)
        return ""

    def _undo(self) -> None:
        self._asking.start(lambda: self._parts.undoing.undo(self._parts.actor))

    def _why_no_redo(self) -> str:
        """Redo follows an undo at once; the record itself is asked only when it is tried."""
        mine = self._parts.actor.id
        last = next((act for act in reversed(self._parts.desk.log) if act.actor == mine), None)
        if last is not None and last.label == "undo":
            return ""
        return sentence(Refusal("nothing_to_redo"), VOICE)

    def _redo(self) -> None:
        self._asking.start(lambda: self._parts.undoing.redo(self._parts.actor))
