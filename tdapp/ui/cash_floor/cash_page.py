"""The page of the cash games: the room at a glance, the lists, what is due, the selected table."""

from dataclasses import replace

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.cash.table_sign import CashGame
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.cash_people import people_due
from tdapp.shown.cash_tasks import CashTask, CashTaskKind, cash_due
from tdapp.table.geometry.seats import Seat
from tdapp.ui.cash_floor.cash_drag import CashDrag
from tdapp.ui.cash_floor.cash_hand_view import CashHandView
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.cash_plan import cash_plan
from tdapp.ui.cash_floor.cash_rows import due_columns, list_columns, list_lines
from tdapp.ui.cash_floor.cash_side import CashSide
from tdapp.ui.cash_floor.cash_views import CashViews
from tdapp.ui.cash_floor.game_acts import GameActs
from tdapp.ui.cash_floor.money.dealer_acts import DealerActs
from tdapp.ui.cash_floor.money.money_acts import TableMoneyActs
from tdapp.ui.cash_floor.money.money_view import DealersView, MoneyView
from tdapp.ui.cash_floor.money.paper_acts import CashPaperActs
from tdapp.ui.cash_floor.players.absence_acts import CashAbsenceActs
from tdapp.ui.cash_floor.players.claim_acts import ClaimActs
from tdapp.ui.cash_floor.players.people_acts import CashPeopleActs
from tdapp.ui.cash_floor.players.player_acts import PlayerActs
from tdapp.ui.cash_floor.use_acts import UseActs
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.values import Spotted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.page_head import PageHead, UnderHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.text_size import high, px
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

say = saying("cash floor")
LISTS = 364
DUE_ROWS = 4


class CashPage(Page):
    """Letters act on what is selected on the map and in the lists; Enter does what is due."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self.cash = CashInView(work)
        self.players, self.games = PlayerActs(self.cash, self), GameActs(self.cash, self)
        self.absence, self.claims = CashAbsenceActs(self.cash, self), ClaimActs(self.cash, self)
        self.people = CashPeopleActs(self.cash, self)
        self.money, self.dealers = TableMoneyActs(self.cash, self), DealerActs(self.cash, self)
        self.papers, self.uses = CashPaperActs(self.cash, self), UseActs(self.cash, self)
        self._at_tables = (
            *(self.players, self.games, self.absence, self.claims),
            *(self.people, self.uses),
        )
        self.acts_apart = (
            (say("Tables"), (*self.games.all, *self.uses.all)),
            (say("Players"), (*self.players.all, *self.people.all)),
            (say("Seats and absence"), (*self.absence.all, *self.claims.all)),
            (say("Table money"), self.money.all),
            (say("Dealers"), self.dealers.all),
        )
        self._make_views()
        self._make_lists()
        self._lay_out()
        self._connect()

    def _make_views(self) -> None:
        """Under one head: the tables, their money, the dealers, a hand."""
        theme = self._work.theme
        self.head = PageHead(theme, say("Cash"))
        self.views = CashViews(
            theme, self.head, (say("Tables"), say("Table money"), say("Dealers"), say("Hand"))
        )
        of_money = (*self.money.all, *self.papers.of_money)
        self.hand = CashHandView(self.cash)
        self.more = (
            MoneyView(self.cash, self.money, of_money),
            DealersView(self.cash, self.dealers),
            self.hand,
        )
        self.acts_apart += ((say("Hand"), self.hand.acts.all),)

    def _make_lists(self) -> None:
        """What the first view shows: the map, the lists, what is due, the side."""
        theme = self._work.theme
        self.map = FloorMap(say("Cash tables of the room"), theme)
        self.lists = ItemList(
            say("Waiting lists"), theme, list_columns(self.cash), lambda line: line.key
        )
        self.due = ItemList(say("Needs you now"), theme, due_columns(self.cash), lambda it: it.key)
        self.side = CashSide(
            self.cash,
            (*self.players.on_seat, *self.absence.on_seat, *self.claims.on_seat),
            (*self.players.on_list, *self.absence.on_list),
            (*self.games.all, *self.claims.on_table, *self.people.all, *self.uses.all),
        )
        self.drag = CashDrag(self.cash, self.players, self.map, self.lists)
        self._titles = [Words(Size.BODY, theme.text, STRONG) for _ in range(2)]
        self._tasks: list[CashTask] = []

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on players, on tables, on their money and on dealers."""
        groups = (*self._at_tables, self.money, self.dealers, self.papers, self.hand.acts)
        return (*(act for group in groups for act in group.all), *self.views.acts)

    def about(self) -> Topic | None:
        """The slip of who is selected, the sign of the table, the sheet of the shift."""
        kinds = [PaperKind.SHIFT_SHEET]
        if not self.views.currentIndex():
            kinds = [PaperKind.SESSION_SLIP, PaperKind.LIST_SLIP, PaperKind.TABLE_SIGN]
        return next((topic for kind in kinds if (topic := self.papers.about(kind))), None)

    def refresh(self) -> None:
        """Show the cash games as they stand."""
        self._forget_what_is_gone()
        self.look()
        self.side.show_choice()
        for group in (*self._at_tables, self.papers):
            group.refresh()
        self._work.learn(list(self.cash.persons()), self.refresh)

    def look(self) -> None:
        """Offers and notices run down."""
        cash = self.cash.state
        self._tasks = self._due()
        self.due.show_items(self._tasks)
        self.lists.show_items(list_lines(self.cash))
        self.lists.follow(self.cash.choice.ticket or self.cash.choice.game)
        self.map.show_plan(cash_plan(self.cash, self._tasks, self.map.aspect))
        self.map.choose(self._mark)
        self._titles[0].setText(say("Needs you now  {count}", count=len(self._tasks) or ""))
        waiting = len(cash.lists.by_ticket)
        self._titles[1].setText(say("Waiting lists  {count}", count=waiting or ""))
        self.head.show_facts(self._facts())
        self._show_more()
        self.waits.emit(len(self._tasks))

    def _show_more(self) -> None:
        """The other views, as far as one is up."""
        for view in self.more:
            view.show_all()

    def focus(self) -> None:
        """Be on the map, or in the first list of another view."""
        lists = (self.map, *(view.tables for view in self.more))
        lists[self.views.currentIndex()].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with a digit turns to a view."""
        if self.views.was_turned(event):
            self.focus()
        else:
            super().keyPressEvent(event)

    def tell_waiting(self) -> None:
        """What is due, also while another page is up."""
        if self.isVisible():
            self.refresh()
        else:
            self.waits.emit(len(self._due()))

    def _due(self) -> list[CashTask]:
        if self.cash.state.games.house is None:
            return []
        cash = self.cash.state
        people = people_due(self._work.parts.desk, cash)
        return [*people, *cash_due(cash, self.cash.rules, self.cash.now)]

    def _facts(self) -> str:
        cash = self.cash.state
        if not cash.games.by_table:
            return say("No cash game is open. Open one (O).")
        seats = sum(cash.seating.tables.values())
        taken = len(cash.seating.entry_at)
        tables = say.plural("{n} table open", "{n} tables open", len(cash.games.by_table))
        return say(
            "{tables}, seats taken: {taken} of {seats}", tables=tables, taken=taken, seats=seats
        )

    @property
    def _mark(self) -> Spotted | None:
        """What is selected, as long as the map has it."""
        choice = self.cash.choice
        item = self.map.tables.get(choice.table or 0)
        if item is None:
            return None
        has = choice.seat is not None and choice.seat <= len(item.value.seats)
        return choice.at if has else choice.table

    def _forget_what_is_gone(self) -> None:
        choice = self.cash.choice
        if choice.ticket is not None and self.cash.ticket is None:
            self.cash.choice = replace(choice, ticket=None)

    def _spot(self, mark: Spotted) -> None:
        """Select a table or a seat; who is selected in the lists stays so."""
        table = mark.table if isinstance(mark, Seat) else mark
        seat = mark.seat if isinstance(mark, Seat) else None
        self._choose(replace(self.cash.choice, table=table, seat=seat))

    def _choose(self, choice: CashChoice) -> None:
        self.cash.choice = choice
        self.map.choose(self._mark)
        self.lists.follow(choice.ticket or choice.game)
        self.side.show_choice()
        self._show_more()
        for group in (*self._at_tables, self.papers):
            group.refresh()

    def _choose_line(self, key: object) -> None:
        """Select who waits, with the seat offered, or the game of a list."""
        choice = self.cash.choice
        if isinstance(key, CashGame):
            self._choose(replace(choice, ticket=None, game=key))
        elif isinstance(key, int):
            game = self.cash.state.lists.by_ticket[key].joined.game
            self._choose(replace(choice, ticket=key, game=game))

    def _choose_due(self, key: object) -> None:
        """Select all that a matter is about, so that Enter acts on nothing else."""
        task = next((one for one in self._tasks if one.key == key), None)
        if task is None:
            return
        at = task.at
        table, seat = (task.table, None) if at is None else at
        self._choose(CashChoice(table, seat, task.ticket))

    def _do_due(self) -> None:
        """Enter on a matter does its step."""
        task = next((one for one in self._tasks if one.key == self.due.key), None)
        if task is None:
            return
        self._choose_due(task.key)
        {
            CashTaskKind.KEPT_OUT: self.people.keep_out,
            CashTaskKind.IN_EVENT: self.people.to_event,
            CashTaskKind.RAN_OUT: self.players.declined,
            CashTaskKind.OFFER: self.players.offer,
            CashTaskKind.NOT_COME: self.players.remove,
            CashTaskKind.CLOSES: self.games.close,
            CashTaskKind.CHANGES: self.games.in_force,
            CashTaskKind.MOVES: self.claims.take,
            CashTaskKind.DRAW: self.claims.draw,
            CashTaskKind.WON: self.players.sit if task.of is None else self.claims.take,
            CashTaskKind.BUTTON: self.claims.button,
            CashTaskKind.PICK_UP: self.absence.pick_up,
        }[task.kind].trigger()

    def _enter_list(self) -> None:
        """Enter on who waits: to the seat that is kept, or else offer one."""
        offered = self.cash.ticket in self.cash.state.lists.offers
        (self.players.sit if offered else self.players.offer).trigger()

    def _connect(self) -> None:
        for group in (*self._at_tables, self.money, self.dealers, *self.hand.acts.groups):
            group.asks.connect(self.asks)
        for view in self.more[:-1]:
            view.chosen.connect(self._spot)
        self.views.currentChanged.connect(self._show_more)
        self.drag.tried.connect(self.tried)
        self.map.chosen.connect(self._spot)
        self.map.reshaped.connect(self.look)
        self.map.entered.connect(self._enter_map)
        self.side.chosen.connect(self._spot)
        self.lists.chosen.connect(self._choose_line)
        self.lists.entered.connect(self._enter_list)
        self.due.chosen.connect(self._choose_due)
        self.due.entered.connect(self._do_due)
        listings: tuple[QWidget, ...] = (self.map, self.lists, self.due, self.side.seats)
        at_tables = [act for group in self._at_tables for act in group.all]
        for one in listings:
            one.addActions([*at_tables, *self.papers.of_tables])
        self._work.view.changed.connect(self.tell_waiting)

    def _enter_map(self) -> None:
        """Enter on a free seat lets somebody sit, on a free table opens a game."""
        if self.cash.running is None:
            self.games.open.trigger()
        elif self.cash.sitting is None:
            self.players.sit.trigger()

    def _lay_out(self) -> None:
        theme = self._work.theme
        for act in (self.players.add, self.games.open):
            self.head.add(ActButton(act, theme, height=28))
        self.due.empty_words = say("Nothing to do.")
        self.lists.empty_words = say("No one is waiting. Add a player (L).")
        self.due.setFixedHeight(DUE_ROWS * high(ROW))
        for title in self._titles:
            title.setFixedHeight(high(34))
            title.setContentsMargins(13, 0, 0, 0)
        room, lists = Pane(theme), Pane(theme)
        lists.setFixedWidth(px(LISTS))
        left, right = QVBoxLayout(room), QVBoxLayout(lists)
        columns: tuple[tuple[QVBoxLayout, tuple[QWidget, ...]], ...] = (
            (left, (self.map, self._titles[0], self.due)),
            (right, (self._titles[1], self.lists)),
        )
        for column, parts in columns:
            column.setContentsMargins(0, 0, 1, 0)
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part)
        under = QWidget()
        row = QHBoxLayout(under)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(room, 1)
        row.addWidget(lists)
        self.views.take_in(UnderHead(under), self.side, theme)
        for view in self.more:
            self.views.take_in(view, view.side, theme)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.views)
