"""A draft, as a form or as the text of its file: both change the same draft."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.ui.drafts.draft_editor import DraftEditor
from tdapp.ui.drafts.draft_form import DraftForm
from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace

FORM, TEXT = range(2)
VIEWS = {Qt.Key.Key_1: FORM, Qt.Key.Key_2: TEXT}


class DraftPane(QWidget):
    """Alt+1 and Alt+2 turn between form and text; what is typed in one stands in the other.

    `typed` carries the text a moment after the last key, `done` says that Escape left it.
    """

    typed = Signal(str)
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        parts = work.parts
        self.form = DraftForm(work.theme, parts.own_rules, parts.houses.names, work.asking)
        self.editor = DraftEditor(work.theme)
        self.choices = Choices(
            work.theme, (voice().text("draft pane", "Form"), voice().text("draft pane", "Text"))
        )
        self.acts: tuple[WindowAct, ...] = self.form.acts.all
        self._views = QStackedWidget()
        for view in (self.form, self.editor):
            self._views.addWidget(view)
            view.typed.connect(self.typed)
            view.done.connect(self.done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._views)
        self.choices.chosen.connect(self.show_view)
        self.choices.hide()

    @property
    def view(self) -> DraftForm | DraftEditor:
        """The one that is shown."""
        return self.form if self._views.currentIndex() == FORM else self.editor

    def begin(self, draft: EventDraft) -> None:
        """Begin to type in a draft."""
        self.editor.show_text(draft.text)
        self.form.acts.forget()
        self.show_draft(draft)
        self.focus()

    def show_draft(self, draft: EventDraft) -> None:
        """Show it as it is kept now, in what is not typed in."""
        self.form.show_draft(draft.text, draft.faults, draft.rules)
        self.editor.say(draft.wrong_words)
        if self.view is self.form:
            self.editor.show_text(draft.text)

    def show_view(self, view: int) -> None:
        """Turn to the form or to the text, with all that is typed by now."""
        self.tell_now()
        self.choices.mark(view)
        self._views.setCurrentIndex(view)
        self.focus()

    def focus(self) -> None:
        """Be where typing begins."""
        if self.view is self.form:
            self.form.begin()
        else:
            self.editor.field.setFocus()

    def come_back(self) -> None:
        """Be where typing was before a question."""
        if self.view is self.form:
            self.form.come_back()
        else:
            self.editor.field.setFocus()

    def tell_now(self) -> None:
        """Hand over what is typed without waiting."""
        if self.view is self.form:
            self.form.tell_now()
        elif self.editor.waits:
            self.editor.tell_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with a digit turns to a view."""
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt and event.key() in VIEWS:
            self.show_view(VIEWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
