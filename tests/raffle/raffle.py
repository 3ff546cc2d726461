"""A raffle as it stands: small folds, and what must hold across them."""

from immutables import Map
from msgspec import Struct
from msgspec.structs import replace

from tdapp.core.fold import Conductor
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.till.takings import Takings, fold_of
from tests.raffle.facts import (
    FACTS,
    PrizeHanded,
    RaffleAnnounced,
    RaffleEnded,
    Rules,
    TicketSeated,
    TicketSold,
    WinnerDrawn,
    WinnersPrinted,
)


class Programme(Struct, frozen=True):
    """What was announced, if anything was, and whether it is over."""

    rules: Rules | None = None
    over: bool = False


class Tickets(Struct, frozen=True):
    """Whose each ticket is and who sits where; those that won, first place first, and were paid."""

    person_of: Map[int, PersonId] = Map()
    seat_of: Map[int, Seat] = Map()
    winners: tuple[int, ...] = ()
    paid: frozenset[int] = frozenset()


class Papers(Struct, frozen=True):
    """The lists of winners that hang on the wall."""

    printed: tuple[tuple[int, ...], ...] = ()


class Raffle(Struct, frozen=True):
    """The state of one raffle."""

    programme: Programme = Programme()
    tickets: Tickets = Tickets()
    papers: Papers = Papers()
    takings: Takings = Takings()

    @property
    def rules(self) -> Rules:
        """As announced; refuses ``no_such_event`` before."""
        if self.programme.rules is None:
            raise Refusal("no_such_event")
        return self.programme.rules


def _announced(programme: Programme, event: RaffleAnnounced) -> Programme:
    return replace(programme, rules=event.rules)


def _ended(programme: Programme, _: RaffleEnded) -> Programme:
    return replace(programme, over=True)


def _sold(tickets: Tickets, event: TicketSold) -> Tickets:
    if event.entry != len(tickets.person_of) + 1:
        raise Contradiction("entry_out_of_turn", entry=event.entry)
    return replace(tickets, person_of=tickets.person_of.set(event.entry, event.person))


def _seated(tickets: Tickets, event: TicketSeated) -> Tickets:
    _must_be_sold(tickets, event.entry)
    return replace(tickets, seat_of=tickets.seat_of.set(event.entry, event.seat))


def _drawn(tickets: Tickets, event: WinnerDrawn) -> Tickets:
    _must_be_sold(tickets, event.entry)
    return replace(tickets, winners=(*tickets.winners, event.entry))


def _handed(tickets: Tickets, event: PrizeHanded) -> Tickets:
    if event.entry not in tickets.winners:
        raise Contradiction("prize_paid", entry=event.entry)
    return replace(tickets, paid=tickets.paid | {event.entry})


def _printed(papers: Papers, event: WinnersPrinted) -> Papers:
    return Papers((*papers.printed, event.winners))


def _must_be_sold(tickets: Tickets, entry: int) -> None:
    if entry not in tickets.person_of:
        raise Contradiction("no_such_entry", entry=entry)


def check(raffle: Raffle) -> None:
    """Tickets are sold, and prizes drawn, only as announced; raises `Contradiction`."""
    rules, tickets = raffle.programme.rules, raffle.tickets
    if rules is None:
        if tickets.person_of:
            raise Contradiction("no_such_event")
    elif len(tickets.winners) > len(rules.prizes):
        raise Contradiction("nothing_won", place=len(tickets.winners))


FOLDS = Conductor(
    Raffle,
    {
        "programme": {RaffleAnnounced: _announced, RaffleEnded: _ended},
        "tickets": {
            TicketSold: _sold,
            TicketSeated: _seated,
            WinnerDrawn: _drawn,
            PrizeHanded: _handed,
        },
        "papers": {WinnersPrinted: _printed},
        "takings": fold_of(FACTS),
    },
)
