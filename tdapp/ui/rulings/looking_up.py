"""What is looked up in a house's book just now: the answers so far, what is asked, the ruling."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.shown.entry_facts import NameOf
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.words.look_up.cash_enquiry import cash_ways
from tdapp.words.look_up.commission_enquiry import commission_way
from tdapp.words.look_up.enquiry import Ask, Carry, EnquiryAnswer, HouseRuling, Next
from tdapp.words.look_up.hand_order_enquiry import hand_order_way
from tdapp.words.look_up.held_hand import HeldHand, held_hand
from tdapp.words.look_up.irregularity_enquiry import irregularity_ways
from tdapp.words.look_up.posting_enquiry import posting_way
from tdapp.words.look_up.turn_enquiry import turn_way
from tdapp.words.look_up.wager_enquiry import wager_way


class LookingUp(QObject):
    """One enquiry at a time, in the book of the event in view, or of the house without one.

    It is about the hand that is followed at the chosen `table`, or at the only one where one is.
    `changed` says that something else is asked or ruled, `carries` has a ruling to be carried out
    and its words for the log, with what was answered for it.
    """

    changed = Signal()
    carries = Signal(object, str)

    def __init__(
        self, parts: Parts, view: EventInView, table: Callable[[], int | None], name_of: NameOf
    ) -> None:
        super().__init__(view)
        self._table = table
        self._name_of = name_of
        self.held: HeldHand | None = None
        self._parts = parts
        self._view = view
        self._steps: list[Next] = []
        self.told: tuple[str, ...] = ()
        view.turned.connect(self._follow)

    @property
    def house(self) -> str:
        """Whose book it is."""
        conditions = self._view.state.programme.conditions
        house = self._parts.settings.now.house if conditions is None else conditions.house
        return house.capitalize()

    @property
    def edition(self) -> str:
        """The approved text of the book, with the rule that has a copy on request; or empty."""
        with suppress(Refusal):
            edition = self._rules().rulebook.edition
            if edition is not None:
                said = voice().text("looking up", "{text}; copy on request: rule {rule}")
                return said.format(text=edition.text, rule=edition.rule)
        return ""

    @property
    def step(self) -> Next | None:
        """What is asked or ruled now; None while nothing is looked up."""
        return self._steps[-1] if self._steps else None

    @property
    def ruled(self) -> HouseRuling:
        """The ruling that was found; refuses ``nothing_looked_up``."""
        if not isinstance(self.step, HouseRuling):
            raise Refusal("nothing_looked_up")
        return self.step

    @property
    def found(self) -> HouseRuling:
        """The ruling that is carried out, also while something is still asked for it.

        Refuses ``nothing_looked_up``.
        """
        found = next((one for one in self._steps if isinstance(one, HouseRuling)), None)
        if found is None:
            raise Refusal("nothing_looked_up")
        return found

    def begin(self) -> None:
        """Ask what happened; refuses ``no_such_rulebook`` where the house's is not known."""
        self.end()
        self.held = held_hand(self._view.state, self._table(), self._name_of, voice())
        self._steps = [self._first()]
        self.changed.emit()

    def end(self) -> None:
        """End the look-up."""
        self._steps, self.told = [], ()
        self.changed.emit()

    def take(self, typed: str, way: EnquiryAnswer | None) -> None:
        """Go on with an answer; refuses what cannot be read."""
        asked = self.step
        if isinstance(asked, Ask):
            following = asked.taken(typed, way)
            answer = typed.strip() if way is None else way.words
            said = f"{asked.words} {answer}" if self.told else answer
            if isinstance(following, Carry):
                self.carries.emit(following, self._words(said))
                return
            self._steps.append(following)
            self.told = (*self.told, said)
            self.changed.emit()

    def carry_out(self) -> None:
        """Go on to what the ruling leaves open, or have it carried out.

        Refuses ``nothing_looked_up`` and ``nothing_to_carry``.
        """
        ruled = self.ruled
        if ruled.carry is None:
            raise Refusal("nothing_to_carry")
        following = ruled.carry()
        if isinstance(following, Carry):
            self.carries.emit(following, self._words())
            return
        self._steps.append(following)
        self.told = (*self.told, ruled.sentences[0])
        self.changed.emit()

    def _words(self, *last: str) -> str:
        """What the log says of the ruling that is carried out."""
        answers = (*self.told[self._steps.index(self.found) + 1 :], *last)
        return " ".join((self.found.words, *(f"{one}." for one in answers)))

    def back(self) -> bool:
        """Ask the question before again; whether there was one."""
        if len(self._steps) <= 1:
            return False
        self._steps.pop()
        self.told = self.told[:-1]
        self.changed.emit()
        return True

    def _follow(self) -> None:
        """Another event may be played by another book."""
        if self._steps:
            with suppress(Refusal):
                self.begin()

    def _rules(self) -> HouseRules:
        state = self._view.state
        if state.programme.conditions is None:
            return self._parts.houses.known(self._parts.settings.now.house)
        return self._parts.rules_of(state)

    def _first(self) -> Ask:
        text = voice().text("looking up", "What happened?")
        hint = voice().text("looking up", "Type a few words")
        held = self.held
        rules, play = self._rules(), self._rules().play
        went_wrong = irregularity_ways(voice(), rules.irregularities, held)
        in_play = (
            wager_way(voice(), play, held),
            turn_way(voice(), play, held),
            posting_way(voice(), play, held),
            hand_order_way(voice(), play, held),
            commission_way(voice(), play),
            *cash_ways(voice(), play),
        )
        return Ask(text, hint, (*went_wrong, *in_play))
