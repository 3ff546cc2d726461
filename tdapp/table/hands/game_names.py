"""A game by the words of a level or a floor: its name, its limit, its deck and its spread."""

import re
from collections.abc import Iterable, Iterator, Mapping

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import Deck
from tdapp.poker.variants.variant import Variant
from tdapp.table.hands.games import NO_SPREAD, NamedGame, Spread

BY_DEFAULT = "holdem"
LIMITS: Mapping[str, Structure] = {
    "no limit": Structure.NO_LIMIT,
    "half pot limit": Structure.HALF_POT,
    "pot limit": Structure.POT,
    "fixed limit": Structure.FIXED,
    "spread limit": Structure.SPREAD,
    "limit": Structure.FIXED,
    "nl": Structure.NO_LIMIT,
    "pl": Structure.POT,
    "fl": Structure.FIXED,
}
SPACES = re.compile(r"[-_/]")
DECK = re.compile(rf" ({'|'.join(str(int(one)) for one in Deck)}) cards? ")
ALSO_CALLED: Mapping[str, str] = {
    "texas holdem": "holdem",
    "short deck": "holdem",
    "short deck holdem": "holdem",
    "six plus holdem": "holdem",
    "omaha 8": "omaha_hi_lo",
    "omaha hi lo": "omaha_hi_lo",
    "omaha eight or better": "omaha_hi_lo",
    "stud": "seven_card_stud",
    "7 card stud": "seven_card_stud",
    "stud 8": "seven_card_stud_hi_lo",
    "stud hi lo": "seven_card_stud_hi_lo",
    "stud eight or better": "seven_card_stud_hi_lo",
    "7 card stud hi lo": "seven_card_stud_hi_lo",
    "5 card stud": "five_card_stud",
    "5 card draw": "draw",
    "five card draw": "draw",
    "2 7 triple draw": "deuce_to_seven_triple_draw",
    "2 7 single draw": "deuce_to_seven_lowball",
    "2 7 lowball": "deuce_to_seven_lowball",
    "a 5 triple draw": "ace_to_five_triple_draw",
    "a 5 lowball": "ace_to_five_lowball",
}
"""Usual names beside those that games have themselves."""
SHORT = {"short deck": Deck.THIRTY_SIX, "six plus": Deck.THIRTY_SIX}
"""The deck that a name implies."""


def game_named(text: str, variants: Iterable[Variant]) -> NamedGame:
    """The game that words name, such as "Pot-limit Omaha"; hold'em where they are empty.

    They need not name its limit. They may name its deck, "hold'em 36 cards"; a spread limit ends
    with its bets, "spread-limit hold'em 5-20". Refuses with ``unknown_game`` and
    ``spread_not_told``.
    """
    limit, words = _limit(f" {_plain(text)} ")
    deck, words = _deck(words)
    spreads = limit is Structure.SPREAD
    games = {name: one for one in variants for name in (_plain(one.id), _plain(one.name))}
    games |= {name: games[_plain(id_)] for name, id_ in ALSO_CALLED.items() if _plain(id_) in games}
    for name, spread in _readings(words, spreads=spreads):
        if name in games:
            variant = games[name]
            _check(text, spread, spreads=spreads)
            return NamedGame(variant, limit, deck, spread)
    raise Refusal("unknown_game", game=text)


def _limit(words: str) -> tuple[Structure | None, str]:
    found = next((one for one in LIMITS if f" {one} " in words), None)
    return (LIMITS[found], words.replace(f" {found} ", " ", 1)) if found else (None, words)


def _deck(words: str) -> tuple[Deck | None, str]:
    """The deck that is named with its cards, or implied by the game's name."""
    found = DECK.search(words)
    if found:
        return Deck(int(found[1])), words.replace(found[0], " ")
    return next((deck for name, deck in SHORT.items() if f" {name} " in words), None), words


def _readings(words: str, *, spreads: bool) -> Iterator[tuple[str, Spread]]:
    """The name as a whole, or with one or two amounts of a spread behind it."""
    parts = words.split()
    yield " ".join(parts) or BY_DEFAULT, NO_SPREAD
    for count in (1, 2) if spreads else ():
        name, amounts = parts[:-count], parts[-count:]
        if len(amounts) == count and all(one.isdecimal() for one in amounts):
            least, most = (0, *map(int, amounts))[-2:]
            yield " ".join(name) or BY_DEFAULT, (least, most)


def _check(text: str, spread: Spread, *, spreads: bool) -> None:
    least, most = spread
    if spreads and most <= least:
        raise Refusal("spread_not_told", game=text)


def _plain(text: str) -> str:
    """Its words in small letters, without apostrophes and hyphens."""
    spaced = SPACES.sub(" ", text.lower())
    return " ".join("".join(one for one in spaced if one.isalnum() or one == " ").split())
