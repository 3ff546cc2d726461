"""The steps of a history in words: what changed, who did it and where, and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tdapp.calls.tournament.history import EventStep, Reading
from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.act import Act
from tdapp.core.event import Redone, Reversal, Undone
from tdapp.core.ids import ActionId
from tdapp.house.papers.issued import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.shown.act_words import act_words
from tdapp.shown.cells import Shape
from tdapp.shown.money_words import priced
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted, PrizesProjected
from tdapp.tournament.facts.slips import IdentitySeen, SlipIssued
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.prizes import prize_holders
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_words import paper_words
from tdapp.ui.record.act_text import Names
from tdapp.voice.texts import text
from tdapp.voice.voice import NONE

STATES = {
    PrizeState.OPEN: text("history", "not decided"),
    PrizeState.OWED: text("history", "owed"),
    PrizeState.SLIP_OUT: text("history", "slip issued"),
    PrizeState.IDENTITY_SEEN: text("history", "ID checked"),
    PrizeState.PAID: text("history", "paid"),
    PrizeState.UNCLAIMED: text("history", "unclaimed"),
    PrizeState.FORFEITED: text("history", "forfeited"),
}


@dataclass(frozen=True, slots=True)
class StepText:
    """A step in words: when it was written, what, the change, who and where, and why.

    `happened` is when it happened if that was earlier, `on` the day it was written; `undone` says
    that it counts no more.
    """

    first: int
    at: str
    what: str
    change: str
    who: str
    why: str
    shape: Shape
    paid: bool = False
    undone: bool = False
    happened: str = ""
    on: str = ""

    @property
    def below(self) -> str:
        """Everything but what it was, in one line."""
        return "; ".join(part for part in (self.change, self.who, self.why) if part)


def title_of(subject: Subject, state: Tournament, names: Names) -> str:
    """What a history is of, with the name where it has one."""
    text = voice().text
    if subject.kind is HistoryKind.POOL:
        return text("history", "Prize pool")
    if subject.kind is HistoryKind.PRIZE:
        said = text("history", "Prize of {place} place", place=voice().ordinal(subject.key))
        holders = prize_holders(state, subject.key)
        who = ", ".join(names.of_person(state.entry(one).person) for one in holders)
        return f"{said}, {who}" if who else said
    form = text("history", "Entry {number}, {name}")
    if subject.kind is HistoryKind.EXIT:
        form = text("history", "Exit of entry {number}, {name}")
    entry = state.entries.by_number.get(subject.key)
    name = NONE if entry is None else names.of_person(entry.person)
    return form.format(number=subject.key, name=name)


def said_steps(
    subject: Subject,
    steps: list[EventStep],
    acts: Mapping[ActionId, Act],
    state: Tournament,
    names: Names,
) -> Iterator[StepText]:
    """Each step in words; an act that is no longer in the record says so."""
    for step in steps:
        act = acts.get(step.action)
        yield StepText(
            first=step.first,
            at="" if act is None else voice().time(act.at_us),
            on="" if act is None else voice().day(act.at_us),
            what=_what(subject, step, act, state, names),
            change=change_words(subject, step.before, step.after, state, names),
            who="" if act is None else _who(act, names),
            why=_why(step, act),
            shape=_shape(step),
            paid=any(isinstance(fact, PrizePaid) for fact in step.facts),
            undone=step.undone,
            happened=""
            if act is None or act.happened_us is None
            else voice().time(act.happened_us),
        )


def change_words(
    subject: Subject, before: Reading, after: Reading, state: Tournament, names: Names
) -> str:
    """What is not as it was, before and after."""
    changes, money = list[str](), priced(voice(), state).money
    if before.cents != after.cents:
        was = NONE if before.cents is None else money(before.cents)
        now = NONE if after.cents is None else money(after.cents)
        changes.append(_from_to(was, now))
    if before.entries != after.entries:
        changes.append(_from_to(_named(before, state, names), _named(after, state, names)))
    if before.prize is not after.prize:
        changes.append(_from_to(_prize(before.prize), _prize(after.prize)))
    if before.seat != after.seat and subject.kind is HistoryKind.ENTRY:
        changes.append(_from_to(str(before.seat or NONE), str(after.seat or NONE)))
    if before.place != after.place:
        changes.append(_from_to(_place(before.place), _place(after.place)))
    return ", ".join(changes)


def _from_to(was: str, now: str) -> str:
    return voice().text("history", "{was} to {now}", was=was, now=now)


def _named(reading: Reading, state: Tournament, names: Names) -> str:
    held = (state.entries.by_number.get(one) for one in reading.entries)
    said = [names.of_person(entry.person) for entry in held if entry is not None]
    return ", ".join(said) or NONE


def _prize(state: PrizeState | None) -> str:
    return NONE if state is None else voice().say(STATES[state])


def _place(place: int | None) -> str:
    return NONE if place is None else voice().ordinal(place)


def _what(
    subject: Subject, step: EventStep, act: Act | None, state: Tournament, names: Names
) -> str:
    text = voice().text
    first = step.facts[0]
    if isinstance(first, Reversal):
        form = text("history", "Action {number} undone")
        if isinstance(first, Redone):
            form = text("history", "Action {number} redone")
        return form.format(number=voice().count(first.seqs[0]) if first.seqs else NONE)
    if shown := _shown(subject, step):
        return shown
    if act is None:
        return text("history", "An action that cannot be read")
    said = act_words(voice(), act.label, step.facts, state, names.of_person)
    if step.count > 1:
        many = text("history", "{count} in a row, starting with: {what}")
        return many.format(count=step.count, what=said)
    return said


def _shown(subject: Subject, step: EventStep) -> str:
    """How the list reached the players: posted, seen on a screen or printed; empty for neither."""
    for fact in step.facts:
        if isinstance(fact, PrizesPosted) and subject.kind is HistoryKind.PRIZE:
            return voice().text("history", "Posted in version {version}", version=fact.version)
        if isinstance(fact, PrizesProjected):
            said = voice().text("history", "Version {version} seen on screen: {screen}")
            return said.format(version=fact.version, screen=fact.screen)
        if isinstance(fact, PaperIssued | PaperReprinted | PaperSpoiled):
            said = _left(fact)
            return said.format(kind=paper_words(fact.kind), number=fact.number)
    return ""


def _left(fact: PaperIssued | PaperReprinted | PaperSpoiled) -> str:
    text = voice().text
    if isinstance(fact, PaperIssued):
        return text("history", "Printed: {kind}, paper {number}")
    if isinstance(fact, PaperReprinted):
        return text("history", "Copy printed: {kind}, paper {number}")
    if fact.copy:
        return text("history", "Copy not printed: {kind}, document {number}")
    return text("history", "Not printed: {kind}, document {number}")


def _who(act: Act, names: Names) -> str:
    said = f"{names.of_staff(act.actor)}, {act.station}"
    if act.approver is not None:
        form = voice().text("history", "{who}, approved by {approver}")
        said = form.format(who=said, approver=names.of_staff(act.approver))
    return said


def _why(step: EventStep, act: Act | None) -> str:
    undone = voice().text("history", "later undone") if step.undone else ""
    slip = act.paper if act is not None else None
    paper = voice().text("history", "slip {number}", number=slip) if slip else ""
    reason = f"“{act.reason}”" if act is not None and act.reason else ""
    return "; ".join(part for part in (undone, paper, reason) if part)


def _shape(step: EventStep) -> Shape:
    kinds = {type(fact) for fact in step.facts}
    if kinds & {Undone, Redone, PaperSpoiled}:
        return Shape.WAITING
    if PrizePaid in kinds:
        return Shape.MONEY_OUT
    if PrizesPosted in kinds:
        return Shape.DONE
    if IdentitySeen in kinds:
        return Shape.PERSON
    if kinds & {PaperIssued, PaperReprinted} or kinds == {SlipIssued}:
        return Shape.SCREEN
    return Shape.READY
