"""Acts that turn a table from an event to cash games and back."""

from PySide6.QtCore import QObject

from tdapp.calls.across.uses import TurnToCash, TurnToEvent
from tdapp.cash.games.opening import CHECKED
from tdapp.core.ids import StreamId
from tdapp.shown.cash_words import read_sign, sign_in_words
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, one_of, read
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.game_acts import USUAL
from tdapp.ui.look.spoken import saying

say = saying("cash acts")


class UseActs(Acts[CashChoice]):
    """On an event's empty tables, and on the selected cash table."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.to_cash, self.to_event = self._acts(
            (say("Table to cash…"), "Shift+G", self._none_empty, self._turn_to_cash),
            (say("Table to event…"), "Shift+U", self._none_open, self._turn_to_event),
        )

    def _empty(self) -> dict[str, StreamId]:
        """The empty tables of events, and whose they are."""
        view, desk = self._cash.work.view, self._cash.work.parts.desk
        return {
            str(table): event
            for event in view.events()
            for table in sorted(desk.state(event).seating.tables)
            if not desk.state(event).seating.at_table(table)
        }

    def _none_empty(self, _: CashChoice) -> str | None:
        if self._cash.state.games.house is None:
            return say("No cash game is open. Open one (O).")
        return None if self._empty() else say("No event has an empty table.")

    def _none_open(self, _: CashChoice) -> str | None:
        if self._cash.running is None:
            return say("No open cash table is selected.")
        return None if self._cash.work.view.events() else say("No event is announced.")

    def _turn_to_cash(self, _: CashChoice) -> Flow[None]:
        cash, empty = self._cash, self._empty()
        table = yield from one_of(say("Which table turns to cash games?"), {t: t for t in empty})
        asked = say("Which game and stakes at table {table}?", table=table)
        usual = sign_in_words(cash.signs[0]) if cash.signs else USUAL
        sign = yield from read(
            asked, say("Game and stakes"), lambda typed: read_sign(typed, cash.signs), usual
        )
        asked = say(
            "Event chips off table {table}, tray and box on, deck checked, sign posted?",
            table=table,
        )
        yield from confirm(asked, say("All checked"))
        event, checked = empty[table], frozenset(CHECKED[True])
        call = TurnToCash(event, cash.house, cash.id, cash.rules, int(table), checked, sign)
        yield from self._do(call)

    def _turn_to_event(self, on: CashChoice) -> Flow[None]:
        cash, view = self._cash, self._cash.work.view
        events = {view.told_apart(event): event for event in view.events()}
        asked = say("Which event gets table {table}?", table=on.table)
        event = yield from one_of(asked, events)
        asked = say(
            "Chips off table {table}, tray and box off, deck checked, sign posted?", table=on.table
        )
        yield from confirm(asked, say("All checked"))
        checked = frozenset(CHECKED[False])
        call = TurnToEvent(event, cash.house, cash.id, cash.rules, on.table or 0, checked)
        yield from self._do(call)
