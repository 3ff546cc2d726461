"""Signing in and out, the lock, one act by another, and the director's duty."""

from PySide6.QtCore import QObject

from tdapp.calls.house.open_matters import open_matters
from tdapp.calls.house.staff import EndDuty, HandOverDuty, SendOff, SignOut, TakeDuty
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Permission
from tdapp.rules.rule import Answer
from tdapp.ui.asking.key_requests import KeyWanted, OnceWanted, SecondWanted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.open_words import open_words
from tdapp.ui.staff.staff_acts import OnStaff, StaffChoice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class DutyActs(OnStaff):
    """Those of this station, and of whoever is signed in at it."""

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        text = voice().text
        super().__init__(work, choice, parent)
        self.session = WindowAct(
            self._session_words, "Ctrl+Shift+K", self._why_no_key, self._turn, self
        )
        self.session.forms = (
            text("duty acts", "Sign in"),
            text("duty acts", "Unlock"),
            text("duty acts", "Lock"),
        )
        self.other = WindowAct(
            lambda: text("duty acts", "Switch user…"),
            "Ctrl+Shift+H, I",
            self._why_no_key,
            self._ask_key,
            self,
        )
        self.once = WindowAct(
            lambda: text("duty acts", "Authorise one action…"),
            "Ctrl+Shift+O",
            self._why_no_key,
            lambda: self._want(OnceWanted()),
            self,
        )
        self.sign_out = self._act(
            text("duty acts", "Sign out"), "Ctrl+Shift+H, O", self._signing_out, self._go
        )
        self.take = self._act(text("duty acts", "Go on duty"), "T", self._taking, self._take)
        self.hand_over = WindowAct(
            lambda: text("duty acts", "Hand over the duty…"),
            "H",
            self._why_no_handing,
            self._ask_taker,
            self,
        )
        self.end = self._act(text("duty acts", "Go off duty"), "D", self._ending, self._end)
        self.send_off = self._act(
            text("duty acts", "Sign them out"), "O", self._sending_off, self._send_off
        )

    @property
    def of_station(self) -> tuple[WindowAct, ...]:
        """Those on the session."""
        return (self.session, self.other, self.once, self.sign_out)

    @property
    def of_duty(self) -> tuple[WindowAct, ...]:
        """Those on the duty."""
        return (self.take, self.hand_over, self.end)

    @property
    def rule(self) -> str | None:
        """The number of the rule by which the director has to be there; None where none says so."""
        director = self._parts.rulebook.director
        return director.rule if director.present is Answer.YES else None

    def _session_words(self) -> str:
        session = self._parts.session
        if session.signed_in is None:
            return voice().text("duty acts", "Sign in")
        return (
            voice().text("duty acts", "Unlock")
            if session.locked
            else voice().text("duty acts", "Lock")
        )

    def _why_no_key(self) -> str:
        if self._parts.session.staffed:
            return ""
        return sentence(Refusal("nobody_enrolled"), voice())

    def _turn(self) -> None:
        session = self._parts.session
        if session.signed_in is not None and not session.locked:
            session.lock()
        else:
            self._ask_key()

    def _ask_key(self) -> None:
        self._want(KeyWanted(lambda: None))

    def _go(self) -> None:
        self._asking.start(self._keys.sign_out)

    def _take(self) -> None:
        self._do(self._taking())

    def _end(self) -> None:
        self._do(self._ending())

    def _send_off(self) -> None:
        self._do(self._sending_off())

    def _ask_taker(self) -> None:
        asked = voice().text(
            "duty acts", "Who takes over as director on duty? They must sign: {who}."
        )
        matters = open_words(open_matters(self._parts.desk, self._house))
        text = f"{asked} {matters.replace('{', '{{').replace('}', '}}')}"

        def signed(taker: Actor) -> None:
            self._do(HandOverDuty(self._house, taker.id), Circumstances(approver=taker))

        self._want(SecondWanted(Permission.HAND_OVER, signed, text, HandOverDuty.row.label))

    def _why_no_handing(self) -> str:
        """As it would be refused with somebody who could take it."""
        duty = self._staff.duty
        others = [one for one in self._staff.heads() if duty is None or one != duty.staff]
        if not others:
            return sentence(Refusal("last_head"), voice())
        actor = self._parts.actor
        taker = next((one for one in others if one != actor.id), others[0])
        signed = self._keys.roster.actor(taker)
        call = HandOverDuty(self._house, taker)
        return self._why_not(lambda: call, Circumstances(approver=signed))

    def _signing_out(self) -> Call:
        return SignOut(self._house)

    def _taking(self) -> Call:
        return TakeDuty(self._house)

    def _ending(self) -> Call:
        return EndDuty(self._house, self._parts.desk.events_on(), self.rule)

    def _sending_off(self) -> Call:
        return SendOff(self._house, self._choice.member().id)
