"""Puts the screens for players together over the parts of a window, and knows their names."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tdapp.core.ids import ActionId, StreamId
from tdapp.ui.acts.asking import Asking
from tdapp.ui.desk.acts_book import ActsBook
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
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
    return manager


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
        self._known: dict[StreamId, tuple[object, object]] = {}
        manager.changed.connect(self._look)
        view.changed.connect(self._look)

    def _look(self) -> None:
        shown = (one.showing for one in self._manager.monitors if one.showing is not None)
        for event in {self._manager.event_of(showing) for showing in shown}:
            if event is not None:
                self._learn(event)

    def _learn(self, event: StreamId) -> None:
        state = self._view.state_of(event)
        there = state.entries.by_person, state.alternates.by_person
        known = self._known.get(event, (None, None))
        if all(one is old for one, old in zip(there, known, strict=True)):
            return
        persons = [*there[0], *there[1]]
        if self._names.knows_all(persons):
            self._known[event] = there
            return

        async def learn() -> None:
            await self._names.learn(persons)

        self._asking.start(learn, quiet=True)
