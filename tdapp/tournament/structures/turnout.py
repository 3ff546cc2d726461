"""How many come and buy, what that brings into the pool, and what the pool pays."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.till.payment import POOL
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.terms import Expected
from tdapp.tournament.reckoning.prize_list import Prize, prize_list
from tdapp.tournament.structures.wishes import MadeStructure


class Turnout(msgspec.Struct, frozen=True):
    """What is sold: entries, with `reentries` among them, re-buys and add-ons."""

    entries: int
    reentries: int = 0
    rebuys: int = 0
    addons: int = 0

    def sold(self, kind: PurchaseKind) -> int:
        """How many of a kind."""
        return {
            PurchaseKind.ENTRY: self.entries - self.reentries,
            PurchaseKind.REENTRY: self.reentries,
            PurchaseKind.REBUY: self.rebuys,
            PurchaseKind.ADDON: self.addons,
        }[kind]

    def of(self, entries: int) -> "Turnout":
        """As many re-entries, re-buys and add-ons to an entry as here."""
        bought = (self.reentries, self.rebuys, self.addons)
        return Turnout(entries, *(entries * one // self.entries for one in bought))


def turnout_expected(conditions: Conditions) -> Turnout | None:
    """Who is expected, where that is said."""
    said = conditions.turnout
    if said.entries is None:
        return None
    return Turnout(said.entries, min(said.reentries, said.entries - 1), said.rebuys, said.addons)


def expected_of(came: Turnout, minutes: int | None = None) -> Expected:
    """The same, as conditions say it."""
    return Expected(came.entries, came.reentries, came.rebuys, came.addons, minutes)


class MadeEvent(msgspec.Struct, frozen=True):
    """A drafted event: what it is to announce, how its structure was made, and who is expected."""

    conditions: Conditions
    structure: MadeStructure
    turnout: Turnout


def expecting(made: MadeEvent) -> MadeEvent:
    """The same with its turnout and its hours among what it says."""
    expected = expected_of(made.turnout, made.structure.minutes)
    return replace(made, conditions=replace(made.conditions, turnout=expected))


class Payout(msgspec.Struct, frozen=True):
    """What a turnout brings in and wins: cents of the `pool`, of which the house puts in `overlay`.

    `refused` says why there is no prize list; then `prizes` is empty.
    """

    turnout: Turnout
    pool: int
    overlay: int
    prizes: tuple[Prize, ...]
    refused: Refusal | None = None


def chips_of(conditions: Conditions, turnout: Turnout) -> int:
    """All chips that a turnout brings into play."""
    sold = ((conditions.offer(kind), turnout.sold(kind)) for kind in PurchaseKind)
    return sum(offer.chips * count for offer, count in sold if offer)


def payout(conditions: Conditions, turnout: Turnout) -> Payout:
    """What is paid in, what the house adds, and the prize list."""
    sold = ((conditions.offer(kind), turnout.sold(kind)) for kind in PurchaseKind)
    collected = sum(offer.part(POOL) * count for offer, count in sold if offer)
    overlay = max(0, conditions.guarantee - collected)
    pool = collected + overlay + conditions.added
    try:
        plan, buy_in = conditions.prizes, conditions.entry.total
        prizes = prize_list(plan, turnout.entries, pool, buy_in)
    except Refusal as refused:
        return Payout(turnout, pool, overlay, (), refused)
    return Payout(turnout, pool, overlay, prizes)


def left_at_end(conditions: Conditions, paid: Payout) -> int:
    """How many are left when it is over by itself: one, the seats to win, or as is said."""
    seats = conditions.prizes.seats
    if not conditions.ending.at_seats or seats is None:
        return conditions.ending.left
    return max(1, sum((prize.item or "").startswith(seats.item) for prize in paid.prizes))


def fields_around(conditions: Conditions, expected: int) -> tuple[int, ...]:
    """Three sizes of the field to preview: half of what is expected, that, and half as many more.

    They stay within what the event takes, and may then be fewer.
    """
    low, high = conditions.min_entries, conditions.max_entries
    sizes = (expected // 2, expected, expected * 3 // 2)
    return tuple(sorted({max(low, min(high, size)) for size in sizes}))


def payout_previews(conditions: Conditions, fields: Sequence[int]) -> list[Payout]:
    """What fields of these sizes win by their entries alone, as far as the event takes them."""
    low, high = conditions.min_entries, conditions.max_entries
    return [payout(conditions, Turnout(field)) for field in fields if low <= field <= high]
