"""The fold of the waiting lists: who waits for which game in which order, and what is offered."""

from bisect import insort

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.games import GameClosed
from tdapp.cash.facts.sittings import GameSwitched, SatDown
from tdapp.cash.facts.waiting import (
    ListedSeen,
    ListJoined,
    ListLeft,
    ListPriority,
    OfferLapsed,
    SeatOffered,
)
from tdapp.cash.table_sign import CashGame
from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.table.geometry.seats import Seat

Place = tuple[int, int, int]
"""Where a ticket stands: priority, since when (UTC), and its number."""
MOST_SEATED = 40
"""Of so many seatings of a game it is known when they were."""
RANK = {priority: rank for rank, priority in enumerate(ListPriority)}


class ListedPlayer(msgspec.Struct, frozen=True):
    """Somebody who waits; `passed` counts the seats that he let go by."""

    joined: ListJoined
    expected_us: int | None
    passed: int = 0

    @property
    def place(self) -> Place:
        """Where he stands among all who wait for the same game."""
        return RANK[self.joined.priority], self.joined.since_us, self.joined.ticket


class Lists(msgspec.Struct, frozen=True):
    """All tickets, in line by game, and what is offered to whom.

    `kept` has the ticket that a seat is kept for, `newest_us` the time of whoever joined last,
    `seated` when who waited sat down, the newest last.
    """

    by_ticket: Map[int, ListedPlayer] = Map()
    tickets_of: Map[PersonId, tuple[int, ...]] = Map()
    in_line: Map[CashGame, tuple[Place, ...]] = Map()
    offers: Map[int, SeatOffered] = Map()
    kept: Map[Seat, int] = Map()
    last: int = 0
    newest_us: int = 0
    seated: Map[CashGame, tuple[Instant, ...]] = Map()

    def waiting_for(self, game: CashGame) -> list[int]:
        """The tickets that wait for a game, the first to be seated first."""
        return [ticket for *_, ticket in self.in_line.get(game, ())]

    def ticket_for(self, person: PersonId, game: CashGame) -> int | None:
        """With which ticket somebody waits for a game."""
        own = self.tickets_of.get(person, ())
        return next((one for one in own if self.by_ticket[one].joined.game == game), None)


def _joined(lists: Lists, event: ListJoined) -> Lists:
    if event.ticket in lists.by_ticket:
        raise Contradiction("listed_already", ticket=event.ticket)
    one = ListedPlayer(event, event.expected_us)
    line = list(lists.in_line.get(event.game, ()))
    insort(line, one.place)
    own = (*lists.tickets_of.get(event.person, ()), event.ticket)
    return replace(
        lists,
        by_ticket=lists.by_ticket.set(event.ticket, one),
        tickets_of=lists.tickets_of.set(event.person, own),
        in_line=lists.in_line.set(event.game, tuple(line)),
        last=max(lists.last, event.ticket),
        newest_us=max(lists.newest_us, event.since_us),
    )


def _seen(lists: Lists, event: ListedSeen) -> Lists:
    one = _must_wait(lists, event.ticket)
    here = replace(one, expected_us=None)
    return replace(lists, by_ticket=lists.by_ticket.set(event.ticket, here))


def _offered(lists: Lists, event: SeatOffered) -> Lists:
    _must_wait(lists, event.ticket)
    if event.ticket in lists.offers:
        raise Contradiction("offered_already", ticket=event.ticket)
    if event.seat in lists.kept:
        raise Contradiction("seat_offered", seat=str(event.seat), ticket=lists.kept[event.seat])
    return replace(
        lists,
        offers=lists.offers.set(event.ticket, event),
        kept=lists.kept.set(event.seat, event.ticket),
    )


def _lapsed(lists: Lists, event: OfferLapsed) -> Lists:
    one = _must_wait(lists, event.ticket)
    lists = _unoffered(lists, event.ticket)
    if not event.keeps:
        return _gone(lists, event.ticket)
    passed = replace(one, passed=one.passed + 1)
    return replace(lists, by_ticket=lists.by_ticket.set(event.ticket, passed))


def _left(lists: Lists, event: ListLeft) -> Lists:
    _must_wait(lists, event.ticket)
    return _gone(lists, event.ticket)


def _sat_down(lists: Lists, event: SatDown | GameSwitched) -> Lists:
    if event.ticket is None:
        return lists
    game = _must_wait(lists, event.ticket).joined.game
    late = (*lists.seated.get(game, ()), event.at)[-MOST_SEATED:]
    return _gone(replace(lists, seated=lists.seated.set(game, late)), event.ticket)


def _table_closed(lists: Lists, event: GameClosed) -> Lists:
    """What was on offer there is no more; nobody let it go by."""
    for seat, ticket in lists.kept.items():
        if seat.table == event.table:
            lists = _unoffered(lists, ticket)
    return lists


def _gone(lists: Lists, ticket: int) -> Lists:
    if ticket in lists.offers:
        lists = _unoffered(lists, ticket)
    one = lists.by_ticket[ticket]
    person, game = one.joined.person, one.joined.game
    own = tuple(other for other in lists.tickets_of[person] if other != ticket)
    line = tuple(place for place in lists.in_line[game] if place != one.place)
    of_person, of_game = lists.tickets_of, lists.in_line
    return replace(
        lists,
        by_ticket=lists.by_ticket.delete(ticket),
        tickets_of=of_person.set(person, own) if own else of_person.delete(person),
        in_line=of_game.set(game, line) if line else of_game.delete(game),
    )


def _unoffered(lists: Lists, ticket: int) -> Lists:
    offer = lists.offers.get(ticket)
    if offer is None:
        raise Contradiction("nothing_offered", ticket=ticket)
    return replace(lists, offers=lists.offers.delete(ticket), kept=lists.kept.delete(offer.seat))


def _must_wait(lists: Lists, ticket: int) -> ListedPlayer:
    one = lists.by_ticket.get(ticket)
    if one is None:
        raise Contradiction("not_listed", ticket=ticket)
    return one


def _numbers_used(lists: Lists, event: Undone) -> Lists:
    numbers = [paper.split() for paper in event.named]
    used = [int(number) for kind, number in numbers if kind == "list"]
    return replace(lists, last=max([lists.last, *used]))


LISTS_FOLD: Handlers = {
    ListJoined: _joined,
    ListedSeen: _seen,
    SeatOffered: _offered,
    OfferLapsed: _lapsed,
    ListLeft: _left,
    SatDown: _sat_down,
    GameSwitched: _sat_down,
    GameClosed: _table_closed,
    Undone: _numbers_used,
}
