"""What a question says of levels, so that its act is held to the very level that was named."""

from tdapp.core.ids import StreamId
from tdapp.desk.call import Moment
from tdapp.desk.said import LevelSaid
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.level_name import level_in_words
from tdapp.ui.acts.level_text import level_text
from tdapp.ui.event_in_view import EventInView

Named = tuple[LevelSaid, ...]


def level_said(view: EventInView, index: int, of: StreamId | None = None) -> Named:
    """The number of the level or break at `index`, and what it is."""
    return view.said(LevelSaid, lambda state, _: _named(state, index), of)


def here_said(view: EventInView, of: StreamId | None = None) -> Named:
    """The level or break that is on."""

    def here(state: Tournament, moment: Moment) -> str:
        return _named(state, position(state.conditions, state.clock, moment.now).index)

    return view.said(LevelSaid, here, of)


def _named(state: Tournament, index: int) -> str:
    conditions = state.conditions
    return f"{level_in_words(conditions, index)} ({level_text(conditions.level(index))})"
