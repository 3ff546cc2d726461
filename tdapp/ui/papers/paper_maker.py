"""Makes the sheets of a paper: of an event as it stood, with the names of today."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from tdapp.calls.tournament.league_results import league_table
from tdapp.calls.tournament.papers import before_paper
from tdapp.calls.tournament.recorded_times import RecordedTimes, recorded_times
from tdapp.calls.tournament.words_said import WordsSaid, said_in
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import NUMBERED_BY_THEMSELVES, Letterhead, PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, document_id, event_number
from tdapp.papers.lettering import measured, missing_letters, rare_letters
from tdapp.papers.paint import FAMILY
from tdapp.papers.paper import PaperSize
from tdapp.papers.roll import ROLLS, on_roll
from tdapp.papers.sheet import Reprint, Sheet, on_paper
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers, dated_facts, people_of
from tdapp.sheets.tournament.league_sheet import league_sheet
from tdapp.sheets.tournament.record_sheet import record_sheet
from tdapp.sheets.tournament.rulings_sheet import rulings_log
from tdapp.shown.money_words import priced
from tdapp.table.rulings.penalising import said_facts
from tdapp.table.rulings.ruling import Saying
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.event_record import acts_in_words
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts


@dataclass(frozen=True, slots=True)
class PaperOrder:
    """Which paper: of which event and kind, about whom.

    `number` is None for a draft, and counts `of_house` where the event has ended. `at_us` is when
    it was issued (UTC microseconds; None: now), `copy` says that it was printed before. It bears
    the `letterhead` that it was issued with (None: that of now).
    """

    event: StreamId
    kind: PaperKind
    about: tuple[int, ...] = ()
    number: int | None = None
    at_us: int | None = None
    copy: bool = False
    of_house: bool = False
    letterhead: Letterhead | None = None

    @property
    def row(self) -> str:
        """The document number in whose row the paper's own number counts."""
        return HOUSE_NUMBER if self.of_house else event_number(self.event)


@dataclass(frozen=True, slots=True)
class PreparedPaper:
    """A paper as it lies here: what was ordered, and its sheets.

    `missing` are letters of its names and its letterhead that no typeface here has.
    """

    order: PaperOrder
    sheets: tuple[Sheet, ...]
    missing: str = ""

    @property
    def event(self) -> StreamId:
        """The event that it is of."""
        return self.order.event

    @property
    def kind(self) -> PaperKind:
        """What kind of paper it is."""
        return self.order.kind

    @property
    def about(self) -> tuple[int, ...]:
        """Whom it is about, where not the whole event."""
        return self.order.about

    @property
    def number(self) -> int | None:
        """Its number; None for a draft."""
        return self.order.number

    @property
    def copy(self) -> bool:
        """Whether it was printed before."""
        return self.order.copy

    @property
    def title(self) -> str:
        """What it is called on its own head."""
        return self.sheets[0].title if self.sheets else ""

    @property
    def document(self) -> str:
        """The id under which it is printed and kept."""
        return document_id(self.order.row, self.kind, self.number)


class PaperMaker:
    """Looks names up and lays nothing out; it keeps nothing.

    What is read of every entry is read in a thread: for the loop it would take too long.
    """

    def __init__(self, parts: Parts, view: EventInView, names: NameBook) -> None:
        self._parts = parts
        self._view = view
        self._names = names

    async def make(self, order: PaperOrder, state: Tournament, size: PaperSize) -> PreparedPaper:
        """The paper of an event in this state; refuses as `sheets_for` does."""
        people = people_of(state)
        await self._names.learn(people)
        facts = dated_facts(state, order.kind, order.about)
        desk = self._parts.desk
        past = desk.stream(StreamRef(order.event, KIND)).timeline.past if facts else ()
        times = await asyncio.to_thread(recorded_times, desk.journal, order.event, past, facts)
        head = order.letterhead or self._parts.letterhead(state.conditions.house)
        said = chain((head.name, head.line), map(self._name_of, people))
        missing = missing_letters(await asyncio.to_thread(rare_letters, said), FAMILY)
        papers = self._papers(order, state, head, times, missing)
        if order.kind is PaperKind.HISTORY:
            made = [await self._record(order, papers)]
        elif order.kind is PaperKind.RULINGS:
            made = await self._log(order, papers)
        elif order.kind is PaperKind.LEAGUE_TABLE:
            made = [await self._league(papers)]
        else:
            now = self._view.now
            made = await asyncio.to_thread(sheets_for, papers, order.kind, order.about, now)
        sheets = await self._on_paper(made, order.kind, size)
        return PreparedPaper(order, sheets, missing)

    def _papers(
        self,
        order: PaperOrder,
        state: Tournament,
        head: Letterhead,
        times: RecordedTimes,
        missing: str,
    ) -> EventPapers:
        now_us = self._view.now.utc_us

        def recorded(fact: Event) -> str | None:
            found = times.of(fact)
            return None if found is None else voice().full_moment(found)

        return EventPapers(
            state,
            head,
            event_number(order.event),
            voice().full_moment(now_us if order.at_us is None else order.at_us),
            self._name_of,
            order.number,
            self._printed_again(now_us) if order.copy else None,
            priced(voice(), state),
            order.row,
            frozenset(missing).isdisjoint,
            recorded,
        )

    def _printed_again(self, utc_us: int) -> Reprint:
        """Who makes a copy, and when."""
        who = self._parts.session.roster.name(self._parts.actor.id)
        return Reprint(voice().full_moment(utc_us), who)

    async def _record(self, order: PaperOrder, papers: EventPapers) -> Sheet:
        """Every act of the event; a copy says those that were done when it was issued.

        Only today's hash is known, so that a copy of an event that goes on bears none.
        """
        desk, event = self._parts.desk, order.event
        timeline = desk.stream(StreamRef(event, KIND)).timeline
        whole = order.number is None or order.of_house
        upto = timeline.seq if whole else before_paper(timeline, order.number or 0)
        acts = await asyncio.to_thread(desk.journal.acts, event, timeline.seq)
        infos = await asyncio.to_thread(desk.journal.streams, KIND, ended=True)
        head = next((info.head_hash.hex() for info in infos if info.id == event), "")
        past, named = timeline.past[:upto], papers.named
        to_the_second, known = voice().moment_to_the_second, not order.copy or whole
        done = acts_in_words(past, timeline.state, acts, named, to_the_second)
        return await asyncio.to_thread(
            lambda: record_sheet(papers, list(done), head if known else "")
        )

    async def _log(self, order: PaperOrder, papers: EventPapers) -> list[Sheet]:
        """The rulings and penalties, with what was said as far as it is not erased."""
        desk, said = self._parts.desk, WordsSaid(self._parts.desk, order.event)
        known: dict[Event, Saying | None] = {}
        for fact in said_facts(papers.event):
            action = said.act_of(fact)
            if action is not None:
                known[fact] = await asyncio.to_thread(said_in, desk.journal, action)
        return rulings_log(papers, known.get)

    async def _league(self, papers: EventPapers) -> Sheet:
        """The table of the event's league, reckoned anew from the results in the record."""
        terms = papers.event.conditions.league
        if terms is None:
            raise Refusal("no_league")
        table, events = await asyncio.to_thread(league_table, self._parts.desk, terms)
        await self._names.learn([one.person for one in table])
        return league_sheet(papers, terms, table, events)

    async def _on_paper(
        self, sheets: Sequence[Sheet], kind: PaperKind, size: PaperSize
    ) -> tuple[Sheet, ...]:
        """Sheets on the house's paper; slips and cards on the roll, where the house has one."""
        slips = self._parts.settings.now.slips
        if slips in ROLLS and kind in NUMBERED_BY_THEMSELVES:
            measure = measured(FAMILY)
            return tuple(on_roll(one, measure, slips) for one in sheets)
        return await asyncio.to_thread(lambda: tuple(on_paper(one, size) for one in sheets))

    def _name_of(self, person: PersonId) -> str:
        """A name, or nothing for one that is erased."""
        return self._names.known(person) or ""
