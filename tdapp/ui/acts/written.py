"""What all papers have in common that are written from the window: the file that is asked for."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.ids import StreamId
from tdapp.papers.document_id import event_number
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.sheet import Sheet
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.question import Question
from tdapp.ui.headless import painting
from tdapp.ui.papers.paper_voice import PAPER_VOICE
from tdapp.ui.papers.printed_when import printed_when

Make = Callable[[EventPapers], Sequence[Sheet]]


class Written(OnFloor):
    """Asks for the file, which is written anew however often it is asked for."""

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
        state, event = self._state, self._view.id or StreamId("")
        issued = printed_when(self._view.now.utc_us)
        house, number = state.conditions.house, event_number(event)
        return EventPapers(state, house, number, issued, self._names.name, voice=PAPER_VOICE)
