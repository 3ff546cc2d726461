"""The act on an event that lets it go over to its house's rules as the files are now."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.house_rules import AdoptHouse
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.tournament.event.announcing import changed_parts
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

ANY_REASON = Circumstances(reason="-")


class HouseRulesActs(QObject):
    """An event plays on under the files that it began with until somebody decides otherwise.

    `asks` carries the question why.
    """

    asks = Signal(object)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._event: StreamId | None = None
        words = voice().text("house rules acts", "House version…")
        self.adopt = WindowAct(lambda: words, "H", self._why_not, self._ask, self)
        self.adopt.setAutoRepeat(False)
        self.adopt.only_in_list()

    def choose(self, event: StreamId | None) -> None:
        """Act on this event from now on."""
        self._event = event

    def _call(self) -> AdoptHouse:
        """Refuses ``no_such_event`` where none is chosen, and as `Houses.named` does."""
        view = self._work.view
        if self._event is None or self._event not in view.events():
            raise Refusal("no_such_event")
        house = view.state_of(self._event).conditions.house
        return AdoptHouse(self._event, self._work.parts.houses.named(house))

    def _why_not(self) -> str:
        parts = self._work.parts
        try:
            refusal = parts.desk.why_not_even_signed(parts.actor, self._call(), ANY_REASON)
        except Refusal as unfit:
            refusal = unfit
        return sentence(refusal, voice()) if refusal else ""

    def _ask(self) -> None:
        call = self._call()
        state = self._work.view.state_of(call.event)

        def go_on(reason: str) -> None:
            self._work.asking.act(call, Circumstances(reason=reason))

        text = voice().text(
            "house rules acts",
            "Why adopt the current rules of {house} for {title}? Changed: {files}. "
            "The published conditions stay.",
        )
        named = self._file_words()
        changed = changed_parts(state.programme.house, call.house.hashes)
        said = text.format(
            title=state.conditions.title,
            house=call.house.rulebook.name,
            files=", ".join(named[part] for part in changed),
        )
        self.asks.emit(
            Question(
                said,
                voice().text("house rules acts", "Adopt"),
                go_on,
                voice().text("house rules acts", "Reason, for the record"),
            )
        )

    def _file_words(self) -> dict[str, str]:
        return {
            "rulebook": voice().text("house rules acts", "rules of tournaments"),
            "play": voice().text("house rules acts", "rules of play"),
            "irregularities": voice().text("house rules acts", "irregularities"),
        }
