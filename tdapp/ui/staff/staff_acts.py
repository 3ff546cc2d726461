"""What the acts on staff share: who is chosen, why not, and how they go on."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.sign_in import SigningIn
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.ui.asking.key_requests import Wanted
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

Make = Callable[[], Call]


class StaffChoice:
    """Who is chosen in the list."""

    def __init__(self, work: Workplace) -> None:
        self._roster = work.parts.signing_in.roster
        self.id: StaffId | None = None

    def member(self) -> StaffMember:
        """The chosen colleague, who still works here; refuses ``no_staff_chosen``."""
        return self._roster.staff.member(self.anybody().id)

    def anybody(self) -> StaffMember:
        """The chosen colleague, also one who left; refuses ``no_staff_chosen``."""
        found = None if self.id is None else self._roster.staff.members.get(self.id)
        if found is None:
            raise Refusal("no_staff_chosen")
        return found


class OnStaff(QObject):
    """Base of them; `asks` carries each `Question`, `tried` why an answer is not enough."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._parts = work.parts
        self._asking = work.asking
        self._choice = choice

    @property
    def _keys(self) -> SigningIn:
        return self._parts.signing_in

    @property
    def _staff(self) -> Staff:
        return self._keys.roster.staff

    @property
    def _house(self) -> StreamId:
        return self._parts.day.stream

    def _name(self, staff: StaffId) -> str:
        return self._keys.roster.name(staff)

    def _act(self, words: str, key: str, make: Make, do: Callable[[], None]) -> WindowAct:
        """An act that is refused as the call that it would make."""
        return WindowAct(lambda: words, key, lambda: self._why_not(make), do, self)

    def _why_not(self, make: Make, with_: Circumstances | None = None) -> str:
        try:
            call = make()
        except Refusal as refusal:
            return sentence(refusal, voice())
        second = self._parts.session.stand_in(call.permission)
        asked = with_ or Circumstances(approver=second, reason="-")
        refusal_ = self._parts.desk.why_not(self._parts.actor, call, asked)
        return sentence(refusal_, voice()) if refusal_ else ""

    def _do(self, call: Call, with_: Circumstances = PLAIN) -> None:
        self._asking.act(call, with_)

    def _want(self, wanted: Wanted) -> None:
        """Have a key asked for in the sign-in bar."""
        self._asking.signs.emit(wanted)

    def _ask(
        self,
        text: str,
        hint: str,
        take: Callable[[str], None],
        choices: tuple[str, ...] = (),
        *,
        may_be_empty: bool = False,
    ) -> None:
        """Ask until what is typed can be taken."""

        def answered(typed: str) -> None:
            try:
                take(typed)
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))
                self.asks.emit(question)

        yes = voice().text("on staff", "Next")
        question = Question(text, yes, answered, hint, choices, may_be_empty=may_be_empty)
        self.asks.emit(question)

    def _ask_yes(self, text: str, yes: str, call: Call) -> None:
        self.asks.emit(Question(text, yes, lambda _: self._do(call)))
