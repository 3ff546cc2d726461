"""The acts that the page shows: read in the background, put into words in slices, judged lazily."""

import asyncio
from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Sequence
from dataclasses import replace
from operator import itemgetter

from PySide6.QtCore import QObject, Signal

from tdapp.core.act import ToldAct
from tdapp.core.ids import StaffId, StreamId, StreamRef
from tdapp.desk.record_log import BEYOND, RecordFilter, RecordLog, placed
from tdapp.desk.undo_verdicts import UndoVerdict, UndoVerdicts
from tdapp.desk.undoing import in_slices
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.shown.act_words import persons_of, whose_sitting
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow, row_of
from tdapp.ui.record.act_text import ActText, Names, said_of
from tdapp.ui.record.filter_reading import FilterNames
from tdapp.ui.record.record_rows import RecordRow, columns
from tdapp.ui.workplace.workplace import Workplace

A_LOT = 200
"""So many rows are read at a time, and"""
A_FEW, A_WHILE = 20, 2_000
MOST = 3_000
"""so many are kept at hand: the newest of them go when older ones are looked for."""
NEWS = 64


class RecordView(QObject):
    """`changed` says that other rows are listed, `judged` that some of them read otherwise.

    `progressed` says that a long search has come further.

    What is looked for no more is given up at once: each beginning has a number of its own.
    """

    changed = Signal()
    judged = Signal()
    progressed = Signal()

    def __init__(self, work: Workplace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._verdicts = UndoVerdicts(work.parts.desk, work.parts.undoing)
        self._log: RecordLog | None = None
        self._beginning = 0
        self._judging = 0
        self._newest: dict[StreamId, int] = {}
        self._shown: dict[Hashable, RecordRow] = {}
        self._made: dict[Hashable, ListRow] = {}
        self.columns = columns(self._staff)
        self._titles: dict[StreamId, str] = {}
        self.wanted = RecordFilter()
        self.words = ""
        self.busy = False
        self.cut = False

    @property
    def rows(self) -> list[ListRow]:
        """The rows, newest first."""
        return list(self._made.values())

    @property
    def shown(self) -> Sequence[RecordRow]:
        """The acts, newest first."""
        return list(self._shown.values())

    @property
    def count(self) -> int:
        """How many acts are shown."""
        return len(self._made)

    @property
    def over(self) -> bool:
        """Whether there is nothing older."""
        return self._log is not None and self._log.over

    @property
    def looked_at(self) -> int:
        """How many acts were looked through for those that are shown."""
        return 0 if self._log is None else self._log.looked_at

    @property
    def known(self) -> FilterNames:
        """What a filter may name: events, and the staff seen so far."""
        view, staff = self._work.view, self._work.parts.session.roster.name
        events = {**self._titles, **{event: view.title(event) for event in view.events()}}
        seen = {one.told.act.actor for one in self._shown.values()}
        return FilterNames(events, {who: staff(who) for who in seen}, view.now.utc_us)

    def one(self, key: object) -> RecordRow | None:
        """An act that is shown."""
        return self._shown.get(key)

    def begin(self, wanted: RecordFilter, words: str = "") -> None:
        """Read anew from the newest act back."""
        self.wanted, self.words, self.cut = wanted, words.casefold().strip(), False
        self._beginning += 1
        self._shown, self._made = {}, {}
        self._log = None
        self.changed.emit()
        number = self._beginning
        self._work.asking.start(lambda: self._begin(number), quiet=True)

    def more(self) -> None:
        """Read on, further back."""
        if not self.busy and self._log is not None and not self._log.over:
            number = self._beginning
            self._work.asking.start(lambda: self._more(number), quiet=True)

    def look_for_news(self) -> None:
        """Take in what was done since; nothing while only older acts are at hand."""
        desk = self._work.parts.desk
        moved = [
            ref
            for ref in self._loaded()
            if desk.stream(ref).timeline.seq > self._newest.get(ref.id, BEYOND)
        ]
        if moved and not self.cut and not self.busy:
            number = self._beginning
            self._work.asking.start(lambda: self._news(number, moved), quiet=True)

    def judge(self, keys: Iterable[Hashable], chosen: Hashable) -> None:
        """Find out of these rows whether they can be undone; of the `chosen` one in any case."""
        self._judging += 1
        wanted = [self._shown[key] for key in keys if key in self._shown]
        number = self._judging
        self._work.asking.start(lambda: self._judge(number, wanted, chosen), quiet=True)

    async def _begin(self, number: int) -> None:
        refs = await self._streams()
        if number == self._beginning:
            desk = self._work.parts.desk
            self._newest = {ref.id: desk.stream(ref).timeline.seq for ref in self._loaded()}
            self._log = RecordLog(desk.journal.pages, refs, self.wanted)
            await self._more(number)

    async def _more(self, number: int) -> None:
        """Read on; what a search has found so far is shown while it looks on."""
        log = self._log
        if log is None or number != self._beginning:
            return
        self.busy = True
        try:
            if self.words:
                await self._learn_all()
            found, at_once = 0, A_FEW if self.words else A_LOT
            while found < A_LOT and not log.over and number == self._beginning:
                told = await log.more(at_once, self._also, lambda: self._looks_on(number))
                await self._take_in(number, told)
                found += len(told)
                self._tell(number)
        finally:
            self.busy = self.busy and number != self._beginning
        self._tell(number)

    @property
    def _also(self) -> Callable[[ToldAct], bool] | None:
        """What an act has to say besides being wanted."""
        return self._says if self.words else None

    def _looks_on(self, number: int) -> bool:
        """Whether anybody still waits for this; now and then it is told how far it has come."""
        if self._log is not None and self._log.looked_at % A_WHILE == 0:
            self.progressed.emit()
        return number == self._beginning

    def _tell(self, number: int) -> None:
        if number == self._beginning:
            self.changed.emit()

    async def _news(self, number: int, refs: Collection[StreamRef]) -> None:
        pages, found = self._work.parts.desk.journal.pages, list[tuple[int, ToldAct]]()
        for ref in refs:
            before = self._newest.get(ref.id, 0)
            told = await asyncio.to_thread(pages.below, ref, BEYOND, NEWS)
            news = [one for one in placed(told) if one[1].first > before]
            self._newest[ref.id] = max((one.last for one in told), default=before)
            found += [one for one in news if self.wanted.takes(one[1])]
        found.sort(key=itemgetter(0), reverse=True)
        if number == self._beginning:
            old = self._shown
            self._shown, self._made = {}, {}
            await self._take_in(number, [one for _, one in found if self._is_said(one)])
            for shown in old.values():
                self._make(shown)
            self.changed.emit()

    async def _take_in(self, number: int, told: Sequence[ToldAct]) -> None:
        await self._learn(told)
        await in_slices(self._put_into_words(number, told), self._work.parts.desk.time)
        while len(self._shown) > MOST:
            newest = next(iter(self._shown))
            del self._shown[newest], self._made[newest]
            self.cut = True

    def _put_into_words(self, number: int, told: Sequence[ToldAct]) -> Generator[None, None, None]:
        for one in told:
            if number != self._beginning:
                return
            self._make(RecordRow(one, self._said(one), self._verdict(one)))
            yield

    async def _judge(self, number: int, wanted: Sequence[RecordRow], chosen: Hashable) -> None:
        other = False
        for shown in wanted:
            if number != self._judging:
                break
            verdict = self._verdict(shown.told)
            asked = shown.told.key == chosen or self._verdicts.is_near(shown.told)
            if verdict is None and asked:
                verdict = await self._verdicts.work_out(shown.told)
                await asyncio.sleep(0)
            news = verdict is not None and not verdict.says_as(shown.verdict)
            if news and shown.told.key in self._shown:
                shown.verdict, other = verdict, True
                self._make(shown)
        if other:
            self.judged.emit()

    def _make(self, shown: RecordRow) -> None:
        key = shown.told.key
        self._shown[key] = shown
        self._made[key] = row_of(self.columns, shown, key)

    def _said(self, told: ToldAct) -> ActText:
        alone = self.wanted.event is not None or told.kind != KIND
        title = "" if alone else self.known_title(told.stream)
        whose = whose_sitting(self._work.parts.desk, told.act)
        names = replace(self._names, whose=whose)
        return said_of(told, self._state(told.stream), names, title)

    def known_title(self, stream: StreamId) -> str:
        """What an event is called."""
        state = self._state(stream)
        if state.programme.conditions is not None:
            return state.conditions.title
        return self._titles.get(stream, "")

    def _says(self, told: ToldAct) -> bool:
        """Whether all the words that are searched for stand in its own."""
        act = told.act
        text = f"{self._said(told).text} {self._staff(act.actor)} {act.station}".casefold()
        return all(word in text for word in self.words.split())

    def _is_said(self, told: ToldAct) -> bool:
        return not self.words or self._says(told)

    def _verdict(self, told: ToldAct) -> UndoVerdict | None:
        return self._verdicts.at_once(told, self._work.parts.actor)

    async def _learn(self, told: Sequence[ToldAct]) -> None:
        persons = {
            person for one in told for person in persons_of(one.facts, self._state(one.stream))
        }
        await self._work.names.learn(persons)

    async def _learn_all(self) -> None:
        """Look up all players of the event, whose names may be searched for."""
        if self.wanted.event is not None:
            entries = self._state(self.wanted.event).entries.by_number.values()
            await self._work.names.learn({entry.person for entry in entries})

    async def _streams(self) -> list[StreamRef]:
        """The streams to be read: the event's and the open houses', or all that there are."""
        journal = self._work.parts.desk.journal
        if self.wanted.event is not None:
            loaded = [ref for ref in self._loaded() if ref.kind == HOUSE_KIND]
            return [StreamRef(self.wanted.event, KIND), *loaded]
        self._titles = dict(await asyncio.to_thread(journal.pages.titles))
        infos = await asyncio.to_thread(lambda: journal.streams(ended=True))
        return [StreamRef(one.id, one.kind) for one in infos]

    def _loaded(self) -> list[StreamRef]:
        desk = self._work.parts.desk
        kinds = (KIND, HOUSE_KIND)
        return [StreamRef(id_, kind) for kind in kinds for id_ in desk.streams(kind)]

    def _state(self, stream: StreamId) -> Tournament:
        """The event as it stands; an empty one for what is not at hand."""
        desk = self._work.parts.desk
        return desk.state(stream) if stream in desk.streams(KIND) else Tournament()

    def _staff(self, who: StaffId) -> str:
        return self._work.parts.session.roster.name(who)

    @property
    def _names(self) -> Names:
        return Names(self._work.names.name, self._staff)
