"""The steps of a history in words: what changed, who did it and where, and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.calls.tournament.history import EventStep, Reading
from tdapp.calls.tournament.history_subject import Of, Subject
from tdapp.core.act import Act
from tdapp.core.event import Redone, Reversal, Undone
from tdapp.core.ids import ActionId
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.house.papers.facts import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted, PrizesProjected
from tdapp.tournament.facts.slips import IdentitySeen, SlipIssued
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.prizes import prize_holders
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.act_words import act_words
from tdapp.ui.look.figures import NONE, day, money, ordinal, wall_time, whole
from tdapp.ui.look.shapes import Shape
from tdapp.ui.papers.paper_words import paper_words
from tdapp.ui.record.act_told import Names

translate = QCoreApplication.translate

STATES = {
    PrizeState.OPEN: QT_TRANSLATE_NOOP("History", "not decided"),
    PrizeState.OWED: QT_TRANSLATE_NOOP("History", "owed"),
    PrizeState.SLIP_OUT: QT_TRANSLATE_NOOP("History", "slip out"),
    PrizeState.IDENTITY_SEEN: QT_TRANSLATE_NOOP("History", "identity seen"),
    PrizeState.PAID: QT_TRANSLATE_NOOP("History", "paid"),
    PrizeState.UNCLAIMED: QT_TRANSLATE_NOOP("History", "unclaimed"),
    PrizeState.FORFEITED: QT_TRANSLATE_NOOP("History", "forfeited"),
}


@dataclass(frozen=True, slots=True)
class StepSaid:
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
    if subject.kind is Of.POOL:
        return translate("History", "Prize pool")
    if subject.kind is Of.PRIZE:
        said = translate("History", "Prize of {place} place").format(place=ordinal(subject.key))
        holders = prize_holders(state, subject.key)
        who = ", ".join(names.of_person(state.entry(one).person) for one in holders)
        return f"{said}, {who}" if who else said
    form = translate("History", "Entry {number}, {name}")
    if subject.kind is Of.EXIT:
        form = translate("History", "Exit of entry {number}, {name}")
    entry = state.entries.by_number.get(subject.key)
    name = NONE if entry is None else names.of_person(entry.person)
    return form.format(number=subject.key, name=name)


def said_steps(
    subject: Subject,
    steps: list[EventStep],
    acts: Mapping[ActionId, Act],
    state: Tournament,
    names: Names,
) -> Iterator[StepSaid]:
    """Each step in words; an act that is not in the record any more says so."""
    for step in steps:
        act = acts.get(step.action)
        yield StepSaid(
            first=step.first,
            at="" if act is None else wall_time(act.at_us),
            on="" if act is None else day(act.at_us),
            what=_what(subject, step, act, state, names),
            change=change_words(subject, step.before, step.after, state, names),
            who="" if act is None else _who(act, names),
            why=_why(step, act),
            shape=_shape(step),
            paid=any(isinstance(fact, PrizePaid) for fact in step.facts),
            undone=step.undone,
            happened="" if act is None or act.happened_us is None else wall_time(act.happened_us),
        )


def change_words(
    subject: Subject, before: Reading, after: Reading, state: Tournament, names: Names
) -> str:
    """What is not as it was, before and after."""
    changes = []
    if before.cents != after.cents:
        was = NONE if before.cents is None else money(before.cents)
        now = NONE if after.cents is None else money(after.cents)
        changes.append(_from_to(was, now))
    if before.entries != after.entries:
        changes.append(_from_to(_named(before, state, names), _named(after, state, names)))
    if before.prize is not after.prize:
        changes.append(_from_to(_prize(before.prize), _prize(after.prize)))
    if before.seat != after.seat and subject.kind is Of.ENTRY:
        changes.append(_from_to(str(before.seat or NONE), str(after.seat or NONE)))
    if before.place != after.place:
        changes.append(_from_to(_place(before.place), _place(after.place)))
    return ", ".join(changes)


def _from_to(was: str, now: str) -> str:
    return translate("History", "{was} to {now}").format(was=was, now=now)


def _named(reading: Reading, state: Tournament, names: Names) -> str:
    held = (state.entries.by_number.get(one) for one in reading.entries)
    said = [names.of_person(entry.person) for entry in held if entry is not None]
    return ", ".join(said) or NONE


def _prize(state: PrizeState | None) -> str:
    return NONE if state is None else translate("History", STATES[state])


def _place(place: int | None) -> str:
    return NONE if place is None else ordinal(place)


def _what(
    subject: Subject, step: EventStep, act: Act | None, state: Tournament, names: Names
) -> str:
    first = step.facts[0]
    if isinstance(first, Reversal):
        form = translate("History", "Act {number} undone")
        if isinstance(first, Redone):
            form = translate("History", "Act {number} counts again")
        return form.format(number=whole(first.seqs[0]) if first.seqs else NONE)
    if shown := _shown(subject, step):
        return shown
    if act is None:
        return translate("History", "An act that cannot be read")
    said = act_words(act.label, step.facts, state, names.of_person)
    if step.count > 1:
        many = translate("History", "{count} in a row, from: {what}")
        return many.format(count=step.count, what=said)
    return said


def _shown(subject: Subject, step: EventStep) -> str:
    """How the list reached the players: posted, seen on a screen or printed; empty for neither."""
    for fact in step.facts:
        if isinstance(fact, PrizesPosted) and subject.kind is Of.PRIZE:
            return translate("History", "Posted in version {version}").format(version=fact.version)
        if isinstance(fact, PrizesProjected):
            said = translate("History", "Version {version} seen on screen: {screen}")
            return said.format(version=fact.version, screen=fact.screen)
        if isinstance(fact, PaperIssued | PaperReprinted | PaperSpoiled):
            said = _left(fact)
            return said.format(kind=paper_words(fact.kind), number=fact.number)
    return ""


def _left(fact: PaperIssued | PaperReprinted | PaperSpoiled) -> str:
    if isinstance(fact, PaperIssued):
        return translate("History", "Printed: {kind}, paper {number}")
    if isinstance(fact, PaperReprinted):
        return translate("History", "Copy printed: {kind}, paper {number}")
    if fact.copy:
        return translate("History", "Copy did not come out: {kind}, paper {number}")
    return translate("History", "Did not come out: {kind}, paper {number}")


def _who(act: Act, names: Names) -> str:
    said = f"{names.of_staff(act.actor)}, {act.station}"
    if act.approver is not None:
        form = translate("History", "{who}, approved by {approver}")
        said = form.format(who=said, approver=names.of_staff(act.approver))
    return said


def _why(step: EventStep, act: Act | None) -> str:
    undone = translate("History", "undone since") if step.undone else ""
    slip = act.paper if act is not None else None
    paper = translate("History", "slip {number}").format(number=slip) if slip else ""
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
