"""Who shows first, who may and who must (STAR 12.7, ADELAIDE 22-24, 97)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import check_may_come
from tdapp.rules.rule import RuleNumber
from tdapp.rules.showdown_rules import Aggression, AggressorGone


def order_of_showing(round_: Round) -> Sequence[int]:
    """Who shows first by the house's rule, then to the left."""
    first = _first(round_)
    return sorted(round_.live, key=lambda player: (player - first) % round_.setup.players)


def _first(round_: Round) -> int:
    last = last_aggressor(round_)
    if last is not None:
        return last
    return opener(round_) if round_.setup.variant.is_stud else 0


def last_aggressor(round_: Round) -> int | None:
    """Whose bet or raise counts for showing first; of those with a hand where earlier ones do."""
    last = round_.betting.aggressor
    match round_.setup.rules.showdown.first.aggression:
        case Aggression.LAST_ROUND:
            return last
        case Aggression.ROUND_OF_ALL_IN:
            return round_.aggressor if last is None and round_.betting_is_over else last
        case Aggression.WHOLE_HAND:
            latest = list(reversed(round_.aggressors))
            if round_.setup.rules.showdown.first.gone is AggressorGone.OPENER:
                latest = latest[:1]
            return next((it for it in latest if it in round_.live), None)


def faces_up(round_: Round) -> tuple[int, ...]:
    """Whose hand goes up before another card is dealt, in tournaments (ADELAIDE 97)."""
    rule, setup = round_.setup.rules.showdown.faces_up, round_.setup
    if not rule or not setup.small.tournament or not round_.street:
        return ()
    if round_.phase not in {Phase.DEAL, Phase.SHOWDOWN} or not round_.betting_is_over:
        return ()
    return tuple(it for it in round_.live if not round_.shown[it])


def check_faces_up(round_: Round) -> None:
    """Refuses with ``faces_up_first`` a card that comes before the hands are turned up."""
    first = faces_up(round_)
    if first:
        rule = round_.setup.rules.showdown.faces_up
        raise Refusal("faces_up_first", player=first[0], rule=rule)


def must_show(round_: Round) -> tuple[int, ...]:
    """Who may not muck."""
    return _must_by_rule(round_)[1]


def check_may_muck(round_: Round, player: int) -> None:
    """Refuses with ``must_show``."""
    if player in must_show(round_):
        raise Refusal("must_show", player=player, rule=_must_by_rule(round_)[0])


def _must_by_rule(round_: Round) -> tuple[RuleNumber | None, tuple[int, ...]]:
    """Whose faces go up by the house: in stud everybody, who was called, who is all-in."""
    showdown, stakes = round_.setup.rules.showdown, round_.betting.stakes
    if round_.phase is Phase.SHOWDOWN:
        if showdown.all_show_in_stud and round_.setup.variant.is_stud:
            return showdown.all_show_in_stud, round_.turn
        if showdown.called_shows:
            called = last_aggressor(round_)
            return showdown.called_shows, tuple(it for it in round_.turn if it == called)
    if showdown.called_all_in_shows and hands_go_up(round_):
        all_in = tuple(it for it in round_.live if not stakes[it].stack and not round_.shown[it])
        return showdown.called_all_in_shows, all_in
    return showdown.faces_up, faces_up(round_)


def named(round_: Round, player: int, cards: Sequence[Card]) -> Hand:
    """A player's hand with what nobody had seen filled in from the cards that are shown.

    Refuses with ``hand_of_other_size`` and ``other_cards_seen``, and cards that cannot be: what was
    burnt is in no hand, though it may be dealt again.
    """
    held = round_.hand(player)
    if len(cards) != len(held):
        raise Refusal("hand_of_other_size", cards=texts_of(cards), size=len(held))
    new = [one for one in cards if one not in held or one == UNKNOWN]
    if len(new) != held.count(UNKNOWN):
        raise Refusal("other_cards_seen", cards=texts_of(held))
    check_may_come(replace(round_, burns_return=False), new)
    filled = iter(new)
    return tuple(next(filled) if one == UNKNOWN else one for one in held)


def turned_up(round_: Round, player: int, hand: Hand) -> Round:
    """The round with a player's hand turned up, those that were down first."""
    downs = len(round_.down[player])
    return replace(
        round_,
        shown=with_one(round_.shown, player, True),
        down=with_one(round_.down, player, hand[:downs]),
        up=with_one(round_.up, player, hand[downs:]),
    )


def hands_go_up(round_: Round) -> bool:
    """Whether hands are turned up: at the showdown, or before it once betting is over."""
    return round_.phase is Phase.SHOWDOWN or (round_.phase is Phase.DEAL and round_.betting_is_over)


def may_show(round_: Round, player: int) -> bool:
    """Whether there is a hand with a claim to turn up, once hands go up."""
    there = player in round_.live and round_.hand(player)
    return bool(there) and not round_.lies_open(player)
