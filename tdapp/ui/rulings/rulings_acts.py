"""Every act on the rulings and penalties of the event in view; and looking a rule up."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.rulings.penalising import said_facts
from tdapp.table.rulings.ruling import About
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.erase_acts import EraseActs
from tdapp.ui.rulings.looking_up import LookingUp
from tdapp.ui.rulings.penalty_acts import PenaltyActs
from tdapp.ui.rulings.ruling_acts import FoundRuling, RulingActs, Selected
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.look_up.enquiry import Carry, HouseRuling

say = saying("look up acts")
InView = StreamId | None
"""The event, where there is one: a rule is looked up without one, too."""


class RulingsActs(QObject):
    """Puts the groups together."""

    def __init__(self, at_hand: AtHand, parts: Parts, selected: Selected) -> None:
        super().__init__(at_hand.view)
        self._view = at_hand.view
        self.choice = RulingChoice(at_hand.view)
        self.said = SaidBook(parts, at_hand.view, at_hand.asking)
        self.rulings = RulingActs(at_hand, self.choice, selected)
        self.penalties = PenaltyActs(at_hand, self.choice, selected)
        self.erasing = EraseActs(at_hand, parts, self.choice, self.said)
        self.looking = LookUpActs(at_hand, parts, self.rulings)
        self.groups: tuple[Acts[Any], ...] = (
            self.looking, self.rulings, self.penalties, self.erasing
        )  # fmt: skip
        self.choice.changed.connect(self.refresh)
        self.said.learned.connect(self.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)

    @property
    def of_ruling(self) -> tuple[WindowAct, ...]:
        """Those beside the chosen ruling."""
        return (*self.rulings.all, self.erasing.of_ruling)

    @property
    def of_penalty(self) -> tuple[WindowAct, ...]:
        """Those beside the chosen penalty."""
        return (*self.penalties.all, self.erasing.of_penalty)

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those on no single ruling or penalty."""
        return (self.erasing.of_act,)

    def look_up(self) -> None:
        """Read what was said, as far as it is not known yet."""
        self.said.look_up(self.facts())

    def facts(self) -> list[Event]:
        """Everything with which something was said."""
        return said_facts(self._view.state)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for group in self.groups:
            group.refresh()


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
            (say("Look up a rule…"), "Shift+F5", whatever, self._open),
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
