"""What the director should know before the prizes are posted, told as a question, not as a no."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from tdapp.core.event import Event
from tdapp.core.free_text import NAME, must_be_plain
from tdapp.core.refusal import Refusal
from tdapp.start_up import ReadInTurn
from tdapp.tournament.facts.prizes import PrizesProjected
from tdapp.tournament.payouts.posting import NOTHING_LOCKED, edited_prizes, whole_list
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.reckoning.prize_list import (
    Dropped,
    ListFault,
    Prize,
    dropped_places,
    faults_in,
    left_by_amounts,
)
from tdapp.tournament.tournament import Tournament

if TYPE_CHECKING:
    from tdapp.tournament.templates.published_terms import Term

UNSAID = ReadInTurn[Callable[[Conditions], "tuple[Term, ...]"]](
    ("tdapp.tournament.templates.published_terms",),
    lambda module: {"still_unsaid": module.still_unsaid},
)
"""What the conditions leave out; read when prizes are first posted."""


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
    unsaid: "tuple[Term, ...]"
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
        tuple(_unsaid(tournament)),
        tournament.overlay,
        len(tournament.exits.out_of_chips),
        sum(sale.owed for sale in tournament.entries.owed.values()),
        0 if locked or cents else left_by_amounts(plan, entries, pool),
        remainder_to or plan.remainder_to,
        None if cents else dropped_places(plan, entries, pool, tournament.conditions.entry.total),
    )


def _unsaid(tournament: Tournament) -> "Iterator[Term]":
    """What neither the event file says nor whoever published the conditions."""
    newest = tournament.terms.newest
    published = {one.heading for one in newest.clauses} if newest else set()
    for one in UNSAID["still_unsaid"](tournament.conditions):
        if one.heading.heading not in published:
            yield one


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
