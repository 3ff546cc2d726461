"""Signing in and out, the lock, one act by another, and the director's duty."""

from PySide6.QtCore import QObject

from tdapp.calls.house.open_matters import OpenMatters, open_matters
from tdapp.calls.house.staff import EndDuty, HandOverDuty, SendOff, SignOut, TakeDuty
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Permission
from tdapp.rules.rule import Answer
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.key_requests import KeyWanted, OnceWanted, SecondWanted, Wanted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.staff.staff_choice import StaffChoice, member_of
from tdapp.ui.workplace.workplace import Workplace
from tdapp.voice.texts import text

say = saying("duty acts")
Chosen = StaffId | None


class DutyActs(Acts[Chosen]):
    """Acts of this station, and of whoever is signed in at it."""

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, lambda: choice.id, parent)
        self._parts = work.parts
        self._keys = work.parts.signing_in
        self._stream = house.stream
        self._make_of_station()
        self._make_of_duty()

    def _make_of_station(self) -> None:
        of, enrolled = ActSpec[Chosen], self._must_be_staffed
        turn, once = self._turn, OnceWanted()
        self.session = self._act(of(self._session_words, "Ctrl+Shift+K", enrolled, turn))
        self.session.forms = (say("Sign in"), say("Unlock"), say("Lock"))
        words, key = say("Switch user…"), "Ctrl+Shift+H, I"
        self.other = self._act(of(words, key, enrolled, lambda _: self._want(a_key())))
        words, key = say("Authorise one action…"), "Ctrl+Shift+O"
        self.once = self._act(of(words, key, enrolled, lambda _: self._want(once)))
        words, key = say("Sign out"), "Ctrl+Shift+H, O"
        self.sign_out = self._act(of(words, key, lambda _: SignOut(self._stream()), self._sign_out))

    def _make_of_duty(self) -> None:
        of = ActSpec[Chosen]
        self.take = self._act(of(say("Go on duty"), "T", lambda _: TakeDuty(self._stream())))
        words = say("Hand over the duty…")
        self.hand_over = self._act(of(words, "H", self._must_have_taker, self._hand_over))
        self.end = self._act(of(say("Go off duty"), "D", self._ending))
        self.send_off = self._act(of(say("Sign them out"), "O", self._sending_off))

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
            return say("Sign in")
        return say("Unlock") if session.locked else say("Lock")

    def _must_be_staffed(self, _: Chosen) -> None:
        if not self._parts.session.staffed:
            raise Refusal("nobody_enrolled")

    def _want(self, wanted: Wanted) -> Flow[None]:
        """Have a key asked for in the sign-in bar."""
        self._asking.signs.emit(wanted)
        yield from ()

    def _turn(self, _: Chosen) -> Flow[None]:
        session = self._parts.session
        if session.signed_in is not None and not session.locked:
            session.lock()
        else:
            yield from self._want(a_key())

    def _sign_out(self, _: Chosen) -> Flow[None]:
        yield from result(self._keys.sign_out, once=True)

    def _hand_over(self, _: Chosen) -> Flow[None]:
        asked = say("Who takes over as director on duty? They must sign: {who}.")
        matters = open_words(open_matters(self._parts.desk, self._stream()))
        text = f"{asked} {matters.replace('{', '{{').replace('}', '}}')}"

        def signed(taker: Actor) -> None:
            call = HandOverDuty(self._stream(), taker.id)
            self._asking.act(call, Circumstances(approver=taker))

        label = HandOverDuty.row.label
        yield from self._want(SecondWanted(Permission.HAND_OVER, signed, text, label))

    def _must_have_taker(self, _: Chosen) -> None:
        """Refuse as the desk would with somebody who could take it."""
        staff, actor = self._keys.roster.staff, self._parts.actor
        others = [one for one in staff.heads() if staff.duty is None or one != staff.duty.staff]
        if not others:
            raise Refusal("last_head")
        taker = next((one for one in others if one != actor.id), others[0])
        with_ = Circumstances(approver=self._keys.roster.actor(taker))
        refusal = self._parts.desk.why_not(actor, HandOverDuty(self._stream(), taker), with_)
        if refusal is not None:
            raise refusal

    def _ending(self, _: Chosen) -> Call:
        return EndDuty(self._stream(), self._parts.desk.events_on(), self.rule)

    def _sending_off(self, on: Chosen) -> Call:
        return SendOff(self._stream(), member_of(self._keys.roster.staff, on).id)


def a_key() -> KeyWanted:
    """Anybody's key, with which nothing else goes on."""
    return KeyWanted(lambda: None)


WAITING = {
    "held": text("staff", "tables on hold: {count}"),
    "pending": text("staff", "eliminations pending: {count}"),
    "slips": text("staff", "prize slips to pay: {count}"),
    "notices": text("staff", "notices due: {count}"),
    "drawers": text("staff", "drawers open: {count}"),
    "cash_tables": text("staff", "cash tables open: {count}"),
    "notices_running": text("staff", "notices running at cash tables: {count}"),
    "custody": text("staff", "chips in custody: {count}"),
    "on_the_way": text("staff", "fills and credits on their way: {count}"),
    "to_sign": text("staff", "fills and credits to sign: {count}"),
    "boxes": text("staff", "boxes to count: {count}"),
    "collections": text("staff", "collections to verify: {count}"),
    "jackpot_hits": text("staff", "jackpot hits to pay: {count}"),
    "malfunctions": text("staff", "jackpot malfunctions: {count}"),
}


def open_words(open_: OpenMatters) -> str:
    """One sentence; that nothing is open too."""
    said = [
        voice().say(text, count=count)
        for name, text in WAITING.items()
        if (count := open_.waits.get(name))
    ]
    if open_.events:
        on = voice().text("staff", "in progress: {titles}")
        said.insert(0, on.format(titles=", ".join(open_.events)))
    if not said:
        return voice().text("staff", "Nothing is open.")
    return voice().text("staff", "Open: {matters}.", matters="; ".join(said))
