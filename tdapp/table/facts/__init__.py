"""What the record says happened at tables: the events that every stream with tables lists."""

from tdapp.core.event import facts_of
from tdapp.table.facts import chips, hands, moves, players, rulings, tables

TABLE_EVENTS = facts_of(tables, moves, players, chips, rulings, hands)
