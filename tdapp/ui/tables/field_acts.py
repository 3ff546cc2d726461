"""The acts on the tables as a whole: in which order they open and break, redraws."""

from tdapp.calls.across.moves import RedrawField, SetOpeningOrder
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.tournament.moves import SetBreakingOrder
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.reading import read_tables
from tdapp.table.geometry.seats import first_tables
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import tables
from tdapp.ui.tables.table_acts import TableActs

say = saying("field acts")

FEW = 4
"""How many free tables are offered to open."""


class FieldActs(Acts[Spot]):
    """Each asks for the tables, with the likely ones in the field already."""

    def __init__(self, floor: AtHand, day: GamingDay, tables: TableActs) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._day = day
        self._tables = tables
        self.opening_order, self.breaking_order, self.redraw, self.final_table = self._acts(
            (
                say("Opening order…"),
                "Ctrl+B, F",
                lambda on: self._opening(on, self._floor.state.seating.orders.coming),
                self._post_opening,
            ),
            (
                say("Breaking order…"),
                "Ctrl+B, R",
                lambda on: SetBreakingOrder(on.event, self._order()),
                self._post_order,
            ),
            (say("Redraw the field…"), "Ctrl+B, D", self._over_few, self._redraw),
            (
                say("Draw the final table…"),
                "Ctrl+B, L",
                lambda on: self._drawn(on, self._order()[-1:]),
                self._draw_final,
            ),
        )

    def _opening(self, on: Spot, tables: tuple[int, ...]) -> Call:
        return SetOpeningOrder(on.event, self._day.stream, tables)

    def _post_opening(self, on: Spot) -> Flow[None]:
        """Ask for the tables to open next; those of the list first, else what is free."""
        text = say("Which tables open next, the first one first?")
        none = say("none")
        listed = self._floor.state.seating.orders.coming or tuple(self._tables.free()[:FEW])
        choices = (_listed(listed), none) if listed else (none,)

        def read_some(typed: str) -> tuple[int, ...]:
            return () if typed.strip() == none else read_tables(typed)

        found = yield from read(text, say("Tables like 5 6 7, or none"), read_some, *choices)
        yield from self._do(self._opening(on, found))

    def _order(self) -> tuple[int, ...]:
        return self._floor.state.seating.orders.breaking

    def _post_order(self, on: Spot) -> Flow[None]:
        asked = say("In which order do the tables break, the first one first?")
        hint, now = say("All tables, like 3 1 2"), _listed(self._order())
        found = yield from tables(asked, hint, now)
        yield from self._do(SetBreakingOrder(on.event, found))

    def _over_few(self, on: Spot) -> Call:
        return self._drawn(on, self._few())

    def _drawn(self, on: Spot, tables: tuple[int, ...]) -> Call:
        return RedrawField(on.event, self._day.stream, tables)

    def _few(self) -> tuple[int, ...]:
        """As few tables as seat the field, those that opened first; all where these are short."""
        state, seating = self._floor.state, self._floor.state.seating
        opening = seating.orders.opening
        seats = {table: seating.counts.counts[table].seats for table in opening}
        try:
            return tuple(first_tables(opening, seats, state.left))
        except Refusal:
            return opening

    def _redraw(self, on: Spot) -> Flow[None]:
        text = say(
            "Over which tables are all {count} in play redrawn? Empty tables are closed.",
            count=self._floor.state.left,
        )
        found = yield from tables(text, say("Tables, like 1 2 3"), _listed(self._few()))
        yield from self._do(self._drawn(on, found))

    def _draw_final(self, on: Spot) -> Flow[None]:
        text = say("At which table are the last {count} redrawn?", count=self._floor.state.left)
        likely = map(str, reversed(self._order()[-4:]))
        found = yield from read(text, say("One table"), read_table, *likely)
        yield from self._do(self._drawn(on, found))


def read_table(text: str) -> tuple[int, ...]:
    """One table; refuses ``not_tables`` and ``not_one_table``."""
    tables = read_tables(text)
    if len(tables) != 1:
        raise Refusal("not_one_table", text=text.strip())
    return tables


def _listed(tables: tuple[int, ...]) -> str:
    return " ".join(map(str, tables))
