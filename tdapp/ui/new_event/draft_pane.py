"""A draft in three views of the same text: a short form, all fields, and the text of its file."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.ui.drafts.draft_editor import DraftEditor
from tdapp.ui.drafts.draft_form import DraftForm
from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.drafts.table_acts import LineActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.spoken import voice
from tdapp.ui.new_event.short_form import ShortForm
from tdapp.ui.workplace.workplace import Workplace

SHORT, FORM, TEXT = range(3)
VIEWS = {Qt.Key.Key_1: SHORT, Qt.Key.Key_2: FORM, Qt.Key.Key_3: TEXT}


class DraftPane(QWidget):
    """Alt+1 to Alt+3 turn between the views; what is typed in one stands in the others.

    `read` reads a text as a draft, `eager` is as for the short form. `typed` carries the text a
    moment after the last key, `done` says that Escape left it, `turned` that another view is shown.
    """

    typed = Signal(str)
    done = Signal()
    turned = Signal()

    def __init__(
        self, work: Workplace, read: Callable[[str], EventDraft], *, eager: bool = False
    ) -> None:
        super().__init__()
        parts, text = work.parts, voice().text
        self._read = read
        self.on_lines = LineActs(work.asking, self)
        self.short = ShortForm(work, self.on_lines, eager=eager)
        self.form = DraftForm(work.theme, parts.own_rules, parts.houses.names, self.on_lines)
        self.editor = DraftEditor(work.theme)
        names = (
            text("draft pane", "Short form"),
            text("draft pane", "All fields"),
            text("draft pane", "Text"),
        )
        self.choices = Choices(work.theme, names)
        self.acts: tuple[WindowAct, ...] = (*self.on_lines.all, self.short.levels.make)
        self._views = QStackedWidget()
        self._all = (self.short, self.form, self.editor)
        for view in self._all:
            self._views.addWidget(view)
            view.typed.connect(self.typed)
            view.done.connect(self.done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._views)
        self.choices.chosen.connect(self.show_view)
        self.on_lines.begins.connect(self.tell_now)
        self.on_lines.changed.connect(self._change)
        self.on_lines.turned.connect(self.typed)

    @property
    def view(self) -> ShortForm | DraftForm | DraftEditor:
        """The one that is shown."""
        return self._all[self._views.currentIndex()]

    def begin(self, draft: EventDraft) -> None:
        """Begin to type in a draft."""
        self.editor.show_text(draft.text)
        self.on_lines.forget()
        self.show_draft(draft)
        self.focus()

    def show_draft(self, draft: EventDraft) -> None:
        """Show it as it is kept now, in what is not typed in."""
        self.short.show_draft(draft.text, draft.faults, draft.rules)
        self._show_in_file(draft)

    def _show_in_file(self, draft: EventDraft) -> None:
        self.form.show_draft(draft.text, draft.faults, draft.rules)
        self.editor.say(draft.wrong_words)
        if self.view is not self.editor:
            self.editor.show_text(draft.text)

    def show_view(self, view: int) -> None:
        """Turn to a view, with all that is typed by now."""
        self.tell_now()
        if self.view is self.short and view != SHORT and self.short.text:
            self._show_in_file(self._read(self.short.text))
        self.turn_to(view)
        self.focus()

    def turn_to(self, view: int) -> None:
        """Show a view, with the focus left where it is."""
        self.choices.mark(view)
        self._views.setCurrentIndex(view)
        here = self.view
        if not isinstance(here, DraftEditor):
            here.act_here()
        self.turned.emit()

    def focus(self) -> None:
        """Be where typing begins."""
        here = self.view
        if isinstance(here, DraftEditor):
            here.field.setFocus()
        else:
            here.begin()

    def come_back(self) -> None:
        """Be where typing was before a question."""
        here = self.view
        if isinstance(here, DraftEditor):
            here.field.setFocus()
        else:
            here.come_back()

    def tell_now(self) -> None:
        """Hand over what is typed without waiting."""
        here = self.view
        if not isinstance(here, DraftEditor) or here.waits:
            here.tell_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with a digit turns to a view."""
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt and event.key() in VIEWS:
            self.show_view(VIEWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _change(self, text: str, place: int) -> None:
        """Take what an act on lines made of the text."""
        here = self.view
        if not isinstance(here, DraftEditor):
            here.change(text, place)
