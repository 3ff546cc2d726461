"""Which game a table plays: the level's, or its turn in a mix of them."""

import re
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

import msgspec

from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure, limit_played
from tdapp.poker.cards import Deck
from tdapp.poker.round.setup import TableRules, table_rules
from tdapp.poker.variants.table_size import TableSize, table_size
from tdapp.poker.variants.variant import Variant
from tdapp.rules.game_rules import Burns, TableSeats, burns_of, on_deck
from tdapp.rules.houses import HouseRules
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import Answer
from tdapp.table.floor import Floor
from tdapp.table.state.hands import LastGame

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
    """A game as a table plays it: its limits, deck and rules, for how many, in which seats.

    Whether it burns may be `told` by the conditions of an event, and so many `raises`.
    """

    variant: Variant
    structure: Structure
    deck: Deck
    rules: TableRules
    size: TableSize
    seats: TableSeats
    burns: Burns = True
    spread: Spread = NO_SPREAD
    told: bool = False
    raises: int | None = None


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
        offer.burns is Answer.BY_CONDITIONS,
    )


class RotationPoint(Enum):
    """When the game changes."""

    LEVEL = "level"
    ORBIT = "orbit"


class Rotation(msgspec.Struct, frozen=True):
    """Games by their ids, played one after the other, the first again after the last."""

    games: tuple[str, ...]
    change: RotationPoint = RotationPoint.LEVEL

    def __post_init__(self) -> None:
        """Refuses with ``no_games``."""
        if not self.games:
            raise Refusal("no_games")


HORSE = (
    "holdem",
    "omaha_hi_lo",
    "razz",
    "seven_card_stud",
    "seven_card_stud_hi_lo",
)
"""Hold'em, Omaha hi-lo, razz, seven card stud and seven card stud eight or better."""


def game_at(rotation: Rotation, *, level: int, orbits: int) -> str:
    """The game that is played at a level, counted from 1, after so many whole orbits."""
    changes = level - 1 if rotation.change is RotationPoint.LEVEL else orbits
    return rotation.games[changes % len(rotation.games)]


def next_game(rotation: Rotation, now: str) -> str:
    """The game after this one, where it is named once; refuses with ``not_in_rotation``."""
    if now not in rotation.games:
        raise Refusal("not_in_rotation", game=now)
    return rotation.games[(rotation.games.index(now) + 1) % len(rotation.games)]


def orbits(hands: int, players: int) -> int:
    """How many whole orbits so many hands are: the button has passed everybody."""
    return hands // players


NAMED = {"HORSE": Rotation(tuple(f"limit {one}" for one in HORSE), RotationPoint.ORBIT)}
CHANGES = re.compile(r"\bby (level|orbit)s?$", re.IGNORECASE)
BETWEEN = re.compile(r"[,;]|/(?! *8)")
"""Between the games of a mix; the stroke of Omaha/8 is none."""
Reads = Callable[[str], GamePlayed]
"""A game by its words; refuses as `game_named` and `game_played` do."""


def rotation_named(words: str) -> Rotation | None:
    """The mix that a level names: "H.O.R.S.E.", or "Razz, limit hold'em by level".

    Without a word for it the game changes when the button has passed everybody. None where the
    words name one game alone.
    """
    found = CHANGES.search(words.strip())
    change = RotationPoint(found[1].lower()) if found else RotationPoint.ORBIT
    listed = words.strip()[: found.start()] if found else words
    known = NAMED.get("".join(one for one in listed if one.isalnum()).upper())
    games = tuple(one.strip() for one in BETWEEN.split(listed) if one.strip())
    if known is None and len(games) < 2:  # noqa: PLR2004 - a mix has two games
        return None
    return Rotation(known.games if known else games, change)


def game_coming(floor: Floor, table: int, words: str, now: Instant, reads: Reads) -> GamePlayed:
    """The game of a table's next hand, by the level's `words`; refuses as `reads` does."""
    rotation = rotation_named(words)
    if rotation is None:
        return reads(words)
    if rotation.change is RotationPoint.LEVEL:
        return reads(game_at(rotation, level=floor.level_at(now), orbits=0))
    last = floor.feature.last_games.get(table)
    return reads(_by_orbit(rotation, last, reads))


def _by_orbit(rotation: Rotation, last: LastGame | None, reads: Reads) -> str:
    """The game that was played last, until the button has passed everybody."""
    if last is None:
        return rotation.games[0]
    for words in rotation.games:
        game = reads(words)
        if last.is_same(game.variant.id, game.structure, game.deck):
            return next_game(rotation, words) if orbits(last.hands, last.players) else words
    return rotation.games[0]
