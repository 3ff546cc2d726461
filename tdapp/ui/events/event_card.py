"""What an event says, what it pays at three sizes of the field, and how it played itself."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import Payout, fields_around, payout_previews
from tdapp.ui.asking.selection_card import SelectionCard
from tdapp.ui.events.event_facts import condition_facts, trial_facts
from tdapp.ui.look.facts_grid import PLAIN
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.voice.voice import NONE
from tdapp.words.sentence import sentence

USUAL = 50
"""So many entries are taken to come where nothing is known of it."""
RIGHT = Qt.AlignmentFlag.AlignRight


class EventCard(QWidget):
    """Facts, prizes and a trial, below each other; what there is nothing to say of is not there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.told, self.played = SelectionCard(theme), SelectionCard(theme)
        self.pays = PayoutTable(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for part in (self.told, self.pays, self.played):
            column.addWidget(part)
        self.played.hide()

    def show_conditions(
        self, title: str, state: str, conditions: Conditions, entries: int | None = None
    ) -> None:
        """Say what is published, or would be, and what it pays when about so many come.

        Without a number those come who are expected.
        """
        self.told.show_facts(title, state, tuple(condition_facts(conditions)))
        fields = fields_around(conditions, entries or conditions.turnout.entries or USUAL)
        self.pays.show_payouts(conditions.currency, payout_previews(conditions, fields))
        self.played.hide()

    def show_facts(self, title: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Say this alone."""
        self.told.show_facts(title, state, facts)
        self.pays.show_payouts("", ())
        self.played.hide()

    def show_trial(self, trial: Trial) -> None:
        """Say how it went when it played itself."""
        entries = voice().plural(
            "new event", "with 1 entry", "with {n} entries", trial.payout.turnout.entries
        )
        title = voice().text("new event", "Played by itself")
        self.played.show_facts(title, entries, tuple(trial_facts(trial)))
        self.played.show()


class PayoutTable(QWidget):
    """A line for each size of the field: pool, places, first prize; then what the house adds."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        for column in range(4):
            self._grid.setColumnStretch(column, 1)
        self._words: list[Words] = []
        self._shown: tuple[str, Sequence[Payout]] = ("", ())
        self.hide()

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(one.text() for one in self._words)

    def show_payouts(self, currency: str, payouts: Sequence[Payout]) -> None:
        """Show these from now on; none hide the table."""
        if (currency, payouts) == self._shown:
            return
        self._shown = currency, payouts
        for one in self._words:
            self._grid.removeWidget(one)
            one.hide()
            one.deleteLater()
        self._words = []
        self.setVisible(bool(payouts))
        if payouts:
            self._put_all(currency, payouts)

    def _put_all(self, currency: str, payouts: Sequence[Payout]) -> None:
        text, money = voice().text, voice().priced_in(currency).money
        heads = (
            text("events", "Entries"),
            text("events", "Pool"),
            text("events", "Places"),
            text("events", "First prize"),
        )
        for column, head in enumerate(heads):
            self._put(0, column, head, quiet=True)
        for row, paid in enumerate(payouts, 1):
            self._put(row, 0, voice().count(paid.turnout.entries))
            self._put(row, 1, money(paid.pool))
            if paid.refused is not None:
                self._put(row, 2, sentence(paid.refused, voice()), span=2)
                continue
            first = next(iter(paid.prizes), None)
            self._put(row, 2, voice().count(len(paid.prizes)))
            self._put(row, 3, (first.item or money(first.cash)) if first else NONE)
        for paid in payouts:
            if paid.overlay:
                words = voice().plural(
                    "events",
                    "With 1 entry the house adds {amount}.",
                    "With {n} entries the house adds {amount}.",
                    paid.turnout.entries,
                    amount=money(paid.overlay),
                )
                self._put(self._grid.rowCount(), 0, words, quiet=True, span=4)

    def _put(
        self, row: int, column: int, words: str, *, quiet: bool = False, span: int = 1
    ) -> None:
        ink = self._theme.text2 if quiet else self._theme.text
        said = Words(Size.LABEL, ink, PLAIN if quiet else STRONG, wraps=span > 1)
        said.setText(words)
        if column and span == 1:
            said.setAlignment(RIGHT)
        self._grid.addWidget(said, row, column, 1, span)
        self._words.append(said)
