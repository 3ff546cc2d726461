"""The cash games that the page shows: today's stream, its rules, the names of its people."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tdapp.cash.cash import Cash
from tdapp.cash.state.games import RunningGame
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.names import folded, is_called
from tdapp.core.refusal import Refusal
from tdapp.house.house import House
from tdapp.house.room_registry import RoomRegistry
from tdapp.rules.houses import HouseRules
from tdapp.shown.cash_tasks import free_seat
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.asking import Asking
from tdapp.ui.workplace.workplace import Workplace


@dataclass(frozen=True)
class CashChoice:
    """What is selected: a table or a seat of it, a player who waits, or a game of the lists."""

    table: int | None = None
    seat: int | None = None
    ticket: int | None = None
    game: CashGame | None = None

    @property
    def at(self) -> Seat | None:
        """The selected seat."""
        if self.table is None or self.seat is None:
            return None
        return Seat(self.table, self.seat)


@dataclass
class CashInView:
    """Reads the desk anew each time; `choice` is what the acts are about."""

    work: Workplace
    choice: CashChoice = field(default_factory=CashChoice)

    @property
    def id(self) -> StreamId:
        """Today's stream of cash games; it may not have begun."""
        return self.work.parts.cash.stream

    @property
    def state(self) -> Cash:
        """The games as they stand."""
        return self.work.parts.cash_games

    @property
    def asking(self) -> Asking:
        """The way to the desk."""
        return self.work.asking

    @property
    def view(self) -> Asking:
        """Where acts are judged."""
        return self.work.asking

    @property
    def rules(self) -> HouseRules:
        """Those that the room was opened under, before that the house's own."""
        return self.work.parts.cash_rules

    @property
    def now(self) -> Instant:
        """The desk's time."""
        return self.work.parts.desk.time.now()

    @property
    def house(self) -> StreamId:
        """Today's house stream."""
        return self.work.parts.day.stream

    @property
    def registry(self) -> RoomRegistry:
        """The tables of the room."""
        house: House = self.work.parts.desk.state(self.house)
        return house.registry

    @property
    def signs(self) -> list[TableSign]:
        """Those that hang, of the newest table first."""
        games = sorted(self.state.games.by_table.items(), reverse=True)
        return [one.sign for _, one in games]

    def name(self, person: PersonId) -> str:
        """The name of a person."""
        return self.work.names.name(person)

    def who_waits(self, ticket: int) -> str:
        """The name of who has a ticket."""
        return self.name(self.state.lists.by_ticket[ticket].joined.person)

    def who_sits(self, sitting: int) -> str:
        """The name of who plays."""
        return self.name(self.state.sittings.person_of[sitting])

    def staff_name(self, staff: StaffId) -> str:
        """The name of somebody at work; a dealer's as typed where no staff is enrolled."""
        roster = self.work.parts.session.roster
        typed = staff in self.state.dealers.by_id and staff not in roster.staff.members
        return str(staff) if typed else roster.name(staff)

    def staff_called(self, typed: str) -> StaffId:
        """One of the staff by number or name, where any is enrolled; refuses ``no_such_staff``."""
        staff, plain = self.work.parts.session.roster.staff, " ".join(typed.split())
        if not plain:
            raise Refusal("name_missing")
        if not staff.is_enrolled:
            return StaffId(plain)
        by_number = staff.numbered(int(plain)) if plain.isdecimal() else None
        letters = folded(plain).split()
        called = [one for one in staff.listed() if is_called(self.staff_name(one.id), letters)]
        found = [by_number] if by_number is not None else called
        if len(found) != 1:
            raise Refusal("no_such_staff")
        return found[0].id

    def persons(self) -> Iterator[PersonId]:
        """Everybody whose name is shown."""
        yield from self.state.lists.tickets_of
        yield from self.state.sittings.playing

    @property
    def sitting(self) -> int | None:
        """Who plays in the selected seat."""
        at = self.choice.at
        return None if at is None else self.state.seating.entry_at.get(at)

    @property
    def running(self) -> RunningGame | None:
        """The game at the selected table."""
        return self.state.games.by_table.get(self.choice.table or 0)

    @property
    def ticket(self) -> int | None:
        """The player who waits that is selected, as long as he waits."""
        ticket = self.choice.ticket
        return ticket if ticket in self.state.lists.by_ticket else None

    def seat_for(self, ticket: int | None) -> Seat | None:
        """Where somebody would sit: in the seat kept for him, else the selected one, else a free.

        That is one of the selected table, or of any table with the game.
        """
        cash, at = self.state, self.choice.at
        offer = cash.lists.offers.get(ticket or 0)
        if offer is not None:
            return offer.seat
        game = None if ticket is None else cash.lists.by_ticket[ticket].joined.game
        if at is not None and at not in cash.seating.entry_at and self._has(at.table, game):
            return at
        tables = [self.choice.table] if self._has(self.choice.table, game) else []
        more = cash.games.of(game) if game is not None else []
        seats = (free_seat(cash, one) for one in (*tables, *more) if one is not None)
        return next((seat for seat in seats if seat is not None), None)

    def _has(self, table: int | None, game: CashGame | None) -> bool:
        """Whether a game is on at a table, the one that is waited for if any is."""
        running = self.state.games.by_table.get(table or 0)
        return running is not None and game in (None, running.sign.game)
