"""The papers of the jackpots, each of what is selected: looked at, then printed or kept."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.jackpots.jackpots_in_view import JackpotChoice, JackpotsInView
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

KEYS = {
    PaperKind.HIT_REPORT: "T",
    PaperKind.JACKPOT_RECEIPTS: "Shift+P",
    PaperKind.METER_SHEET: "M",
}
NOTHING = {
    PaperKind.HIT_REPORT: text("jackpot papers", "No hit is selected. Select one in the list."),
    PaperKind.JACKPOT_RECEIPTS: text(
        "jackpot papers", "No hit is selected. Select one in the list."
    ),
    PaperKind.METER_SHEET: text("jackpot papers", "No pool is open. Open one (O)."),
}


class JackpotPaperActs(Acts[JackpotChoice]):
    """`show` brings a paper up on the page of papers."""

    def __init__(self, view: JackpotsInView, parent: QObject) -> None:
        super().__init__(view.asking, view.asking, lambda: view.choice, parent)
        self._view = view
        self.show: Callable[[PaperKind, tuple[int, ...]], None] = lambda *_: None
        for kind, key in KEYS.items():
            words = f"{voice().say(kind.title)}…"
            self._act(ActSpec(words, key, self._why_no(kind), self._showing(kind)))

    def _about(self, kind: PaperKind) -> int | None:
        """The selected hit, or all pools; None where there is none."""
        if kind is PaperKind.METER_SHEET:
            return None if self._view.pool is None else 0
        return self._view.hit

    def _why_no(self, kind: PaperKind) -> Callable[[JackpotChoice], str | None]:
        return lambda _: voice().say(NOTHING[kind]) if self._about(kind) is None else None

    def _showing(self, kind: PaperKind) -> Callable[[JackpotChoice], Flow[None]]:
        def do() -> None:
            about = self._about(kind)
            if about is not None:
                self.show(kind, (about,))

        return lambda _: at_once(do)
