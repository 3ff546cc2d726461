"""Opens every window and view as a director would, and sees that something is painted there."""

import asyncio
from collections.abc import AsyncIterator
from itertools import chain

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.hands import BeginHand
from tdapp.screens.views import View, view_words
from tdapp.ui.application import dress
from tdapp.ui.console.console import Console
from tdapp.ui.console.trouble import Trouble
from tdapp.ui.events.beginning import demo_event
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.looking_up import LookingUp
from tdapp.ui.shots.shot_places import ShotPlace, clear, lying_over, pages, papers
from tdapp.ui.shots.shot_taker import hidden_console
from tdapp.ui.whole.failing import failed, trying
from tdapp.ui.whole.painted import Painted
from tdapp.words.look_up.enquiry import Ask

SIZE = QSize(1600, 900)
DIRECTOR = ("Ada Lang", "258036")
COUNT = "2"
"""Is typed where a ruling turns on a number."""


async def windows_seen(parts: Parts) -> AsyncIterator[str]:
    """A line for everything that came up; refuses ``self_test_failed`` and says what did not."""
    painted = Painted()
    yield _trouble(parts, painted)
    with trying("console"):
        console = hidden_console(parts)
    visit = Visit(console, parts, painted)
    try:
        async for line in visit.everything():
            yield line
    finally:
        console.close()
        await console.finish()


def _trouble(parts: Parts, painted: Painted) -> str:
    """What comes in place of the console where the record cannot be opened."""
    with trying(what := "window of trouble"):
        window = Trouble(what, dress(parts))
        painted.look(window, what)
        window.close()
    return what


class Visit:
    """One walk through a console, from the welcome to the lock."""

    def __init__(self, console: Console, parts: Parts, painted: Painted) -> None:
        self._console = console
        self._parts = parts
        self._painted = painted
        console.resize(SIZE)

    async def everything(self) -> AsyncIterator[str]:
        """Come to one place after the other."""
        console = self._console
        yield await self._come(ShotPlace("welcome", console.refresh, console.welcome.isVisible))
        with trying("demo event"):
            event = await demo_event(self._parts, console.names, console.asking)
            console.view.choose(event)
            await self._settle()
        with trying("hand"):
            await self._begin_hand()
        for place in chain(pages(console), lying_over(console)):
            yield await self._come(place)
        yield await self._look_up()
        clear(console)
        yield await self._come(next(one for one in papers(console) if not one.why_not()))
        for view in View:
            yield await self._project(view)
        await self._parts.signing_in.begin_house(*DIRECTOR)
        lock = self._parts.session.lock
        yield await self._come(ShotPlace("sign-in", lock, console.station.bar.isVisible))

    async def _begin_hand(self) -> None:
        """One is followed at the first table of the demo event."""
        console = self._console
        event, state = console.view.id, console.view.state
        if event is None:
            raise failed("demo event")
        conditions, table = state.conditions, min(state.seating.tables)
        seats = state.seating.at_table(table)
        stacks = tuple((entry, conditions.starting_chips) for entry in seats)
        button = min(state.seating.seat_of[entry].seat for entry in seats)
        game = self._parts.game_for(self._parts.rules_of(state), conditions.game(0))
        await console.asking.perform(BeginHand(event, table, game, button, stacks))
        console.page_acts.floor.choice.choose_table(table)

    async def _come(self, place: ShotPlace) -> str:
        """It must be up then, and painted."""
        with trying(place.name):
            place.come()
            await self._settle()
            if not place.is_up():
                raise failed(place.name, "it does not come up")
            return self._painted.look(self._console, place.name)

    async def _look_up(self) -> str:
        """Every question of the house's book is answered until it rules."""
        acts = self._console.page_acts.rulings.looking
        acts.look_up.trigger()
        pane, asked = self._console.pages.rulings.looking, acts.looking.step
        ways = asked.ways if isinstance(asked, Ask) else ()
        for way in ways:
            with trying(what := f"look-up of {way.words}"):
                _walk(acts.looking, way.words)
                if not (pane.isVisible() and pane.list.table.rows):
                    raise failed(what, "no ruling is shown")
        await self._settle()
        return self._painted.look(self._console, f"look-up of {len(ways)} rulings")

    async def _project(self, view: View) -> str:
        """What players would see, in the window that takes a monitor's place."""
        screens = self._console.screens
        with trying(what := f"screen {view_words(view, voice())}"):
            screens.show_in_window(view)
            screens.feed.finish()
            screens.next_page()
            await self._settle()
            ((canvas, _),) = screens.windows.visible()
            return self._painted.look(canvas, what)

    async def _settle(self) -> None:
        await self._console.asking.settle()
        await asyncio.sleep(0)
        QApplication.sendPostedEvents()


def _walk(looking: LookingUp, words: str) -> None:
    """Give the first answer to each question after the one of these words."""
    looking.begin()
    while isinstance(asked := looking.step, Ask):
        known = [way for way in asked.ways if way.words == words] or asked.ways
        way = next(iter(known), None)
        looking.take("" if way else COUNT, way)
