"""What the record says happened to jackpots: its facts by subject."""

from tdapp.core.event import facts_of
from tdapp.jackpot.facts import hits, pools

JACKPOT_EVENTS = facts_of(pools, hits)
