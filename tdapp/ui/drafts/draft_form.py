"""The form of a draft: its sections at the left, the fields of one of them, what is wrong below."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.form_sections import FormSection, HouseChoice, form_sections
from tdapp.tournament.templates.file_fields import FileField
from tdapp.ui.drafts.draft_edits import fields_of, said_at, with_own_zone, with_typed
from tdapp.ui.drafts.draft_foot import DraftFoot
from tdapp.ui.drafts.form_table import FormTable
from tdapp.ui.drafts.section_page import SectionPage
from tdapp.ui.drafts.section_rows import COLUMNS, faults_by_section, section_lines
from tdapp.ui.drafts.table_acts import LineActs
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.typed import own_zone
from tdapp.words.sentence import sentence

SOON_MS = 250
SECTIONS = 190
TURNS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class DraftForm(QWidget):
    """`typed` carries the text as it is after a change, a moment after the last key.

    `tried` carries why something cannot be changed here, `done` that Escape was pressed in the list
    of sections.
    """

    typed = Signal(str)
    tried = Signal(object)
    done = Signal()

    def __init__(
        self,
        theme: Theme,
        own: HouseRules,
        houses: Callable[[], tuple[str, ...]],
        acts: LineActs,
    ) -> None:
        super().__init__()
        self._theme, self._own, self._houses = theme, own, houses
        self._rules = own
        self._text = ""
        self._fields: Any = None
        self._faults: tuple[FileFault, ...] = ()
        self._waiting: dict[Path, tuple[FileField, str]] = {}
        self._asked: tuple[FormSection, ...] = ()
        self._pages: dict[int, SectionPage] = {}
        self.sections = ItemList(
            voice().text("draft form", "Sections of the event"),
            theme,
            COLUMNS,
            lambda line: line.place,
        )
        self.acts = acts
        self.foot = DraftFoot(theme, self.acts.all, self.acts.of_levels)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._lay_out()
        self._connect()

    @property
    def page(self) -> SectionPage:
        """The section that is shown."""
        place = self.sections.key if isinstance(self.sections.key, int) else 0
        if place not in self._pages:
            self._pages[place] = self._built(self._asked[place])
        return self._pages[place]

    def show_draft(
        self, text: str, faults: Iterable[FileFault], rules: HouseRules | None = None
    ) -> None:
        """Show a draft under the `rules` of its house as it is kept, with all its faults."""
        self._rules = rules or self._own
        self._text, self._faults = text, tuple(faults)
        fields = fields_of(text)
        if fields is not None:
            self._fields = fields
        self._take_sections()
        by_section = faults_by_section(self._asked, self._faults, self._fields)
        self.sections.show_items(section_lines(self._asked, by_section))
        self.page.show_fields(self._fields, self._faults)
        self.foot.say(self._asked, self._faults, self._fields, readable=fields is not None)
        self.act_here()

    def act_here(self) -> None:
        """Let acts on lines be on those of this form, while it is the one that is shown."""
        if self._asked and not self.isHidden():
            self.acts.act_on(self._table, self._text)

    def tell_now(self) -> None:
        """Hand over what is typed without waiting."""
        self._soon.stop()
        text, waiting, self._waiting = self._text, self._waiting, {}
        try:
            for path, (field, typed) in waiting.items():
                text = with_typed(with_own_zone(text, path, own_zone()), path, field, typed)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
        if text != self._text:
            self.acts.remember(self._text)
            self.typed.emit(text)

    def begin(self) -> None:
        """Begin with the first section's first field, where a draft is shown."""
        if not self._asked:
            return
        self.sections.choose(0)
        self._turn()
        self.page.first.setFocus()

    def come_back(self) -> None:
        """Be in the table that was acted on, or where the section begins."""
        tables = self.page.tables
        (tables[0].lines if tables else self.page.first).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes to the sections, and from there to the events."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.sections.hasFocus():
            self.done.emit()
        else:
            self.sections.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Page Up and Down in a field turn the sections."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = TURNS.get(Qt.Key(event.key()))
            if step is not None:
                self._turn_by(step)
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self.sections.setFixedWidth((px(SECTIONS) + SECTIONS) // 2)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.sections)
        row.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(self.foot)

    def _connect(self) -> None:
        self._soon.timeout.connect(self.tell_now)
        self.sections.chosen.connect(self._turn)
        self.sections.entered.connect(self._enter)

    def _take_sections(self) -> None:
        """Headings that are said in the text have a field each."""
        said = said_at(self._fields, ("says",))
        headings = said if isinstance(said, dict) else ()
        houses = HouseChoice(self._own.name, self._houses())
        asked = form_sections(voice(), self._rules.rulebook, headings, houses)
        if asked != self._asked:
            self._asked = asked
            for page in self._pages.values():
                page.deleteLater()
            self._pages = {}
            self.sections.show_items(section_lines(asked, {}))
            if self.sections.key is None:
                self.sections.choose(0)

    def _built(self, section: FormSection) -> SectionPage:
        page = SectionPage(self._theme, section)
        page.typed.connect(self._wait)
        page.came.connect(lambda _: self.acts.act_on(self._table, self._text))
        for table in page.tables:
            self.acts.serve(table)
            table.chosen.connect(lambda: self.acts.act_on(self._table, self._text))
        page.installEventFilter(self)
        self._stack.addWidget(page)
        return page

    @property
    def _table(self) -> FormTable | None:
        """The table that has the focus, or the section's first."""
        tables = self.page.tables
        here = [one for one in tables if one.lines.hasFocus() or one.lines.typed_in]
        return next(iter((*here, *tables)), None)

    def _turn(self, _key: object = None) -> None:
        self._flush()
        page = self.page
        self._stack.setCurrentWidget(page)
        page.show_fields(self._fields, self._faults)
        self.foot.offer(lines=bool(page.tables), levels=page.has_levels)
        self.acts.act_on(self._table, self._text)

    def _enter(self) -> None:
        self.page.first.setFocus()

    def _turn_by(self, step: int) -> None:
        place = self.sections.key if isinstance(self.sections.key, int) else 0
        self.sections.choose((place + step) % len(self._asked))
        self._turn()
        self.page.first.setFocus()

    def _flush(self) -> None:
        if self._waiting:
            self.tell_now()

    def _wait(self, path: Path, field: FileField, text: str) -> None:
        self._waiting[path] = (field, text)
        self._soon.start()

    def change(self, text: str, place: int) -> None:
        """Take what an act on a table made of the text."""
        table = self._table
        self.acts.remember(self._text)
        self.typed.emit(text)
        if table is not None:
            table.choose(min(place, table.count - 1))
