"""A hand entered step by step: what was done, a step taken back, the whole of it dropped."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card, Deck, text_of
from tdapp.poker.round.acts import AnyAct, Burn, DealBoard
from tdapp.poker.round.state import Round
from tdapp.tournament.feature.events import HandActed, HandDropped, HandSteppedBack
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.tournament import Tournament


def act(tournament: Tournament, table: int, done: AnyAct) -> list[Event]:
    """Enter what was done next in the hand of a table.

    Refuses ``no_hand_in_play``, ``not_dealt``, ``no_such_board``, ``not_in_deck``,
    ``not_a_stack``, and as the round does.
    """
    hand = hand_at(tournament, table)
    _must_be_possible(hand.round, done)
    done.after(hand.round)
    return [HandActed(table, len(hand.acts), done)]


def step_back(tournament: Tournament, table: int) -> list[Event]:
    """Take the newest step back; refuses ``no_hand_in_play`` and ``no_step_yet``."""
    hand = hand_at(tournament, table)
    if not hand.acts:
        raise Refusal("no_step_yet", table=table)
    return [HandSteppedBack(table, len(hand.acts) - 1)]


def drop(tournament: Tournament, table: int) -> list[Event]:
    """Follow a hand no longer; refuses ``no_hand_in_play``."""
    return [HandDropped(table, hand_at(tournament, table).number)]


def hand_at(tournament: Tournament, table: int) -> HandInPlay:
    """The hand that is followed at a table; refuses ``no_hand_in_play``."""
    hand = tournament.feature.by_table.get(table)
    if hand is None:
        raise Refusal("no_hand_in_play", table=table)
    return hand


def _must_be_possible(round_: Round, done: AnyAct) -> None:
    """Refuse numbers that nothing at this table can have."""
    setup = round_.setup
    player, chips = getattr(done, "player", 0), getattr(done, "chips", 0)
    if not 0 <= player < setup.players:
        raise Refusal("not_dealt", player=player)
    if chips < 0:
        raise Refusal("not_a_stack", stack=chips)
    if isinstance(done, DealBoard) and not 0 <= done.board < len(round_.boards):
        raise Refusal("no_such_board", board=done.board)
    for card in _cards(done):
        if card != UNKNOWN and card not in setup.deck.cards:
            raise Refusal("not_in_deck", cards=_text(card), deck=int(setup.deck))


def _cards(done: AnyAct) -> Sequence[Card]:
    return (done.card,) if isinstance(done, Burn) else getattr(done, "cards", ())


def _text(card: Card) -> str:
    return text_of(card) if card in Deck.FULL.cards else str(card)
