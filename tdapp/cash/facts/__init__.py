"""What the record says happened at cash games: its events by subject."""

from tdapp.cash.facts import blinds, claims, custody, games, sittings, waiting
from tdapp.core.event import facts_of
from tdapp.table.facts import TABLE_EVENTS

CASH_EVENTS = (
    *facts_of(games, waiting, sittings, blinds, custody, claims),
    *TABLE_EVENTS,
)
