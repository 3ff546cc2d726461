"""The fields of one section of the form, below each other."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.form_sections import FormField, FormSection
from tdapp.ui.drafts.draft_edits import LEVELS
from tdapp.ui.drafts.draft_graph import draft_graph
from tdapp.ui.drafts.fault_words import fault_words, path_of
from tdapp.ui.drafts.form_inputs import focus_beside
from tdapp.ui.drafts.form_row import FormRow
from tdapp.ui.drafts.form_table import FormTable
from tdapp.ui.look.scroll_bar import ThinScrollBar
from tdapp.ui.look.theme import Theme
from tdapp.ui.structure.blinds_graph import BlindsGraph


class SectionPage(QScrollArea):
    """`typed` carries the path and what was typed there, `came` the table that has the focus."""

    typed = Signal(object, object, str)
    came = Signal(object)

    def __init__(self, theme: Theme, section: FormSection) -> None:
        super().__init__()
        self._theme = theme
        self.rows = [FormRow(theme, one) for one in section.fields if not one.columns]
        self.tables = [FormTable(theme, one) for one in section.fields if one.columns]
        self.graph = BlindsGraph(theme, by_doublings=True) if self.has_levels else None
        self._lay_out()
        for row in self.rows:
            row.typed.connect(self.typed)
            row.input.goes.connect(lambda step, row=row: self._go(row, step))
        for table in self.tables:
            table.typed.connect(self.typed)
            table.came.connect(lambda table=table: self.came.emit(table))

    @property
    def first(self) -> QWidget:
        """Where the section begins."""
        return self.rows[0].input if self.rows and not self.has_levels else self.tables[0].lines

    def show_fields(self, fields: Any, faults: Iterable[FileFault]) -> None:
        """Show what the file says, and what is wrong with it, each at its field."""
        said = [(path_of(one), fault_words(one)) for one in faults]
        for row in self.rows:
            row.show_value(fields)
            row.say(next((words for path, words in said if is_at(path, row.asked, fields)), ""))
        for table in self.tables:
            keys = table.keys
            own = {path[len(keys) :]: words for path, words in said if path[: len(keys)] == keys}
            table.show_value(fields)
            table.say(own)
        if self.graph is not None:
            self.graph.show_bars(*draft_graph(fields))

    def ensure_seen(self, widget: QWidget) -> None:
        """Scroll to a field."""
        self.ensureWidgetVisible(widget, 0, 60)

    @property
    def has_levels(self) -> bool:
        """Whether its table is that of the levels."""
        return any(table.keys == LEVELS for table in self.tables)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(2)
        tables_first = self.has_levels
        parts: list[QWidget] = [*self.tables] if tables_first else [*self.rows]
        parts += [self.graph] if self.graph is not None else []
        parts += [*self.rows] if tables_first else [*self.tables]
        for part in parts:
            column.addWidget(part, int(isinstance(part, FormTable)))
        if not self.tables:
            column.addStretch(1)
        self.setWidget(inside)
        self._look()

    def _look(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBar(ThinScrollBar(self._theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look = self.palette()
        look.setColor(QPalette.ColorRole.Window, self._theme.ground)
        self.setPalette(look)

    def _go(self, row: FormRow, step: int) -> None:
        inputs = [one.input for one in self.rows]
        focus_beside(inputs, row.input, step)
        self.ensure_seen(inputs[min(max(0, inputs.index(row.input) + step), len(inputs) - 1)])


def is_at(path: Path, asked: FormField, fields: Any) -> bool:
    """Whether a fault stands at a field, or at the table whose first field it is."""
    keys = asked.field.keys
    if path[:1] == ("says",) and keys[0] == "says":
        headings = list(fields.get("says", {})) if isinstance(fields, dict) else []
        place = path[1] if len(path) > 1 else None
        return isinstance(place, int) and headings[place : place + 1] == [keys[1]]
    if path[: len(keys)] == keys:
        return True
    return len(path) < len(keys) and path == keys[: len(path)] and is_first(asked)


def is_first(asked: FormField) -> bool:
    """Whether a fault of a whole table is said here."""
    return asked.field.keys[-1] in ("parts", "from_level", "appear_minutes", "percent", "item")
