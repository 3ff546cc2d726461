"""An event under published conditions of any house, held in the window."""

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.shown.terms_words import before_entries
from tdapp.tournament.plan.conditions import Conditions
from tdapp.ui.asking.asked import QuestionPanel
from tests.ui.by_hand import buy_in
from tests.ui.window_room import WindowRoom


def begin_under(room: WindowRoom, conditions: Conditions, names: list[str]) -> StreamId:
    """Announce it, open two tables and seat these people; gives its stream."""
    event = StreamId("clock is here")
    for call in (Announce(event, conditions), *before_entries(event, conditions)):
        room.wait_for(room.console.asking.perform(call))
    room.console.view.choose(event)
    room.settle()
    room.press("Open table")
    room.press("Open table")
    buy_in(room, names)
    room.press("Draw seats")
    return event


def post(room: WindowRoom) -> None:
    """Post the prizes, whatever has to be said yes to first."""
    room.post_prizes()
    asked = [one for one in room.console.findChildren(QuestionPanel) if one.isVisible()]
    if asked:
        room.click(asked[0].yes)
