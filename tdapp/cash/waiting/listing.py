"""Keeping the lists: joining at the desk or by telephone, being seen, leaving."""

from tdapp.cash.cash import Cash
from tdapp.cash.facts.waiting import ListedSeen, ListJoined, ListLeft, ListPriority
from tdapp.cash.state.lists import ListedPlayer
from tdapp.cash.table_sign import CashGame
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal


def join_list(
    cash: Cash,
    person: PersonId,
    game: CashGame,
    now: Instant,
    *,
    expected_minutes: int | None = None,
    priority: ListPriority = ListPriority.ORDINARY,
    at: Instant | None = None,
) -> list[Event]:
    """Take somebody on the list of a game, open or only asked for.

    Who calls by telephone is `expected_minutes` from now. Where it is typed later, he waits since
    `at`. Nobody gets before others because the wall clock was set back. Refuses ``no_cash_room``,
    ``listed_already``, and ``plays_already`` who sits in that game.
    """
    cash.must_be_on()
    waits = cash.lists.ticket_for(person, game)
    if waits is not None:
        raise Refusal("listed_already", ticket=waits)
    sitting = cash.sittings.playing.get(person)
    if sitting is not None and cash.sittings.by_number[sitting].game == game:
        raise Refusal("plays_already", sitting=sitting)
    since_us = max(now.utc_us, cash.lists.newest_us) if at is None else at.utc_us
    until_us = None if expected_minutes is None else now.utc_us + expected_minutes * MINUTE_US
    return [ListJoined(cash.lists.last + 1, person, game, since_us, until_us, priority)]


def see_listed(cash: Cash, ticket: int) -> list[Event]:
    """Note that who called by telephone has come; refuses ``not_listed``, ``seen_already``."""
    if listed(cash, ticket).expected_us is None:
        raise Refusal("seen_already", ticket=ticket)
    return [ListedSeen(ticket)]


def leave_list(cash: Cash, ticket: int) -> list[Event]:
    """Take somebody off a list; refuses ``not_listed``."""
    listed(cash, ticket)
    return [ListLeft(ticket)]


def listed(cash: Cash, ticket: int) -> ListedPlayer:
    """Who waits with a ticket; refuses ``not_listed``."""
    found = cash.lists.by_ticket.get(ticket)
    if found is None:
        raise Refusal("not_listed", ticket=ticket)
    return found


def overdue(cash: Cash, now_us: int) -> list[int]:
    """The tickets whose players called by telephone and did not come in time, by number."""
    waiting = cash.lists.by_ticket.items()
    return sorted(
        ticket
        for ticket, one in waiting
        if one.expected_us is not None and one.expected_us <= now_us
    )
