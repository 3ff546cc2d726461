"""Lists of people taken in from a file, and what is shown given out as one."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from tdapp.desk.people_calls import EnterPeople
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.question import Question
from tdapp.ui.acts.signed import why_unsigned
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.figures import VOICE, whole
from tdapp.ui.look.listing import Listing
from tdapp.ui.players.people_entering import Entered, Entrance, Line, enter_list
from tdapp.ui.players.people_export import write_list
from tdapp.ui.players.people_list import content_of, read_list
from tdapp.ui.sentences import sentence
from tdapp.ui.workplace import Workplace


class ListsInAndOut(QObject):
    """`asks` carries a `Question`, `told` what became of a list, `entered` the `Entered` of one."""

    asks = Signal(object)
    told = Signal(str)
    entered = Signal(object)

    def __init__(
        self, work: Workplace, registry: RegistryAtHand, shown: Listing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._registry = registry
        self._shown = shown
        self.take_in = Act(
            lambda: self.tr("Take in a list…"), "", self._why_no_list, self._ask_list, self
        )
        self.give_out = Act(
            lambda: self.tr("Give this out…"), "", self._why_nothing, self._ask_file, self
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Both."""
        return (self.take_in, self.give_out)

    def _why_no_list(self) -> str:
        if not self._registry.filled:
            return self.tr("The people are still being read; wait a moment.")
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, EnterPeople(parts.day.stream, ()))
        return sentence(refusal, VOICE) if refusal else ""

    def _why_nothing(self) -> str:
        if not self._shown.table.rows:
            return self.tr("Nobody is shown; find somebody first.")
        return why_unsigned(self._work.parts)

    def _ask_list(self) -> None:
        text = self.tr(
            "From which file? Its first line names the columns: name, card, born, ban, from, "
            "until, screens."
        )
        self._ask_path(text, self.tr("Take it in"), self.tr("A file ending in .csv or .xlsx"), "",
                       self._take_in)  # fmt: skip

    def _ask_file(self) -> None:
        text = self.tr("Into which file? One that is there already is written anew.")
        likely = str(_documents() / "people.csv")
        hint = self.tr("A file ending in .csv or .xlsx")
        self._ask_path(text, self.tr("Write it"), hint, likely, self._give_out)

    def _ask_path(
        self, text: str, yes: str, hint: str, likely: str, go_on: Callable[[Path], None]
    ) -> None:
        def answered(path: str) -> None:
            go_on(Path(path).expanduser())

        choices = (likely,) if likely else ()
        self.asks.emit(Question(text, yes, answered, hint, choices))

    def _take_in(self, path: Path) -> None:
        self._work.asking.start(lambda: self._enter(path))

    async def _enter(self, path: Path) -> None:
        """Nothing is entered of a file that cannot be read to its end."""
        parts = self._work.parts
        now_us = parts.desk.time.now().utc_us
        today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()

        def read() -> list[Line]:
            return list(read_list(content_of(path), today))

        lines = await asyncio.to_thread(read)
        entrance = Entrance(parts.desk, parts.actor, parts.day.stream)
        entered = await enter_list(entrance, self._registry.people.everybody(), lines, today)
        self.entered.emit(entered)
        self.told.emit(self._said(path, entered))

    def _said(self, path: Path, entered: Entered) -> str:
        said = self.tr(
            "{file}: {new} new, {changed} changed, {unchanged} as they were, {refused} refused."
        )
        return said.format(
            file=path.name,
            new=whole(entered.new),
            changed=whole(entered.changed),
            unchanged=whole(entered.unchanged),
            refused=whole(len(entered.refused)),
        )

    def _give_out(self, path: Path) -> None:
        """What is shown, in the order in which it is shown."""
        table = self._shown.table
        header = [column.head for column in table.columns]
        rows = [[cell.text for cell in row.cells] for row in table.rows]

        async def write() -> None:
            await asyncio.to_thread(write_list, path, header, rows)
            self.told.emit(self.tr("Written to {file}.").format(file=path))

        self._work.asking.start(write, quiet=True)


def _documents() -> Path:
    kind = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(kind))
