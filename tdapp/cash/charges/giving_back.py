"""Money back at a table: an outcome is invalid, wagers return, those of fraud are forfeited."""

from collections.abc import Sequence

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.facts.charges import (
    ForfeitDecided,
    ForfeitTo,
    InvalidGround,
    OutcomeInvalid,
    Wagered,
)
from tdapp.cash.state.table_money import TableTakings, shift_at
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal


class MoneyBack(msgspec.Struct, frozen=True):
    """Wagers that go back and those that are forfeited, by player.

    `commission` (cents) was taken of them, of which `jackpot` was the jackpot's.
    """

    returned: tuple[Wagered, ...] = ()
    forfeited: tuple[Wagered, ...] = ()
    commission: int = 0
    jackpot: int = 0


def invalidate(
    cash: Cash, table: int, because: InvalidGround, back: MoneyBack, at: Instant
) -> list[Event]:
    """Give the wagers of a result back, and what was taken of them as commission and for a jackpot.

    A wager is forfeited for fraud alone (STAR 27.6.2, 27.7, CROWN 18.2.3, 18.6, 18.7, ADELAIDE
    79). Refuses ``no_game_there``, ``no_wagers``, ``not_at_that_table``, ``forfeit_without_fraud``,
    ``below_zero``, ``jackpot_above_charge``, ``more_than_taken``, and ``tray_too_small``.
    """
    cash.game_at(table)
    if back.forfeited and because is not InvalidGround.FRAUD:
        raise Refusal("forfeit_without_fraud")
    _must_sit_there(cash, table, (*back.returned, *back.forfeited))
    _must_have_been_taken(cash, table, back)
    from_tray = _out_of_tray(cash, table, back.commission)
    fields = msgspec.structs.asdict(back)
    return [OutcomeInvalid(table, because, at, **fields, from_tray=from_tray)]


def decide_forfeited(cash: Cash, cents: int, to: ForfeitTo) -> list[Event]:
    """Decide who gets so much of what fraud forfeited (STAR 27.7, CROWN 18.7, ADELAIDE 79).

    Refuses ``nothing_forfeited`` where so much is not undecided.
    """
    if not 0 < cents <= cash.charged.forfeited:
        raise Refusal("nothing_forfeited", left=cash.charged.forfeited)
    return [ForfeitDecided(cents, to)]


def _must_sit_there(cash: Cash, table: int, wagers: Sequence[Wagered]) -> None:
    if not wagers:
        raise Refusal("no_wagers", table=table)
    sitting = cash.seating.at_table(table)
    for one in wagers:
        if one.entry not in sitting:
            raise Refusal("not_at_that_table", sitting=one.entry, table=table)
        if one.cents <= 0:
            raise Refusal("below_zero", cents=one.cents)


def _must_have_been_taken(cash: Cash, table: int, back: MoneyBack) -> None:
    taken = cash.money.taken.get((shift_at(cash.money, table), table), TableTakings())
    if not 0 <= back.jackpot <= back.commission:
        raise Refusal("jackpot_above_charge", cents=back.commission)
    if back.commission > taken.rake or back.jackpot > taken.jackpot:
        raise Refusal("more_than_taken", table=table, cents=taken.rake)


def _out_of_tray(cash: Cash, table: int, cents: int) -> int:
    """How much of it comes out of the tray; first goes what waits there (TAS B1.1)."""
    tray = cash.money.trays.get(table)
    if tray is None:
        return 0
    rest = max(0, cents - tray.waits)
    if rest > tray.should_hold:
        raise Refusal("tray_too_small", table=table, there=tray.should_hold)
    return rest
