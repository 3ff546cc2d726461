"""Pictures of the console, its pages and the screens for players, from the demo event on."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import BreakOutOfTurn, FreeTable, HoldTable, RecallBreak
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.screens.views import View
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.ui.application import on_the_loop
from tdapp.ui.events.beginning import bundled_conditions, demo_event
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.theme import ThemeName
from tdapp.ui.parts.parts import OpenParts, Parts
from tdapp.ui.shots.headless import must_take_files, painting
from tdapp.ui.shots.shot_taker import ShotTaker, hidden_console
from tdapp.ui.workplace.rail import PageName

MINUTE_US = 60_000_000
BOUGHT_AGAIN = (3, 8, 20, 31)
WENT_OUT = (5, 17, 9, 28, 33, 2, 14, 30)
WAITS = WENT_OUT[-1]
"""Who may still buy again when the others are out."""
TABLE, OTHER = 1, 2
RULINGS = (
    (About(RulingKind.SHOWDOWN, OTHER, "118"), "The hand was tabled and wins the pot."),
    (About(RulingKind.CONDUCT, TABLE), "No telephone at the table; a warning to all."),
)
FIRST_PRIZE = "1 5,000"
STACKS = (42_300, 35_150, 27_800, 22_025, 19_400, 17_650, 12_275, 9_900)
SECOND = "Second chance"
DIRECTOR = ("Ada Lang", "258036")
LATE = ("Otto Vance", "Irena Marsh", "Pablo Reyes", "Wen Zhao", "Hana Field", "Theo Lund")
PassTime = Callable[[int], None]


def take(open_parts: OpenParts, pass_us: PassTime, folder: Path) -> list[Path]:
    """Play the demo event in an empty record and write the pictures; gives their files.

    `folder` is there already, `pass_us` lets the time of these parts pass. Refuses
    ``cannot_write``, where the folder takes no files before the record is opened.
    """
    must_take_files(folder)
    with painting() as paint:

        async def work() -> list[Path]:
            async with open_parts() as parts:
                sitting = _Sitting(parts, pass_us, ShotTaker(paint, folder))
                try:
                    return await sitting.take_all()
                finally:
                    await sitting.end()

        return on_the_loop(work())


class _Sitting:
    """Works the console as a director would, and takes a picture now and then.

    What is pictured is asked for in the console; what leads there goes through the desk at once.
    """

    def __init__(self, parts: Parts, pass_us: PassTime, taker: ShotTaker) -> None:
        self._parts = parts
        self._pass_us = pass_us
        self._taker = taker
        self._console = hidden_console(parts)

    async def take_all(self) -> list[Path]:
        console = self._console
        await self._console_picture("welcome")
        console.view.choose(await demo_event(self._parts, console.names, console.asking))
        self._clock_picture("not-started")
        await self._play()
        await self._console_picture("running")
        self._clock_picture("running")
        self._screen_pictures(View.BLINDS, View.SEATS_BY_NAME, View.SEATS_BY_TABLE)
        await self._on_the_floor()
        await self._break_table()
        await self._rule()
        await self._reason_and_refusal()
        await self._to_the_last_minute()
        await self._do(console.acts.clock)
        await self._console_picture("paused")
        self._clock_picture("paused")
        await self._edit_prizes()
        await self._to_the_break()
        await self._to_the_winner()
        await self._console_picture("won")
        self._clock_picture("finished")
        self._screen_pictures(View.PRIZES, View.PAYOUTS, View.IDLE)
        await self._fill_another()
        self._screen_pictures(View.ALTERNATES)
        await self._lock()
        return self._taker.files

    async def end(self) -> None:
        """Close the window, whatever happened."""
        self._console.close()
        await self._console.finish()

    @property
    def _event(self) -> StreamId:
        event = self._console.view.id
        if event is None:
            raise Refusal("no_such_event")
        return event

    async def _play(self) -> None:
        """Into level two, with re-buys and exits."""
        console, event = self._console, self._event
        await self._do(console.acts.clock)
        await self._pass(41 * MINUTE_US)
        bought: list[Call] = []
        for number in BOUGHT_AGAIN:
            bought += (Bust(event, number), Rebuy(event, number))
        await self._at_once(bought)
        for number in WENT_OUT:
            declined = [Bust(event, number, declined=True)] if number != WAITS else []
            await self._at_once([Bust(event, number), *declined])
            self._pass_us(47_000_000)
        await self._pass(0)
        console.page.pane.view.choose(12)

    async def _on_the_floor(self) -> None:
        """So many of a table are out that one can break; the stacks of it are asked for."""
        console, event = self._console, self._event
        at_table = console.view.state.seating.at_table(TABLE)
        short = [number for number in at_table if number != WAITS][:3]
        gone = [Bust(event, number, declined=said) for number in short for said in (False, True)]
        await self._at_once(gone)
        console.turning.to(PageName.FLOOR).trigger()
        console.page_acts.floor.choice.choose_table(TABLE)
        console.pages.floor.refresh()
        await self._console_picture("floor")
        await self._do(console.page_acts.floor.chips.report)
        await self._console_picture("chips")
        console.asked.take_away()

    async def _break_table(self) -> None:
        """Some are on the way, stacks were reported: every page, and two screens of it."""
        event, parts = self._event, self._parts
        left = self._console.view.state.in_play()
        stacks = tuple(zip(left, STACKS, strict=False))
        declines = Bust(event, WAITS, declined=True)
        await self._at_once([declines, ReportStacks(event, stacks)])
        why = Circumstances(reason="The room is needed for the next event.")
        await self._at_once([BreakOutOfTurn(event, TABLE)], why)
        self._screen_pictures(View.MOVES, View.STANDING)
        for look in ThemeName:
            await self._taker.pages(parts, event, look)
        await self._at_once([RecallBreak(event, TABLE)])

    async def _rule(self) -> None:
        """A dispute at a table on hold is ruled on, and play goes on."""
        console, event = self._console, self._event
        await self._at_once([HoldTable(event, OTHER)])
        for about, words in RULINGS:
            await self._at_once([GiveRuling(event, about)], Circumstances(reason=words))
        await self._at_once([FreeTable(event, OTHER)])
        console.turning.rulings.trigger()
        await console.asking.settle()
        await self._console_picture("rulings")
        console.pages.turn_to(console.pages.desk)
        console.pages.desk.show_entries()

    async def _reason_and_refusal(self) -> None:
        """A reason is asked for; then a re-buy is refused."""
        entry, asked = self._console.page.entry_acts, self._console.page.inspector.asked
        await self._do(entry.reinstate, WENT_OUT[0])
        await self._console_picture("asked")
        asked.take_away()
        await self._do(entry.rebuy, WENT_OUT[0])
        await self._console_picture("refused")
        self._console.notice.clear()

    async def _to_the_last_minute(self) -> None:
        face = self._console.screens.feed.face(self._event, self._console.view.now)
        await self._pass(face.remaining_us - 47_000_000)
        self._clock_picture("last-minute")

    async def _edit_prizes(self) -> None:
        """The first place is locked, the others follow from it."""
        asked = self._console.asked
        await self._do(self._console.acts.posting.editing.edit)
        asked.field.setText(FIRST_PRIZE)
        asked.yes.click()
        await self._console_picture("prizes")
        asked.take_away()

    async def _to_the_break(self) -> None:
        """The clock is set to the first break."""
        event, levels = self._event, self._console.view.state.conditions.levels
        index = next(at for at, level in enumerate(levels) if level.is_break)
        await self._at_once([GoToLevel(event, index), StartClock(event)])
        await self._pass(4 * MINUTE_US)
        self._clock_picture("break")
        await self._at_once([GoToLevel(event, index + 1)])

    async def _to_the_winner(self) -> None:
        console, event = self._console, self._event
        await self._at_once([PostPrizes(event)])
        winner, *others = console.view.state.in_play()
        await self._at_once([Bust(event, number) for number in others])
        await self._pass(0)
        console.page.pane.view.choose(winner)

    async def _do(self, act: WindowAct, entry: int | None = None) -> None:
        if entry is not None:
            self._console.page.pane.view.choose(entry)
        act.trigger()
        await self._console.asking.settle()
        await asyncio.sleep(0)
        self._console.refresh()

    async def _at_once(self, calls: Iterable[Call], with_: Circumstances = PLAIN) -> None:
        """Do acts one after the other, and show what became of them only then."""
        with QSignalBlocker(self._console.view):
            for call in calls:
                await self._console.asking.perform(call, with_)
            await asyncio.sleep(0)
        self._console.refresh()

    async def _pass(self, microseconds: int) -> None:
        self._pass_us(microseconds)
        await self._parts.clockwork.tick()
        await asyncio.sleep(0)
        self._console.refresh()

    async def _fill_another(self) -> None:
        """An event of one table that is full, and a queue for it."""
        console, parts, state = self._console, self._parts, self._console.view.state
        terms = AlternateTerms()
        conditions = replace(bundled_conditions(parts), title=SECOND, alternates=terms)
        seats = conditions.seats_per_table
        players = [state.entry(number).person for number in range(1, seats + 1)]
        waiting = await console.names.add(LATE)
        house, event = parts.day.stream, StreamId("second-chance")
        table = max(parts.desk.state(house).registry.tables) + 1
        begin = [
            Announce(event, conditions, parts.own_rules),
            InstallTable(house, table, seats, 0, 0),
            OpenTable(event, house, table),
            *(Register(event, person) for person in players),
            DrawSeats(event),
            StartClock(event),
            *(JoinAlternates(event, person) for person in waiting),
            *(Bust(event, 1, declined=said) for said in (False, True)),
            CallAlternate(event),
        ]
        await self._at_once(begin)
        console.view.choose(event)

    async def _lock(self) -> None:
        """The house has staff from now on, and its director goes away."""
        await self._parts.signing_in.begin_house(*DIRECTOR)
        self._parts.session.lock()
        await self._console_picture("locked")

    async def _console_picture(self, name: str) -> None:
        await self._taker.console(self._console, name)

    def _clock_picture(self, mood: str) -> None:
        self._taker.screen(self._console, View.CLOCK, f"clock-{mood}")

    def _screen_pictures(self, *views: View) -> None:
        for view in views:
            name = view.value.replace("_", "-")
            self._taker.screen(self._console, view, f"screen-{name}")
