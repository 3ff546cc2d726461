"""The acts of looking a rule up: come to it, carry it out, and put what it says into the log."""

from PySide6.QtCore import Signal

from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.rulings.ruling import About
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.looking_up import LookingUp
from tdapp.ui.rulings.ruling_acts import FoundRuling, RulingActs
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.on_floor import OnFloor
from tdapp.words.look_up.enquiry import Carry, HouseRuling
from tdapp.words.sentence import sentence


class LookUpActs(OnFloor):
    """`opens` brings the place where it is looked up, `given` says that the log has it.

    `asked` says that a ruling that is carried out goes on to a question, `carried` that the hand
    has it.
    """

    opens = Signal()
    given = Signal()
    asked = Signal()
    carried = Signal()

    def __init__(self, at_hand: AtHand, parts: Parts, rulings: RulingActs) -> None:
        super().__init__(at_hand)
        self._rulings = rulings
        self.looking = LookingUp(
            parts, at_hand.view, lambda: self._choice.table, at_hand.names.name
        )
        words = voice().text("look up acts", "Look up a rule…")
        self.look_up = WindowAct(lambda: words, "Shift+F4", always, self._open, self)
        self._made.append(self.look_up)
        self.give = self._act(
            lambda: voice().text("look up acts", "Record ruling…"), "", self._found, self._give
        )
        self.give.pressed_by = ENTER
        words_of_carry = voice().text("look up acts", "Apply and record ruling")
        self.carry = WindowAct(lambda: words_of_carry, "", self._why_not_carry, self._carry, self)
        self.carry.pressed_by = "Shift+Enter"
        self._made.append(self.carry)
        self.looking.carries.connect(self._carry_out)
        for act in (self.give, self.carry):
            self.looking.changed.connect(act.refresh)

    def _open(self) -> None:
        try:
            self.looking.begin()
        except Refusal as unknown:
            self.tried.emit(sentence(unknown, voice()))
        else:
            self.opens.emit()

    def _found(self, event: StreamId) -> Call:
        found = self.looking.ruled
        return GiveRuling(event, About(found.kind, rule=found.rule))

    def _why_not_carry(self) -> str:
        ruled = self.looking.step
        if isinstance(ruled, HouseRuling) and ruled.carry is not None:
            return ""
        return sentence(Refusal("nothing_to_carry"), voice())

    def _carry(self) -> None:
        try:
            self.looking.carry_out()
        except Refusal as unfit:
            self.tried.emit(sentence(unfit, voice()))
        else:
            self.asked.emit()

    def _carry_out(self, carry: Carry, words: str) -> None:
        """Put the ruling into the hand and the log, if the hand is as it was when looked up."""
        held = self.looking.held
        now = self._state.feature.by_table.get(carry.table)
        if self._view.id is None or held is None or now != held.hand:
            self.tried.emit(sentence(Refusal("hand_moved_on", table=carry.table), voice()))
            return
        call = RuleInHand(self._view.id, carry.table, carry.act, self.looking.found.kind)
        refusal = self._view.why_not(call, REASON_ASKED_LATER)
        if refusal is not None:
            self.tried.emit(sentence(refusal, voice()))
            return
        self._ask(lambda _: call, words)
        self._choice.choose_table(carry.table)
        self.carried.emit()

    def _give(self) -> None:
        held = self.looking.held
        ruled = self.looking.ruled
        where = "" if held is None else f"{held.hand.table} {held.hand.number}"
        entry = None
        if held is not None and ruled.player is not None:
            entry = held.hand.entries[ruled.player]
        self._rulings.give_found(FoundRuling(ruled, self.given.emit, where, entry))
