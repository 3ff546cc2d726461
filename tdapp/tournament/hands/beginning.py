"""How a hand at a feature table of an event begins: at the stakes of the level."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.table.chips.counting import Stack
from tdapp.table.hands import beginning
from tdapp.table.hands.games import GamePlayed
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament


def begin(
    tournament: Tournament,
    table: int,
    game: GamePlayed,
    now: Instant,
    *,
    button: int | None = None,
    stacks: Sequence[Stack] = (),
) -> list[Event]:
    """Begin the next hand of a table at the stakes of the level; refuses as `beginning.begin`.

    The conditions may say how many raises there are (STAR 28.2.1) and whether cards are burnt
    (TAS C5.2(g)).
    """
    stakes, terms = level_now(tournament, now).stakes, tournament.conditions.terms
    game = replace(game, raises=terms.raise_cap)
    if game.told and terms.burns is not None:
        game = replace(game, burns=terms.burns)
    return beginning.begin(tournament, table, game, stakes, button=button, stacks=stacks)


def level_now(tournament: Tournament, now: Instant) -> Level:
    """The level whose stakes are played; in a break those of the level before it."""
    conditions = tournament.conditions
    index = position(conditions, tournament.clock, now).index
    while index and conditions.level(index).is_break:
        index -= 1
    return conditions.level(index)
