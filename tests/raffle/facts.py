"""What happens in a raffle, as the record keeps it."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, HandedOver, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId
from tdapp.table.geometry.seats import Seat
from tdapp.till.takings import TillFact


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was announced: cents for a ticket, seats by table, and the prizes (cents) by place."""

    title: str
    price: int
    seats: tuple[int, ...]
    prizes: tuple[int, ...]


class RaffleAnnounced(Event, frozen=True):
    """The raffle with its rules; its stream begins with this."""

    act_kind = ActKind.EVENT

    rules: Rules

    def rows(self) -> tuple[ReportRow, ...]:
        """The raffle in the list of events."""
        return (ReportRow("rd_event", {"title": self.rules.title, "state": "announced"}),)


class TicketSold(AboutEntry, TillFact, frozen=True):
    """A person bought the ticket of number `entry`, paid in a tender and counted in a session."""

    act_kind = ActKind.SALES

    entry: int
    person: PersonId
    cents: int
    tender: str
    session: str | None = None

    def touches(self) -> Touched:
        """The ticket and whose it is."""
        return Touched((self.entry,), (self.person,))

    def lines(self) -> tuple[MoneyLine, ...]:
        """The tender in; it is all for prizes."""
        return MoneyLine(self.tender, self.cents), MoneyLine("raffle_pool", -self.cents)

    def papers(self) -> tuple[str, ...]:
        """The ticket itself."""
        return (f"ticket {self.entry}",)


class TicketSeated(AboutEntry, frozen=True):
    """Whoever has a ticket sits here to hear the draw."""

    act_kind = ActKind.SEATS

    entry: int
    seat: Seat


class WinnerDrawn(AboutEntry, frozen=True):
    """The prize of `place` fell to a ticket, drawn by `seed`; everybody in the room heard it."""

    act_kind = ActKind.PRIZES
    binding = True

    place: int
    entry: int
    seed: str


class PrizeHanded(AboutEntry, TillFact, frozen=True):
    """A winner got the prize; it stands outside undo, since the money has gone."""

    act_kind = ActKind.PRIZES
    fixed = "is_paid_out"

    entry: int
    cents: int
    tender: str
    session: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the prizes, out of the tender."""
        return MoneyLine("raffle_pool", self.cents), MoneyLine(self.tender, -self.cents)

    def hands_over(self) -> HandedOver:
        """All of it is cash."""
        return HandedOver(self.entry, self.cents)


class WinnersPrinted(Event, frozen=True):
    """The list of `winners` so far was printed under the next number."""

    act_kind = ActKind.PAPERS
    fixed = "is_printed"

    number: int
    winners: tuple[int, ...]

    def touches(self) -> Touched:
        """Those on the list."""
        return Touched(self.winners)

    def papers(self) -> tuple[str, ...]:
        """The list."""
        return (f"paper {self.number}",)


class RaffleEnded(Event, frozen=True):
    """Every prize has gone, and the house keeps what was taken."""

    act_kind = ActKind.EVENT
    fixed = "is_finished"


FACTS = (
    RaffleAnnounced,
    TicketSold,
    TicketSeated,
    WinnerDrawn,
    PrizeHanded,
    WinnersPrinted,
    RaffleEnded,
)
