"""Lists of people taken in from a file."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.people import EnterPeople
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.players.people_import import ImportResult, ImportTarget, Line, enter_list
from tdapp.ui.players.people_list import content_of, read_list
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class ListImports(QObject):
    """`asks` carries a `Question`, `told` a result in words, `entered` its `ImportResult`."""

    asks = Signal(object)
    told = Signal(str)
    entered = Signal(object)

    def __init__(self, work: Workplace, registry: RegistryAtHand, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._registry = registry
        self.take_in = WindowAct(
            lambda: voice().text("lists in", "Import players…"),
            "I",
            self._why_no_list,
            self._ask_list,
            self,
        )

    def _why_no_list(self) -> str:
        if not self._registry.filled:
            return voice().text("lists in", "Players are still loading. Please wait.")
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, EnterPeople(parts.day.stream, ()))
        return sentence(refusal, voice()) if refusal else ""

    def _ask_list(self) -> None:
        text = voice().text(
            "lists in",
            "Import from which file? Its first row must name the columns: name, card, born, ban, "
            "from, until, screens.",
        )
        hint = voice().text("lists in", "A file ending in .csv or .xlsx")

        def answered(path: str) -> None:
            self._work.asking.start(lambda: self._enter(typed_path(path)))

        self.asks.emit(file_question(text, voice().text("lists in", "Import"), hint, answered))

    async def _enter(self, path: Path) -> None:
        """Nothing is entered of a file that cannot be read to its end."""
        parts = self._work.parts
        now_us = parts.desk.time.now().utc_us
        today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()

        def read() -> list[Line]:
            return list(read_list(content_of(path), today))

        lines = await asyncio.to_thread(read)
        entrance = ImportTarget(parts.desk, parts.actor, parts.day.stream)
        entered = await enter_list(entrance, self._registry.people.everybody(), lines, today)
        self.entered.emit(entered)
        self.told.emit(self._said(path, entered))

    def _said(self, path: Path, entered: ImportResult) -> str:
        said = voice().text(
            "lists in",
            "{file}: {new} added, {changed} changed, {unchanged} unchanged, {refused} refused.",
        )
        return said.format(
            file=path.name,
            new=voice().count(entered.new),
            changed=voice().count(entered.changed),
            unchanged=voice().count(entered.unchanged),
            refused=voice().count(len(entered.refused)),
        )
