"""The acts on tables: opened, held, broken and closed, in which order, and redraws."""

from PySide6.QtCore import QObject

from tdapp.calls.across.moves import RedrawField, SetOpeningOrder
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.tournament.attendance import TellAllHere
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    RecallBreak,
    SetBreakingOrder,
)
from tdapp.calls.tournament.seats import TellButton
from tdapp.calls.tournament.teams import SwapAllPartners
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.house import House
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.floor_calls import EventAtHouse, next_table
from tdapp.shown.reading import read_button, read_tables
from tdapp.table.geometry.seats import first_tables
from tdapp.ui.asking.acts import Acts, ActSpec, either
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import tables
from tdapp.words.sentence import sentence

say = saying("table acts")
FEW = 4
"""How many free tables are offered to open."""


class TableActs(Acts[StreamId]):
    """Opens the first free table, which is put into the room first if there is none."""

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._parts = parts
        self._view = view
        self.open_next = self._act(
            ActSpec(self._open_words, "Ctrl+T", self.open_call, self.open_next_table)
        )

    def in_use(self) -> dict[int, int]:
        """The event's tables by number, and how many sit at each."""
        return dict(sorted(self._view.state.seating.at_tables().items()))

    def why_not_close(self, number: int) -> str:
        """Why this table cannot be closed now; empty if it can."""
        event = self._view.id
        call = None if event is None else self.close_call(event, number)
        refusal = self._view.why_not(call) if call else Refusal("no_such_event")
        return sentence(refusal, voice()) if refusal else ""

    def close_table(self, number: int) -> None:
        """Give this table back to the room, or have it told why not."""
        if self._view.id is not None:
            self._asking.act(self.close_call(self._view.id, number))

    def close_call(self, event: StreamId, number: int) -> Call:
        """The act that gives a table back."""
        return CloseTable(event, self._parts.day.stream, number)

    def open_call(self, event: StreamId) -> Call:
        """The act that opens the next table, or that puts it into the room first."""
        return self.at_house(event).open_next()

    def take_call(self, event: StreamId, number: int) -> Call:
        """The act that takes a table of the room for the event."""
        return OpenTable(event, self._parts.day.stream, number)

    def at_house(self, event: StreamId) -> EventAtHouse:
        """An event as it stands, with the tables of the room."""
        state = self._view.state_of(event)
        return EventAtHouse(event, self._parts.day.stream, state, self._registry)

    def free(self) -> list[int]:
        """The numbers of tables in the room that nothing uses."""
        return [table.number for table in self._registry.free()]

    @property
    def _registry(self) -> RoomRegistry:
        house: House = self._parts.desk.state(self._parts.day.stream)
        return house.registry

    def _next_table(self) -> int:
        return next_table(self._view.state, self._registry)[0]

    def _open_words(self) -> str:
        return say("Open table {number}", number=self._next_table())

    def open_next_table(self, _: StreamId) -> Flow[None]:
        """Open the next table, which is put into the room first if there is none."""
        return at_once(lambda: self.open_table(self._next_table()))

    def open_table(self, number: int) -> None:
        """Take a table of the room, or have it told why not; put it there first if it is new."""
        event = self._view.id
        if event is None:
            self._asking.refuse(Refusal("no_such_event"))
        else:
            self._asking.start(lambda: self._install_and_open(event, number))

    async def _install_and_open(self, event: StreamId, number: int) -> None:
        if number not in self._registry.tables:
            await self._asking.perform(self.at_house(event).install(number))
        await self._asking.perform(self.take_call(event, number))


class AtTableActs(Acts[Spot]):
    """What is said and done of a whole table."""

    def __init__(self, floor: AtHand, tables: TableActs) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._tables = tables
        held = either(
            lambda: self._is_held(floor.choice.table),
            say("Release table {table}"),
            say("Hold table {table}"),
        )
        breaks = either(
            lambda: self._is_breaking(floor.choice.table),
            say("Cancel break"),
            say("Break table {table}…"),
        )
        here = floor.at_table(say("All here at {table}"))
        close = floor.at_table(say("Close table {table}"))
        other = say("Open a table…")
        self.all_here, self.hold, self.button, self.break_it, self.close, self.open_other = (
            self._acts(
                (here, "E", lambda on: TellAllHere(on.event, on.the_table())),
                (floor.at_table(held), "H", self._hold),
                (say("Button…"), "U", self._any_button, self._tell_button),
                (floor.at_table(breaks), "Ctrl+B, B", self._break),
                (close, "Ctrl+B, C", lambda on: tables.close_call(on.event, on.the_table())),
                (other, "Ctrl+B, O", lambda on: tables.open_call(on.event), self._open_others),
            )
        )

    def _is_held(self, table: int | None) -> bool:
        return table in self._floor.state.seating.held

    def _hold(self, on: Spot) -> Call:
        table = on.the_table()
        return FreeTable(on.event, table) if self._is_held(table) else HoldTable(on.event, table)

    def _any_button(self, on: Spot) -> Call:
        return TellButton(on.event, on.the_table(), 1)

    def _tell_button(self, on: Spot) -> Flow[None]:
        table = on.the_table()
        asked = say(
            "Where are the button, small blind and big blind at table {table}?", table=table
        )
        hint = say("Seats such as 4 5 6, or only the button: 4")
        told = yield from read(asked, hint, read_button)
        yield from self._do(
            TellButton(on.event, table, told.button, told.small_blind, told.big_blind)
        )

    def _is_breaking(self, table: int | None) -> bool:
        return table in self._floor.state.seating.breaking

    def _break(self, on: Spot) -> Call:
        """The break in its turn where it is that table's, else out of turn."""
        table = on.the_table()
        if self._is_breaking(table):
            return RecallBreak(on.event, table)
        in_turn = BreakTable(on.event, table)
        return in_turn if not self._floor.view.why_not(in_turn) else BreakOutOfTurn(on.event, table)

    def _open_others(self, _: Spot) -> Flow[None]:
        asked = say("Which table opens for this event?")
        hint = say("Number, or several")
        for number in (yield from tables(asked, hint, *map(str, self._tables.free()[:4]))):
            self._tables.open_table(number)


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
        words = say("Swap partners of all teams")
        self.swap = self._act(ActSpec(words, "Shift+F2, 2", lambda on: SwapAllPartners(on.event)))

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
