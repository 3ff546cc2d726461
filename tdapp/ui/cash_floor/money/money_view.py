"""The money and the dealers of the cash games: a list of all tables over what else there is."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.cash.money.shift_sheet import table_shift
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.money.dealer_acts import DealerActs
from tdapp.ui.cash_floor.money.dealer_rows import (
    DealerRow,
    at_a_glance,
    break_columns,
    dealing,
    dealing_columns,
    on_break,
    pushing,
)
from tdapp.ui.cash_floor.money.money_acts import TableMoneyActs
from tdapp.ui.cash_floor.money.money_rows import (
    MoneyMatter,
    MoneyRow,
    matter_columns,
    matters,
    money_columns,
    money_rows,
    slip_in_words,
)
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import UnderHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high
from tdapp.ui.prizes.section import LEAST_LIST, ListSection, scroll_to_lists

say = saying("cash money")
Facts = Sequence[tuple[str, str]]


class TablesOver(UnderHead):
    """The tables over another list; the acts in the side are pressed in both.

    `chosen` carries the table of the row that was chosen by hand.
    """

    chosen = Signal(object)

    def __init__(
        self,
        view: CashInView,
        acts: Sequence[WindowAct],
        upper: ItemList[Any],
        lower: ItemList[Any],
        title: str,
    ) -> None:
        self.cash, self.tables, self.others = view, upper, lower
        self.below = ListSection(view.work.theme, title, "", lower)
        pane, inside = Pane(view.work.theme), QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(upper, 3)
        column.addWidget(self.below, 2)
        for one in (upper, lower):
            one.setMinimumHeight(high(LEAST_LIST))
        scroll_to_lists(pane, inside, view.work.theme, self.below)
        super().__init__(pane)
        theme = view.work.theme
        self.about, self.side = SelectionCard(theme), SideColumn(theme)
        grid = ActGrid(theme, acts, high=BUTTON)
        self.side.add(self.about, grid, UnavailableActs(theme, acts))
        upper.empty_words = say("No cash game is open. Open one on the tables (Alt+1).")
        upper.chosen.connect(self.chosen)
        for one in (upper, lower):
            one.addActions(list(acts))

    def show_tables(self, rows: Callable[[CashInView], Iterator[Any]]) -> None:
        """The rows of the tables and the selected one, while they are in sight."""
        if self.isVisible():
            self.tables.show_items(list(rows(self.cash)))
            self.tables.follow(self.cash.choice.table)

    def tell(self, nothing: str, facts: Facts) -> None:
        """Say of the selected table what there is to know."""
        table = self.cash.choice.table
        if self.cash.running is None or table is None:
            self.about.show_facts(nothing, "", ())
        else:
            self.about.show_facts(say("Table {table}", table=table), "", facts)


class MoneyView(TablesOver):
    """Trays, boxes and fees of each table, and what is on its way; Enter does its next step."""

    def __init__(
        self, view: CashInView, acts: TableMoneyActs, pressed: Sequence[WindowAct]
    ) -> None:
        theme = view.work.theme
        tables = ItemList[MoneyRow](
            say("Table money"), theme, money_columns(view), lambda row: row.table, headed=True
        )
        title = say("On its way, to be counted")
        way = ItemList[MoneyMatter](title, theme, matter_columns(view), lambda one: one.key)
        way.empty_words = say("Nothing is on its way.")
        super().__init__(view, pressed, tables, way, title)
        self._acts, self._matters = acts, list[MoneyMatter]()
        way.chosen.connect(self._choose_matter)
        way.came.connect(self._take_first)
        way.entered.connect(acts.next.trigger)
        tables.entered.connect(acts.collect.trigger)

    def show_all(self) -> None:
        """Show the money as it stands."""
        self.show_tables(money_rows)
        self._matters = list(matters(self.cash))
        self.others.show_items(self._matters)
        self._choose_matter(self.others.key, by_hand=False)
        self._acts.refresh()
        self.tell(say("No table selected"), list(self._facts()))

    def _facts(self) -> Facts:
        """The selected table in the shift that it is in."""
        cash, table = self.cash.state, self.cash.choice.table or 0
        tray = cash.money.trays.get(table)
        try:
            shift = cash.money.shift if tray is None else tray.shift
            sheet = table_shift(cash, shift, table, self.cash.now)
        except Refusal:
            return ()
        slips = ", ".join(slip_in_words(*one) for one in sheet.slips)
        off = sheet.tray_off + sheet.box_off
        money = voice().money
        return (
            (say("Shift"), str(shift)),
            (say("Opened with"), money(sheet.opened) if sheet.trays else ""),
            (say("Fills, credits"), slips),
            (say("Chips sold"), money(sum(one.sold for one in sheet.trays)) if sheet.cash else ""),
            (say("In the box"), money(sheet.drop + sheet.cash) if sheet.boxes else ""),
            (say("Over, short"), money(off) if off else ""),
            (
                say("Hours played"),
                f"{sheet.hours_us / 3_600_000_000:.1f}" if sheet.hours_us else "",
            ),
        )

    def _choose_matter(self, key: object, *, by_hand: bool = True) -> None:
        found = next((one for one in self._matters if one.key == key), None)
        self._acts.matter = found
        if by_hand and found is not None:
            self.chosen.emit(found.table)

    def _take_first(self) -> None:
        if self.others.key is None and self._matters:
            self.others.choose(self._matters[0].key)
            self._choose_matter(self._matters[0].key)


class DealersView(TablesOver):
    """Who deals where, and who has a break; Enter pushes the row of the table."""

    def __init__(self, view: CashInView, acts: DealerActs) -> None:
        theme = view.work.theme
        tables = ItemList[DealerRow](
            say("Dealers"), theme, dealing_columns(view), lambda row: row.table, headed=True
        )
        title = say("On a break")
        free = ItemList[DealerRow](title, theme, break_columns(view), lambda row: row.dealer)
        free.empty_words = say("No dealer is on break. Let a dealer begin work (D).")
        super().__init__(view, acts.all, tables, free, title)
        self._acts = acts
        free.chosen.connect(self._choose_dealer)
        tables.chosen.connect(lambda _: self._choose_dealer(None))
        tables.entered.connect(acts.push.trigger)

    def show_all(self) -> None:
        """Show the dealers as they stand."""
        cash, table = self.cash.state, self.cash.choice.table or 0
        self.show_tables(dealing)
        self.others.show_items(on_break(self.cash))
        self.below.name(self.below.title, at_a_glance(self.cash))
        dealer = self._acts.dealer
        if dealer not in cash.dealers.by_id or self.others.key is None:
            self._acts.dealer = cash.dealers.at_table.get(table)
        self._acts.refresh()
        self.tell(say("No table selected"), self._facts(table))

    def _facts(self, table: int) -> Facts:
        """Who deals there, and who comes in with the next push of the row."""
        if table not in self.cash.state.games.by_table:
            return ()
        push, dealer = pushing(self.cash, table), self.cash.state.dealers.at_table.get(table)
        comes, name = push.comes_in, self.cash.staff_name
        return (
            (say("Row"), ", ".join(map(str, push.tables))),
            (say("Dealer"), "" if dealer is None else name(dealer)),
            (say("Next in"), "" if comes is None else name(comes)),
            (
                say("Selected"),
                "" if self._acts.dealer in (None, dealer) else name(self._acts.dealer),
            ),
        )

    def _choose_dealer(self, key: object) -> None:
        at_table = self.cash.state.dealers.at_table
        dealer = StaffId(key) if isinstance(key, str) else at_table.get(self.cash.choice.table or 0)
        self._acts.dealer = dealer
        self._acts.refresh()
