"""The acts of looking a rule up: come to it, and put what it says into the log."""

from PySide6.QtCore import Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.rulings_calls import GiveRuling
from tdapp.tournament.rulings.ruling import About
from tdapp.ui.acts.act import Act, always
from tdapp.ui.acts.asked import ENTER
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.rulings.looking_up import LookingUp
from tdapp.ui.rulings.ruling_acts import RulingActs
from tdapp.ui.sentences import sentence


class LookUpActs(OnFloor):
    """`opens` brings the place where it is looked up, `given` says that the log has it."""

    opens = Signal()
    given = Signal()

    def __init__(self, at_hand: AtHand, parts: Parts, rulings: RulingActs) -> None:
        super().__init__(at_hand)
        self._rulings = rulings
        self.looking = LookingUp(parts, at_hand.view)
        words = self.tr("Look up a rule…")
        self.look_up = Act(lambda: words, "Shift+F4", always, self._open, self)
        self._made.append(self.look_up)
        self.give = self._act(lambda: self.tr("Into the log…"), "", self._found, self._give)
        self.give.pressed_by = ENTER
        self.looking.changed.connect(self.give.refresh)

    def _open(self) -> None:
        try:
            self.looking.begin()
        except Refusal as unknown:
            self.tried.emit(sentence(unknown, VOICE))
        else:
            self.opens.emit()

    def _found(self, event: StreamId) -> Call:
        found = self.looking.ruled
        return GiveRuling(event, About(found.kind, rule=found.rule))

    def _give(self) -> None:
        self._rulings.give_found(self.looking.ruled, self.given.emit)
