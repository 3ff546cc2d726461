"""The acts on the tables as a whole: in which order they open and break, redraws."""

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.tournament.moves import RedrawField, SetBreakingOrder, SetOpeningOrder
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import first_tables
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.table_acts import TableActs
from tdapp.ui.floor.reading import read_tables

FEW = 4
"""How many free tables are offered to open."""


class FieldActs(OnFloor):
    """Each asks for the tables, with the likely ones in the field already."""

    def __init__(self, at_hand: AtHand, day: GamingDay, tables: TableActs) -> None:
        super().__init__(at_hand)
        self._day = day
        self._tables = tables
        self.opening_order = self._act(
            lambda: self.tr("Opening order…"), "Ctrl+B, F", self._same_opening, self._ask_opening
        )
        self.breaking_order = self._act(
            lambda: self.tr("Breaking order…"), "Ctrl+B, R", self._same_order, self._ask_order
        )
        self.redraw = self._act(
            lambda: self.tr("Redraw the field…"), "Ctrl+B, D", self._over_few, self._ask_tables
        )
        self.final_table = self._act(
            lambda: self.tr("Draw the final table…"), "Ctrl+B, L", self._over_one, self._ask_final
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.opening_order, self.breaking_order, self.redraw, self.final_table)

    def _same_opening(self, event: StreamId) -> Call:
        return SetOpeningOrder(event, self._day.stream, self._state.seating.orders.coming)

    def _ask_opening(self) -> None:
        """Ask for the tables to open next; those of the list first, else what is free."""
        text = self.tr("Which tables open next, the first one first?")
        none = self.tr("none")
        listed = self._state.seating.orders.coming or tuple(self._tables.free()[:FEW])

        def read(typed: str) -> tuple[int, ...]:
            return () if typed.strip() == none else read_tables(typed)

        def post(tables: tuple[int, ...]) -> None:
            self._ask(lambda event: SetOpeningOrder(event, self._day.stream, tables))

        choices = (_listed(listed), none) if listed else (none,)
        self._ask_for(text, self.tr("Tables like 5 6 7, or none"), choices, read, post)

    def _order(self) -> tuple[int, ...]:
        return self._state.seating.orders.breaking

    def _same_order(self, event: StreamId) -> Call:
        return SetBreakingOrder(event, self._order())

    def _ask_order(self) -> None:
        text = self.tr("In which order do the tables break, the first one first?")

        def post(tables: tuple[int, ...]) -> None:
            self._ask(lambda event: SetBreakingOrder(event, tables))

        choices = (_listed(self._order()),)
        self._ask_for(text, self.tr("All tables, like 3 1 2"), choices, read_tables, post)

    def _over_few(self, event: StreamId) -> Call:
        return RedrawField(event, self._day.stream, self._few())

    def _few(self) -> tuple[int, ...]:
        """As few tables as seat the field, those that opened first; all where these are short."""
        state, seating = self._state, self._state.seating
        opening = seating.orders.opening
        seats = {table: seating.counts.counts[table].seats for table in opening}
        try:
            return tuple(first_tables(opening, seats, state.left))
        except Refusal:
            return opening

    def _ask_tables(self) -> None:
        text = self.tr(
            "Over which tables are all {count} in play drawn anew? Tables left by all are closed."
        ).format(count=self._state.left)

        def redraw(tables: tuple[int, ...]) -> None:
            self._ask(lambda event: RedrawField(event, self._day.stream, tables))

        choices = (_listed(self._few()),)
        self._ask_for(text, self.tr("Tables, like 1 2 3"), choices, read_tables, redraw)

    def _over_one(self, event: StreamId) -> Call:
        return RedrawField(event, self._day.stream, self._order()[-1:])

    def _ask_final(self) -> None:
        text = self.tr("At which table do the last {count} sit, drawn anew?").format(
            count=self._state.left
        )

        def draw(tables: tuple[int, ...]) -> None:
            self._ask(lambda event: RedrawField(event, self._day.stream, tables))

        choices = tuple(map(str, reversed(self._order()[-4:])))
        self._ask_for(text, self.tr("One table"), choices, read_table, draw)


def read_table(text: str) -> tuple[int, ...]:
    """One table; refuses ``not_tables`` and ``not_one_table``."""
    tables = read_tables(text)
    if len(tables) != 1:
        raise Refusal("not_one_table", text=text.strip())
    return tables


def _listed(tables: tuple[int, ...]) -> str:
    return " ".join(map(str, tables))
