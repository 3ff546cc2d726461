"""Which game a table plays next: the level's, or its turn in a mix of them."""

import re
from collections.abc import Callable

from tdapp.core.instant import Instant
from tdapp.poker.variants.rotation import HORSE, Rotation, RotationPoint, game_at, next_game, orbits
from tdapp.table.floor import Floor
from tdapp.table.hands.games import GamePlayed
from tdapp.table.state.hands import LastGame

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
