"""An event played by its stacks alone: who plays a pot is by chance, what it costs by the level.

Nobody holds cards. In a hand the big blind, the small blind and who opens are drawn; mostly the
blinds are taken without a fight. The shorter the stacks are in big blinds, the more often all of
them go in. A field above `SAMPLE` is played by a sample that is doubled each time it has halved.
"""

import msgspec

from tdapp.core.draw import numbers_of
from tdapp.core.instant import MINUTE_US, SECOND_US
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.structures.turnout import Turnout

SAMPLE = 160
HAND_S, SEAT_S = 60, 9
"""A hand takes so many seconds, and so many more for each player at the table."""
FOUGHT_PERCENT = 35
"""So many hands of a hundred are more than blinds that are taken."""
SHORT = 8
"""With so few big blinds all chips go in; with more the seldomer, by the power of three halves."""
SMALL_POTS = 3
"""Otherwise up to this part of the shorter stack is played for."""
PAST_THE_SHEET = 40
FINE = 1024
AGAIN = (PurchaseKind.REENTRY, PurchaseKind.REBUY)


class PlayedOut(msgspec.Struct, frozen=True):
    """How an event went: the index of the level in which it ended, and when in microseconds.

    Times count from the start with all breaks. `money_us` is when only so many were left as are
    paid, `final_us` when they fit one table. Without an end, `index` is None.
    """

    index: int | None
    end_us: int
    money_us: int
    final_us: int


class _Sample:
    """Stacks, each standing for `weight` players, and those who wait to buy another one."""

    def __init__(self, conditions: Conditions, turnout: Turnout, seed: str) -> None:
        first = turnout.sold(PurchaseKind.ENTRY)
        self.weight = 1
        while first > SAMPLE * self.weight:
            self.weight *= 2
        self.stacks = [conditions.entry.chips] * max(2, round(first / self.weight))
        self.offers = {kind: offer for kind in AGAIN if (offer := conditions.offer(kind))}
        self.waiting = {kind: round(turnout.sold(kind) / self.weight) for kind in self.offers}
        self.addons = turnout.addons
        self.conditions = conditions
        self.drawn = numbers_of(seed)

    @property
    def left(self) -> int:
        """How many players are left."""
        return len(self.stacks) * self.weight

    def sell(self, index: int, passed_us: int) -> None:
        """Close what is no longer sold: who still waits for it buys now; add-ons are taken."""
        number = self.conditions.number(index)
        for kind, offer in self.offers.items():
            if not _is_open(offer.window, number, passed_us):
                self.stacks += [offer.chips] * self.waiting[kind]
                self.waiting[kind] = 0
        addon = self.conditions.addon
        if addon and self.addons and number >= addon.window.from_level:
            each = addon.chips * self.addons // self.left
            self.stacks = [stack + each for stack in self.stacks]
            self.addons = 0

    def tidy(self, *places: int) -> None:
        """Take out who has no chips, or let them buy; double a sample that has halved."""
        for place in sorted({place for place in places if not self.stacks[place]}, reverse=True):
            self._out(place)
        if self.weight > 1 and 2 * len(self.stacks) <= SAMPLE:
            self.stacks *= 2
            self.weight //= 2
            self.waiting = {kind: 2 * left for kind, left in self.waiting.items()}

    def _out(self, place: int) -> None:
        kind = next((one for one, left in self.waiting.items() if left), None)
        if kind is None:
            self.stacks[place] = self.stacks[-1]
            self.stacks.pop()
        else:
            self.waiting[kind] -= 1
            self.stacks[place] = self.offers[kind].chips


def play_out(
    conditions: Conditions, turnout: Turnout, seed: str, *, paid: int, left: int = 1
) -> PlayedOut:
    """Play an event of so many paid places until so many are left; the same for the same seed.

    Where the conditions end it with the last listed level, it is over then.
    """
    sample, now_us, played_us = _Sample(conditions, turnout, seed), 0, 0
    table, end_us, listed = conditions.most_seats, 0, len(conditions.levels)
    reached = dict.fromkeys((paid, table, left), 0)
    timed = conditions.ending.after_last_level
    for index in range(listed if timed else listed + PAST_THE_SHEET):
        level = conditions.level(index)
        sample.sell(index, played_us)
        end_us += level.length_us
        while now_us < end_us and not level.is_break:
            now_us += _round(sample, level) * SECOND_US
            still = sample.left
            for number, at_us in reached.items():
                if not at_us and still <= number:
                    reached[number] = now_us
            if reached[left]:
                return PlayedOut(index, now_us, reached[paid], reached[table])
        now_us = max(now_us, end_us)
        played_us += level.length_us
    return PlayedOut(listed - 1 if timed else None, now_us, reached[paid], reached[table])


def _is_open(window: Window, number: int, passed_us: int) -> bool:
    """Whether something is still sold in the level of that number."""
    if window.minutes is not None and passed_us >= window.minutes * MINUTE_US:
        return False
    return window.until_level is None or number <= window.until_level


def _round(sample: _Sample, level: Level) -> int:
    """One hand at every table; gives the seconds that it takes."""
    left = sample.left
    tables = -(-left // sample.conditions.most_seats)
    players = left // tables
    ante = level.ante * (1 if level.ante_by is AntePaidBy.BIG_BLIND else players)
    for _ in range(max(1, tables // sample.weight)):
        if len(sample.stacks) > 1:
            _hand(sample, level, ante)
    return HAND_S + SEAT_S * players


def _hand(sample: _Sample, level: Level, ante: int) -> None:
    """Play a hand between those whom chance picks; an ante of all is paid by the big blind."""
    stacks, chance = sample.stacks, next(sample.drawn)
    players = len(stacks)
    chance, big = divmod(chance, players)
    chance, small = divmod(chance, players - 1)
    chance, opens = divmod(chance, players - 1)
    small, opens = small + (small >= big), opens + (opens >= big)
    of_big, of_small = min(stacks[big], level.big + ante), min(stacks[small], level.small)
    stacks[big] -= of_big
    stacks[small] -= of_small
    pot = of_big + of_small
    opens = opens if stacks[small] else small
    chance, fought = divmod(chance, 100)
    if fought < FOUGHT_PERCENT or not (stacks[big] and stacks[opens]):
        chance, more = _fought(chance, min(stacks[big], stacks[opens]), level.big)
        wins, loses = (opens, big) if chance % 2 else (big, opens)
        stacks[loses] -= more
        pot += more
    else:
        wins = opens
    stacks[wins] += pot
    sample.tidy(big, small, opens)


def _fought(chance: int, stack: int, big: int) -> tuple[int, int]:
    """How many chips the shorter stack plays for, and what is left of the number drawn."""
    chance, luck = divmod(chance, FINE)
    if luck**2 * stack**3 < FINE**2 * (SHORT * big) ** 3:
        return chance, stack
    chance, luck = divmod(chance, FINE)
    least, most = min(stack, big), stack // SMALL_POTS
    return chance, max(least, least + (most - least) * luck**2 // FINE**2)
