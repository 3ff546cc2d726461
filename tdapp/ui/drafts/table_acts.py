"""The acts on the lines of a table in the form; letters act while its lines have the focus."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import words
from tdapp.ui.drafts.draft_edits import (
    FIRST_LINE,
    LEVELS,
    lines_of,
    with_copy,
    with_levels_of,
    with_line,
    with_minutes,
    with_pasted,
    without_line,
)
from tdapp.ui.drafts.drafts import template
from tdapp.ui.drafts.form_table import FormTable
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying

say = saying("table acts")
BREAK = {"minutes": 15}


class LineActs(Acts[None]):
    """Add a line, copy it, take it out, take an edit back; of levels more, and pasted ones.

    `begins` asks for what is typed and not handed over yet. `changed` carries the new text and the
    line to be chosen, `turned` the text as it was before or after an edit.
    """

    begins = Signal()
    changed = Signal(str, int)
    turned = Signal(str)

    def __init__(self, asking: Asking, parent: QObject) -> None:
        super().__init__(asking, asking, lambda: None, parent)
        self._table: FormTable | None = None
        self._text = ""
        self._past: list[str] = []
        self._future: list[str] = []
        line, level = self._why_no_line, self._why_no_level
        self.add, self.copy, self.remove, self.pause, self.minutes, self.fill = (
            self._act(ActSpec(words, key, trial, partial(self._through, flow)))
            for words, key, trial, flow in (
                (say("Add row"), "A", self._why_no_table, self._add),
                (say("Duplicate row"), "C", line, self._copy),
                (say("Remove row"), "X", line, self._remove),
                (say("Insert break"), "B", level, self._pause),
                (say("Minutes…"), "M", level, self._minutes),
                (say("Copy levels…"), "F", self._why_no_levels, self._fill),
            )
        )
        self.paste, self.undo, self.redo = self._of_whole()

    @property
    def of_levels(self) -> tuple[WindowAct, ...]:
        """Those that only levels have."""
        return (self.pause, self.minutes, self.fill, self.paste)

    def serve(self, table: FormTable) -> None:
        """Let the keys of a table do these."""
        lines = table.lines
        lines.addActions(list(self.all))
        for key, act in (
            (lines.added, self.add),
            (lines.removed, self.remove),
            (lines.pasted, self.paste),
            (lines.undone, self.undo),
            (lines.redone, self.redo),
        ):
            key.connect(act.trigger)

    def act_on(self, table: FormTable | None, text: str) -> None:
        """Act on the lines of this table from now on, in this text."""
        self._table, self._text = table, text
        self.refresh()

    def _of_whole(self) -> tuple[WindowAct, ...]:
        """Acts on the whole table or text; their keys are those of every field."""
        acts = self._acts(
            (
                say("Paste levels"),
                "",
                self._why_no_levels,
                partial(self._through, self._paste),
            ),
            (
                say("Undo edit"),
                "",
                lambda _: "" if self._past else say("Nothing was changed yet."),
                partial(self._through, lambda: self._turn(self._past, self._future)),
            ),
            (
                say("Redo edit"),
                "",
                lambda _: "" if self._future else say("Nothing was undone."),
                partial(self._through, lambda: self._turn(self._future, self._past)),
            ),
        )
        for act, key in zip(acts, ("Ctrl+V", "Ctrl+Z", "Ctrl+Y"), strict=True):
            act.press_by(key)
        return acts

    def remember(self, text: str) -> None:
        """Keep the text as it was before an edit."""
        self._past.append(text)
        self._future.clear()

    def forget(self) -> None:
        """Another draft is typed in."""
        self._past.clear()
        self._future.clear()

    def _through(self, flow: Callable[[], Flow[None]], _: None) -> Flow[None]:
        self.begins.emit()
        yield from flow()

    def _why_no_table(self, _: None = None) -> str:
        if self._table:
            return ""
        return say("Select a table in the form, such as Levels.")

    def _why_no_line(self, _: None = None) -> str:
        if self._table is None:
            return self._why_no_table()
        return "" if self._table.place is not None else say("Select a row.")

    def _why_no_levels(self, _: None = None) -> str:
        if self._table is None or self._table.keys != LEVELS:
            return say("Only available in the levels table.")
        return ""

    def _why_no_level(self, _: None = None) -> str:
        return self._why_no_levels() or self._why_no_line()

    @property
    def _here(self) -> tuple[FormTable, int]:
        """The table, and the chosen line or the last one."""
        if self._table is None:
            raise Refusal("no_level_chosen")
        place = self._table.place
        return self._table, self._table.count - 1 if place is None else place

    def _add(self) -> Flow[None]:
        """A line after the chosen one; a level is like the one before it, to be changed."""
        table, place = self._here
        played: list[Mapping[str, object]] = [{}]
        if table.keys == LEVELS:
            before = lines_of(self._text, LEVELS)[: place + 1]
            played = [FIRST_LINE, *(one for one in before if one.get("big"))]
        yield from self._change(with_line(self._text, table.keys, place + 1, played[-1]), place + 1)

    def _pause(self) -> Flow[None]:
        table, place = self._here
        yield from self._change(with_line(self._text, table.keys, place + 1, BREAK), place + 1)

    def _copy(self) -> Flow[None]:
        table, place = self._here
        yield from self._change(with_copy(self._text, table.keys, place), place + 1)

    def _remove(self) -> Flow[None]:
        table, place = self._here
        text = without_line(self._text, table.keys, place)
        yield from self._change(text, max(0, place - 1))

    def _change(self, text: str, place: int) -> Flow[None]:
        self.changed.emit(text, place)
        yield from ()

    def _paste(self) -> Flow[None]:
        """What was copied in a spreadsheet takes the place of the chosen level and those after."""
        _, place = self._here
        copied = QGuiApplication.clipboard().text()
        yield from self._change(with_pasted(self._text, max(0, place), copied), max(0, place))

    def _turn(self, taken: list[str], kept: list[str]) -> Flow[None]:
        yield from ()
        if taken:
            kept.append(self._text)
            self.turned.emit(taken.pop())

    def _minutes(self) -> Flow[None]:
        _, place = self._here
        now = str(lines_of(self._text, LEVELS)[place].get("minutes", ""))
        text = say("How many minutes is each level from here on? Breaks stay as they are.")
        yes, hint = say("Set"), say("Minutes")
        minutes = yield from words(text, yes, hint, now)
        yield from self._change(with_minutes(self._text, place, minutes), place)

    def _fill(self) -> Flow[None]:
        text = say("Which template's levels replace these?")
        filled = yield from template(text, say("Copy levels"))
        yield from self._change(with_levels_of(self._text, filled), 0)
