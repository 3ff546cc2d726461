"""Settlement of a round of Texas Hold'em Bonus: cards in, what each area pays out, and why."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.round import MISDEALS, BonusWhy
from tdapp.poker.bonus.settling import BonusLine
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import Deck, texts_of
from tdapp.shown.bonus_sheet import BonusSheet, read_sign
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_rows import Column, left, numbered, right, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.bonus_reasons import AREA_NAMES, reason

say = saying("bonus page")
RANKS_AS = "holdem"
USUAL = "10-500 bonus 5-100 jackpot 1 a"
FOOT = 44
VOIDS = (*sorted(MISDEALS, key=lambda why: why.value), BonusWhy.MISSING_CARD, BonusWhy.SHUFFLER)


class BonusActs(Acts[int | None]):
    """On what lies on the table; `sheet` holds it, `paid` the wagers that are settled."""

    changed = Signal()

    def __init__(self, work: Workplace, page: "SettlePage") -> None:
        super().__init__(work.asking, work.asking, lambda: page.place, page)
        self._work = work
        self.sheet: BonusSheet | None = None
        self.paid: set[tuple[int, str]] = set()
        self.limits, self.board, self.dealer, self.box = self._acts(
            (say("Limits…"), "L", self._no_game, self._limits),
            (say("Board…"), "B", self._no_limits, self._board),
            (say("Dealer's cards…"), "D", self._no_limits, self._dealer),
            (say("A box…"), "X", self._no_limits, self._box),
        )
        self.concede, self.remove, self.void, self.new = self._acts(
            (say("Concedes"), "C", self._no_box, self._concede),
            (say("Take box away"), "R", self._no_box, self._remove),
            (say("Round is void…"), "V", self._no_limits, self._void),
            (say("New round"), "N", self._no_limits, self._new),
        )

    def pay(self, line: BonusLine) -> None:
        """A wager is paid, taken or given back; once more takes that back."""
        self.paid ^= {(line.place, line.area)}
        self.changed.emit()

    def _no_game(self, _: int | None) -> str | None:
        if self._work.parts.own_rules.play.bonus is None:
            return say("This house does not offer Texas Hold'em Bonus.")
        return None

    def _no_limits(self, on: int | None) -> str | None:
        if self.sheet is None:
            return self._no_game(on) or say("Give the limits of the sign first (L).")
        return None

    def _no_box(self, on: int | None) -> str | None:
        if self.sheet is None or on not in self.sheet.boxes:
            return say("No box is selected.")
        return None

    def _limits(self, _: int | None) -> Flow[None]:
        asked = say("What does the sign at the table say?")
        hint = say("Such as {usual}", usual=USUAL)
        sign = yield from read(asked, hint, read_sign, USUAL)
        self._put(self._empty(sign))

    def _empty(self, sign: BonusSign) -> BonusSheet:
        play = self._work.parts.own_rules.play
        if play.bonus is None:
            raise Refusal("game_not_offered", game="bonus")
        return BonusSheet(play.bonus, play.order_of(Deck.FULL, RANKS_AS), sign)

    def _keyed(
        self, asked: str, hint: str, kept: Callable[[BonusSheet, str], BonusSheet]
    ) -> Flow[None]:
        """Ask for cards or a box, again while they do not fit."""
        if self.sheet is not None:
            self._put((yield from read(asked, hint, partial(kept, self.sheet))))

    def _board(self, _: int | None) -> Flow[None]:
        asked = say("Which cards are the board?")
        yield from self._keyed(asked, "10s 7s 2d qs 7h", BonusSheet.with_board)

    def _dealer(self, _: int | None) -> Flow[None]:
        yield from self._keyed(say("Which cards has the dealer?"), "qh 9c", BonusSheet.with_dealer)

    def _box(self, _: int | None) -> Flow[None]:
        asked = say("Box, Ante, b Ante Bonus, j jackpot, then bet, check or fold, and the cards?")
        yield from self._keyed(asked, "5 50 b10 j1 bet bet check ah ac", BonusSheet.with_box)

    def _concede(self, on: int | None) -> Flow[None]:
        yield from ()
        if self.sheet is not None and on is not None:
            self._put(self.sheet.conceded(on))

    def _remove(self, on: int | None) -> Flow[None]:
        yield from ()
        if self.sheet is not None and on is not None:
            self._put(self.sheet.without(on))

    def _void(self, _: int | None) -> Flow[None]:
        known = {reason(why, voice()): why for why in VOIDS}
        why = yield from one_of(say("Why is the round void?"), known)
        if self.sheet is not None:
            self._put(replace(self.sheet, void=why))

    def _new(self, _: int | None) -> Flow[None]:
        yield from ()
        if self.sheet is not None:
            self._put(self._empty(self.sheet.sign))

    def _put(self, sheet: BonusSheet) -> None:
        self.sheet, self.paid = sheet, set()
        self.changed.emit()


class SettlePage(Page):
    """Enter settles the wager that is selected and goes to the next; Escape leaves. `done` says so.

    What is keyed here is a help for the eye: nothing of it is recorded.
    """

    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        theme = work.theme
        self.place: int | None = None
        self.keys = BonusActs(work, self)
        self.head = PageHead(theme, say("Hold'em Bonus"))
        self.lines = ItemList(
            say("Wagers in the order of settlement"),
            theme,
            line_columns(self.keys),
            lambda one: (one.place, one.area),
            headed=True,
        )
        self._foot = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self.card, self.side = SelectionCard(theme), SideColumn(theme)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the round."""
        return self.keys.all

    def refresh(self) -> None:
        """Show the round as far as it is keyed in."""
        sheet = self.keys.sheet
        lines = () if sheet is None else sheet.lines()
        self.lines.show_items(lines)
        if lines and self.lines.key is None:
            self.lines.choose((lines[0].place, lines[0].area))
            self.place = lines[0].place
        self.head.show_facts(self._facts(sheet))
        self._foot.setText(_sums(lines))
        self.lines.empty_words = self._wanted(sheet)
        self._show_box(sheet)
        self.keys.refresh()

    def focus(self) -> None:
        """Be in the list."""
        self.lines.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def _facts(self, sheet: BonusSheet | None) -> str:
        if sheet is None:
            return say("Give the limits of the sign first (L).")
        board, dealer = texts_of(sheet.board) or "?", texts_of(sheet.dealer) or "?"
        said = say("board {board}, dealer {dealer}", board=board, dealer=dealer)
        boxes = say.plural("{n} box", "{n} boxes", len(sheet.boxes))
        return f"{boxes}, {said}" if sheet.void is None else reason(sheet.void, voice())

    def _wanted(self, sheet: BonusSheet | None) -> str:
        if sheet is None:
            return say("Give the limits of the sign first (L).")
        wanted = {
            "boxes": say("Key in what lies in a box (X)."),
            "board": say("Key in the board (B)."),
            "dealer": say("Key in the dealer's cards (D)."),
        }
        bare = say("Box {place} has no cards. Key it again (X).", place=sheet.missing)
        return wanted.get(sheet.missing, bare)

    def _show_box(self, sheet: BonusSheet | None) -> None:
        if sheet is None or self.place is None or self.place not in sheet.boxes:
            self.card.show_facts(say("No box selected"), "", ())
            return
        box = sheet.boxes[self.place]
        mine = [one for one in sheet.lines() if one.place == self.place]
        net = sum(one.net for one in mine)
        facts = [(voice().say(AREA_NAMES[one.area]), _signed(one.net)) for one in mine]
        title = say("Box {place}: {net}", place=self.place, net=_signed(net))
        self.card.show_facts(title, texts_of(box.hole), facts)

    def _choose(self, key: object) -> None:
        self.place = key[0] if isinstance(key, tuple) else None
        self._show_box(self.keys.sheet)
        self.keys.refresh()

    def _settle(self) -> None:
        """The wager is paid, taken or back; the next one is selected."""
        sheet, key = self.keys.sheet, self.lines.key
        lines = () if sheet is None else sheet.lines()
        keys = [(one.place, one.area) for one in lines]
        if key in keys:
            at = keys.index(key)
            self.keys.pay(lines[at])
            self.lines.choose(keys[min(at + 1, len(keys) - 1)])
            self._choose(self.lines.key)

    def _connect(self) -> None:
        self.keys.asks.connect(self.asks)
        self.keys.changed.connect(self.refresh)
        self.lines.chosen.connect(self._choose)
        self.lines.entered.connect(self._settle)
        self.lines.addActions(list(self.acts))

    def _lay_out(self) -> None:
        theme = self._work.theme
        self._foot.setMinimumHeight(high(FOOT))
        self._foot.setContentsMargins(13, 4, 13, 6)
        pane = Pane(theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        for part, stretch in ((self.head, 0), (self.lines, 1), (self._foot, 0)):
            column.addWidget(part, stretch)
        grid = ActGrid(theme, self.keys.all, high=BUTTON)
        self.side.add(self.card, grid, UnavailableActs(theme, self.keys.all))
        lay_beside(self, pane, self.side, theme)


def line_columns(keys: BonusActs) -> tuple[Column[BonusLine], ...]:
    """Box, area, wager, result, reason."""
    return (
        left(say("Box"), 50, lambda one: numbered(one.place), strong=True),
        left(say("Area"), 110, lambda one: voice().say(AREA_NAMES[one.area])),
        right(say("Wager"), 90, lambda one: voice().money(one.laid)),
        right(say("Result"), 110, _result),
        wide(say("Reason"), lambda one: reason(one.why, voice())),
        left("", 90, partial(_done, keys)),
    )


def _result(line: BonusLine) -> Cell:
    return Cell(_signed(line.net), tone=Tone.OWED if line.net > 0 else Tone.FACT, strong=True)


def _done(keys: BonusActs, line: BonusLine) -> Cell:
    if (line.place, line.area) not in keys.paid:
        return Cell("")
    return Cell(say("settled"), tone=Tone.LABEL, shape=Shape.DONE)


def _signed(cents: int) -> str:
    return f"+{voice().money(cents)}" if cents > 0 else voice().money(cents)


def _sums(lines: Sequence[BonusLine]) -> str:
    """What the house pays and takes, and both together."""
    if not lines:
        return ""
    paid = sum(one.net for one in lines if one.net > 0)
    taken = -sum(one.net for one in lines if one.net < 0)
    money = voice().money
    return say(
        "Pays {paid}, takes {taken}: {net} for the house.",
        paid=money(paid),
        taken=money(taken),
        net=_signed(taken - paid),
    )
