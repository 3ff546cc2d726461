"""What the record of an event says happened: its events by subject."""

from tdapp.core.event import facts_of
from tdapp.house.papers import issued
from tdapp.table.facts import TABLE_EVENTS
from tdapp.tournament.facts import (
    alternates,
    bounties,
    brackets,
    clock,
    deals,
    event,
    exits,
    hand_for_hand,
    prizes,
    refunds,
    sales,
    slips,
    stages,
    teams,
)

OF_EXITS = facts_of(exits)
TOURNAMENT_EVENTS = (
    *facts_of(event, sales, teams, refunds, alternates, clock, exits, stages, hand_for_hand),
    *facts_of(prizes, slips, bounties, brackets, deals, issued),
    *TABLE_EVENTS,
)
