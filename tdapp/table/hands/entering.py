"""A hand entered step by step: what was done, a step taken back, the whole of it dropped."""

from collections.abc import Iterable

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card, Deck, text_of
from tdapp.poker.play.acts import AnyAct, DeadHand, DealBoard, See
from tdapp.poker.round.state import Phase, Round
from tdapp.table.facts.hands import HandActed, HandDropped, HandSteppedBack
from tdapp.table.hands.named import cards_of, chips_of, player_of
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.tournament import Tournament


def act(tournament: Tournament, table: int, done: AnyAct) -> list[Event]:
    """Enter what was done next in the hand of a table.

    Refuses ``no_hand_in_play``, ``not_dealt``, ``no_such_board``, ``not_in_deck``,
    ``not_a_stack``, and as the round does.
    """
    hand = hand_at(tournament, table)
    must_be_possible(hand.round, done)
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


def must_not_be_in_play(tournament: Tournament, tables: Iterable[int]) -> None:
    """Refuses with ``hand_in_play`` while a hand of one of these tables is followed."""
    for table in tables:
        if table in tournament.feature.by_table:
            raise Refusal("hand_in_play", table=table)


def must_not_be_dealt_in(tournament: Tournament, *entries: int) -> None:
    """Refuses with ``hand_in_play`` what would take players out of a hand that is followed."""
    for entry in entries:
        hand = hand_of(tournament, entry)
        if hand is not None:
            raise Refusal("hand_in_play", table=hand.table)


def hand_of(tournament: Tournament, entry: int) -> HandInPlay | None:
    """The hand that is followed where an entry sits, if it is dealt in."""
    seat = tournament.seating.seat_of.get(entry)
    hand = None if seat is None else tournament.feature.by_table.get(seat.table)
    return hand if hand is not None and entry in hand.entries else None


def dead_at_once(tournament: Tournament, entry: int) -> list[Event]:
    """The hand of a player who is sent off is dead, if that can still be and others have one."""
    hand = hand_of(tournament, entry)
    if hand is None or hand.round.phase is Phase.OVER:
        return []
    done = DeadHand(hand.entries.index(entry))
    try:
        return act(tournament, hand.table, done)
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
