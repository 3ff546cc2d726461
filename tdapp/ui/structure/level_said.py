"""What a question says of levels, so that its act is held to the very level that was named."""

from tdapp.core.ids import StreamId
from tdapp.desk.call import Moment
from tdapp.desk.said import LevelStatement
from tdapp.screens.face_of import standing
from tdapp.screens.level_name import level_in_words
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.look.spoken import voice
from tdapp.ui.structure.typed import level_text

Named = tuple[LevelStatement, ...]


def level_said(view: EventInView, index: int, of: StreamId | None = None) -> Named:
    """The number of the level or break at `index`, and what it is."""
    return view.said(LevelStatement, lambda state, _: _named(state, index), of)


def here_said(view: EventInView, of: StreamId | None = None) -> Named:
    """The level or break that is on."""

    def here(state: Tournament, moment: Moment) -> str:
        return _named(state, position(state.conditions, state.clock, moment.now).index)

    return view.said(LevelStatement, here, of)


def confirm_setting(view: EventInView, found: ClockSet) -> Flow[Named]:
    """Ask whether the clock is to be set so; gives what was said of the levels."""
    conditions = view.state.conditions
    text = voice().text(
        "set clock",
        "Set the clock from {before} to {after}?",
        before=standing(conditions, found.old_index, found.old_remaining_us, voice()),
        after=standing(conditions, found.index, found.remaining_us, voice()),
    )
    said = (*here_said(view), *level_said(view, found.index))
    yield from confirm(text, voice().text("set clock", "Set the clock"))
    return said


def _named(state: Tournament, index: int) -> str:
    conditions = state.conditions
    return f"{level_in_words(conditions, index, voice())} ({level_text(conditions.level(index))})"
