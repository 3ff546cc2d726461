"""The course of an evening as numbered steps: what is done, and the act that is next."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.clock.course_facts import StepFacts
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, Words, lettering
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

WIDTH = 276
DISC = 20


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One step: its title and what stands under its facts, a button or a field."""

    title: str
    hand: QWidget


class CourseColumn(QWidget):
    """The steps between a `head` and a `foot`; at most one button is the suggested one."""

    def __init__(
        self, theme: Theme, steps: Sequence[CourseStep], head: QWidget, foot: QWidget
    ) -> None:
        super().__init__()
        self._theme = theme
        self.setMaximumWidth(px(WIDTH))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 12, 8)
        column.setSpacing(0)
        column.addWidget(head)
        self._views = [_StepView(number, step, theme) for number, step in enumerate(steps, 1)]
        for view in self._views:
            column.addWidget(view)
            column.addSpacing(5)
        column.addWidget(foot)
        column.addStretch(1)

    def show_facts(self, facts: Sequence[StepFacts], suggested: object) -> None:
        """Show how each step stands; `suggested` is the act whose button is filled."""
        for view, fact in zip(self._views, facts, strict=True):
            view.show_fact(fact)
            if isinstance(view.hand, ActButton):
                view.hand.suggest(view.hand.act is suggested)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground, and a hairline to the page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._theme.line)
        painter.end()


class _StepView(QWidget):
    def __init__(self, number: int, step: CourseStep, theme: Theme) -> None:
        super().__init__()
        self.hand = step.hand
        self._disc = _StepDisc(number, theme)
        self._fact = Words(Size.LABEL, theme.text2, wraps=True)
        self._fact.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        title = Words(Size.BODY, theme.text, STRONG)
        title.setText(step.title)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(7)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._disc, 0, 0)
        grid.addWidget(title, 0, 1)
        grid.addWidget(self._fact, 1, 1)
        grid.addWidget(step.hand, 2, 1)

    def show_fact(self, fact: StepFacts) -> None:
        self._disc.set_done(done=fact.done)
        self._fact.setText(fact.text)


class _StepDisc(QWidget):
    """The step's number in a ring; a tick once it is done."""

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__()
        self._number = str(number)
        self._theme = theme
        self._done = False
        self.setFixedSize(px(DISC) + 2, px(DISC) + 2)

    def set_done(self, *, done: bool) -> None:
        if done != self._done:
            self._done = done
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1, 1, px(DISC), px(DISC))
        if self._done:
            paint_shape(painter, Shape.DONE, box, self._theme.running)
        else:
            painter.setPen(QPen(self._theme.edge, 1.2))
            painter.drawEllipse(box)
            painter.setPen(self._theme.text)
            painter.setFont(lettering(Size.LABEL, MEDIUM))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._number)
        painter.end()
