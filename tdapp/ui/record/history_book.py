"""Tells the history of one thing: worked out in slices, its acts read in the background."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tdapp.calls.tournament.history import history
from tdapp.calls.tournament.history_subject import (
    OF_A_PLACE,
    HistoryKind,
    Subject,
    into_pool,
    named_by,
)
from tdapp.core.act import Act, ToldAct
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamRef
from tdapp.desk.undoing import in_slices
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Imprint
from tdapp.sheets.house.history_sheet import ChainStatus, HistoryStep, history_sheet
from tdapp.tournament.facts import OF_EXITS
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.record.act_text import Names
from tdapp.ui.record.history_words import StepText, said_steps, title_of
from tdapp.ui.workplace.workplace import Workplace
from tdapp.voice.voice import NONE


@dataclass(frozen=True, slots=True)
class HistoryText:
    """A history in words, with what it is of."""

    subject: Subject
    title: str
    steps: tuple[StepText, ...]


class HistoryBook:
    """Asks the desk, the registry and the record; it keeps nothing."""

    def __init__(self, work: Workplace) -> None:
        self._work = work

    async def tell(self, subject: Subject) -> HistoryText:
        """The history as it stands now; refuses ``no_such_stream`` for an event not at hand."""
        desk = self._work.parts.desk
        state: Tournament = desk.state(subject.event)
        timeline = desk.stream(StreamRef(subject.event, KIND)).timeline
        steps = await in_slices(history(subject, timeline), desk.time)
        asked = [step.action for step in steps]
        acts: Mapping[ActionId, Act] = await asyncio.to_thread(desk.journal.pages.named, asked)
        entries = {one for step in steps for one in (*step.before.entries, *step.after.entries)}
        entries.update(
            one for step in steps for fact in step.facts for one in fact.touches().entries
        )
        known = (state.entries.by_number.get(one) for one in entries)
        await self._work.names.learn({one.person for one in known if one is not None})
        names = self._names
        said = tuple(said_steps(subject, steps, acts, state, names))
        return HistoryText(subject, title_of(subject, state, names), said)

    async def file(self, told: HistoryText, path: Path) -> None:
        """Write the history numbered into a file, with the head of the event's chain and its seal.

        Refuses ``cannot_write``.
        """
        desk, event = self._work.parts.desk, told.subject.event
        now_us = desk.time.now().utc_us
        title = desk.state(event).conditions.title
        issued = voice().full_moment(now_us)
        kind, numbers = PaperKind.ONE_HISTORY, PaperNumbers(self._work.parts, self._work.asking)
        given = await numbers.of_event(event, kind, named_by(told.subject))
        head = await asyncio.to_thread(desk.journal.chain_head, event)
        chain = ChainStatus(0, NONE, NONE)
        if head is not None:
            chain = ChainStatus(head.seq, head.hash, _sealed(head.sealed_seq, head.sealed_us))
        imprint = Imprint(given.letterhead, title, given.document(kind), issued, voice=voice())
        sheet = history_sheet(imprint, told.title, [_on_paper(one) for one in told.steps], chain)
        await numbers.file(given, [sheet], path)

    @property
    def _names(self) -> Names:
        return Names(self._work.names.name, self._work.parts.session.roster.name)


def subject_of(told: ToldAct) -> Subject | None:
    """What an act is about, whose history can be asked for: of its facts the most telling one."""
    if told.kind != KIND:
        return None
    found = [one for fact in told.facts if (one := _subject(told, fact)) is not None]
    order = list(HistoryKind)
    return min(found, key=lambda one: order.index(one.kind), default=None)


def _subject(told: ToldAct, fact: Event) -> Subject | None:
    entries = fact.touches().entries
    if isinstance(fact, OF_A_PLACE):
        return Subject(HistoryKind.PRIZE, told.stream, fact.place)
    if len(entries) == 1:
        kind = HistoryKind.EXIT if isinstance(fact, OF_EXITS) else HistoryKind.ENTRY
        return Subject(kind, told.stream, entries[0])
    return Subject(HistoryKind.POOL, told.stream) if into_pool(fact) else None


def _on_paper(step: StepText) -> HistoryStep:
    at = f"{step.on} {step.at}" + (f" ({step.happened})" if step.happened else "")
    act = voice().count(step.first)
    return HistoryStep(act, at, step.what, step.change, step.who, step.why, undone=step.undone)


def _sealed(seq: int | None, at_us: int | None) -> str:
    """Up to where the chain was sealed, and when."""
    if seq is None or at_us is None:
        return voice().text("history", "not yet")
    said = voice().text("history", "{day} {time}, up to record {seq}")
    return said.format(
        day=voice().day(at_us), time=voice().time_to_the_second(at_us), seq=voice().count(seq)
    )
