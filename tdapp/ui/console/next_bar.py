"""The line above the page that says the next step of the event, with its button and its key."""

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdapp.shown.next_step import NextStep, StepKind
from tdapp.ui.console.pages import Pages
from tdapp.ui.floor.floor_views import LISTS, MAP, STAGES
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.workplace.next_act import NextAct
from tdapp.ui.workplace.rail import PageName

HEIGHT, BUTTON = 36, 24
OF_AN_EVENT = frozenset(
    {
        *(PageName.EVENTS, PageName.DESK, PageName.FLOOR, PageName.CLOCK),
        *(PageName.PRIZES, PageName.CAGE, PageName.RECORD),
    }
)
ON_THE_FLOOR = {
    **dict.fromkeys((StepKind.BUST, StepKind.BRACKET, StepKind.STACKS), (MAP, LISTS)),
    StepKind.STAGE: (STAGES,),
}
"""The views of the floor in which a step is done that names no table."""


class NextBar(QWidget):
    """Stands above the pages of an event until it is over; it turns to where a step is done.

    Where that is in view already its button is left out; the key goes on.
    """

    def __init__(
        self, theme: Theme, next_: NextAct, pages: Pages, question_first: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._theme, self._next, self._pages = theme, next_, pages
        self._question_first = question_first
        self._is_low = False
        self._title = Words(Size.LABEL, theme.text2, STRONG)
        self._title.setText(voice().text("next step", "Next"))
        self.said = MessageLabel(theme, takes_room=True, size=Size.BODY)
        self.button = ActButton(next_.act, theme, BUTTON)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(high(HEIGHT))
        row = QHBoxLayout(self)
        row.setContentsMargins(13, 0, 13, 0)
        row.setSpacing(10)
        row.addWidget(self._title)
        row.addWidget(self.button)
        row.addWidget(self.said, 1)
        next_.changed.connect(self.show_step)
        next_.leads.connect(self._lead_unless_asked)
        pages.turned.connect(self.show_step)
        pages.refreshed.connect(self.show_step)

    def leave_room(self, *, low: bool) -> None:
        """A low window leaves the page its room; the key and the command bar still tell."""
        self._is_low = low
        self.show_step()

    def show_step(self) -> None:
        """Say the step, on a page of the event."""
        step, pages = self._next.step, self._pages
        of_event = pages.name in OF_AN_EVENT or (pages.name is None and pages.page.needs_event)
        self.setVisible(step is not None and of_event and not self._is_low)
        self.said.say("", "" if step is None else step.text)
        self.button.setVisible(step is None or not self._is_in_view(step))

    def _is_in_view(self, step: NextStep) -> bool:
        """Whether the button would only turn to what is up."""
        pages = self._pages
        if step.task is not None or step.stage is not None or self._next.direct is not None:
            return False
        if step.kind is StepKind.TERMS:
            return pages.name is None and pages.page is pages.terms
        on_floor = ON_THE_FLOOR.get(step.kind, ())
        return pages.name is PageName.FLOOR and pages.floor.view_shown in on_floor

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A panel with a hairline at its foot."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), self._theme.line)
        painter.end()

    def _lead_unless_asked(self, step: NextStep) -> None:
        if not self._question_first():
            self._lead(step)

    def _lead(self, step: NextStep) -> None:
        pages = self._pages
        if step.kind is StepKind.ENTER:
            pages.turn_to(pages.desk)
        elif step.kind in {StepKind.FLOOR, StepKind.BUST, StepKind.STACKS, StepKind.BRACKET}:
            pages.turn_to(pages.floor)
            pages.floor.show_tables(step.task)
        elif step.kind is StepKind.TERMS:
            pages.show_terms()
        elif step.kind is StepKind.STAGE:
            pages.turn_to(pages.floor)
            pages.floor.show_stages()
        elif step.table is not None:
            pages.turn_to(pages.floor)
            pages.floor.show_hand(step.table)
        elif step.kind in {StepKind.PAY, StepKind.BOUNTY} and step.entry is not None:
            pages.turn_to(pages.prizes)
            pages.prizes.come_to_winner(step.entry)
        else:
            pages.turn_to(pages.desk)
            pages.desk.show_entries()
            if step.entry is not None:
                pages.desk.event_page.pane.choose(step.entry)
