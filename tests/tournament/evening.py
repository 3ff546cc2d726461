"""One event in memory: each step is decided by the act that the desk uses and folded in."""

from collections.abc import Sequence

import msgspec
import pytest

import resources
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Moment
from tdapp.rules.rulebook import read_rulebook
from tdapp.shown.terms_words import before_entries
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.drawing import draw
from tdapp.tournament.clock.timing import pause_clock, start_clock
from tdapp.tournament.event.announcing import announce, open_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.selling import sell_entry, sell_rebuy
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import LOW, offer

STAR = read_rulebook(resources.read("rulebooks", "star.toml"))
HOUSES = ("adelaide", "crown", "open", "star", "tasmania")
EVENT = StreamId("main")
EVENING_US = 1_790_000_000_000_000
SMALL = Conditions(
    title="Small",
    house="STAR",
    entry=offer(10_000, 1_000, 10_000, until=2),
    levels=(Level(20, 100, 200), Level(20, 200, 400), Level(10), Level(30, 300, 600, 600)),
    prizes=bands((1, (100,)), (3, (70, 30)), (6, (50, 30, 20))),
    rules=STAR.tournament,
    min_entries=1,
    max_entries=12,
    seats_per_table=6,
    rebuy=offer(8_000, 500, 9_000, until=2, most=2, when=LOW),
    then_add=100,
)


def canberra(house: str = "open") -> Conditions:
    """The published event of Casino Canberra, under a house's rulebook."""
    text = resources.read("events", "canberra-teams-2010-no-rebuy-fee.toml")
    rulebook = read_rulebook(resources.read("rulebooks", f"{house}.toml"))
    return conditions_of(read_template(text), rulebook)


def person(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


class Evening:
    """An announced event with open tables; the clock stands until it is started."""

    def __init__(self, conditions: Conditions = SMALL, *, tables: int = 2) -> None:
        self.state = Tournament()
        self.now = Instant(EVENING_US, 0, "first")
        self.draws = 0
        self._publish(conditions)
        for number in range(1, tables + 1):
            self.tell(open_table(self.state, number, 9))

    def _publish(self, conditions: Conditions) -> None:
        """Announce it, and do what its house wants before entries are sold."""
        self.tell(announce(self.state, conditions))
        moment = Moment(StaffId("director"), self.now, "")
        for call in before_entries(EVENT, conditions):
            self.tell(call.decide({EVENT: self.state}, moment)[EVENT])

    def tell(self, events: Sequence[Event]) -> Sequence[Event]:
        """Fold what an act decided, and see that the event still adds up."""
        for event in events:
            self.state = TOURNAMENT.folds.apply(self.state, event)
        TOURNAMENT.check(self.state)
        return events

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        utc_us, elapsed_us = self.now.utc_us + microseconds, self.now.elapsed_us + microseconds
        self.now = msgspec.structs.replace(self.now, utc_us=utc_us, elapsed_us=elapsed_us)

    def enter(self, count: int = 1) -> list[int]:
        """Sell entries to people who have none; their numbers."""
        first = self.state.entries.last_entry + 1
        for number in range(first, first + count):
            self.tell(sell_entry(self.state, person(number), self.now))
        return list(range(first, first + count))

    def seat(self) -> None:
        """Draw seats for all who have none."""
        self.draws += 1
        self.tell(draw(self.state, f"draw {self.draws}"))

    def rebuy(self, entry: int, stack: int = 0) -> None:
        """Sell chips again."""
        self.tell(sell_rebuy(self.state, entry, stack, self.now))

    def bust(self, *entries: int) -> None:
        """Take players out, in this order."""
        for entry in entries:
            self.tell(bust(self.state, entry, self.now, declined=True))

    def reinstate(self, entry: int, seat: Seat | None = None) -> None:
        """Put a player back."""
        self.tell(reinstate(self.state, entry, seat))

    def start(self) -> None:
        """Start the clock."""
        self.tell(start_clock(self.state, self.now))

    def pause(self) -> None:
        """Pause the clock."""
        self.tell(pause_clock(self.state, self.now))

    def close(self) -> None:
        """Close the field and post the prizes."""
        self.tell(post_prizes(self.state))


def seated(count: int, conditions: Conditions = SMALL) -> Evening:
    """So many entries, all with a seat."""
    evening = Evening(conditions)
    evening.enter(count)
    evening.seat()
    return evening


def refused(evening: Evening, act: object, *args: object, **also: object) -> Refusal:
    """What an act answers that is not allowed."""
    with pytest.raises(Refusal) as found:
        act(evening.state, *args, **also)  # type: ignore[operator]
    return found.value
