"""What a recorded hand starts from, under a house's rules of play."""

from collections.abc import Callable
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure, limit_played
from tdapp.poker.cards import Deck
from tdapp.poker.phh.amounts import UNLIMITED, shortened
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.variants.table_size import table_size
from tdapp.poker.variants.variant import Variant
from tdapp.rules.play_rules import PlayRules

LIMITS = {"F": Structure.FIXED, "N": Structure.NO_LIMIT, "P": Structure.POT}


class PhhGame(NamedTuple):
    """A game of the format: our variant and the deck that it is played with."""

    variant: str
    deck: Deck = Deck.FULL


GAMES = {
    "T": PhhGame("holdem"),
    "S": PhhGame("holdem", Deck.THIRTY_SIX),
    "O": PhhGame("omaha"),
    "O/8": PhhGame("omaha_hi_lo"),
    "7S": PhhGame("seven_card_stud"),
    "7S/8": PhhGame("seven_card_stud_hi_lo"),
    "R": PhhGame("razz"),
    "2L1D": PhhGame("deuce_to_seven_lowball"),
    "2L3D": PhhGame("deuce_to_seven_triple_draw"),
    "B": PhhGame("badugi"),
}


def setup_of(hand: HandHistory, rules: PlayRules, variant: Callable[[str], Variant]) -> Setup:
    """The setup of a hand; refuses with ``unknown_game``, as `table_size` and `limit_played`."""
    structure, game = LIMITS.get(hand.variant[:1]), GAMES.get(hand.variant[1:])
    if structure is None or game is None:
        raise Refusal("unknown_game", game=shortened(hand.variant))
    played = variant(game.variant)
    size = table_size(rules, played, game.deck, tournament=hand.tournament)
    size.demand(hand.players)
    limit_played(rules, played.id, structure, structure)
    antes, blinds = by_player(hand.antes), by_player(hand.blinds)
    nothing = (0,) * hand.players
    return Setup(
        variant=played,
        deck=game.deck,
        rules=table_rules(rules, game.deck, played.id),
        stacks=tuple(UNLIMITED if one is None else one for one in hand.stacks),
        antes=antes if hand.antes_trimmed else nothing,
        dead=nothing if hand.antes_trimmed else antes,
        blinds=tuple(map(abs, blinds)),
        first=first_after(blinds),
        small=Limit(structure, hand.small_bet, tournament=hand.tournament),
        big=Limit(structure, hand.big_bet, tournament=hand.tournament),
        bring_in=hand.bring_in,
        unit=rules.odd_chips.smallest_share(played.id, hand.smallest_chip, hand.small_bet),
        burns=hand.burns,
    )


def by_player(posted: tuple[int, ...]) -> tuple[int, ...]:
    """What each player posts; heads-up the format lists it from the button."""
    return posted[::-1] if len(posted) == 2 else posted  # noqa: PLR2004


def first_after(blinds: tuple[int, ...]) -> int:
    """Who acts first: left of the last and largest blind; one written as negative is none."""
    largest = max(range(len(blinds)), key=lambda player: (blinds[player], player))
    return (largest + 1) % len(blinds)
