"""Acts on cashier sessions: opened, filled, counted, closed, handed over, printed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tdapp.calls.house.cage import CloseSession, CountSession, MoveFloat, OpenSession
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesStatement
from tdapp.house.cage_events import Amount, CashierSession, TenderCount
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.sheets.house.cashier_sheet import cashier_sheet
from tdapp.till.takings import COUNTED
from tdapp.ui.asking.acts import Acts, ActSpec, whatever
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read, words
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.cage.session_rows import tender_of
from tdapp.ui.look.act import ENTER, Done, WindowAct
from tdapp.ui.look.spoken import house_voice, saying, voice
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.parts.typed import counted, read_amount
from tdapp.ui.workplace.workplace import Workplace

say = saying("session acts")
CASH = COUNTED[0]
Chosen = CashierSession | None


class SessionActs(Acts[Chosen]):
    """All but `open` act on `session`."""

    def __init__(self, work: Workplace, at: AtCage) -> None:
        self._desk = desk = HouseDesk(work.parts, work.asking)
        super().__init__(desk, work.asking, lambda: at.session(self.session), work.view)
        self._at = at
        self._till = work.acts.till
        self.session: str | None = None
        on, closing = self._on, self._closing
        words = say("Open session…")
        self.open = self._act(ActSpec(words, "", self._opening, self._open, pressed_by="O"))
        self.take = on(say("Use session at this station"), ENTER, not_closed, self._take)
        self.count = on(say("Count drawer…"), "C", self._counting, self._count)
        self.close = on(say("Close session"), "X", closing, self._close)
        self.hand_over = on(say("Hand over…"), "H", closing, self._hand_over)
        self.fill = on(say("Fill…"), "F", self._moving, self._fill)
        self.credit = on(say("Credit…"), "Shift+F", self._moving, self._credit)
        self.sheet = on(say("Cashier sheet…"), "S", whatever, self._print)

    @property
    def on_session(self) -> tuple[WindowAct, ...]:
        """Those on the chosen session."""
        return self.all[1:]

    def select(self, session: str | None) -> None:
        """Act on this session from now on."""
        self.session = session
        self.refresh()

    def _on(
        self,
        words: str,
        key: str,
        trial: Callable[[CashierSession], Call | None],
        flow: Callable[[CashierSession], Flow[None]],
    ) -> WindowAct:
        """An act whose key is pressed in the list only."""
        spec = ActSpec[Chosen](
            words,
            "",
            lambda on: trial(the_session(on)),
            lambda on: flow(the_session(on)),
            pressed_by=key,
        )
        return self._act(spec)

    def _opening(self, _: Chosen) -> Call:
        return OpenSession(self._at.stream, "-", ())

    def _open(self, _: Chosen) -> Flow[None]:
        hint = say("Drawer, such as cage 2")
        drawer = yield from words(say("Which drawer are you opening?"), say("Next"), hint)
        cents = yield from read(
            say("How much cash is in {drawer}? Leave empty for none.", drawer=drawer),
            say("Float"),
            lambda typed: read_amount(typed) if typed else 0,
            yes=say("Open session"),
            may_be_empty=True,
        )
        floats = (Amount(CASH, cents),) if cents else ()
        yield from self._desk.do(OpenSession(self._at.stream, drawer, floats))
        self._till.open_session(self._at.newest)

    def _take(self, on: CashierSession) -> Flow[None]:
        yield from ()
        self._till.open_session(on.id)
        self.take.tried.emit(Done(say("Sales and payments here go to {session}.", session=on.id)))

    def _closing(self, on: CashierSession) -> Call:
        not_closed(on)
        return CloseSession(self._at.stream, on.id, self._at.events)

    def _counting(self, on: CashierSession) -> Call:
        """A count of what should be there, to ask whether it could be counted now."""
        not_closed(on)
        told = tuple(TenderCount(one.tender, one.expected) for one in self._at.books(on.id))
        return CountSession(self._at.stream, on.id, self._at.events, told)

    def _moving(self, on: CashierSession) -> Call:
        not_closed(on)
        return MoveFloat(self._at.stream, on.id, self._at.events, 1)

    def _fill(self, on: CashierSession) -> Flow[None]:
        return self._move(on, say("How much cash comes into {session} out of the main bank?"), 1)

    def _credit(self, on: CashierSession) -> Flow[None]:
        return self._move(on, say("How much cash moves from {session} to the main bank?"), -1)

    def _move(self, on: CashierSession, text: str, sign: int) -> Flow[None]:
        """Ask for the amount, why and by whom; another station may not have entered it too."""
        cents = yield from read(
            text.format(session=on.id), say("Amount"), lambda typed: sign * read_amount(typed)
        )
        why = say("Reason for {amount}, and who carried it?", amount=house_voice().money(cents))
        call = MoveFloat(self._at.stream, on.id, self._at.events, cents)
        as_it_was = ChangesStatement(
            self._at.stream, lambda house, _: house.cage.sessions.get(on.id), on
        )
        yield from self._desk.do_because(call, why, say("Record"), said=(as_it_was,))

    def _count(self, on: CashierSession) -> Flow[None]:
        """One tender after the other."""
        told: tuple[TenderCount, ...] = ()
        for book in self._at.books(on.id):
            told = (*told, (yield from self._counted(on, book.tender)))
        call = CountSession(self._at.stream, on.id, self._at.events, told)
        yield from self._desk.do(call)

    def _counted(self, on: CashierSession, tender: str) -> Flow[TenderCount]:
        """What should be there is not said, so that it is counted."""
        text = say(
            "How much {tender} is in {session}? Type the total, or value and number such as 50x12."
        )
        return read(
            text.format(tender=tender_of(tender), session=on.id),
            say("Count"),
            partial(counted, tender),
            yes=say("Record count"),
        )

    def _close(self, on: CashierSession) -> Flow[None]:
        """Stop using the session at this station once it is closed, and not before."""
        yield from self._desk.do(self._closing(on))
        if self._till.session == on.id:
            self._till.open_session(None)

    def _hand_over(self, on: CashierSession) -> Flow[None]:
        text = say("Who takes over {session}?", session=on.id)
        hint = say("Staff number of the next cashier")
        next_one = yield from read(text, hint, self._at.cashier, yes=say("Hand over"))
        yield from self._desk.do(CloseSession(self._at.stream, on.id, self._at.events, next_one))
        if self._till.session == on.id:
            self._till.open_session(self._at.newest)

    def _print(self, on: CashierSession) -> Flow[None]:
        asked = say("Save the sheet for {session} to which file?", session=on.id)
        yes = say("Save")
        hint = say("A file ending in .pdf")
        about = [_document(on.id)]
        name = paper_file(self._desk.now_us, PaperKind.CASHIER_SHEET, about=about)
        path = yield from file(asked, yes, hint, name)
        yield from result(lambda: self._write(on.id, path))

    async def _write(self, session: str, path: Path) -> None:
        """Number the sheet and write it as the session stands now; refuses ``cannot_write``."""
        found = self._at.session(session)
        if found is None:
            raise Refusal("no_such_session", session=session)
        numbers = PaperNumbers(self._desk.parts, self._asking)
        given = await numbers.of_session(session)
        document = given.document(PaperKind.CASHIER_SHEET)
        issued = voice().full_moment(self._desk.now_us)
        imprint = Imprint(given.letterhead, say("Cage"), document, issued, voice=voice())
        await numbers.file(given, [self._sheet(imprint, found)], path)

    def _sheet(self, imprint: Imprint, found: CashierSession) -> Sheet:
        return cashier_sheet(imprint, found, self._at.books(found.id), self._at.who)


def the_session(on: Chosen) -> CashierSession:
    """The one that is chosen; refuses ``no_session_chosen``."""
    if on is None:
        raise Refusal("no_session_chosen")
    return on


def not_closed(on: CashierSession) -> None:
    """Refuse ``session_is_closed``."""
    if on.closed_us is not None:
        raise Refusal("session_is_closed", session=on.id)


def _document(session: str) -> str:
    """A session as the number of its sheet, and as a part of a file's name."""
    return session.replace("/", "-").replace(" ", "-")
