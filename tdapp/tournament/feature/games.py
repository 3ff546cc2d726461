"""Which game a feature table plays: a level's words, read as one of the house's games."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import Deck
from tdapp.poker.round.setup import TableRules, table_rules
from tdapp.poker.variants.variant import Variant
from tdapp.rules.game_rules import most_players
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import Answer

BY_DEFAULT = "holdem"
STRUCTURES: Mapping[str, Structure] = {
    "no limit": Structure.NO_LIMIT,
    "half pot limit": Structure.HALF_POT,
    "pot limit": Structure.POT,
    "fixed limit": Structure.FIXED,
    "spread limit": Structure.SPREAD,
    "limit": Structure.FIXED,
}


class GamePlayed(msgspec.Struct, frozen=True):
    """A game as a table plays it: its limits, deck and rules, and for how many at `most`."""

    variant: Variant
    structure: Structure
    deck: Deck
    rules: TableRules
    most: int
    burns: bool = True


GameFor = Callable[[str, str], GamePlayed]
"""A house's game by a level's words for it; refuses as `game_named` and `game_played` do."""


def game_played(rules: PlayRules, variant: Variant, structure: Structure) -> GamePlayed:
    """A house's game on its largest deck; refuses with ``game_not_offered``."""
    offer = rules.game(variant.id)
    deck = max(one.deck for one in offer.decks)
    return GamePlayed(
        variant,
        structure,
        Deck(deck),
        table_rules(rules, deck, variant.id),
        most_players(offer, deck),
        offer.burns is not Answer.NO,
    )


def game_named(text: str, variants: Iterable[Variant]) -> tuple[Variant, Structure]:
    """The game that a level names, such as "Pot-limit Omaha"; no-limit hold'em where it is empty.

    One that names no limit is played with a fixed one if it is stud, otherwise with none. Refuses
    with ``unknown_game``.
    """
    words = _plain(text)
    found = next((one for one in STRUCTURES if f" {one} " in f" {words} "), "")
    name = f" {words} ".replace(f" {found} ", " ").strip() if found else words
    for variant in variants:
        if (name or BY_DEFAULT) in {_plain(variant.id), _plain(variant.name)}:
            usual = Structure.FIXED if variant.is_stud else Structure.NO_LIMIT
            return variant, STRUCTURES.get(found, usual)
    raise Refusal("unknown_game", game=text)


def _plain(text: str) -> str:
    """Its words in small letters, without apostrophes and hyphens."""
    spaced = text.lower().replace("-", " ").replace("_", " ")
    return " ".join("".join(one for one in spaced if one.isalnum() or one == " ").split())
