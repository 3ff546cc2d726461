"""The third step: what is handed over, how much is given, and what goes back as change."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.shown.money_words import given_words
from tdapp.till.payment import Payment, Tender, by_tender
from tdapp.ui.desk.option_row import Option, OptionRow
from tdapp.ui.desk.step_head import StepHead
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.typed import read_cents
from tdapp.ui.sales.till import TENDER_KEYS, Till, TillActs
from tdapp.voice.texts import text

TENDERS = {
    Tender.CASH: text("tender", "Cash"),
    Tender.CARD: text("tender", "Card"),
    Tender.TICKET: text("tender", "Ticket"),
    Tender.VOUCHER: text("tender", "Voucher"),
    Tender.ACCOUNT: text("tender", "Account"),
    Tender.HOUSE: text("tender", "House"),
}
ACROSS, BACK = 3, "\b"


class PaysStep(QWidget):
    """The tender is the till's; what is given counts for cash alone. `chosen`: another tender.

    One letter chooses a tender. More of them are a name that was typed blind: the tender is again
    what it was before the first, and `tried` says so. A letter from before the step was in sight
    chooses nothing, and nothing is sold before a tender is chosen after it.
    """

    chosen = Signal()
    tried = Signal(object)

    def __init__(self, theme: Theme, till: Till, acts: TillActs) -> None:
        super().__init__()
        self._theme = theme
        self._till = till
        self._acts = acts
        self._price = 0
        self._before: Payment | None = None
        self._too_early = False
        self._comes_up = QTimer(self, singleShot=True, interval=0)
        self._comes_up.timeout.connect(self.repaint)
        self.head = StepHead(theme, 3, voice().text("pays step", "Pays"), "")
        self._hint = voice().text("pays step", "G: cash given, S: split payment")
        self.options = OptionRow(theme, len(TENDERS), ACROSS)
        self.given = Field(theme, voice().text("pays step", "Cash given"))
        self.given.setFixedWidth(px(168))
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
        """What is handed over, or the rest of it where it is in several tenders."""
        return self._till.payment.tender

    @property
    def words(self) -> str:
        """What is handed over, with the sums where it is in several tenders."""
        payment = self._till.payment
        return given_words(voice(), by_tender(payment.tender, self._price, payment.also))

    @property
    def why_not(self) -> str:
        """Why it cannot be taken like this; empty where it can."""
        if self._too_early:
            return voice().text(
                "pays step", "A letter was typed before this was asked. Choose the payment method."
            )
        if self._due < 0 or (self._till.payment.also and not self._due):
            return voice().text(
                "pays step", "The parts add up to more than the price. Split it again (S)."
            )
        if self.given.text().strip() and read_cents(self.given.text()) is None:
            return voice().text("pays step", "The cash given is not an amount. Type it again (G).")
        if self.is_short:
            return voice().text("pays step", "Less was given than is due. Count again.")
        return ""

    @property
    def change(self) -> str:
        """What goes back, or what is missing, as it is shown."""
        return f"{self._label.text()} {self._change.text()}".strip()

    @property
    def is_short(self) -> bool:
        """Whether less cash was given than is to be paid."""
        given = read_cents(self.given.text())
        return self.tender is Tender.CASH and given is not None and given < self._due

    def show_price(self, cents: int) -> None:
        """What is to be paid."""
        self._price = cents
        self.show_tender()

    def show_tender(self) -> None:
        """Show the till's tender."""
        options = [Option(voice().say(words), TENDER_KEYS[one]) for one, words in TENDERS.items()]
        self.options.show_options(options, list(TENDERS).index(self.tender))
        self.head.show_hint(self.words if self._till.payment.also else self._hint)
        self._show_change()

    def clear(self) -> None:
        """Nothing is given yet."""
        self.given.clear()
        self.await_letter()

    def await_letter(self) -> None:
        """The next letter chooses, once the step was painted."""
        self._before, self._too_early = None, False
        self._comes_up.start()

    def press(self, key: str) -> bool:
        """Choose a tender or several by key, or go to what is given; False where none is meant.

        Backspace takes a letter back.
        """
        if key.isalpha() and self._comes_up.isActive():
            self._too_early = True
            self.tried.emit(self.why_not)
            return True
        before, self._before = self._before, None
        if before is not None and (key == BACK or key.isalpha()):
            self._take_back(before, blind=key != BACK)
            return True
        if key.casefold() == "s":
            self._acts.split.trigger()
            return True
        if key.casefold() == "g":
            self.given.setFocus()
            self.given.selectAll()
            return True
        self._before = self._till.payment if key.isalpha() else None
        return self.options.press(key)

    def _take_back(self, before: Payment, *, blind: bool) -> None:
        self._till.take_over(before)
        if blind:
            self._before = before
            said = voice().text(
                "pays step",
                "Only one letter chooses the payment method. It stays {method}. "
                "Press Enter to sell, Esc to type a name, or Backspace to choose again.",
            )
            self.tried.emit(said.format(method=self.words))

    def _choose(self, place: int) -> None:
        self._too_early = False
        self._till.take(list(TENDERS)[place])
        self.chosen.emit()

    @property
    def _due(self) -> int:
        """What is to be paid in the first tender."""
        return self._price - sum(one.cents for one in self._till.payment.also)

    def _show_change(self) -> None:
        given = read_cents(self.given.text())
        if self.tender is not Tender.CASH or given is None or not self._due:
            self._label.setText("")
            self._change.setText("")
            return
        back = given - self._due
        self._label.setText(
            voice().text("pays step", "change due")
            if back >= 0
            else voice().text("pays step", "still due")
        )
        self._change.setText(voice().money(abs(back)))
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
