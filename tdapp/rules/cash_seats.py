"""Who gets a seat of a cash game, who loses one by being away, and who may sit at all."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import BonusTables, CashRules, SeatFrom, VacantSeat
from tdapp.rules.rule import COMMON, Answer, for_game

ListEnd = Literal["top", "bottom"]
TWO = 2
AS_ASKED = VacantSeat(begin=SeatFrom.ASKED, rule=COMMON)


class SeatsNow(msgspec.Struct, frozen=True):
    """A table between two hands: who sits where, and the seats of button and small blind."""

    occupied: frozenset[int]
    button: int | None = None
    small_blind: int | None = None


def seat_order(cash: CashRules, variant: str, wanting: Sequence[int], table: SeatsNow) -> list[int]:
    """The seats that want a vacant one of their table, who comes first in front.

    `wanting` are their seats in the order in which they asked. TAS B7.3, C6.3, ADELAIDE 10 (the
    button's own seat first). Refuses with ``seat_by_cards`` where cards decide, and with
    ``button_unknown`` where it is not known from where they are counted.
    """
    rule = _vacant(cash, variant)
    if rule.begin is SeatFrom.ASKED or len(wanting) <= 1:
        return [*wanting]
    if rule.begin is SeatFrom.CARDS:
        raise Refusal("seat_by_cards", rule=rule.rule)
    start = table.small_blind if rule.begin is SeatFrom.SMALL_BLIND else table.button
    if start is None:
        raise Refusal("button_unknown", seat=wanting[0])
    if rule.begin is SeatFrom.AFTER_BUTTON:
        return sorted(wanting, key=lambda seat: (seat <= start, seat))
    if rule.clockwise:
        return sorted(wanting, key=lambda seat: (seat < start, seat))
    return sorted(wanting, key=lambda seat: (seat > start, -seat))


def claimants(
    cash: CashRules,
    variant: str,
    here: Sequence[int],
    elsewhere: Sequence[int],
    listed: Sequence[int],
) -> Sequence[int]:
    """Who comes first for a vacant seat: players of the table, of other tables, or of the list.

    All that are given have the same claim (STAR 6.3, 6.4, CROWN 8.1.2, P33, TAS B7.3, C6.3,
    ADELAIDE 10); of the list, in its order, the first alone.
    """
    return here or (elsewhere if _vacant(cash, variant).elsewhere else ()) or listed[:1]


def most_to_start(cash: CashRules, dealt: int) -> int:
    """With how many players a game may start that is dealt to so many (ADELAIDE 64)."""
    return dealt + (cash.seats.one_extra is not None)


def why_reservation_lost(cash: CashRules, *, bought_in: bool) -> Refusal | None:
    """``reservation_lost`` when the game was to begin (TAS B7.1, C6.1); None if it is kept."""
    return None if bought_in else Refusal("reservation_lost", rule=cash.seats.reserved)


def why_no_play_without_card(cash: CashRules | BonusTables, *, card: bool) -> Refusal | None:
    """``player_card_needed`` where nobody plays without one (STAR 7.1, 27.1, BONUS 5.1)."""
    needed = cash.card if isinstance(cash, BonusTables) else cash.seats.card
    return None if card or needed is None else Refusal("player_card_needed", rule=needed)


def why_kept_apart(cash: CashRules) -> Refusal:
    """``together_not_allowed``: a manager keeps these two apart (ADELAIDE 63, STAR 26.11.3)."""
    return Refusal("together_not_allowed", rule=cash.seats.apart)


def why_no_language(cash: CashRules, *, shared: bool) -> Refusal | None:
    """Why a table may not be kept for players of another language (TAS C18.3, ADELAIDE 76b).

    `shared`: all of them share it. ``english_only`` or ``language_not_shared``.
    """
    said = cash.other_language
    if said is not None and said.answer is Answer.NO:
        return Refusal("english_only", rule=said.rule)
    rule = COMMON if said is None else said.rule
    return None if shared else Refusal("language_not_shared", rule=rule)


class AwaySoFar(msgspec.Struct, frozen=True, kw_only=True):
    """How long a player is away, or without a wager, in whole units.

    - `about_to_miss`: the next hand's big blind is this player's.
    - `others_away`: how many at the table were away before.
    - `others_all_in_use`: every other seat is in use.
    - `found_too_long`: somebody in charge finds that it is too long.
    """

    minutes: int = 0
    big_blinds_missed: int = 0
    others_away: int = 0
    orbits_without_wager: int = 0
    hands_without_wager: int = 0
    about_to_miss: bool = False
    others_all_in_use: bool = False
    found_too_long: bool = False


def seat_may_go(cash: CashRules | BonusTables, away: AwaySoFar) -> bool:
    """Whether an absent player's seat may be given to somebody else.

    STAR 27.11, BONUS 13.10, CROWN 8.11, TAS B7.4, C6.4, ADELAIDE 62.
    """
    rule = cash.absence
    blinds = away.big_blinds_missed + away.about_to_miss
    return (
        (rule.minutes is not None and away.minutes > rule.minutes)
        or _reached(blinds, rule.big_blinds)
        or (rule.third and away.others_away >= TWO)
        or _reached(away.orbits_without_wager, rule.orbits)
        or (away.others_all_in_use and _reached(away.hands_without_wager, rule.hands))
        or (rule.too_long and away.found_too_long)
    )


def back_on_list(cash: CashRules, minutes_since_pickup: int) -> ListEnd | None:
    """Where somebody comes on the list of the game whose chips were picked up (CROWN 8.12)."""
    picked_up = cash.absence.picked_up
    if picked_up is None:
        return None
    return "top" if minutes_since_pickup <= picked_up.minutes else "bottom"


def _reached(count: int, most: int | None) -> bool:
    return most is not None and count >= most


def _vacant(cash: CashRules, variant: str) -> VacantSeat:
    """The rule of a game; as they asked where the house has none."""
    return for_game(cash.seats.vacant, variant) or AS_ASKED
