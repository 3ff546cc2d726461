"""The third step: what is handed over, how much is given, and what goes back as change."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.tournament.sales.events import Tender
from tdapp.ui.desk.option_row import Option, OptionRow
from tdapp.ui.desk.step_head import StepHead
from tdapp.ui.look.field import Field
from tdapp.ui.look.figures import money
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.theme import Theme
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP
from tdapp.ui.sales.till import Till

translate = QCoreApplication.translate
TENDERS = {
    Tender.CASH: (QT_TRANSLATE_NOOP("Tender", "Cash"), "C"),
    Tender.CARD: (QT_TRANSLATE_NOOP("Tender", "Card"), "K"),
    Tender.TICKET: (QT_TRANSLATE_NOOP("Tender", "Ticket"), "T"),
    Tender.VOUCHER: (QT_TRANSLATE_NOOP("Tender", "Voucher"), "V"),
    Tender.ACCOUNT: (QT_TRANSLATE_NOOP("Tender", "Account"), "A"),
    Tender.HOUSE: (QT_TRANSLATE_NOOP("Tender", "House"), "H"),
}
CENTS, MOST_DIGITS = 2, 13
ACROSS = 3


class PaysStep(QWidget):
    """The tender is the till's; what is given counts for cash alone. `chosen`: another tender."""

    chosen = Signal()

    def __init__(self, theme: Theme, till: Till) -> None:
        super().__init__()
        self._theme = theme
        self._till = till
        self._price = 0
        self.head = StepHead(theme, 3, self.tr("Pays"), self.tr("one way a purchase; G: given"))
        self.options = OptionRow(theme, len(TENDERS), ACROSS)
        self.given = Field(theme, self.tr("Given"))
        self.given.setFixedWidth(168)
        self.given.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._label = Words(Size.LABEL, theme.text2)
        self._change = Words(Size.HEAD, theme.text, STRONG)
        self._lay_out()
        self.options.chosen.connect(self._choose)
        self.given.textChanged.connect(self._show_change)
        till.changed.connect(self.show_tender)
        self.show_tender()

    @property
    def tender(self) -> Tender:
        """What is handed over."""
        return self._till.payment.tender

    @property
    def change(self) -> str:
        """What goes back, or what is missing, as it is shown."""
        return f"{self._label.text()} {self._change.text()}".strip()

    @property
    def is_short(self) -> bool:
        """Whether less cash was given than is to be paid."""
        given = read_cents(self.given.text())
        return self.tender is Tender.CASH and given is not None and given < self._price

    def show_price(self, cents: int) -> None:
        """What is to be paid."""
        self._price = cents
        self._show_change()

    def show_tender(self) -> None:
        """Show the till's tender."""
        options = [Option(translate("Tender", words), key) for words, key in TENDERS.values()]
        self.options.show_options(options, list(TENDERS).index(self.tender))
        self._show_change()

    def clear(self) -> None:
        """Nothing is given yet."""
        self.given.clear()

    def press(self, key: str) -> bool:
        """Choose a tender by key, or go to what is given; False where no key is meant."""
        if key.casefold() == "g":
            self.given.setFocus()
            self.given.selectAll()
            return True
        return self.options.press(key)

    def _choose(self, place: int) -> None:
        self._till.take(list(TENDERS)[place])
        self.chosen.emit()

    def _show_change(self) -> None:
        given = read_cents(self.given.text())
        if self.tender is not Tender.CASH or given is None or not self._price:
            self._label.setText("")
            self._change.setText("")
            return
        back = given - self._price
        self._label.setText(self.tr("change") if back >= 0 else self.tr("still to come"))
        self._change.setText(money(abs(back)))
        self._change.set_colour(self._theme.text if back >= 0 else self._theme.attention)

    def _lay_out(self) -> None:
        right = Qt.AlignmentFlag.AlignRight
        cash = QVBoxLayout()
        cash.setSpacing(0)
        cash.addWidget(self.given)
        back = QHBoxLayout()
        back.addWidget(self._label, 1, right)
        back.addWidget(self._change, 0, right)
        cash.addLayout(back)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.options, 1)
        row.addLayout(cash)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addLayout(row)


def read_cents(text: str) -> int | None:
    """An amount as it is typed, with or without decimals, in cents; None where it is none."""
    plain = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
    units, point, rest = plain.replace(",", "." if _is_decimal_comma(plain) else "").partition(".")
    digits = units + rest
    if not digits.isdecimal() or not digits.isascii() or len(digits) > MOST_DIGITS:
        return None
    if len(rest) > CENTS:
        return None
    return int(units or "0") * 100 + int((rest if point else "").ljust(CENTS, "0") or "0")


def _is_decimal_comma(plain: str) -> bool:
    """A comma before the last one or two digits parts the cents; else it groups thousands."""
    before, comma, after = plain.rpartition(",")
    return bool(comma) and "." not in plain and "," not in before and len(after) <= CENTS
