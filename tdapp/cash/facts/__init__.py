"""What the record says happened at cash games: its events by subject."""

from tdapp.cash.facts import (
    blinds,
    charges,
    claims,
    custody,
    dealers,
    games,
    sittings,
    trays,
    waiting,
)
from tdapp.core.event import facts_of
from tdapp.table.facts import TABLE_EVENTS

CASH_EVENTS = (
    *facts_of(games, waiting, sittings, blinds, custody, claims, trays, charges, dealers),
    *TABLE_EVENTS,
)
