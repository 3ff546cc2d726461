"""The papers of the cash games, each of what is selected: looked at, then printed or kept."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.topic import Topic
from tdapp.voice.texts import text

KEYS = {
    PaperKind.TABLE_SIGN: "P",
    PaperKind.LIST_SLIP: "Shift+P",
    PaperKind.SESSION_SLIP: "Shift+I",
    PaperKind.PICK_UP_RECEIPT: "Shift+B",
    PaperKind.FEE_SHEET: "G",
    PaperKind.SHIFT_SHEET: "W",
}
NOTHING = {
    PaperKind.TABLE_SIGN: text("cash papers", "No open cash table is selected."),
    PaperKind.LIST_SLIP: text(
        "cash papers", "No waiting player is selected. Select one in the lists."
    ),
    PaperKind.SESSION_SLIP: text(
        "cash papers", "No player is selected. Select a seat that is taken."
    ),
    PaperKind.PICK_UP_RECEIPT: text(
        "cash papers", "The house keeps no chips of a player. Pick up chips first (Shift+X)."
    ),
    PaperKind.FEE_SHEET: text(
        "cash papers", "No cash game is open. Open one on the tables (Alt+1)."
    ),
    PaperKind.SHIFT_SHEET: text("cash papers", "No shift has begun. Put a tray on (T)."),
}


class CashPaperActs(Acts[CashChoice]):
    """`show` brings a paper up on the page of papers."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.show: Callable[[PaperKind, tuple[int, ...]], None] = lambda *_: None
        for kind, key in KEYS.items():
            words = f"{voice().say(kind.title)}…"
            self._act(ActSpec(words, key, self._why_no(kind), self._showing(kind)))

    def about(self, kind: PaperKind) -> Topic | None:
        """What a paper of this kind would be of now; None where nothing that has one is there."""
        cash, state = self._cash, self._cash.state
        found = {
            PaperKind.TABLE_SIGN: cash.choice.table if cash.running else None,
            PaperKind.LIST_SLIP: cash.ticket,
            PaperKind.SESSION_SLIP: cash.sitting,
            PaperKind.PICK_UP_RECEIPT: self._receipt(),
            PaperKind.SHIFT_SHEET: state.money.shift or None,
            PaperKind.FEE_SHEET: 0 if state.games.by_table else None,
        }[kind]
        return None if found is None else (kind, (found,))

    def _receipt(self) -> int | None:
        """That of who is selected, who has chips in custody; else the newest."""
        cash, state = self._cash, self._cash.state
        one = None if cash.ticket is None else state.lists.by_ticket[cash.ticket].joined.person
        return max(state.custody.of_person(one) if one else (), default=0) or max(
            state.custody.bags, default=None
        )

    @property
    def of_tables(self) -> tuple[WindowAct, ...]:
        """Those on a table and on players."""
        return self.all[:-2]

    @property
    def of_money(self) -> tuple[WindowAct, ...]:
        """Those on fees and shifts."""
        return self.all[-2:]

    def _why_no(self, kind: PaperKind) -> Callable[[CashChoice], str | None]:
        return lambda _: None if self.about(kind) else voice().say(NOTHING[kind])

    def _showing(self, kind: PaperKind) -> Callable[[CashChoice], Flow[None]]:
        def do() -> None:
            topic = self.about(kind)
            if topic is not None:
                self.show(*topic)

        return lambda _: at_once(do)
