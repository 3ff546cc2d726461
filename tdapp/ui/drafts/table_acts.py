"""The acts on the lines of a table in the form; letters act while its lines have the focus."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.question import Question
from tdapp.ui.drafts.draft_edits import (
    LEVELS,
    lines_of,
    with_copy,
    with_levels_of,
    with_line,
    with_minutes,
    without_line,
)
from tdapp.ui.drafts.drafts import templates
from tdapp.ui.drafts.form_table import FormTable
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence

BREAK = {"minutes": 15}
FIRST_LINE = {"minutes": 20, "small": 100, "big": 200}


class LineActs(QObject):
    """Add a line, copy it, take it out; of levels also a break, the length, those of a template.

    `begins` asks for what is typed and not handed over yet. `changed` carries the new text and the
    line to be chosen, `asks` each question, `tried` why nothing was done.
    """

    begins = Signal()
    changed = Signal(str, int)
    asks = Signal(object)
    tried = Signal(object)

    def __init__(self, parent: QObject) -> None:
        text = voice().text
        super().__init__(parent)
        self._table: FormTable | None = None
        self._text = ""
        self.add = self._act(text("table acts", "Add row"), "A", self._why_no_table, self._add)
        self.copy = self._act(
            text("table acts", "Duplicate row"), "C", self._why_no_line, self._copy
        )
        self.remove = self._act(
            text("table acts", "Remove row"), "X", self._why_no_line, self._remove
        )
        self.pause = self._act(
            text("table acts", "Insert break"), "B", self._why_no_level, self._pause
        )
        self.minutes = self._act(
            text("table acts", "Minutes…"), "M", self._why_no_level, self._ask_minutes
        )
        self.fill = self._act(
            text("table acts", "Copy levels…"), "F", self._why_no_levels, self._ask_template
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.add, self.copy, self.remove, *self.of_levels)

    @property
    def of_levels(self) -> tuple[WindowAct, ...]:
        """Those that only levels have."""
        return (self.pause, self.minutes, self.fill)

    def act_on(self, table: FormTable | None, text: str) -> None:
        """Act on the lines of this table from now on, in this text."""
        self._table, self._text = table, text
        for act in self.all:
            act.refresh()

    def _act(
        self, words: str, key: str, why_not: Callable[[], str], do: Callable[[], None]
    ) -> WindowAct:
        def go() -> None:
            self.begins.emit()
            try:
                do()
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))

        act = WindowAct(lambda: words, key, why_not, go, self)
        act.only_in_list()
        return act

    def _why_no_table(self) -> str:
        return (
            ""
            if self._table
            else voice().text("table acts", "Select a table in the form, such as Levels.")
        )

    def _why_no_line(self) -> str:
        if self._table is None:
            return self._why_no_table()
        return "" if self._table.place is not None else voice().text("table acts", "Select a row.")

    def _why_no_levels(self) -> str:
        if self._table is None or self._table.keys != LEVELS:
            return voice().text("table acts", "Only available in the levels table.")
        return ""

    def _why_no_level(self) -> str:
        return self._why_no_levels() or self._why_no_line()

    @property
    def _here(self) -> tuple[FormTable, int]:
        """The table, and the chosen line or the last one."""
        if self._table is None:
            raise Refusal("no_level_chosen")
        place = self._table.place
        return self._table, self._table.count - 1 if place is None else place

    def _add(self) -> None:
        """A line after the chosen one; a level is like the one before it, to be changed."""
        table, place = self._here
        if table.keys != LEVELS:
            self._insert(table, place + 1, {})
            return
        played = [one for one in lines_of(self._text, LEVELS)[: place + 1] if one.get("big")]
        self._insert(table, place + 1, played[-1] if played else FIRST_LINE)

    def _pause(self) -> None:
        table, place = self._here
        self._insert(table, place + 1, BREAK)

    def _insert(self, table: FormTable, place: int, line: Mapping[str, object]) -> None:
        self.changed.emit(with_line(self._text, table.keys, place, line), place)

    def _copy(self) -> None:
        table, place = self._here
        self.changed.emit(with_copy(self._text, table.keys, place), place + 1)

    def _remove(self) -> None:
        table, place = self._here
        self.changed.emit(without_line(self._text, table.keys, place), max(0, place - 1))

    def _ask_minutes(self) -> None:
        _, place = self._here
        now = str(lines_of(self._text, LEVELS)[place].get("minutes", ""))

        def go_on(answer: str) -> None:
            self.changed.emit(with_minutes(self._text, place, answer), place)

        text = voice().text(
            "table acts", "How many minutes is each level from here on? Breaks stay as they are."
        )
        self.asks.emit(
            Question(
                text,
                voice().text("table acts", "Set"),
                go_on,
                voice().text("table acts", "Minutes"),
                (now,),
            )
        )

    def _ask_template(self) -> None:
        known = templates()

        def go_on(answer: str) -> None:
            found = known.get(answer)
            if found is None:
                self.tried.emit(
                    voice().text(
                        "table acts", "No template has that name. Choose one from the list."
                    )
                )
            else:
                self.changed.emit(with_levels_of(self._text, found), 0)

        text = voice().text("table acts", "Which template's levels replace these?")
        hint = voice().text("table acts", "Template title")
        self.asks.emit(
            Question(text, voice().text("table acts", "Copy levels"), go_on, hint, tuple(known))
        )
