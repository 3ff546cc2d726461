"""Erasing the words of a ruling, a review, a penalty or any act; who decided what stays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tdapp.calls.house.room import EraseNote
from tdapp.core.event import Event
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import Permission
from tdapp.shown.act_words import told
from tdapp.table.facts.rulings import RulingReviewed
from tdapp.ui.asking.key_requests import second_words
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.on_floor import OnFloor
from tdapp.words.sentence import sentence
from tdapp.words.typed import read_one_of

MOST_FOUND = 5
ANY_ACT = ActionId("any")


@dataclass(frozen=True, slots=True)
class ErasableText:
    """Words that can be erased, the act that holds them, and whose they are."""

    action: ActionId
    whose: str
    words: str


Find = Callable[[], Sequence[ErasableText]]


class EraseActs(OnFloor):
    """Two people stand for it, as for the erasure of a person, and give a reason of its own."""

    def __init__(self, at_hand: AtHand, parts: Parts, chosen: RulingChoice, said: SaidBook) -> None:
        super().__init__(at_hand)
        self._parts = parts
        self._chosen = chosen
        self._said = said
        self.of_ruling = self._erasing(
            voice().text("erase acts", "Erase ruling text…"), "Ctrl+Shift+H, R", self._of_ruling
        )
        self.of_penalty = self._erasing(
            voice().text("erase acts", "Erase penalty text…"), "Ctrl+Shift+H, N", self._of_penalty
        )
        self.of_act = WindowAct(
            lambda: voice().text("erase acts", "Erase text of an action…"),
            "Ctrl+Shift+H, A",
            lambda: self._why_may_not(ANY_ACT),
            self._ask_part,
            self,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.of_ruling, self.of_penalty, self.of_act)

    def _erasing(self, words: str, key: str, find: Find) -> WindowAct:
        def why_not() -> str:
            try:
                return self._why_may_not(find()[0].action)
            except Refusal as refusal:
                return sentence(refusal, voice())

        return WindowAct(lambda: words, key, why_not, lambda: self._ask_whose(find()), self)

    def _why_may_not(self, action: ActionId) -> str:
        with_ = Circumstances(approver=self._parts.session.stand_in(Permission.ERASE), reason="-")
        call = EraseNote(self._parts.day.stream, action)
        why_not = self._parts.desk.why_not(self._parts.actor, call, with_)
        return sentence(why_not, voice()) if why_not else ""

    def _of_ruling(self) -> Sequence[ErasableText]:
        ruling = self._chosen.the_ruling()
        return self._readable((ruling.given, *ruling.reviews))

    def _of_penalty(self) -> Sequence[ErasableText]:
        return self._readable((self._chosen.the_penalty().given,))

    def _readable(self, facts: Sequence[Event]) -> list[ErasableText]:
        """The words of these facts that are there; refuses ``no_words_said``."""
        found = []
        for fact in facts:
            saying, action = self._said.saying(fact), self._said.action(fact)
            if action is not None and saying is not None and saying.words:
                who = self._said.staff(saying.by)
                review = voice().text("erase acts", "review by {who}", who=who)
                whose = (
                    review
                    if isinstance(fact, RulingReviewed)
                    else voice().text("erase acts", "the original")
                )
                found.append(ErasableText(action, whose, saying.words))
        if not found:
            raise Refusal("no_words_said")
        return found

    def _ask_part(self) -> None:
        """Find any act by its words: an undone ruling, or the reason of something else."""
        self._ask_for(
            voice().text("erase acts", "Which text should be erased? Type part of it."),
            voice().text("erase acts", "Part of the text"),
            (),
            self._saying,
            self._ask_whose,
        )

    def _saying(self, part: str) -> Sequence[ErasableText]:
        """The newest acts in whose words this is said; refuses ``nobody_said_so``."""
        plain, desk = part.strip().casefold(), self._parts.desk
        found = [
            ErasableText(
                act.action,
                f"{voice().time(act.at_us)} {told(voice(), desk, act, self._names.name)}",
                words,
            )
            for act in reversed(desk.log)
            if (words := act.reason) is not None and plain in words.casefold()
        ]
        if not found:
            raise Refusal("nobody_said_so", text=part.strip())
        return found[:MOST_FOUND]

    def _ask_whose(self, found: Sequence[ErasableText]) -> None:
        """Ask which of them, where there are several."""
        if len(found) == 1:
            self._ask_why(found[0])
            return
        numbered = {str(number): one for number, one in enumerate(found, 1)}
        listed = "; ".join(f"{number}: {one.whose}" for number, one in numbered.items())
        self._ask_for(
            voice().text("erase acts", "Which text should be erased? {listed}", listed=listed),
            voice().text("erase acts", "Number"),
            tuple(numbered),
            lambda typed: read_one_of(typed, numbered),
            self._ask_why,
        )

    def _ask_why(self, said: ErasableText) -> None:
        second = second_words(self._parts.session, Permission.ERASE)
        text = voice().text(
            "erase acts",
            "Erase this text permanently, also from restored backups? “{words}” The decision and "
            "who made it stay. {second} signs with you.",
            words=said.words,
            second=second,
        )
        hint = voice().text("erase acts", "Reason, for the record")
        self.asks.emit(
            Question(text, voice().text("erase acts", "Erase"), self._eraser(said), hint)
        )

    def _eraser(self, said: ErasableText) -> Callable[[str], None]:
        async def erase(reason: str) -> CompletedAct:
            second = self._parts.session.second(Permission.ERASE)
            with_ = self._asking.with_slip(Circumstances(approver=second, reason=reason))
            parts = self._parts
            erase_note = parts.erasing.erase_note
            return await erase_note(parts.actor, parts.day.stream, said.action, with_)

        return lambda reason: self._asking.start(lambda: erase(reason))
