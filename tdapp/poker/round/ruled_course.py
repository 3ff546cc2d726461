"""What a round does by itself because of rulings before it, where a street begins or is dealt."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.state import NOTHING_RULED, Aside, Hand, Round, Ruled
from tdapp.poker.round.stub import check_may_come, due, may_come

BOTTOM = 1


def with_ruled(round_: Round, **changes: object) -> Round:
    """The round with more left for later."""
    return replace(round_, ruled=replace(round_.ruled, **changes))


def at_street(round_: Round) -> Round:
    """A street that begins, with what rulings have left for it."""
    if round_.ruled == NOTHING_RULED:
        return round_
    return _dealt_on(come_back(_burnt(round_, round_.ruled)))


def come_back(round_: Round) -> Round:
    """With the cards that were set aside until this street in the stub again."""
    return _back(round_, after_bottom=False)


def after_board(round_: Round, board: int) -> Round:
    """The round after cards of a board, with those that come back once the bottom lies."""
    if board != BOTTOM or round_.owed_board[board]:
        return round_
    return _back(round_, after_bottom=True)


def boards_due(round_: Round) -> tuple[int, ...]:
    """How many cards each board may be dealt now: the top waits where it has to."""
    return with_one(round_.owed_board, 0, 0) if _top_waits(round_) else round_.owed_board


def check_board(round_: Round, board: int) -> None:
    """Refuses with ``bottom_first`` a card on top where a ruling says that it waits."""
    if board == 0 and _top_waits(round_):
        raise Refusal("bottom_first")


def goes_down(round_: Round, player: int, cards: int) -> int:
    """How many of these cards, dealt to a player now, go face down: those come first."""
    now = round_.now
    if round_.ruled.all_up == round_.street:
        return 0
    if not now.up:
        return cards
    streets = round_.setup.variant.streets[: round_.street + 1]
    lacks = sum([street.down for street in streets]) - len(round_.down[player])
    return min(max(lacks, 0), cards)


def opens_by_ruling(round_: Round) -> int | None:
    """Who opens this street by a ruling, if somebody does."""
    ruled = round_.ruled
    return ruled.opens if ruled.all_up == round_.street else None


def kept_chips(round_: Round) -> Sequence[int]:
    """What each player keeps out of play, being treated as all-in."""
    return round_.ruled.kept or (0,) * round_.setup.players


def without(thrown: Hand, cards: Sequence[Card]) -> Hand:
    """What was thrown or set aside but for these cards; refuses with ``not_set_aside``."""
    left = list(thrown)
    for one in cards:
        if one not in left:
            raise Refusal("not_set_aside", cards=texts_of([one]))
        left.remove(one)
    return tuple(left)


def _burnt(round_: Round, ruled: Ruled) -> Round:
    street, burnt = round_.street, round_.burnt
    by_itself = round_.setup.burnt_before(street)
    before = burnt[: len(burnt) - by_itself]
    if street in ruled.unburnt:
        return replace(round_, burnt=before)
    if ruled.burns_to_active == street:
        more = max(len(round_.live) - 1 - by_itself, 0)
        return replace(round_, burnt=burnt + (UNKNOWN,) * more)
    if not ruled.burns:
        return round_
    first, *rest = ruled.burns
    thrown = without(round_.thrown, [first])
    burning = replace(round_, burnt=(*before, first, *burnt[len(before) + 1 :]), thrown=thrown)
    return with_ruled(burning, burns=tuple(rest))


def _back(round_: Round, *, after_bottom: bool) -> Round:
    """Cards whose time has come are in the stub again."""
    asides = round_.ruled.aside
    due = [it for it in asides if _is_due(round_, it) and it.after_bottom is after_bottom]
    if not due:
        return round_
    thrown = round_.thrown
    for one in due:
        thrown = without(thrown, one.cards)
    left = tuple(one for one in asides if one not in due)
    return with_ruled(replace(round_, thrown=thrown), aside=left)


def _is_due(round_: Round, aside: Aside) -> bool:
    return aside.street <= round_.street


def _dealt_on(round_: Round) -> Round:
    """Seats without a hand are owed cards too, until there was a wager."""
    ruled = round_.ruled
    if not ruled.dealt_on:
        return round_
    if _was_bet(round_, ruled):
        return with_ruled(round_, dealt_on=())
    owed, each = round_.owed, round_.now.down + round_.now.up
    for player in ruled.dealt_on:
        owed = with_one(owed, player, each)
    return replace(round_, owed=owed)


def _was_bet(round_: Round, ruled: Ruled) -> bool:
    """Whether there was a wager in the betting before this street, after the ruling."""
    street, price = ruled.quiet
    betting = round_.betting
    return betting.price > price if street + 1 == round_.street else betting.aggressor is not None


def _top_waits(round_: Round) -> bool:
    asides = round_.ruled.aside
    return any(it.after_bottom and _is_due(round_, it) for it in asides)


def coming(round_: Round) -> Hand:
    """What comes next, in order, without what has come out since."""
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
