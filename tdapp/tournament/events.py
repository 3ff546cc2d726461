"""The facts of a tournament."""

import msgspec

from tdapp.core.event import Event, Line, Row
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.floor.seats import Seat
from tdapp.tournament.conditions import Conditions


class TournamentAnnounced(Event, frozen=True):
    """The event with its conditions; its stream begins with this."""

    conditions: Conditions

    def rows(self) -> tuple[Row, ...]:
        """The event in the list of events."""
        return (Row("rd_event", {"title": self.conditions.title, "state": "announced"}),)


class Purchase(Event, frozen=True):
    """Base of what is sold at the desk: parts in cents, chips given, receipt number."""

    binding = True

    entry: int
    receipt: int
    pool: int
    fee: int
    chips: int

    def lines(self) -> tuple[Line, ...]:
        """Cash in, prize pool and fee owed."""
        return (
            Line("cash", self.pool + self.fee),
            Line("prize_pool", -self.pool),
            Line("house_fee", -self.fee),
        )

    def papers(self) -> tuple[str, ...]:
        """Its receipt."""
        return (f"receipt {self.receipt}",)


class EntrySold(Purchase, frozen=True):
    """A person entered."""

    person: PersonId

    def rows(self) -> tuple[Row, ...]:
        """The sale in the list of purchases."""
        return (_sale(self, "entry", self.person),)

    def papers(self) -> tuple[str, ...]:
        """Its receipt and its entry card."""
        return (f"receipt {self.receipt}", f"entry {self.entry}")


class RebuySold(Purchase, frozen=True):
    """A player bought chips again."""

    def rows(self) -> tuple[Row, ...]:
        """The sale in the list of purchases."""
        return (_sale(self, "rebuy", None),)


def _sale(sold: Purchase, kind: str, person: PersonId | None) -> Row:
    return Row(
        "rd_purchase",
        {
            "entry": sold.entry,
            "person_id": person,
            "kind": kind,
            "receipt": sold.receipt,
            "cents": sold.pool + sold.fee,
        },
    )


class TableOpened(Event, frozen=True):
    """A table of the room serves this event under its own number."""

    number: int
    seats: int


class TableClosed(Event, frozen=True):
    """A table that nobody sat at serves this event no longer."""

    number: int


class Place(msgspec.Struct, frozen=True, array_like=True):
    """An entry and the seat drawn for it."""

    entry: int
    seat: Seat


class SeatsDrawn(Event, frozen=True):
    """A draw: its seed, and the places it gave. It can be drawn again before anybody's eyes."""

    seed: str
    places: tuple[Place, ...]


class SeatGiven(Event, frozen=True):
    """An entry took a certain seat, without a draw."""

    entry: int
    seat: Seat


class ClockStarted(Event, frozen=True):
    """The clock runs from `at` on, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant


class ClockPaused(Event, frozen=True):
    """The clock stands, with `remaining_us` of the level at `index` left."""

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant


class ClockSet(Event, frozen=True):
    """From `at` on `remaining_us` of the level at `index` are left; a `running` clock runs on.

    `old_index` and `old_remaining_us` are where it stood just before.
    """

    fixed = "is_clock"

    index: int
    remaining_us: int
    at: Instant
    old_index: int
    old_remaining_us: int
    running: bool


class LevelBegan(Event, frozen=True):
    """The level at `index` was reached; its time is counted from the anchor that was set."""

    fixed = "is_clock"

    index: int


class EntryBusted(Event, frozen=True):
    """An entry lost its last chips in level `level`, out of `seat`."""

    binding = True

    entry: int
    seat: Seat
    level: int


class EntryReinstated(Event, frozen=True):
    """A recorded exit was wrong: the entry is in play again."""

    binding = True

    entry: int


class RegistrationClosed(Event, frozen=True):
    """No more entries and re-buys; the field and the pool are known."""

    entries: int
    pool: int


class PrizesPosted(Event, frozen=True):
    """The prize list from first place down, in cents; `version` counts from 1."""

    binding = True

    version: int
    cents: tuple[int, ...]

    def papers(self) -> tuple[str, ...]:
        """The list that hangs on the wall."""
        return (f"list {self.version}",)


class PrizePaid(Event, frozen=True):
    """A prize was handed over against its slip."""

    fixed = "is_paid_out"

    place: int
    entry: int
    cents: int
    slip: int

    def lines(self) -> tuple[Line, ...]:
        """Out of the pool, out of the cash."""
        return (Line("prize_pool", self.cents), Line("cash", -self.cents))

    def rows(self) -> tuple[Row, ...]:
        """The payment in the list of payouts."""
        return (Row("rd_payout", {"entry": self.entry, "place": self.place, "cents": self.cents}),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"slip {self.slip}",)


class TournamentFinished(Event, frozen=True):
    """One player is left and every prize is paid; `winner` is an entry number."""

    fixed = "is_finished"

    winner: int


TOURNAMENT_EVENTS: tuple[type[Event], ...] = (
    TournamentAnnounced,
    EntrySold,
    RebuySold,
    TableOpened,
    TableClosed,
    SeatsDrawn,
    SeatGiven,
    ClockStarted,
    ClockPaused,
    ClockSet,
    LevelBegan,
    EntryBusted,
    EntryReinstated,
    RegistrationClosed,
    PrizesPosted,
    PrizePaid,
    TournamentFinished,
)
