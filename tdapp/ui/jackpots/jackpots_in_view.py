"""The jackpots that the page shows: today's stream, its rules, what is selected."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tdapp.cash.cash import Cash
from tdapp.core.ids import PersonId, StreamId
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.state.hits import JackpotHit
from tdapp.jackpot.state.pools import Meter
from tdapp.rules.houses import HouseRules
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.asking import Asking
from tdapp.ui.workplace.workplace import Workplace


@dataclass(frozen=True)
class JackpotChoice:
    """What is selected: a pool, a table that feeds it, a hit."""

    pool: int | None = None
    table: int | None = None
    hit: int | None = None


@dataclass
class JackpotsInView:
    """Reads the desk anew each time; `choice` is what the acts are about."""

    work: Workplace
    choice: JackpotChoice = field(default_factory=JackpotChoice)

    @property
    def id(self) -> StreamId:
        """Today's stream of jackpots; it may not have begun."""
        return self.work.parts.jackpots.stream

    @property
    def state(self) -> Jackpots:
        """The jackpots as they stand."""
        return self.work.parts.jackpot_pools

    @property
    def asking(self) -> Asking:
        """The way to the desk."""
        return self.work.asking

    @property
    def rules(self) -> HouseRules:
        """Those that jackpots were opened under, before that the house's own."""
        return self.work.parts.jackpot_rules

    @property
    def house(self) -> StreamId:
        """Today's house stream."""
        return self.work.parts.day.stream

    @property
    def cash(self) -> Cash:
        """The cash games, whose players win."""
        return self.work.parts.cash_games

    @property
    def pool(self) -> int | None:
        """The selected pool, or else the first."""
        pools, chosen = self.state.pools.versions, self.choice.pool
        return chosen if chosen in pools else min(pools, default=None)

    @property
    def table(self) -> int | None:
        """The selected table, as long as it feeds a pool."""
        table = self.choice.table
        return table if table in self.state.links.by_table else None

    @property
    def hit(self) -> int | None:
        """The selected hit, or else the first that is open."""
        hits, chosen = self.state.hits, self.choice.hit
        return chosen if chosen in hits.by_number else next(self.open_hits(), None)

    def open_hits(self) -> Iterator[int]:
        """Hits of which somebody is still to be paid, in the order of their claims."""
        yield from sorted(number for number, _ in self.state.hits.owed())

    def the_hit(self, number: int) -> JackpotHit:
        """One of the hits; refuses ``no_such_hit``."""
        return self.state.hits.hit(number)

    def meter(self, pool: int) -> Meter:
        """How a pool stands."""
        return self.state.meters.by_pool[pool]

    def tables_of(self, pool: int) -> list[int]:
        """The tables that feed a pool."""
        linked = self.state.links.by_table.items()
        return sorted(table for table, one in linked if one.pool == pool)

    def displays_of(self, pool: int) -> list[str]:
        """The signs that show a pool."""
        linked = self.state.links.by_table.values()
        return sorted({one.display for one in linked if one.pool == pool})

    def pending(self, pool: int) -> list[int]:
        """The open hits of a pool."""
        return [one for one in self.open_hits() if self.the_hit(one).claim.pool == pool]

    def sitting(self, seat: Seat) -> PersonId | None:
        """Who plays for cash in a seat."""
        sitting = self.cash.seating.entry_at.get(seat)
        return None if sitting is None else self.cash.sittings.person_of.get(sitting)

    def name(self, person: PersonId) -> str:
        """The name of a person."""
        return self.work.names.name(person)

    def persons(self) -> Iterator[PersonId]:
        """Everybody whose name is shown."""
        for hit in self.state.hits.by_number.values():
            yield from (one.person for one in hit.claim.winners)


def cents(units: int) -> int:
    """The whole cents of units of a meter."""
    return units // UNIT
