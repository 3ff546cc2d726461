"""What a gaming day's stream begins with: the state that the last one ended in."""

from collections.abc import Mapping
from typing import TypeVar

from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.blinds import CameIn
from tdapp.cash.facts.claims import Parting
from tdapp.cash.facts.waiting import SeatOffered
from tdapp.cash.state.blinds import Blinds, FirstLap, OwedBlinds
from tdapp.cash.state.claims import Claims, SeatWish
from tdapp.cash.state.custody import BagKept, Custody
from tdapp.cash.state.games import Games, PostedChange, RunningGame
from tdapp.cash.state.lists import ListedPlayer, Lists
from tdapp.cash.state.money_carried import MONEY_CARRIED, MoneyCarriedOver
from tdapp.cash.state.sittings import LeftWith, Sitting, Sittings
from tdapp.cash.table_sign import CashGame
from tdapp.core.event import Event, StreamEnded
from tdapp.core.fold import Fold
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.hands import FollowedHands, LastGame
from tdapp.table.state.seat_folding import came
from tdapp.table.state.seating import Seating

Key = TypeVar("Key")
Value = TypeVar("Value")


class CashCarriedOver(Event, frozen=True):
    """A new gaming day goes on with the cash games as the last one left them.

    `old`, `old_seq` and `old_hash` name the head that it carries on from. Tables, seats, buttons
    and hands half played follow as facts of their own; what stands here no such fact can tell.
    Numbers go on from `last_notice`, `last_ticket`, `last_sitting`, `last_receipt`, `last_slip`.
    """

    fixed = "is_carry_over"

    old: StreamId
    old_seq: int
    old_hash: str
    house: PlayedUnder | None
    games: tuple[tuple[int, RunningGame], ...]
    changes: tuple[tuple[int, PostedChange], ...]
    tickets: tuple[tuple[int, ListedPlayer], ...]
    offers: tuple[tuple[int, SeatOffered], ...]
    newest_us: int
    seated: tuple[tuple[CashGame, tuple[Instant, ...]], ...]
    sittings: tuple[tuple[int, Sitting], ...]
    left: tuple[tuple[PersonId, CashGame, LeftWith], ...]
    on_tables: int
    owed: tuple[tuple[int, OwedBlinds], ...]
    laps: tuple[tuple[int, FirstLap], ...]
    posts: tuple[tuple[int, CameIn], ...]
    bags: tuple[tuple[int, BagKept], ...]
    reserved: tuple[tuple[int, int], ...]
    picked_up: tuple[tuple[PersonId, CashGame, Instant], ...]
    wishes: tuple[tuple[int, SeatWish], ...]
    won: tuple[tuple[Seat, PersonId], ...]
    apart: tuple[tuple[PersonId, PersonId, Parting], ...]
    hands: tuple[tuple[int, int], ...]
    last_games: tuple[tuple[int, LastGame], ...]
    last_notice: int
    last_ticket: int
    last_sitting: int
    last_receipt: int
    last_slip: int

    def files(self) -> tuple[str, ...]:
        """The files of the house, which are played by still."""
        version = None if self.house is None else self.house.version
        return () if version is None else version.all


def pairs(some: Mapping[Key, Value]) -> tuple[tuple[Key, Value], ...]:
    """A map as it stands in the fact, in the order of its keys as text."""
    return tuple(sorted(some.items(), key=lambda one: (len(str(one[0])), str(one[0]))))


def _games(_: Games, event: CashCarriedOver) -> Games:
    running, hanging = Map(event.games), Map(event.changes)
    return Games(event.house, running, hanging, event.last_notice)


def _over(games: Games, _: StreamEnded) -> Games:
    return replace(games, over=True)


def _lists(_: Lists, event: CashCarriedOver) -> Lists:
    own: dict[PersonId, tuple[int, ...]] = {}
    line: dict[CashGame, tuple[tuple[int, int, int], ...]] = {}
    for ticket, one in event.tickets:
        person, game = one.joined.person, one.joined.game
        own[person] = (*own.get(person, ()), ticket)
        line[game] = tuple(sorted((*line.get(game, ()), one.place)))
    kept = {offer.seat: ticket for ticket, offer in event.offers}
    return Lists(
        by_ticket=Map(event.tickets),
        tickets_of=Map(own),
        in_line=Map(line),
        offers=Map(event.offers),
        kept=Map(kept),
        last=event.last_ticket,
        newest_us=event.newest_us,
        seated=Map(event.seated),
    )


def _sittings(_: Sittings, event: CashCarriedOver) -> Sittings:
    whose = {number: one.person for number, one in event.sittings}
    return Sittings(
        by_number=Map(event.sittings),
        playing=Map({person: number for number, person in whose.items()}),
        person_of=Map(whose),
        left=Map({(person, game): with_ for person, game, with_ in event.left}),
        on_tables=event.on_tables,
        last=event.last_sitting,
    )


def _blinds(_: Blinds, event: CashCarriedOver) -> Blinds:
    return Blinds(Map(event.owed), Map(event.laps), Map(event.posts))


def _custody(_: Custody, event: CashCarriedOver) -> Custody:
    when = {(person, game): at for person, game, at in event.picked_up}
    return Custody(Map(event.bags), Map(event.reserved), Map(when), event.last_receipt)


def _claims(_: Claims, event: CashCarriedOver) -> Claims:
    apart = {(one, other): way for one, other, way in event.apart}
    turn = max((wish.turn for _, wish in event.wishes), default=0)
    return Claims(Map(event.wishes), Map(event.won), apart=Map(apart), turn=turn)


def _seating(seating: Seating, event: CashCarriedOver) -> Seating:
    for number, _ in event.sittings:
        seating = came(seating, number)
    return replace(seating, last_slip=event.last_slip)


def _hands(feature: FollowedHands, event: CashCarriedOver) -> FollowedHands:
    return replace(feature, numbers=Map(event.hands), last_games=Map(event.last_games))


CARRIED: Mapping[str, Fold] = {
    "games": _games,
    "lists": _lists,
    "sittings": _sittings,
    "blinds": _blinds,
    "custody": _custody,
    "claims": _claims,
    "seating": _seating,
    "feature": _hands,
}
"""How each part of the state begins a day."""


def with_days(
    folds: Mapping[str, Mapping[type[Event], Fold]],
) -> dict[str, dict[type[Event], Fold]]:
    """The folds of a day that may carry on from another, and end."""
    found = {name: dict(handlers) for name, handlers in folds.items()}
    for name, fold in CARRIED.items():
        found[name][CashCarriedOver] = fold
    for name, fold in MONEY_CARRIED.items():
        found[name][MoneyCarriedOver] = fold
    found["games"][StreamEnded] = _over
    return found
