"""The acts of looking a rule up: come to it, carry it out, and put what it says into the log."""

from PySide6.QtCore import Signal

from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.rulings.ruling import About
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.looking_up import LookingUp
from tdapp.ui.rulings.ruling_acts import FoundRuling, RulingActs
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.look_up.enquiry import Carry, HouseRuling

say = saying("look up acts")

InView = StreamId | None
"""The event, where there is one: a rule is looked up without one, too."""


class LookUpActs(Acts[InView]):
    """`opens` brings the place where it is looked up, `given` says that the log has it.

    `asked` says that a ruling that is carried out goes on to a question, `carried` that the hand
    has it.
    """

    opens = Signal()
    given = Signal()
    asked = Signal()
    carried = Signal()

    def __init__(self, floor: AtHand, parts: Parts, rulings: RulingActs) -> None:
        super().__init__(floor.view, floor.asking, lambda: floor.view.id, floor.view)
        self._floor = floor
        self._rulings = rulings
        self.looking = LookingUp(parts, floor.view, lambda: floor.choice.table, floor.names.name)
        self.look_up, self.give, self.carry = self._acts(
            (say("Look up a rule…"), "Shift+F4", whatever, self._open),
            (say("Record ruling…"), "", self._found, self._give),
            (say("Apply and record ruling"), "", self._carriable, self._carry),
        )
        self.give.pressed_by, self.carry.pressed_by = ENTER, "Shift+Enter"
        self.looking.carries.connect(
            lambda carry, words: self._follow(self.carry, lambda: self._carry_out(carry, words))
        )
        for act in (self.give, self.carry):
            self.looking.changed.connect(act.refresh)

    def _open(self, _: InView) -> Flow[None]:
        yield from ()
        self.looking.begin()
        self.opens.emit()

    def _found(self, _: InView) -> Call:
        event, found = self._floor.view.the_id(), self.looking.ruled
        return GiveRuling(event, About(found.kind, rule=found.rule))

    def _carriable(self, _: InView) -> None:
        ruled = self.looking.step
        if not isinstance(ruled, HouseRuling) or ruled.carry is None:
            raise Refusal("nothing_to_carry")

    def _carry(self, _: InView) -> Flow[None]:
        yield from ()
        self.looking.carry_out()
        self.asked.emit()

    def _carry_out(self, carry: Carry, words: str) -> Flow[None]:
        """Put the ruling into the hand and the log, if the hand is as it was when looked up."""
        held, event = self.looking.held, self._floor.view.id
        now = self._floor.state.feature.by_table.get(carry.table)
        if event is None or held is None or now != held.hand:
            raise Refusal("hand_moved_on", table=carry.table)
        call = RuleInHand(event, carry.table, carry.act, self.looking.found.kind)
        self._must_be_possible(call)
        self._floor.choice.choose_table(carry.table)
        self.carried.emit()
        yield from self._do(call, words)

    def _give(self, _: InView) -> Flow[None]:
        held, ruled = self.looking.held, self.looking.ruled
        where = "" if held is None else f"{held.hand.table} {held.hand.number}"
        entry = None
        if held is not None and ruled.player is not None:
            entry = held.hand.entries[ruled.player]
        return self._rulings.give_found(FoundRuling(ruled, self.given.emit, where, entry))
