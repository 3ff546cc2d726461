"""The second step: what is bought, with every part of its price."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.shown.cells import Cell
from tdapp.shown.money_words import parts_words
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.conditions import MOST_OTHERS
from tdapp.tournament.plan.offers import PricePart
from tdapp.ui.desk.option_row import Option, OptionRow
from tdapp.ui.desk.purchases import Purchase, PurchaseChoice, likely
from tdapp.ui.desk.step_head import StepHead
from tdapp.ui.look.lists.list_rows import Column, label, right, wide
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.voice.texts import text

PARTS = {
    POOL: text("purchase", "Prize pool"),
    FEE: text("purchase", "House fee"),
    BOUNTY: text("purchase", "Bounty"),
}
FEWEST, MOST = 3, 5
ACROSS = 3
NOTHING = -1


class PriceLine(NamedTuple):
    """A part of a price, or the whole, which no part is called by."""

    part: str
    words: str
    cents: int
    note: str = ""

    @property
    def name(self) -> Cell:
        """What is paid for."""
        if self.part:
            return label(self.words)
        return Cell(self.words, note=self.note, total=True)


COLUMNS: tuple[Column[PriceLine], ...] = (
    wide("", lambda line: line.name),
    right("", 140, lambda it: Cell(voice().money(it.cents), total=not it.part), strong=True),
)


class WhatStep(QWidget):
    """`chosen` says that something else is bought; `tried` why something cannot be."""

    chosen = Signal()
    tried = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._purchases: Sequence[Purchase] = ()
        self._kind: tuple[PurchaseChoice, str] | None = None
        self._low = True
        self.head = StepHead(theme, 2, voice().text("what step", "What"), "")
        self.options = OptionRow(theme, len(PurchaseChoice) + MOST_OTHERS, ACROSS)
        words = voice().text("what step", "Parts of the price")
        self.parts = ItemList(words, theme, COLUMNS, lambda line: line.part)
        self.parts.setFocusPolicy(self.focusPolicy())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.options)
        column.addWidget(self.parts)
        self.options.chosen.connect(self._choose)
        self.options.tried.connect(self.tried)

    @property
    def purchase(self) -> Purchase | None:
        """What is bought; None while nothing can be."""
        found = next((one for one in self._purchases if one.choice == self._kind), None)
        return None if found is None or found.why_not else found

    @property
    def why_nothing(self) -> str:
        """Why nothing is bought as long as nothing is chosen."""
        if len(self.refused) < len(self._purchases):
            return voice().text("what step", "Nothing selected. Press the number of the purchase.")
        return self.refused[0].why_not if self.refused else ""

    @property
    def refused(self) -> Sequence[Purchase]:
        """What cannot be bought now."""
        return [one for one in self._purchases if one.why_not]

    def show_purchases(self, purchases: Sequence[Purchase], *, anew: bool) -> None:
        """Show what can be bought; `anew` by somebody else, whose first one is chosen."""
        self._purchases = purchases
        if anew or self._kind not in [one.choice for one in purchases if not one.why_not]:
            first = likely(purchases)
            self._kind = None if first is None else (first, "")
        self._show()

    def leave_room(self, *, low: bool) -> None:
        """A low window has the sum alone, with the parts in its line."""
        if low != self._low:
            self._low = low
            self._show()

    def press(self, key: str) -> bool:
        """Choose by key; False where none has it."""
        return self.options.press(key)

    def _choose(self, place: int) -> None:
        self._kind = self._purchases[place].choice
        self._show()
        self.chosen.emit()

    def _show(self) -> None:
        options = [
            Option(one.words, str(place), one.why_not)
            for place, one in enumerate(self._purchases, 1)
        ]
        kinds = [one.choice for one in self._purchases]
        place = kinds.index(self._kind) if self._kind in kinds else NOTHING
        self.options.show_options(options, place)
        shown = None if place == NOTHING else self._purchases[place]
        lines = [] if shown is None else price_lines(shown, apart=not self._low)
        self.parts.show_items(lines)
        fewest = 1 if self._low else FEWEST
        self.parts.setFixedHeight(min(max(len(lines), fewest), MOST) * high(ROW))
        self.head.show_hint("" if shown else self.why_nothing)


def price_lines(purchase: Purchase, *, apart: bool = True) -> list[PriceLine]:
    """Each part, and the sum with the chips that it buys; or both in one line."""
    lines = [PriceLine(part.name, _part_words(part), part.cents) for part in purchase.parts]
    chips = voice().plural("purchase", "for 1 chip", "for {n} chips", purchase.chips)
    note = chips if purchase.chips else ""
    if not apart:
        lines, note = [], ", ".join(filter(None, (parts_words(voice(), purchase.parts), note)))
    return [*lines, PriceLine("", voice().text("purchase", "To pay"), purchase.price, note)]


def _part_words(part: PricePart) -> str:
    return voice().say(PARTS[part.name]) if part.name in PARTS else part.name
