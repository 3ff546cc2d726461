"""Pictures of the console and of the screens for players, of an evening that goes on."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tdapp.core.ids import StreamId
from tdapp.screens.views import VIEWS, View
from tdapp.ui.application import dress, on_the_loop
from tdapp.ui.console.console import Console
from tdapp.ui.floor.floor_views import BRACKET, HAND, STAGES
from tdapp.ui.parts.parts import OpenParts, Parts
from tdapp.ui.shots.contact_sheet import write_contact_sheet
from tdapp.ui.shots.headless import must_take_files, painting
from tdapp.ui.shots.shot_evening import ShotEvening
from tdapp.ui.shots.shot_looks import ShotLook, Wanted
from tdapp.ui.shots.shot_places import (
    KindShown,
    ShotPlace,
    cash_games,
    come_into,
    kind_of_event,
    locked,
    places,
    welcome,
)
from tdapp.ui.shots.shot_taker import Places, ShotTaker, console_in, settle

DIRECTOR = ("Ada Lang", "258036")
KINDS: Mapping[str, KindShown] = {
    "bracket": KindShown(BRACKET, (), (View.BRACKET, View.MATCHES), asked=True),
    "stages": KindShown(STAGES, ("prizes",), (View.STAGES,), asked=True),
    "mystery": KindShown(
        pages=("prizes", "desk", "desk-entries", "clock"), screens=(View.ENVELOPES, View.SIDE_POOLS)
    ),
    "shot-clock": KindShown(HAND, ("clock",), (View.TABLE_CLOCK,)),
    "teams": KindShown(pages=("desk", "desk-entries")),
    "in-deal": KindShown(pages=("deal", "terms", "prizes"), screens=(View.CONDITIONS,)),
}
EMPTY_AT_FIRST = (View.MOVES, View.STANDING)
AT_THE_END = (View.PRIZES, View.PAYOUTS)
OF_KINDS = tuple(view for kind in KINDS.values() for view in kind.screens)
OF_CASH = tuple(row.view for row in VIEWS if row.of_cash)
ELSEWHERE = (*EMPTY_AT_FIRST, *AT_THE_END, *OF_KINDS, *OF_CASH)
AT_PLAY = tuple(view for view in View if view not in ELSEWHERE)


@dataclass(frozen=True, slots=True)
class Pictured:
    """A record without an event; `furnish` begins the `event`, `pass_us` lets time pass.

    At the end `furnish_kinds` begins events of other `kinds`, by the names that `KINDS` has, and
    cash games.
    """

    open_parts: OpenParts
    furnish: Callable[[], Awaitable[None]]
    pass_us: Callable[[int], None]
    event: StreamId
    furnish_kinds: Callable[[], Awaitable[None]]
    kinds: Mapping[str, StreamId]


def take(pictured: Pictured, folder: Path, wanted: Wanted) -> list[Path]:
    """Picture all that is wanted; gives the files.

    Refuses ``cannot_write`` where the folder takes none.
    """
    must_take_files(folder)

    async def work(taker: ShotTaker) -> None:
        async with pictured.open_parts() as parts:
            await _Sitting(parts, pictured, taker, wanted).take_all()

    with painting() as paint:
        taker = ShotTaker(paint, folder, wanted)
        on_the_loop(work(taker))
    sheet = [] if wanted.is_one_look else [write_contact_sheet(folder, taker.shots, taker.missing)]
    return [*(shot.path for shot in taker.shots), *sheet]


class _Sitting:
    """Has the console in each look, at four moments of the evening.

    What could not be asked at the one moment is asked at the next.
    """

    def __init__(self, parts: Parts, pictured: Pictured, taker: ShotTaker, wanted: Wanted) -> None:
        self._parts = parts
        self._pictured = pictured
        self._taker = taker
        self._wanted = wanted

    async def take_all(self) -> None:
        await self._in_each_look(welcome)
        await self._pictured.furnish()
        await self._in_each_look(places)
        async with self._evening() as evening:
            self._screens(evening.console, *AT_PLAY)
            await evening.rule_and_break()
            self._screens(evening.console, *EMPTY_AT_FIRST)
        await self._in_each_look(self._taker.still_missing(places))
        async with self._evening() as evening:
            async for state in evening.to_the_winner():
                self._taker.screen(evening.console, View.CLOCK, f"screen-clock-{state}")
            self._screens(evening.console, *AT_THE_END)
        await self._other_kinds()
        await self._parts.signing_in.begin_house(*DIRECTOR)
        await self._in_each_look(self._taker.still_missing(places))
        self._parts.session.lock()
        await self._in_each_look(locked)
        dress(self._parts)

    async def _other_kinds(self) -> None:
        """Their pages and screens, and what could not be asked or printed of the event before."""
        await self._pictured.furnish_kinds()
        for name, event in self._pictured.kinds.items():
            kind = KINDS[name]
            await self._in_each_look(partial(kind_of_event, event=event, name=name, kind=kind))
            if self._taker.missing:
                still = self._taker.still_missing(partial(_of_event, event=event))
                await self._in_each_look(still)
            async with self._console(next(self._wanted.looks())) as console:
                come_into(console, event)
                self._screens(console, *kind.screens)
        await self._in_each_look(cash_games)
        async with self._evening() as evening:
            self._screens(evening.console, *OF_CASH)

    async def _in_each_look(self, come: Places) -> None:
        for look in self._wanted.looks():
            async with self._console(look) as console:
                await self._taker.walk(console, look, come(console))
            for name in self._parts.drafts.names():
                self._parts.drafts.remove(name)

    @asynccontextmanager
    async def _evening(self) -> AsyncIterator[ShotEvening]:
        """What happens is done at once, in a console that shows it only afterwards."""
        async with self._console(next(self._wanted.looks())) as console:
            yield ShotEvening(console, self._parts, self._pictured.event, self._pictured.pass_us)

    @asynccontextmanager
    async def _console(self, look: ShotLook) -> AsyncIterator[Console]:
        console = console_in(self._parts, look)
        await settle(console)
        try:
            yield console
        finally:
            console.close()
            await console.finish()
            console.deleteLater()

    def _screens(self, console: Console, *views: View) -> None:
        for view in views:
            self._taker.screen(console, view, f"screen-{view.value}".replace("_", "-"))


def _of_event(console: Console, event: StreamId) -> Iterator[ShotPlace]:
    come_into(console, event)
    return places(console)
