"""The log of rulings and the list of penalties as prepared rows, the newest first."""

from dataclasses import dataclass
from functools import partial
from typing import Generic

from tdapp.core.instant import Instant
from tdapp.rules.ruling_rules import ReviewStep
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.penalty_words import left_words, penalty_words
from tdapp.table.rulings.ruling import next_step, rulings
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, Item, label, left, right, wide
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.rulings.ruling_words import people_words, standing_words, where_words

say = saying("rulings pane")


@dataclass(frozen=True)
class Logged(Generic[Item]):
    """A ruling or a penalty of an event, who is who in it, and when it is looked at."""

    state: Tournament
    name_of: NameOf
    one: Item
    now: Instant | None = None


def ruling_columns(said: SaidBook) -> tuple[Column[Logged[Ruling]], ...]:
    """Number, time, where, whom, what, by which rule, by whom, and how it stands."""
    return (
        right(say("No."), 54, lambda it: str(it.one.number), strong=True),
        left(say("Time"), 64, _time),
        left(say("Where"), 146, lambda it: label(where_words(it.one.given)), 600),
        left(say("Who"), 128, _whom, 760),
        wide(say("Ruling"), lambda it: said.words(it.one.given), strong=True),
        left(say("Rule"), 84, _rule, 860),
        left(say("By"), 90, lambda it: label(said.staff(it.one.given.by)), 860),
        left(say("Status"), 186, partial(_standing, said)),
    )


def penalty_columns(said: SaidBook) -> tuple[Column[Logged[Penalty]], ...]:
    """Number, time, whom, what, why, and how much of it is left."""
    time = voice().time
    return (
        right(say("No."), 54, lambda it: str(it.one.given.number), strong=True),
        left(say("Time"), 64, lambda it: label(time(it.one.given.happened_us)), 860),
        left(say("Who"), 140, _penalised),
        left(say("Penalty"), 146, _what, 600, strong=True),
        wide(say("Why"), lambda it: label(why_words(it.one, said))),
        left(say("Left"), 226, _left),
    )


def rulings_logged(state: Tournament, name_of: NameOf) -> list[Logged[Ruling]]:
    """The newest first."""
    return [Logged(state, name_of, one) for one in reversed(rulings(state))]


def penalties_logged(state: Tournament, name_of: NameOf, now: Instant) -> list[Logged[Penalty]]:
    """The newest first."""
    known = state.penalties.by_number
    return [Logged(state, name_of, known[one], now) for one in sorted(known, reverse=True)]


def _time(logged: Logged[Ruling]) -> Cell:
    happened_us = logged.one.given.happened_us
    return label("" if happened_us is None else voice().time(happened_us))


def _whom(logged: Logged[Ruling]) -> str:
    return people_words(logged.state, logged.one.given.entries, logged.name_of)


def _rule(logged: Logged[Ruling]) -> Cell:
    rule = logged.one.given.rule
    return label(say("rule {rule}", rule=rule) if rule else "")


def _standing(book: SaidBook, logged: Logged[Ruling]) -> Cell:
    """Upheld or changed, and what comes next."""
    ruling = logged.one
    rule = logged.state.conditions.rules.disputes
    step, reviewed = next_step(rule, ruling), standing_words(ruling, book.staff)
    if step is None:
        told = say("right to complain given") if ruling.told else say("final decision")
        return Cell(", ".join(filter(None, (reviewed, told))), (), Tone.DONE, Shape.DONE)
    if isinstance(step, ReviewStep):
        said = say("may be reviewed")
        return Cell(", ".join(filter(None, (reviewed, said))), (), Tone.LABEL, Shape.WAITING)
    said = say("right to complain not given")
    return Cell(", ".join(filter(None, (reviewed, said))), (), Tone.WAITS, Shape.ATTENTION)


def _penalised(logged: Logged[Penalty]) -> str:
    return people_words(logged.state, (logged.one.given.entry,), logged.name_of)


def _what(logged: Logged[Penalty]) -> str:
    return penalty_words(voice(), logged.one.given)


def why_words(penalty: Penalty, said: SaidBook) -> str:
    """Which ruling a penalty follows from, and what was said with it."""
    number, words = penalty.given.ruling, said.words(penalty.given)
    if number is None:
        return words
    after = say("ruling {number}", number=number)
    return f"{after}, {words}" if words else after


def _left(logged: Logged[Penalty]) -> Cell:
    penalty = logged.one
    left = left_words(voice(), logged.state, penalty, logged.now)
    if not penalty.outstanding:
        return Cell(left, (), Tone.DONE, Shape.DONE)
    if not logged.state.is_in_play(penalty.given.entry):
        return Cell(say("out of the event"), (), Tone.GONE, Shape.GONE)
    return Cell(left, (), Tone.WAITS, Shape.ATTENTION)
