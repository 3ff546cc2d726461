"""Which cards can still come: the rest of the deck, and what is shuffled back where it runs out."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.rules.dealing_rules import Reshuffled


def may_come(round_: Round, player: int | None = None) -> set[Card]:
    """Every card that may be dealt now, to this player if it is one's draw."""
    return {*round_.setup.deck.cards} - (_out(round_) - _shuffled_back(round_, player))


def check_may_come(round_: Round, cards: Sequence[Card], player: int | None = None) -> None:
    """Refuses with ``not_in_deck`` or ``card_is_out`` cards that cannot be dealt now."""
    known, deck = {*cards} - {UNKNOWN}, round_.setup.deck.cards
    if strange := [one for one in known if one not in deck]:
        raise Refusal("not_in_deck", cards=texts_of(strange), deck=int(round_.setup.deck))
    twice = known & _out(round_)
    if twice and not twice <= _shuffled_back(round_, player):
        raise Refusal("card_is_out", cards=texts_of(twice))


def left(round_: Round) -> int:
    """How many cards of the deck were never dealt; fewer than none where some came back."""
    hands = sum(map(len, (*round_.down, *round_.up, *round_.boards, round_.kitty)))
    return round_.setup.deck - hands - len(round_.thrown) - len(round_.burnt)


def _out(round_: Round) -> set[Card]:
    out = {*round_.burnt, *round_.thrown, *round_.kitty}
    return out.union(*round_.down, *round_.up, *round_.boards)


def _shuffled_back(round_: Round, player: int | None) -> set[Card]:
    """Discards and folded hands, where the deck has less than a draw takes; the burns of runs.

    After the draw whoever shows what nobody saw may have any of them.
    """
    if round_.burns_return:
        return _burnt_once(round_)
    if not round_.now.draw:
        return set()
    kept = round_.setup.rules.dealing.draws.last_card_too
    if left(round_) - kept >= sum(round_.owed):
        return set()
    folded = [at for at, one in enumerate(round_.betting.stakes) if not one.live]
    back = {*round_.thrown}.union(*(round_.hand(it) for it in folded))
    back = back.difference(*(round_.hand(it) for it in round_.live), round_.burnt, {UNKNOWN})
    if round_.phase is not Phase.DRAW:
        return back
    strict = back - _kept_out(round_, player)
    short = round_.setup.deck - len(_out(round_) - strict) < max(round_.owed, default=0)
    return back if short else strict


def _kept_out(round_: Round, player: int | None) -> set[Card]:
    """Discards of this draw that are not shuffled (CROWN 9.4.2, STAR 14.4.3)."""
    match round_.setup.rules.dealing.draws.reshuffled:
        case Reshuffled.EARLIER_PLAYERS if player is not None:
            kept: Sequence[Hand] = round_.cast[player:]
        case Reshuffled.ALL_BUT_LAST_PLAYERS:
            kept = round_.cast[round_.live[-1] :]
        case _:
            kept = ()
    return set().union(*kept)


def _burnt_once(round_: Round) -> set[Card]:
    """Burnt cards that were neither dealt nor burnt again since they were shuffled."""
    dealt = {UNKNOWN}.union(*round_.boards)
    return {one for one, times in Counter(round_.burnt).items() if times == 1} - dealt


def due(round_: Round, player: int) -> int:
    """How many of the cards that a player is owed may be dealt now."""
    owed = round_.owed[player]
    if player not in round_.late:
        return owed
    return owed - 1 if owed > 1 else owed * (player == _next_for_the_last(round_))


def burnt_for_the_last(round_: Round, player: int, given: int) -> Hand:
    """What is burnt before the last to draw gets the fifth card (STAR 14.4.2.2)."""
    due_now = given and round_.owed[player] - given == 1
    return (UNKNOWN,) if due_now and player in round_.late and _is_last(round_, player) else ()


def _next_for_the_last(round_: Round) -> int | None:
    """Whose last card comes next: the last to draw has it at once, the others follow in turn."""
    owed = round_.owed
    if round_.turn or any(owed[it] > (it in round_.late) for it in round_.live):
        return None
    waiting = [it for it in round_.late if owed[it]]
    return next((it for it in waiting if _is_last(round_, it)), next(iter(waiting), None))


def _is_last(round_: Round, player: int) -> bool:
    return player == round_.live[-1]
