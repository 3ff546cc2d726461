"""Erasing the words of a ruling, a review, a penalty or any act; who decided what stays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tdapp.calls.house.room import EraseNote
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import Permission
from tdapp.shown.act_words import told
from tdapp.table.facts.rulings import RulingReviewed
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.key_requests import second_words
from tdapp.ui.asking.questions import one_of, read, reason
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.tables.at_hand import AtHand

say = saying("erase acts")

MOST_FOUND = 5
ANY_ACT = ActionId("any")


@dataclass(frozen=True, slots=True)
class ErasableText:
    """Words that can be erased, the act that holds them, and whose they are."""

    action: ActionId
    whose: str
    words: str


Find = Callable[[], Sequence[ErasableText]]


class EraseActs(Acts[StreamId]):
    """Two people stand for it, as for the erasure of a person, and give a reason of its own."""

    def __init__(self, at_hand: AtHand, parts: Parts, chosen: RulingChoice, said: SaidBook) -> None:
        desk = HouseDesk(parts, at_hand.asking)
        super().__init__(desk, at_hand.asking, desk.stream, at_hand.view)
        self._parts, self._names = parts, at_hand.names
        self._chosen = chosen
        self._said = said
        self.of_ruling = self._erasing(say("Erase ruling text…"), "R", self._of_ruling)
        self.of_penalty = self._erasing(say("Erase penalty text…"), "N", self._of_penalty)
        words, key = say("Erase text of an action…"), "Ctrl+Shift+H, A"
        self.of_act = self._act(
            ActSpec(words, key, lambda house: EraseNote(house, ANY_ACT), self._erase_any)
        )

    def _erasing(self, words: str, key: str, find: Find) -> WindowAct:
        def first(house: StreamId) -> EraseNote:
            return EraseNote(house, find()[0].action)

        return self._act(ActSpec(words, f"Ctrl+Shift+H, {key}", first, lambda _: self._erase(find)))

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
                review = say("review by {who}", who=who)
                whose = review if isinstance(fact, RulingReviewed) else say("the original")
                found.append(ErasableText(action, whose, saying.words))
        if not found:
            raise Refusal("no_words_said")
        return found

    def _erase_any(self, _: StreamId) -> Flow[None]:
        """Find any act by its words: an undone ruling, or the reason of something else."""
        text = say("Which text should be erased? Type part of it.")
        found = yield from read(text, say("Part of the text"), self._saying)
        yield from self._erase(lambda: found)

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

    def _erase(self, find: Find) -> Flow[None]:
        """Ask which of the texts, where there are several, and why it goes."""
        said = yield from self._one_of(find())
        text = say(
            "Erase this text permanently, also from restored backups? “{words}” The decision and "
            "who made it stay. {second} signs with you.",
            words=said.words,
            second=second_words(self._parts.session, Permission.ERASE),
        )
        why = yield from reason(text, say("Erase"))
        yield from result(lambda: self._forget(said, why), once=True)

    def _one_of(self, found: Sequence[ErasableText]) -> Flow[ErasableText]:
        if len(found) == 1:
            return found[0]
        numbered = {str(number): one for number, one in enumerate(found, 1)}
        listed = "; ".join(f"{number}: {one.whose}" for number, one in numbered.items())
        text = say("Which text should be erased? {listed}", listed=listed)
        return (yield from one_of(text, numbered, hint=say("Number")))

    async def _forget(self, said: ErasableText, why: str) -> CompletedAct:
        parts, second = self._parts, self._parts.session.second(Permission.ERASE)
        with_ = self._asking.with_slip(Circumstances(approver=second, reason=why))
        return await parts.erasing.erase_note(parts.actor, parts.day.stream, said.action, with_)
