"""The second step: what is bought, with every part of its price."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.shown.cells import Cell, Tone
from tdapp.shown.money_words import parts_words
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.conditions import MOST_OTHERS
from tdapp.tournament.plan.offers import PricePart
from tdapp.ui.desk.option_row import Option, OptionRow
from tdapp.ui.desk.purchases import Purchase, PurchaseChoice, likely
from tdapp.ui.desk.step_head import StepHead
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import ROW, Listing
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.voice.texts import text

PARTS = {
    POOL: text("purchase", "Prize pool"),
    FEE: text("purchase", "House fee"),
    BOUNTY: text("purchase", "Bounty"),
}
COLUMNS = (ListColumn(wide=True), ListColumn(width=140, right=True, strong=True))
FEWEST, MOST = 3, 5
ACROSS = 3
NOTHING = -1


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
        self.parts = Listing(voice().text("what step", "Parts of the price"), theme, COLUMNS)
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
        rows = [] if shown is None else price_rows(shown, apart=not self._low)
        self.parts.show_rows(rows)
        fewest = 1 if self._low else FEWEST
        self.parts.setFixedHeight(min(max(len(rows), fewest), MOST) * high(ROW))
        self.head.show_hint("" if shown else self.why_nothing)


def price_rows(purchase: Purchase, *, apart: bool = True) -> list[ListRow]:
    """Each part, and the sum with the chips that it buys; or both in one row."""
    rows = [
        ListRow(
            part.name, (Cell(_part_words(part), tone=Tone.LABEL), Cell(voice().money(part.cents)))
        )
        for part in purchase.parts
    ]
    chips = voice().plural("purchase", "for 1 chip", "for {n} chips", purchase.chips)
    note = chips if purchase.chips else ""
    if not apart:
        rows, note = [], ", ".join(filter(None, (parts_words(voice(), purchase.parts), note)))
    total = Cell(voice().text("purchase", "To pay"), note=note, total=True)
    return [*rows, ListRow("", (total, Cell(voice().money(purchase.price), total=True)))]


def _part_words(part: PricePart) -> str:
    return voice().say(PARTS[part.name]) if part.name in PARTS else part.name
