"""The papers that the floor hangs up and hands out: seating lists, seat cards, move slips."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.refusal import Refusal
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.move_slip import move_slips
from tdapp.papers.sheet import Sheet
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.floor_choice import FloorChoice
from tdapp.ui.headless import painting
from tdapp.ui.look.figures import VOICE
from tdapp.ui.name_book import NameBook
from tdapp.ui.sentences import sentence

Make = Callable[[EventPapers], Sequence[Sheet]]


class PaperActs(OnFloor):
    """Each asks for the file, which is written anew however often it is asked for."""

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, choice: FloorChoice
    ) -> None:
        super().__init__(view, asking, names, choice)
        self.seating = self._paper(
            self.tr("Write seating lists…"), "seating", EventPapers.seating_lists
        )
        self.cards = self._paper(self.tr("Write seat cards…"), "seat-cards", EventPapers.seat_cards)

        self.slips = self._paper(self.tr("Write move slips…"), "move-slips", move_slips)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.seating, self.cards, self.slips)

    def _paper(self, words: str, name: str, make: Make) -> Act:
        why_not = self._why_no_move if make is move_slips else self._why_nobody
        return Act(lambda: words, "", why_not, lambda: self._ask_file(name, make), self)

    def _why_nobody(self) -> str:
        nobody = None if len(self._state.seating.seat_of) else Refusal("nobody_seated")
        return sentence(nobody, VOICE) if nobody else ""

    def _why_no_move(self) -> str:
        none = None if len(self._state.seating.moves) else Refusal("no_move_under_way")
        return sentence(none, VOICE) if none else ""

    def _ask_file(self, name: str, make: Make) -> None:
        kind = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(kind))
        likely = str(folder / f"{self._view.id}-{name}.pdf")

        def write(path: str) -> None:
            self._asking.start(lambda: self._write(Path(path).expanduser(), make), quiet=True)

        text = self.tr("Into which file? One that is there already is written anew.")
        hint = self.tr("A file ending in .pdf")
        self.asks.emit(Question(text, self.tr("Write it"), write, hint, (likely,)))

    async def _write(self, path: Path, make: Make) -> None:
        """Write the papers as the event stands now; refuses ``cannot_write``."""
        with painting() as paint:
            paint.pdf(make(self._papers()), path)
        self.tried.emit(self.tr("Written to {file}.").format(file=path))

    def _papers(self) -> EventPapers:
        state, event = self._state, self._view.id or ""
        now = datetime.fromtimestamp(self._view.now.utc_us / 1e6, UTC)
        issued = now.strftime("%Y-%m-%d %H:%M UTC")
        house = state.conditions.house
        return EventPapers(state, house, event[:12].upper(), issued, self._names.name)
