"""The menu of papers: each is made as the event stands and looked at before it is printed."""

import re
from collections.abc import Awaitable, Callable

from PySide6.QtCore import Signal

from tdapp.calls.tournament.history_subject import subject_named
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.issuing import issued_with
from tdapp.house.papers.kinds import OF_ROOM, PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, PaperRef, event_of
from tdapp.tournament.papers.contents import anybody, contents, whose
from tdapp.tournament.papers.issuing import is_right
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import read
from tdapp.ui.look.act import Attention, WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_maker import PreparedPaper
from tdapp.ui.papers.paper_rows import HousePaperKey
from tdapp.ui.papers.paper_words import paper_number, paper_words
from tdapp.ui.parts.topic import Topic
from tdapp.words.sentence import sentence

say = saying("paper menu")

LISTED = tuple(kind for kind in PaperKind if kind.key)
"""What the menu offers."""
OF_BRACKETS = (PaperKind.BRACKET, PaperKind.MATCH_SLIPS)
MOST_OFFERED = 8
NUMBER = re.compile(r"\s*[A-Za-z]?(\d{1,9})", re.ASCII)


class PaperMenu(Acts[None]):
    """`opened` carries the `PreparedPaper` that was asked for, `tried` why something was not.

    `leads_to` carries what a paper is about that is not made here: a `Subject` whose history it
    was, or a cashier session by name.

    `page_is_about` says what the page in sight would print; without it that is the floor sheet.
    """

    opened = Signal(object)
    leads_to = Signal(object)
    tried = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, papers: PaperDesk) -> None:
        super().__init__(view, asking, lambda: None, view)
        self._view = view
        self._papers = papers
        self.page_is_about: Callable[[], Topic | None] = lambda: None
        self.print_page = self._making(self._page_words, "Ctrl+P")
        self.print_page.chosen = self._topic
        self.of_kind = {
            kind: self._making(paper_words(kind), f"Ctrl+O, {kind.key}", kind) for kind in LISTED
        }
        words = say("Reprint a document…")
        self.again = self._act(ActSpec(words, "Ctrl+O, A", self._must_be_one, self._reprint))
        for act in self.all:
            act.tried.connect(self.tried)
        view.changed.connect(self._offer_what_the_event_has)
        self._offer_what_the_event_has()

    def _offer_what_the_event_has(self) -> None:
        conditions = self._view.state.programme.conditions
        in_pairs = conditions is not None and conditions.bracket is not None
        for kind in OF_BRACKETS:
            self.of_kind[kind].setVisible(in_pairs)
        self.of_kind[PaperKind.BAG_SLIPS].setVisible(bool(self._view.state.stages.plans))
        refunded = bool(self._view.state.programme.refunds)
        self.of_kind[PaperKind.REFUNDS].setVisible(refunded)
        bonus = bool(self._view.state.special_rounds.won)
        self.of_kind[PaperKind.BONUS_SLIPS].setVisible(bonus)
        self.of_kind[PaperKind.ENVELOPES].setVisible(self._view.state.bounties.mystery)
        in_league = conditions is not None and conditions.league is not None
        self.of_kind[PaperKind.LEAGUE_TABLE].setVisible(in_league)
        has_chips = conditions is not None and bool(conditions.chips.denominations)
        self.of_kind[PaperKind.COLOUR_UP].setVisible(has_chips)
        self.of_kind[PaperKind.DEAL_SHEET].setVisible(self._view.state.talks.put is not None)

    def open(self, kind: PaperKind, about: tuple[int, ...] = ()) -> None:
        """Make a paper and show it; without `about` it is of all that it can be of."""
        event = self._papers.room(kind) if kind in OF_ROOM else self._view.id
        if event is not None:
            self._asking.start(lambda: self._open(event, kind, about), quiet=True)

    def open_again(self, number: int) -> None:
        """Show a copy of a paper that was issued."""
        event = self._view.id
        paper = self._view.state.papers.by_number.get(number)
        if event is None:
            return
        if paper is not None and paper.kind is PaperKind.ONE_HISTORY:
            self.leads_to.emit(subject_named(event, paper.numbers))
        else:
            self._asking.start(lambda: self._show(self._papers.again(event, number)), quiet=True)

    def prepared(self, key: object) -> Awaitable[PreparedPaper] | None:
        """The paper of a row of the list; None for one that stands on another page."""
        event = self._view.id
        if isinstance(key, HousePaperKey):
            return None if self._elsewhere(key.number) else self._papers.again_of_house(key.number)
        if event is None:
            return None
        if isinstance(key, PaperKind):
            return self._papers.draft(event, key, whose(self._view.state_of(event), key))
        paper = self._view.state.papers.by_number.get(key) if isinstance(key, int) else None
        if paper is None or paper.kind is PaperKind.ONE_HISTORY:
            return None
        return self._papers.again(event, paper.number)

    def open_scanned(self, ref: PaperRef) -> None:
        """Show a copy of the paper whose code was scanned, in the event that it is of."""
        event = event_of(ref, self._view.events())
        if ref.event == HOUSE_NUMBER:
            self._open_of_house(ref.number or 0)
            return
        if event is None:
            self.tried.emit(sentence(Refusal("foreign_code", text=ref.event), voice()))
            return
        self._view.choose(event)
        try:
            paper = issued_with(self._view.state.papers, ref.kind, ref.number or 0)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
        else:
            if not is_right(self._view.state, paper):
                self.tried.emit(Attention(self._void(paper)))
            self.open_again(paper.number)

    def open_of_house(self, number: int) -> None:
        """Show a copy of a paper that the house numbered, or lead to where it is made."""
        paper = self._papers.numbers.house.paper(number)
        elsewhere = self._elsewhere(number)
        if elsewhere is not None:
            self.leads_to.emit(elsewhere)
        elif paper.of is not None:
            self._asking.start(lambda: self._show(self._papers.again_of_house(number)), quiet=True)

    def _elsewhere(self, number: int) -> object:
        """What a paper of the house is of: a history, a session, the room; None: it is here."""
        paper = self._papers.numbers.house.paper(number)
        if paper.of is not None and paper.kind == PaperKind.ONE_HISTORY.value:
            return subject_named(paper.of, paper.numbers)
        kind = PaperKind(paper.kind)
        return self._papers.room(kind) if kind in OF_ROOM else paper.session or None

    def _open_of_house(self, number: int) -> None:
        """What a scanned paper of the house is about; its event comes into view."""
        try:
            paper = self._papers.numbers.house.paper(number)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
            return
        if paper.of is not None:
            self._view.choose(paper.of)
        self.open_of_house(number)

    def _void(self, paper: PaperIssued) -> str:
        return say("{paper} is void: its content is out of date.", paper=_said(paper))

    async def _open(self, event: StreamId, kind: PaperKind, about: tuple[int, ...]) -> None:
        of = about if kind in OF_ROOM else about or whose(self._view.state_of(event), kind)
        await self._show(self._papers.draft(event, kind, of))

    async def _show(self, making: Awaitable[PreparedPaper]) -> None:
        self.opened.emit(await making)

    def _making(
        self, words: str | Callable[[], str], key: str, kind: PaperKind | None = None
    ) -> WindowAct:
        return self._act(
            ActSpec(
                words,
                key,
                lambda _: self._must_say(*self._topic(kind)),
                lambda _: at_once(lambda: self.open(*self._topic(kind))),
            )
        )

    def _topic(self, kind: PaperKind | None = None) -> Topic:
        """All of a kind; without one what the page in sight is about."""
        if kind is not None:
            return (kind, ())
        return self.page_is_about() or (PaperKind.FLOOR_SHEET, ())

    def _page_words(self) -> str:
        kind, _ = self._topic()
        return say("Print: {paper}…", paper=paper_words(kind))

    def _must_say(self, kind: PaperKind, about: tuple[int, ...]) -> None:
        """Refuse as `contents` does where a paper would say nothing."""
        if kind in OF_ROOM:
            return
        state = self._view.state
        if kind is not PaperKind.PAYOUT_SHEET or not state.prizes.posted:
            contents(state, kind, about or anybody(state, kind))

    def _must_be_one(self, _: None) -> None:
        if not self._view.state.papers.last:
            raise Refusal("no_such_paper", number=1)

    def _reprint(self, _: None) -> Flow[None]:
        papers = self._view.state.papers
        newest = sorted(papers.by_number, reverse=True)[:MOST_OFFERED]
        choices = tuple(_said(papers.by_number[number]) for number in newest)
        text = say("Which document should be reprinted? It prints as issued, marked as a copy.")
        hint = say("Document number")
        self.open_again((yield from read(text, hint, self._issued, *choices, yes=say("Show"))))

    def _issued(self, typed: str) -> int:
        """The number of a paper that is out; refuses ``no_such_paper`` (number)."""
        found = NUMBER.match(typed)
        number = int(found.group(1)) if found else 0
        if number not in self._view.state.papers.by_number:
            raise Refusal("no_such_paper", number=typed[:20])
        return number


def _said(paper: PaperIssued) -> str:
    return f"{paper_number(paper)} {paper_words(paper.kind)}"
