"""The queue under the list of entries: shown where the event keeps one."""

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.queue_rows import queue_columns, queue_lines, queue_words

ROWS = 4
SECOND = 1000


class QueuePane(Pane):
    """Title, acts, the list and its question; while somebody is called it looks every second.

    To call the next one is suggested as soon as a place is free.
    """

    def __init__(self, view: EventInView, names: NameBook, acts: QueueActs, theme: Theme) -> None:
        super().__init__(theme)
        self._view = view
        self._names = names
        self._acts = acts
        self._said = MessageLabel(theme, takes_room=True)
        self.list = ItemList(
            voice().text("queue pane", "Alternates"),
            theme,
            queue_columns(names.name),
            lambda it: it.one.ticket,
        )
        self.list.empty_words = voice().text("queue pane", "No alternates waiting.")
        self.list.setFixedHeight(ROWS * high(ROW))
        self.asked = QuestionPanel(theme, wide=True)
        self._of_queue = [ActButton(act, theme, height=28) for act in acts.of_queue]
        self._ticks = QTimer(self)
        self._ticks.setInterval(SECOND)
        self._ticks.timeout.connect(self._show_rows)
        self._lay_out()
        self._connect()
        self.hide()

    def refresh(self) -> None:
        """Show the queue as it stands now."""
        state = self._view.state
        terms = state.programme.conditions and state.programme.conditions.alternates
        self.setVisible(terms is not None)
        if terms is None:
            self._ticks.stop()
            return
        self._said.say("", queue_words(state.alternates))
        self._show_rows()
        self._choose(self.list.key)
        for button in self._of_queue:
            button.suggest(button.act is self._acts.call_next and not button.act.why_not)
        if state.alternates.called:
            self._ticks.start()
        else:
            self._ticks.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line above it, too."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width() - 1, 1), self._theme.edge)
        painter.end()

    def _show_rows(self) -> None:
        queue = self._view.state.alternates
        self.list.show_items(queue_lines(queue, self._view.now))

    def _choose(self, ticket: object) -> None:
        known = isinstance(ticket, int) and ticket in self._view.state.alternates.by_ticket
        if ticket != self._acts.ticket:
            self.asked.withdraw()
        self._acts.select(ticket if known and isinstance(ticket, int) else None)

    def _lay_out(self) -> None:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(voice().text("queue pane", "Alternates"))
        head = QHBoxLayout()
        head.setContentsMargins(16, 2, 9, 0)
        head.setSpacing(10)
        head.addWidget(title)
        head.addWidget(self._said, 1)
        for button in self._of_queue:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            head.addWidget(button)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(13, 0, 9, 2)
        buttons.setSpacing(2)
        for act in self._acts.of_ticket:
            buttons.addWidget(ActButton(act, self._theme, height=28))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 1, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(buttons)
        column.addWidget(self.asked)
        column.addWidget(self.list)

    def _connect(self) -> None:
        own = self._acts.of_ticket
        self.list.addActions(own)
        self.list.chosen.connect(self._choose)
        self._acts.asks.connect(lambda question: self.asked.put(self._view.titled(question)))
        self.asked.over.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
