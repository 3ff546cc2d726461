"""Whether a house's rules allow a pool's events and tables, and a change of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.jackpot.pool_terms import PoolGame
from tdapp.poker.variants.variant import Variant
from tdapp.rules.jackpot_rules import (
    CardsUsed,
    ChangedWhen,
    ChangeRule,
    EventAllowed,
    JackpotHand,
    JackpotRules,
    LinkedTables,
    PrizeOf,
    ShareOf,
    Winners,
    WinnersPaid,
)

HOLE, FLOP = 2, 3


@dataclass(frozen=True, slots=True)
class PoolEvent:
    """What a pool pays for: a hand of certain cards, how much it wins, and who shares that."""

    hand: JackpotHand
    cards: CardsUsed
    prize: PrizeOf
    shares: tuple[ShareOf, ...] = (ShareOf.WINNER,)


def check_events(rules: JackpotRules, events: Sequence[PoolEvent]) -> None:
    """Refuse a pool whose events the house does not allow.

    Codes: ``jackpots_not_offered``, ``too_many_jackpot_events`` (STAR 30.4),
    ``jackpot_event_not_allowed`` (CROWN 17.5.1, ADELAIDE 114i, 119), ``jackpot_share_not_allowed``
    (STAR 30.8 to 30.10) and ``jackpot_event_missing`` (ADELAIDE 114f).
    """
    if not rules.offered:
        raise Refusal("jackpots_not_offered")
    most = rules.events.limit
    if most is not None and len(events) > most:
        raise Refusal("too_many_jackpot_events", most=most, rule=rules.events.rule)
    used = {_allowing(rules, one) for one in events}
    for one in events:
        if not set(one.shares) <= set(rules.shares.to):
            raise Refusal("jackpot_share_not_allowed", rule=rules.shares.rule)
    needed = [one for one in rules.allowed if one.needed]
    if needed and used.isdisjoint(needed):
        raise Refusal("jackpot_event_missing", rule=needed[0].rule)


def _allowing(rules: JackpotRules, event: PoolEvent) -> EventAllowed:
    for one in rules.allowed:
        if all((
            not one.hands or event.hand in one.hands,
            not one.cards or event.cards in one.cards,
            not one.prizes or event.prize in one.prizes,
        )):  # fmt: skip
            return one
    raise Refusal("jackpot_event_not_allowed", rule=rules.allowed[0].rule)


def check_game(rules: LinkedTables, game: PoolGame, linked: Sequence[PoolGame]) -> None:
    """Refuse to link a table of a game to a pool that tables of some games are `linked` to.

    Codes: ``jackpot_game_without_flop`` (CROWN 17.3.1(a), ADELAIDE 114a) and
    ``jackpot_of_other_game`` (STAR 30.3).
    """
    if rules.flop_games and not game.flop:
        raise Refusal("jackpot_game_without_flop", rule=rules.rule)
    if rules.same_game and any(one.variant != game.variant for one in linked):
        raise Refusal("jackpot_of_other_game", rule=rules.rule)


def game_of(variant: Variant) -> PoolGame:
    """A variant as a pool knows its game."""
    boards = [street.community for street in variant.streets if street.community]
    two = sum(street.down for street in variant.streets) == HOLE
    return PoolGame(variant.id, variant.uses, two and boards[:1] == [FLOP])


def check_winners(rules: Winners, winners: int) -> None:
    """Refuse several winners in one hit where hits are paid in the order of their record.

    Code: ``jackpot_hits_in_order`` (CROWN 17.5.2(b), ADELAIDE 120b).
    """
    if winners > 1 and rules.paid is WinnersPaid.IN_ORDER:
        raise Refusal("jackpot_hits_in_order", rule=rules.rule)


@dataclass(frozen=True, slots=True)
class ChangeMoment:
    """When a pool's hands or prizes are to change.

    A sign has told of it for so many `minutes`; the pool `is_won` or its time is over; a trading
    day has begun since (`next_day`); it was won since the notice (`won_in_notice`).
    """

    minutes: int = 0
    is_won: bool = False
    next_day: bool = False
    won_in_notice: bool = False


def check_terms_change(rules: ChangeRule, moment: ChangeMoment) -> None:
    """Refuse a change of hands or prizes that comes too early, or that the rules never allow.

    Codes: ``jackpot_hand_is_fixed`` (CROWN 1.1), ``jackpot_not_won_yet`` and ``sign_up_too_short``
    (STAR 30.16), ``jackpot_next_day`` and ``jackpot_won_in_notice`` (ADELAIDE 114g).
    """
    if rules.when is ChangedWhen.NEVER:
        raise Refusal("jackpot_hand_is_fixed", rule=rules.rule)
    if rules.when is ChangedWhen.WON_OR_OVER and not moment.is_won:
        raise Refusal("jackpot_not_won_yet", rule=rules.rule)
    if rules.when is ChangedWhen.NEXT_DAY and moment.won_in_notice:
        raise Refusal("jackpot_won_in_notice", rule=rules.rule)
    if rules.when is ChangedWhen.NEXT_DAY and not moment.next_day:
        raise Refusal("jackpot_next_day", rule=rules.rule)
    if moment.minutes < rules.minutes:
        raise Refusal("sign_up_too_short", minutes=rules.minutes, rule=rules.rule)
