"""How the chips stand, in the window at all times: how many there are, and what a count missed."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.core.instant import Instant
from tdapp.shown.cells import Shape
from tdapp.table.chips.counting import chip_drift
from tdapp.tournament.chips import average_stack, chips_issued
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.voice.voice import NONE

BESIDE_THE_STEPS = 29


def chips_words(state: Tournament) -> str:
    """The chips in play, all that were issued, and the average of who has any."""
    said = voice().text("chips", "{in_play} in play of {issued} issued, average {average}")
    average = average_stack(state)
    return said.format(
        in_play=voice().count(state.chips_in_play),
        issued=voice().count(chips_issued(state)),
        average=NONE if average is None else voice().count(average),
    )


def drift_words(state: Tournament) -> str:
    """How far the newest full count is from what the record had then; empty if it is not."""
    drift = chip_drift(state)
    said = voice().text("chips", "over by {chips}") if drift > 0 else ""
    said = said or voice().text("chips", "short by {chips}")
    return said.format(chips=voice().count(abs(drift))) if drift else ""


def count_words(state: Tournament, now: Instant) -> str:
    """What the newest full count found and the record had, and how long ago; empty without one."""
    count = state.chips.count
    if count is None:
        return ""
    said = voice().text("chips", "Counted {total} at {time}, {age} ago; the record had {expected}")
    if not count.drift:
        said = voice().text("chips", "Counted {total} at {time}, {age} ago, as recorded")
    return said.format(
        total=voice().count(count.total),
        expected=voice().count(count.expected),
        time=voice().time(count.at_us),
        age=voice().span(now.utc_us - count.at_us),
    )


class ChipsPanel(QWidget):
    """The chips and the newest count, under the steps of the evening."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        title = Words(Size.BODY, theme.text, STRONG)
        title.setText(voice().text("chips standing", "Chips"))
        self.chips = Words(Size.LABEL, theme.text2, wraps=True)
        self.count = Words(Size.LABEL, theme.text2, wraps=True)
        self.drift = ChipsDrift(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(BESIDE_THE_STEPS, 0, 0, 0)
        column.setSpacing(2)
        for part in (title, self.chips, self.count):
            column.addWidget(part)

    def show_chips(self, state: Tournament, now: Instant) -> None:
        """Show the chips of an event as they stand now, and its drift."""
        drift, counted = drift_words(state), count_words(state, now)
        self.chips.setText(chips_words(state))
        self.count.setText(counted)
        self.count.setVisible(bool(counted) and not drift)
        self.drift.show_drift(drift, counted)


class ChipsDrift(QWidget):
    """What a count missed, above the steps, where it is always seen; it stands in nobody's way."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.said = MessageLabel(theme, takes_room=True)
        self.count = Words(Size.LABEL, theme.text2, wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(0)
        column.addWidget(self.said)
        column.addWidget(self.count)
        self.hide()

    def show_drift(self, drift: str, counted: str) -> None:
        """Warn of a drift, or of nothing."""
        self.said.say(drift, "", Shape.ATTENTION, self._theme.attention)
        self.count.setText(counted)
        self.setVisible(bool(drift))
