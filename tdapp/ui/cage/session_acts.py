"""Acts on cashier sessions: opened, filled, counted, closed, handed over, printed."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.cage import CloseSession, CountSession, MoveFloat, OpenSession
from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.cage_events import Amount, CashierSession, TenderCount
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.sheets.house.cashier_sheet import cashier_sheet
from tdapp.till.takings import COUNTED
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.cage.session_rows import tender_of
from tdapp.ui.cage.typed_count import counted
from tdapp.ui.entries.on_entry import ANY_REASON
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.papers.print_times import printed_when
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

CASH = COUNTED[0]
Typed = Callable[[str], None]
CallOf = Callable[[CashierSession], Call]


class SessionActs(QObject):
    """They act on `session`. `asks` carries each question, `tried` why something was not done."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, work: Workplace, at: AtCage) -> None:
        text = voice().text
        super().__init__(work.view)
        self._work = work
        self._at = at
        self.session: str | None = None
        self.open = WindowAct(
            lambda: text("session acts", "Open session…"),
            "",
            self._why_not_open,
            self._ask_drawer,
            self,
        )
        self.open.pressed_by = "O"
        self.take = self._act(
            text("session acts", "Use session at this station"), ENTER, self._take
        )
        self.count = self._act(
            text("session acts", "Count drawer…"), "C", self._ask_counts, self._counting
        )
        self.close = self._act(
            text("session acts", "Close session"), "X", self._close, self._closing
        )
        self.hand_over = self._act(
            text("session acts", "Hand over…"), "H", self._ask_next, self._closing
        )
        self.fill = self._act(
            text("session acts", "Fill…"), "F", lambda: self._ask_float(1), self._moving
        )
        self.credit = self._act(
            text("session acts", "Credit…"), "Shift+F", lambda: self._ask_float(-1), self._moving
        )
        self.sheet = WindowAct(
            lambda: text("session acts", "Cashier sheet…"), "", self._why_none, self._ask_file, self
        )
        self.sheet.pressed_by = "S"

    @property
    def on_session(self) -> tuple[WindowAct, ...]:
        """Those on the chosen session."""
        own = (self.take, self.count, self.close, self.hand_over)
        return (*own, self.fill, self.credit, self.sheet)

    def select(self, session: str | None) -> None:
        """Act on this session from now on."""
        self.session = session
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in (self.open, *self.on_session):
            act.refresh()

    def _act(
        self, words: str, key: str, do: Callable[[], None], call: CallOf | None = None
    ) -> WindowAct:
        act = WindowAct(lambda: words, "", lambda: self._why(call), do, self)
        act.pressed_by = key
        return act

    def _why_not_open(self) -> str:
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, OpenSession(self._at.stream, "-", ()))
        return sentence(refusal, voice()) if refusal else ""

    def _why_none(self) -> str:
        if self._at.session(self.session) is None:
            return voice().text("session acts", "No session is selected. Select or open one.")
        return ""

    def _why(self, call: CallOf | None) -> str:
        found = self._at.session(self.session)
        if found is None:
            return self._why_none()
        refusal: Refusal | None = None
        if found.closed_us is not None:
            refusal = Refusal("session_is_closed", session=found.id)
        elif call is not None:
            parts = self._work.parts
            refusal = parts.desk.why_not(parts.actor, call(found), ANY_REASON)
        return sentence(refusal, voice()) if refusal else ""

    def _take(self) -> None:
        self._work.acts.till.open_session(self.session)
        self.tried.emit(
            voice().text(
                "session acts", "Sales and payments here go to {session}.", session=self.session
            )
        )

    def _closing(self, session: CashierSession) -> Call:
        return CloseSession(self._at.stream, session.id, self._at.events)

    def _counting(self, session: CashierSession) -> Call:
        """A count of what should be there, to ask whether it could be counted now."""
        told = tuple(TenderCount(one.tender, one.expected) for one in self._at.books(session.id))
        return CountSession(self._at.stream, session.id, self._at.events, told)

    def _moving(self, session: CashierSession) -> Call:
        return MoveFloat(self._at.stream, session.id, self._at.events, 1)

    def _ask_drawer(self) -> None:
        text = voice().text("session acts", "Which drawer are you opening?")
        hint = voice().text("session acts", "Drawer, such as cage 2")
        self._ask(text, voice().text("session acts", "Next"), hint, self._ask_opening)

    def _ask_opening(self, drawer: str) -> None:
        text = voice().text(
            "session acts", "How much cash is in {drawer}? Leave empty for none.", drawer=drawer
        )

        def opened(typed: str) -> None:
            cents = parse_cents(typed) if typed else 0
            floats = (Amount(CASH, cents),) if cents else ()
            call = OpenSession(self._at.stream, drawer, floats)
            self._work.acts.till.begin(call, lambda: self._at.newest)

        self._ask(
            text,
            voice().text("session acts", "Open session"),
            voice().text("session acts", "Float"),
            opened,
            may_be_empty=True,
        )

    def _ask_float(self, sign: int) -> None:
        session = self.session or ""
        text = voice().text(
            "session acts", "How much cash comes into {session} out of the main bank?"
        )
        if sign < 0:
            text = voice().text(
                "session acts", "How much cash goes out of {session} to the main bank?"
            )

        def amount(typed: str) -> None:
            cents = sign * parse_cents(typed)
            call = MoveFloat(self._at.stream, session, self._at.events, cents)
            why = voice().text(
                "session acts",
                "Reason for {amount}, and who carried it?",
                amount=voice().money(cents),
            )
            hint = voice().text("session acts", "Reason, for the record")
            self._ask(
                why,
                voice().text("session acts", "Record"),
                hint,
                lambda reason: self._do(call, reason),
            )

        self._ask(
            text.format(session=session),
            voice().text("session acts", "Next"),
            voice().text("session acts", "Amount"),
            amount,
        )

    def _ask_counts(self) -> None:
        session = self.session or ""
        tenders = [one.tender for one in self._at.books(session)]
        self._ask_count(session, tenders, {})

    def _ask_count(self, session: str, left: list[str], told: Mapping[str, TenderCount]) -> None:
        """One tender after the other; what should be there is not said, so that it is counted."""
        tender, *others = left
        text = voice().text(
            "session acts",
            "How much {tender} is in {session}? Type the total, or value and number such as 50x12.",
        )

        def answered(typed: str) -> None:
            now = {**told, tender: counted(tender, typed)}
            if others:
                self._ask_count(session, others, now)
                return
            call = CountSession(self._at.stream, session, self._at.events, tuple(now.values()))
            self._do(call)

        asked = text.format(tender=tender_of(tender), session=session)
        self._ask(
            asked,
            voice().text("session acts", "Record count"),
            voice().text("session acts", "Count"),
            answered,
        )

    def _close(self) -> None:
        found = self._at.session(self.session)
        if found is not None:
            self._work.asking.start(lambda: self._close_and_leave(found))

    async def _close_and_leave(self, session: CashierSession) -> None:
        """Nothing is counted in it here any more once it is closed, and not before."""
        await self._work.asking.perform(self._closing(session))
        self._leave(session.id)

    def _leave(self, session: str) -> None:
        if self._work.acts.till.session == session:
            self._work.acts.till.open_session(None)

    def _ask_next(self) -> None:
        session = self.session or ""
        text = voice().text("session acts", "Who takes over {session}?", session=session)

        def given(who: str) -> None:
            call = CloseSession(self._at.stream, session, self._at.events, self._at.cashier(who))
            if self._work.acts.till.session == session:
                self._work.acts.till.begin(call, lambda: self._at.newest)
            else:
                self._do(call)

        self._ask(
            text,
            voice().text("session acts", "Hand over"),
            voice().text("session acts", "Staff number of the next cashier"),
            given,
        )

    def _ask_file(self) -> None:
        session = self.session or ""
        likely = f"cashier-{_document(session)}.pdf"

        def write(path: str) -> None:
            self._work.asking.start(lambda: self._write(session, typed_path(path)))

        text = voice().text(
            "session acts", "Save the sheet for {session} to which file?", session=session
        )
        hint = voice().text("session acts", "A file ending in .pdf")
        self.asks.emit(
            file_question(text, voice().text("session acts", "Save"), hint, write, likely)
        )

    async def _write(self, session: str, path: Path) -> None:
        """Number the sheet and write it as the session stands now; refuses ``cannot_write``."""
        found = self._at.session(session)
        if found is None:
            raise Refusal("no_such_session", session=session)
        numbers = PaperNumbers(self._work.parts, self._work.asking)
        given = await numbers.of_session(session)
        document = given.document(PaperKind.CASHIER_SHEET)
        issued = printed_when(self._work.view.now.utc_us)
        imprint = Imprint(
            given.letterhead, voice().text("session acts", "Cage"), document, issued, voice=voice()
        )
        await numbers.file(given, [self._sheet(imprint, found)], path)

    def _sheet(self, imprint: Imprint, found: CashierSession) -> Sheet:
        return cashier_sheet(imprint, found, self._at.books(found.id), self._at.who)

    def _do(self, call: Call, reason: str | None = None) -> None:
        self._work.asking.act(call, Circumstances(reason=reason))

    def _ask(
        self, text: str, yes: str, hint: str, go_on: Typed, *, may_be_empty: bool = False
    ) -> None:
        """Ask; what cannot be read is told and asked for again."""

        def answered(typed: str) -> None:
            try:
                go_on(typed)
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))
                self._ask(text, yes, hint, go_on, may_be_empty=may_be_empty)

        self.asks.emit(Question(text, yes, answered, hint, may_be_empty=may_be_empty))


def _document(session: str) -> str:
    """A session as the number of its sheet, and as a part of a file's name."""
    return session.replace("/", "-").replace(" ", "-")
