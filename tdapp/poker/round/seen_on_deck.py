"""Cards that were seen on the deck and are dealt in their turn, by a ruling."""

from collections.abc import Sequence

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Card, texts_of
from tdapp.poker.round.drawing import due
from tdapp.poker.round.ruled_course import with_ruled
from tdapp.poker.round.state import Hand, Round
from tdapp.poker.round.stub import check_may_come, may_come


def coming(round_: Round) -> Hand:
    """What comes next, in its order; what has come out since does not any more."""
    seen = round_.ruled.comes_next
    if not seen:
        return ()
    still = may_come(round_, _first_dealt(round_))
    return tuple(one for one in seen if one in still)


def check_seen(round_: Round, cards: Sequence[Card]) -> None:
    """Refuses cards that cannot lie on the deck, as those that are dealt to whoever is first."""
    check_may_come(round_, cards, _first_dealt(round_))


def check_next(round_: Round, cards: Sequence[Card], *, first: bool) -> None:
    """Refuses with ``comes_next`` where others are dealt `first`, or these later than in turn."""
    seen = coming(round_)
    due = seen[: len(cards)] if first else ()
    early = {*cards} & {*seen} - {*due}
    if early or not {*due} <= {*cards}:
        raise Refusal("comes_next", cards=texts_of(seen))


def come(round_: Round) -> Round:
    """The round without those that have come."""
    if not round_.ruled.comes_next:
        return round_
    return with_ruled(round_, comes_next=coming(round_))


def _first_dealt(round_: Round) -> int | None:
    """Who is dealt the next card, if a player is."""
    return next((it for it in range(len(round_.owed)) if due(round_, it)), None)
