"""A hand entered step by step: what was done, a step taken back, the whole of it dropped."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card, Deck, text_of
from tdapp.poker.play.acts import AnyAct, Burn, DeadHand, DealBoard, See
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings.irregularities_carried import RuledAct
from tdapp.table.facts.hands import HandActed, HandDropped, HandSteppedBack
from tdapp.table.floor import Floor
from tdapp.table.guards import hand_at, hand_of


def act(floor: Floor, table: int, done: AnyAct) -> list[Event]:
    """Enter what was done next in the hand of a table.

    Refuses ``no_hand_in_play``, ``not_dealt``, ``no_such_board``, ``not_in_deck``,
    ``not_a_stack``, and as the round does.
    """
    hand = hand_at(floor, table)
    must_be_possible(hand.round, done)
    done.after(hand.round)
    return [HandActed(table, len(hand.acts), done)]


def step_back(floor: Floor, table: int) -> list[Event]:
    """Take the newest step back; refuses ``no_hand_in_play`` and ``no_step_yet``."""
    hand = hand_at(floor, table)
    if not hand.acts:
        raise Refusal("no_step_yet", table=table)
    return [HandSteppedBack(table, len(hand.acts) - 1)]


def drop(floor: Floor, table: int) -> list[Event]:
    """Follow a hand no longer; refuses ``no_hand_in_play``."""
    return [HandDropped(table, hand_at(floor, table).number)]


def dead_at_once(floor: Floor, entry: int) -> list[Event]:
    """The hand of a player who is sent off is dead, if that can still be and others have one."""
    hand = hand_of(floor, entry)
    if hand is None or hand.round.phase is Phase.OVER:
        return []
    done = DeadHand(hand.entries.index(entry))
    try:
        return act(floor, hand.table, done)
    except Refusal:
        return []


def must_be_possible(round_: Round, done: AnyAct) -> None:
    """Refuse numbers that nothing at this table can have."""
    setup = round_.setup
    for player in (player_of(done) or 0, done.asker if isinstance(done, See) else 0):
        if not 0 <= player < setup.players:
            raise Refusal("not_dealt", player=player)
    if (chips := chips_of(done)) < 0:
        raise Refusal("not_a_stack", stack=chips)
    if isinstance(done, DealBoard) and not 0 <= done.board < len(round_.boards):
        raise Refusal("no_such_board", board=done.board)
    for card in cards_of(done):
        if card != UNKNOWN and card not in setup.deck.cards:
            raise Refusal("not_in_deck", cards=_text(card), deck=int(setup.deck))


def _text(card: Card) -> str:
    return text_of(card) if card in Deck.FULL.cards else str(card)


def player_of(done: AnyAct | RuledAct) -> int | None:
    """Whose turn it is to act; None where no one has to."""
    player: int | None = getattr(done, "player", None)
    return player


def cards_of(done: AnyAct) -> tuple[Card, ...]:
    """The cards in it."""
    cards: tuple[Card, ...] = (done.card,) if isinstance(done, Burn) else getattr(done, "cards", ())
    return cards


def chips_of(done: AnyAct) -> int:
    """The chips in it, as they were told."""
    chips: int = getattr(done, "chips", 0)
    return chips
