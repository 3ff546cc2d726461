"""Fields for a day and for a time of day: typed as anywhere, or picked from what comes up."""

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QTextCharFormat
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QFrame,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from tdapp.core.refusal import Refusal
from tdapp.typed.times import SIXTY, time_of_day
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.look.icons import Icon, paint_icon
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.typed import read_coming_day

SIGN, ROOM = 16, 34
STEP_MIN = 15
USUAL = "19:00"
TALL = 240


class DayPicker(QCalendarWidget):
    """A month; arrows and Page Up and Down go through the days, Enter or a click picks one."""

    picked = Signal(str)

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.setLocale(QLocale(voice().symbols.locale))
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setFont(lettering(Size.BODY))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, QTextCharFormat())
        try:
            self.setSelectedDate(QDate(*read_coming_day(typed).timetuple()[:3]))
        except Refusal:
            self.setSelectedDate(QDate.currentDate())
        self.activated.connect(self._pick)
        self.clicked.connect(self._pick)

    def _pick(self, day: QDate) -> None:
        self.picked.emit(voice().full_date(date(day.year(), day.month(), day.day())))


class TimePicker(QListWidget):
    """Every quarter of an hour, as clocks here show it; Enter or a click picks one."""

    picked = Signal(str)

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.setFont(lettering(Size.BODY))
        first = datetime(2000, 1, 1)  # noqa: DTZ001 - the hands of a clock
        steps = range(0, 24 * SIXTY, STEP_MIN)
        self.addItems([f"{first + timedelta(minutes=one):%H:%M}" for one in steps])
        self.setFixedHeight(px(TALL))
        try:
            near = time_of_day(typed)
        except Refusal:
            near = time_of_day(USUAL)
        self.setCurrentRow((near.hour * SIXTY + near.minute) // STEP_MIN)
        self.itemActivated.connect(lambda item: self.picked.emit(item.text()))
        self.itemClicked.connect(lambda item: self.picked.emit(item.text()))


class _Raised(QFrame):
    """Holds a picker over the page under a field until something is picked or typing goes on."""

    def __init__(self, theme: Theme, picker: DayPicker | TimePicker, field: QWidget) -> None:
        super().__init__(field.window())
        self._field = field
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        look, roles = self.palette(), QPalette.ColorRole
        for role in (roles.Base, roles.Window, roles.Button, roles.AlternateBase):
            look.setColor(role, theme.panel)
        for role in (roles.Text, roles.WindowText, roles.ButtonText):
            look.setColor(role, theme.text)
        look.setColor(roles.Highlight, theme.accent)
        look.setColor(roles.HighlightedText, theme.ground)
        picker.setPalette(look)
        look.setColor(roles.WindowText, theme.edge)
        self.setPalette(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(picker)
        picker.picked.connect(self._give_back)
        self.adjustSize()
        at, room = field.mapTo(field.window(), QPoint(0, field.height())), field.window().height()
        self.move(at.x(), min(at.y(), room - self.height()))
        self.show()
        self.raise_()
        picker.setFocus()
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape picks nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self._give_back()

    def _give_back(self, _: str = "") -> None:
        self._field.setFocus(Qt.FocusReason.TabFocusReason)
        self.close()

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self.isAncestorOf(now):
            self.close()


Picker = type[DayPicker] | type[TimePicker]


class PickedLine(FormLine):
    """Alt+Down or its sign at the right brings up what can be picked; what is picked is typed."""

    def __init__(self, theme: Theme, hint: str, picker: Picker) -> None:
        super().__init__(theme, hint)
        self._picker = picker
        self._icon = Icon.EVENTS if picker is DayPicker else Icon.CLOCK
        self.setTextMargins(12, 0, ROOM, 0)

    def pick(self) -> DayPicker | TimePicker:
        """Bring it up under the field."""
        picker = self._picker(self.text())
        picker.picked.connect(self._take)
        _Raised(self._theme, picker, self)
        return picker

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt+Down picks; all else is a line's."""
        if event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.pick()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the sign picks."""
        if event.position().x() > self.width() - ROOM:
            self.pick()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, and the sign at its right."""
        super().paintEvent(event)
        painter = QPainter(self)
        side = px(SIGN)
        box = QRectF(self.width() - side - 12, (self.height() - side) / 2, side, side)
        paint_icon(painter, self._icon, box, self._theme.text2)
        painter.end()

    def _take(self, words: str) -> None:
        self.setText(words)
        self.typed.emit(words)
