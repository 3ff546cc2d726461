"""The foot of the form: whether the event can be announced, and the acts on a table's lines."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.rules.toml_faults import FileFault
from tdapp.shown.cells import Shape
from tdapp.shown.form_sections import FormSection
from tdapp.ui.drafts.fault_words import fault_line, fault_words, path_of
from tdapp.ui.drafts.section_page import is_at
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class DraftFoot(QWidget):
    """One sentence, and above it the acts where there is a table."""

    def __init__(
        self, theme: Theme, acts: Sequence[WindowAct], of_levels: Sequence[WindowAct]
    ) -> None:
        super().__init__()
        self._theme = theme
        self.said = MessageLabel(theme, takes_room=True)
        self._acts = QWidget()
        self._acts.setContentsMargins(10, 2, 12, 2)
        row = Flowing(4)
        self._acts.setLayout(row)
        self._buttons = {act: ActButton(act, theme, height=28) for act in acts}
        self._of_levels = [self._buttons[act] for act in of_levels]
        for button in self._buttons.values():
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 2, 12, 2)
        foot.addWidget(self.said)
        column.addWidget(self._acts)
        column.addLayout(foot)
        self._acts.hide()

    def offer(self, *, lines: bool, levels: bool) -> None:
        """Show the acts on lines where there are any, and those on levels."""
        self._acts.setVisible(lines)
        for button in self._of_levels:
            button.setVisible(levels)

    def say(
        self,
        asked: Sequence[FormSection],
        faults: Sequence[FileFault],
        fields: Any,
        *,
        readable: bool,
    ) -> None:
        """Say the first of what is wrong and how much that is, or that nothing is."""
        text = voice().text
        if not faults:
            right = text("draft foot", "Ready to announce")
            self.said.say(right, "", Shape.DONE, self._theme.running)
            return
        if readable:
            said = voice().plural("draft foot", "1 error", "Errors: {n}", len(faults))
            words = self._words(asked, faults[0], fields)
        else:
            said = text("draft foot", "The text has errors. Press Alt+3 to see it.")
            words = faults[0].problem
        self.said.say(said, words, Shape.ATTENTION, self._theme.attention)

    def _words(self, asked: Sequence[FormSection], fault: FileFault, fields: Any) -> str:
        """Where it is in the form, and what is wrong."""
        path = path_of(fault)
        for section in asked:
            for one in section.fields:
                if is_at(path, one, fields):
                    table = one.columns and len(path) > len(one.field.keys) + 1
                    said = fault_line(fault) if table else f"{one.name}: {fault_words(fault)}"
                    named = said.startswith(f"{section.name}:")
                    return said if named else f"{section.name}, {said}"
        return fault_words(fault)
