"""The right of the cash page: the selected table and player, the seats, every act on them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from tdapp.cash.state.custody import BagKept
from tdapp.shown.cash_tasks import why_not_due
from tdapp.shown.cash_words import game_in_words
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.cash_plan import left_in_words, standing
from tdapp.ui.cash_floor.cash_rows import seat_columns, seat_rows
from tdapp.ui.cash_floor.players.absence_acts import bag_in_words
from tdapp.ui.cash_floor.players.player_acts import limits_in_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.list_head import HEAD
from tdapp.ui.look.lists.listing import ItemList, only
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high

say = saying("cash floor")
SEAT = 25
Shown = Sequence[WindowAct]


class CashSide(SideColumn):
    """`chosen` carries a seat that was chosen in the list by hand."""

    chosen = Signal(Seat)

    def __init__(self, view: CashInView, on_seat: Shown, on_list: Shown, on_table: Shown) -> None:
        theme = view.work.theme
        super().__init__(theme)
        self._view = view
        self.about = SelectionCard(theme)
        self.seats = ItemList(
            say("Seats of the table"), theme, seat_columns(view), lambda row: row.seat,
            headed=True, row=SEAT,
        )  # fmt: skip
        self.seats.chosen.connect(only(Seat, self.chosen.emit))
        groups = (on_seat, on_list, on_table)
        self._grids = [(acts, ActGrid(theme, acts, high=BUTTON)) for acts in groups]
        self._why_not = UnavailableActs(theme, [act for acts in groups for act in acts])
        grids = [grid for _, grid in self._grids]
        self.add(self.about, self.seats, *grids, self._why_not)
        self._column.setSpacing(6)

    def show_choice(self) -> None:
        """Tell of what is selected as it stands now."""
        view = self._view
        rows = list(seat_rows(view))
        self.seats.show_items(rows)
        self.seats.follow(view.choice.at)
        self.seats.setVisible(bool(rows))
        self.seats.setFixedHeight(high(HEAD) + high(SEAT) * len(rows))
        self._why_not.setVisible(bool(self._selected() or rows))
        self._show_acts()
        running, table = view.running, view.choice.table
        if running is None or table is None:
            self._tell_of_none()
            return
        taken, seats = len(view.state.seating.at_table(table)), len(rows)
        title = say("Table {table}", table=table)
        sign = running.sign
        full = say("Seats taken: {taken} of {seats}", taken=taken, seats=seats)
        facts = (
            (say("Game"), game_in_words(sign.game)),
            (say("Stake"), limits_in_words(sign)),
            (say("Allowed"), self._allowed()),
            (say("Notice"), self._notices(table)),
            (say("Hands"), voice().count(running.hands) if running.hands else ""),
        )
        self.about.show_facts(title, self._selected() or full, facts)

    def _show_acts(self) -> None:
        """Those on who sits in the seat, or else on who may; on the table, unless one waits."""
        sits, waits = self._view.sitting is not None, self._view.ticket is not None
        seen: list[WindowAct] = []
        for (acts, grid), shown in zip(
            self._grids, (sits, waits or not sits, not waits), strict=True
        ):
            grid.setVisible(shown)
            seen += acts if shown else ()
        self._why_not.tell_of(seen)

    def _selected(self) -> str:
        """Whom the acts are about: who sits in the selected seat and how, and who waits."""
        view = self._view
        sits, waits = view.sitting, view.ticket
        parts = []
        if sits is not None:
            said = [words for _, words in standing(view.state, sits, view.now)]
            parts.append(", ".join((f"{view.choice.at}  {view.who_sits(sits)}", *said)))
        if waits is not None:
            parts.append(say("{name} waits", name=view.who_waits(waits)))
        return ";  ".join(parts)

    def _tell_of_none(self) -> None:
        if not self._view.state.games.by_table:
            how = say("Open one (O): type table, game and stakes, such as 1 nl 2/5 200-1000.")
            self.about.show_facts(say("No cash game is open"), how, ())
            return
        how = say("Select a table or a seat on the map, or a player in the lists.")
        kept = [(say("Bag {n}", n=n), bag_in_words(self._view, bag)) for n, bag in self._bags()]
        self.about.show_facts(say("No table selected"), self._selected() or how, kept)

    def _bags(self) -> list[tuple[int, BagKept]]:
        """The players' chips that the house keeps."""
        return sorted(self._view.state.custody.bags.items())

    def _allowed(self) -> str:
        running = self._view.running
        if running is None:
            return ""
        sign = running.sign
        known = (
            (sign.straddles, say("straddles")),
            (sign.kill_pots, say("kill pots")),
            (sign.run_several, say("several boards")),
            (sign.small_chips, say("small chips")),
        )
        return ", ".join(words for allowed, words in known if allowed)

    def _notices(self, table: int) -> str:
        cash, view = self._view.state, self._view
        said = []
        for change in cash.games.changes_at(table):
            left = left_in_words(
                why_not_due(cash, view.rules, change, view.now), cash, table, view.now
            )
            sign = change.posted.sign
            rule = view.rules.play.cash.closing.rule
            what = say("closes ({rule})", rule=rule) if sign is None else game_in_words(sign.game)
            said.append(f"{what}, {left}")
        return "; ".join(said)
