"""The facts that bring a full event deep into the money: the list is posted, most are out."""

from collections.abc import Iterator, Sequence

from tdapp.bench.open_event import conditions, seat_of
from tdapp.core.event import Event
from tdapp.table.facts.seats import TableClosed
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.sales import RegistrationClosed
from tdapp.tournament.facts.slips import SlipIssued
from tdapp.tournament.payouts.posting import cash_of
from tdapp.tournament.plan.offers import POOL
from tdapp.tournament.reckoning.prize_list import prize_list

LEVEL = 3


def into_the_money(entries: int, left: int) -> Iterator[Sequence[Event]]:
    """Post the prizes, then let all but so many go out one by one, each with the slip that is won.

    Who entered last goes out first.
    """
    event = conditions()
    pool = entries * sum(part.cents for part in event.entry.parts if part.name == POOL)
    prizes = cash_of(prize_list(event.prizes, entries, pool, event.entry.total))
    yield [RegistrationClosed(entries, pool), PrizesPosted(1, prizes)]
    for slip, place in enumerate(range(entries, left, -1), 1 + len(prizes) - entries):
        seat = seat_of(place)
        out: list[Event] = [EntryBusted(place, seat, LEVEL)]
        if slip > 0:
            out.append(SlipIssued(slip, place, place, prizes[place - 1]))
        if seat.seat == 1:
            out.append(TableClosed(seat.table))
        yield out
