"""Which game a feature table plays: a level's words, read as one of the house's games."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tdapp.poker.betting.limit import Structure
from tdapp.poker.betting.offered import limit_played
from tdapp.poker.cards import Deck
from tdapp.poker.round.setup import TableRules, table_rules
from tdapp.poker.variants.table_size import TableSize, table_size
from tdapp.poker.variants.variant import Variant
from tdapp.rules.game_rules import Burns, TableSeats, burns_of, on_deck
from tdapp.rules.houses import HouseRules
from tdapp.rules.play_rules import PlayRules

Spread = tuple[int, int]
"""The least and the most bet of a spread limit, in chips; a least of 0 is the big blind."""
NO_SPREAD: Spread = (0, 0)


class NamedGame(NamedTuple):
    """A game as words name it; what they leave open is as usual in the house, its largest deck."""

    variant: Variant
    structure: Structure | None = None
    deck: Deck | None = None
    spread: Spread = NO_SPREAD


class GamePlayed(msgspec.Struct, frozen=True):
    """A game as a table plays it: its limits, deck and rules, for how many, in which seats."""

    variant: Variant
    structure: Structure
    deck: Deck
    rules: TableRules
    size: TableSize
    seats: TableSeats
    burns: Burns = True
    spread: Spread = NO_SPREAD


GameFor = Callable[[HouseRules, str], GamePlayed]
"""A house's game by a level's words for it; refuses as `game_named` and `game_played` do."""


def game_played(
    rules: PlayRules,
    variant: Variant,
    structure: Structure | None,
    deck: Deck | None = None,
    spread: Spread = NO_SPREAD,
) -> GamePlayed:
    """A house's game on a deck, without a limit by the usual one: fixed in stud, none in others.

    Refuses with ``game_not_offered``, ``deck_not_offered`` and ``limit_not_offered``.
    """
    offer = rules.game(variant.id)
    usual = Structure.FIXED if variant.is_stud else Structure.NO_LIMIT
    cards = on_deck(offer, deck).deck
    return GamePlayed(
        variant,
        limit_played(rules, variant.id, structure, usual),
        Deck(cards),
        table_rules(rules, cards, variant.id),
        table_size(rules, variant, cards, tournament=True),
        rules.seats,
        burns_of(offer),
        spread,
    )
