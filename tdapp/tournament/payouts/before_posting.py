"""What the director should know before the prizes are posted, told as a question, not as a no."""

from collections.abc import Mapping

import msgspec

from tdapp.core.event import Event
from tdapp.core.free_text import NAME, must_be_plain
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import unsaid
from tdapp.rules.tournament_rules import Heading
from tdapp.tournament.facts.prizes import PrizesProjected
from tdapp.tournament.payouts.posting import NOTHING_LOCKED, edited_prizes, whole_list
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import ChipsAfter, StagePlan
from tdapp.tournament.plan.terms import EndTerms
from tdapp.tournament.reckoning.prize_list import (
    Dropped,
    ListFault,
    Prize,
    dropped_places,
    faults_in,
    left_by_amounts,
)
from tdapp.tournament.tournament import Tournament

BY_THE_FIELDS = frozenset(
    {
        "entry fee",
        "buy-in",
        "entry fee, buy-in, re-buy and add-on",
        "starting chips",
        "equal starting bank",
        "re-buys and add-ons",
        "buying back in",
        "blind levels",
        "number and duration of rounds",
        "structure and progression",
        "progression",
        "least and most players",
        "prize pool",
        "distribution of the prize pool",
    }
)
"""The headings that every event file speaks of in its own fields."""

OF_FLIGHTS = frozenset({"structure and progression", "progression", "chips at the end"})
"""What has to be said in words where stacks go on from starting flights.

A stack goes forward inside one session alone (STAR 28.7.2, 28.9.5), or as published (CROWN 15.4.3).
"""


def still_unsaid(conditions: Conditions) -> tuple[Heading, ...]:
    """The headings that must be there and are not: a question to the director, not a fault."""
    said = {clause.heading for clause in conditions.says}
    if conditions.start is not None:
        said.add("dates")
    if conditions.ending != EndTerms():
        said.add("criteria of winning")
    if conditions.refunds.cancelled_in_play is not None:
        said.add("refunds")
    if conditions.flights or any(map(_goes_on, conditions.stages)):
        return unsaid(conditions.rules, BY_THE_FIELDS - OF_FLIGHTS | said, OF_FLIGHTS)
    return unsaid(conditions.rules, BY_THE_FIELDS | said)


def _goes_on(stage: StagePlan) -> bool:
    return stage.to is not None and stage.chips_after is ChipsAfter.BAGGED


class BeforePosting(msgspec.Struct, frozen=True):
    """The list that would be posted, what is wrong with it, and what it costs the house in cents.

    `overlay` is what the guarantee is short of; `unsaid` what the rulebook wants the conditions to
    speak of and they do not, `waiting` how many players have no chips and may buy again until then,
    `owed` the cents that are still to come for chips given, `left` those of the pool that fixed
    amounts leave to the place `left_to`, `dropped` the places that a steep curve does not pay.
    """

    prizes: tuple[Prize, ...]
    pool: int
    faults: tuple[ListFault, ...]
    unsaid: tuple[Heading, ...]
    overlay: int = 0
    waiting: int = 0
    owed: int = 0
    left: int = 0
    left_to: int = 1
    dropped: Dropped | None = None

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to ask about."""
        asked = (self.faults, self.unsaid, self.overlay, self.waiting, self.owed, self.left)
        return not any(asked) and self.dropped is None


def before_posting(
    tournament: Tournament,
    locked: Mapping[int, int] = NOTHING_LOCKED,
    remainder_to: int | None = None,
    cents: tuple[int, ...] = (),
) -> BeforePosting:
    """What posting the prizes now would mean, with the cash of some places (cents) as given.

    `cents` from first place down are a whole list in place of the plan's.

    Refuses as `edited_prizes` does.
    """
    prizes, pool = edited_prizes(tournament, locked, remainder_to), tournament.pool
    plan, entries = tournament.conditions.prizes, tournament.entries.count
    if cents:
        prizes = whole_list(tournament, cents)
    return BeforePosting(
        prizes,
        pool,
        faults_in(prizes, pool, may_rise=plan.may_rise),
        still_unsaid(tournament.conditions),
        tournament.overlay,
        len(tournament.exits.out_of_chips),
        sum(sale.owed for sale in tournament.entries.owed.values()),
        0 if locked or cents else left_by_amounts(plan, entries, pool),
        remainder_to or plan.remainder_to,
        None if cents else dropped_places(plan, entries, pool, tournament.conditions.entry.total),
    )


def note_projected(tournament: Tournament, version: int, screen: str) -> list[Event]:
    """That a screen showed this version; nothing where that is known.

    A version that was replaced or undone meanwhile was seen all the same. Refuses
    ``prizes_not_posted``.
    """
    must_be_plain(screen, NAME)
    prizes = tournament.prizes
    if not 0 < version <= prizes.last_version:
        raise Refusal("prizes_not_posted")
    if screen in prizes.projected.get(version, ()):
        return []
    return [PrizesProjected(version, screen)]
