"""What a player posts to be dealt in: as a newcomer, after an absence, or in another seat."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.coming_in_rules import Arrival, MissedPost


class ComingIn(msgspec.Struct, frozen=True, kw_only=True):
    """A player who wants cards, with the blinds in cents; who sat when the game began is not asked.

    - `minimum`: the table's least wager in cents; the big blind where none is told.
    - `live_seats_passed`: how many players a change of seat passed clockwise.
    - `blinds_passed`: whether both blinds have passed the seat since the player came.
    - `paid_blinds`: whether the player has paid the blinds of this lap.
    - `excused`: whether a manager excuses the player from posting.
    - `waits`: whether the player would rather wait for the big blind.
    """

    why: Arrival
    small: int
    big: int
    minimum: int | None = None
    first_lap: bool = False
    live_seats_passed: int = 0
    missed_small: bool = False
    missed_big: bool = False
    at_button: bool = False
    blinds_passed: bool = True
    paid_blinds: bool = False
    excused: bool = False
    waits: bool = False


class Posts(msgspec.Struct, frozen=True):
    """What is posted in cents: `live`, which is part of the player's bet, and `dead`.

    Whether the player `may_wait` for the big blind instead, and is `dealt` in by posting.
    """

    live: int = 0
    dead: int = 0
    may_wait: bool = False
    dealt: bool = True


NOTHING_OWED = Posts()
NOT_YET = Posts(may_wait=True, dealt=False)
"""No cards before the big blind comes, or the blinds have passed."""


def owes_to_come_in(cash: CashRules, coming: ComingIn) -> Posts:
    """What a player posts to be dealt the next hand.

    STAR 8.8.3-8.8.5, CROWN 8.9.3, 8.9.5, 8.10, TAS C19.7-C19.10, C19.19, ADELAIDE 66a, 67a.
    """
    match coming.why:
        case Arrival.RETURNED:
            due = _after_missing(cash, coming)
        case Arrival.MOVED_SEAT:
            due = _in_another_seat(cash, coming)
        case _:
            due = _as_newcomer(cash, coming)
    return NOT_YET if coming.waits and due.may_wait else due


def why_no_refusing(cash: CashRules) -> Refusal:
    """``blind_not_refused``: whose turn it is posts the blind (STAR 9.6, TAS C10.2)."""
    return Refusal("blind_not_refused", rule=cash.coming_in.no_refusing)


def _as_newcomer(cash: CashRules, coming: ComingIn) -> Posts:
    new = cash.coming_in.new
    if coming.why in new.free or (coming.first_lap and new.first_lap is not None):
        return NOTHING_OWED
    if (coming.at_button and new.not_on_button is not None) or (
        new.after_blinds and not coming.blinds_passed
    ):
        return NOT_YET
    if coming.excused and coming.why in new.excused:
        return NOTHING_OWED
    return Posts(_one_blind(coming, minimum=new.minimum), may_wait=new.may_wait)


def _in_another_seat(cash: CashRules, coming: ComingIn) -> Posts:
    moved = cash.coming_in.moved
    if moved is None or coming.live_seats_passed <= moved.live_seats:
        return NOTHING_OWED
    if moved.onto_button is not None and coming.at_button and coming.paid_blinds:
        return NOTHING_OWED
    return Posts(_one_blind(coming, minimum=cash.coming_in.new.minimum), may_wait=True)


def _after_missing(cash: CashRules, coming: ComingIn) -> Posts:
    if not (coming.missed_small or coming.missed_big):
        return NOTHING_OWED
    posts = cash.coming_in.missed.posts
    live = coming.missed_big or posts is not MissedPost.MISSED
    dead = coming.missed_small if posts is MissedPost.MISSED else posts is MissedPost.BOTH
    return Posts(live * coming.big, dead * coming.small, may_wait=True)


def _one_blind(coming: ComingIn, *, minimum: bool) -> int:
    least = coming.minimum if minimum else None
    return coming.big if least is None else least
