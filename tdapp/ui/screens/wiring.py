"""Puts the screens for players together over the parts of a window, and knows their names."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tdapp.calls.tournament.league_results import league_table
from tdapp.calls.tournament.prizes import RecordProjection
from tdapp.core.ids import ActionId, PersonId, StreamId, derived_id
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import PROGRAM
from tdapp.screens.cash_boards import CASH_GAMES
from tdapp.screens.views import View
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.desk.acts_book import ActsBook
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.screens.screen_manager import ScreenManager


def screens_over(
    console: QWidget, parts: Parts, view: EventInView, names: NameBook, asking: Asking
) -> ScreenManager:
    """The screens of this console; who is seen on them is looked up."""
    acts = ActsBook(parts, asking, console)

    def when(action: ActionId) -> int | None:
        act = acts.act(action)
        if act is None:
            acts.look_up([action])
        return None if act is None else act.at_us

    manager = ScreenManager(console, parts.desk, view, names.screen_name, when, parts.screens())
    acts.learned.connect(manager.look_again)
    manager.closing.connect(lambda: acts.learned.disconnect(manager.look_again))
    manager.closing.connect(names.watch(manager.names_changed))
    _Learning(manager, view, names, asking)
    _Reading(manager, view, parts.desk, names, asking)
    _Noting(manager, parts, asking)
    return manager


class _Noting(QObject):
    """Writes down, for the history of prizes, which list players could read where."""

    def __init__(self, manager: ScreenManager, parts: Parts, asking: Asking) -> None:
        super().__init__(manager)
        self._parts = parts
        self._asking = asking
        manager.projected.connect(self._note)

    def _note(self, event: StreamId, version: int, screen: str) -> None:
        desk = self._parts.desk
        state: Tournament = desk.state(event)
        if state.programme.over or screen in state.prizes.projected.get(version, ()):
            return
        call = RecordProjection(event, version, screen)
        once = Circumstances(action=derived_id(event, "projected", version, screen))

        async def note() -> None:
            with suppress(Refusal, Unrecorded):
                await desk.perform(PROGRAM, call, once)

        self._asking.start(note, quiet=True)


class _Reading(QObject):
    """Reads the leagues that players see off the loop, and keeps each until another event ends."""

    def __init__(
        self, manager: ScreenManager, view: EventInView, desk: Desk, names: NameBook, asking: Asking
    ) -> None:
        super().__init__(manager)
        self._manager, self._desk = manager, desk
        self._names = names
        self._asking = asking
        self._read: dict[LeagueTerms, frozenset[StreamId]] = {}
        manager.changed.connect(self._look)
        view.changed.connect(self._look)
        manager.closing.connect(lambda: view.changed.disconnect(self._look))

    def _look(self) -> None:
        seen = (one.showing for one in self._manager.monitors if one.showing is not None)
        for event in {self._manager.event_of(one) for one in seen if one.view is View.LEAGUE}:
            state: Tournament | None = None if event is None else self._desk.state(event)
            conditions = state and state.programme.conditions
            if conditions and conditions.league:
                self._read_again(conditions.league)

    def _read_again(self, terms: LeagueTerms) -> None:
        desk = self._desk
        over = frozenset(one for one in desk.streams(KIND) if desk.state(one).programme.over)
        if self._read.get(terms) == over:
            return
        self._read[terms] = over

        async def read() -> None:
            with suppress(Refusal):
                table, _ = await asyncio.to_thread(league_table, desk, terms)
                await self._names.learn([one.person for one in table])
                self._manager.feed.leagues[terms] = table
                self._manager.names_changed()

        self._asking.start(read, quiet=True)


class _Learning(QObject):
    """Looks up the names of everybody in the events that players see."""

    def __init__(
        self, manager: ScreenManager, view: EventInView, names: NameBook, asking: Asking
    ) -> None:
        super().__init__(manager)
        self._manager = manager
        self._view = view
        self._names = names
        self._asking = asking
        self._upto: dict[StreamId, int] = {}
        manager.changed.connect(self._look)
        view.changed.connect(self._look)
        manager.closing.connect(lambda: view.changed.disconnect(self._look))

    def _look(self) -> None:
        shown = (one.showing for one in self._manager.monitors if one.showing is not None)
        for event in {self._manager.event_of(showing) for showing in shown}:
            if event == CASH_GAMES:
                self._look_up(event, list(self._of_cash()))
            elif event is not None:
                self._learn(event)

    def _of_cash(self) -> Iterator[PersonId]:
        """Who waits for a game, and who has won a jackpot."""
        cash, _ = self._view.cash_games()
        yield from cash.lists.tickets_of
        for hit in self._view.jackpots()[1].hits.by_number.values():
            yield from (winner.person for winner in hit.claim.winners)

    def _learn(self, event: StreamId) -> None:
        """Look up the names of new entries and of those who wait."""
        state, upto = self._view.state_of(event), self._upto.get(event, 0)
        entries = state.entries
        came = (entries.by_number.get(one) for one in range(upto + 1, entries.last_entry + 1))
        persons = [*(one.person for one in came if one is not None), *state.alternates.by_person]
        self._upto[event] = entries.last_entry
        self._look_up(event, persons, upto)

    def _look_up(self, event: StreamId, persons: list[PersonId], upto: int = 0) -> None:
        if self._names.knows_all(persons):
            return

        async def learn() -> None:
            try:
                await self._names.learn(persons)
            except BaseException:
                self._upto[event] = upto
                raise

        self._asking.start(learn, quiet=True)
