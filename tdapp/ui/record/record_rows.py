"""The acts of the record as prepared rows, each made once and again where it reads otherwise."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.act import ToldAct
from tdapp.core.ids import StaffId
from tdapp.desk.record_log import WHO_TRIED
from tdapp.desk.undo_verdicts import UndoVerdict
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.record.act_text import ActText
from tdapp.ui.record.undo_words import undo_cell

ACT, WRITTEN, HAPPENED, WHAT, BY, STATION, UNDO = range(7)


@dataclass(slots=True)
class RecordRow:
    """An act in the list: in words, and whether it can be undone, as far as that is known."""

    told: ToldAct
    said: ActText
    verdict: UndoVerdict | None = None


def columns(staff: Callable[[StaffId], str]) -> tuple[Column[RecordRow], ...]:
    """Number, written, happened, what, by, station, undo; an undone act is quiet."""
    text = voice().text
    return (
        right(text("record", "No."), 84, _number),
        right(text("record", "Written"), 84, _written),
        right(text("record", "Happened"), 84, _happened, 900, strong=True),
        wide(text("record", "Action"), _what),
        left(text("record", "By"), 112, lambda one: label(staff(who_did(one.told))), 640),
        left(text("record", "Station"), 84, lambda one: label(str(one.told.act.station)), 900),
        left(text("record", "Undo"), 200, lambda one: undo_cell(one.verdict)),
    )


def act_number(told: ToldAct) -> str:
    """The place of its first fact in its stream; those of the house are marked."""
    number = voice().count(told.first)
    if told.kind == HOUSE_KIND:
        return voice().text("record", "H {number}", number=number)
    return number


def who_did(told: ToldAct) -> StaffId:
    """Who did it; of a denied try who tried, though the program noted it."""
    first = told.facts[0]
    return first.who if isinstance(first, WHO_TRIED) else told.act.actor


def _number(shown: RecordRow) -> Cell:
    told = shown.told
    return Cell(act_number(told), (told.stream, told.first), Tone.LABEL)


def _written(shown: RecordRow) -> Cell:
    at_us = shown.told.act.at_us
    return Cell(voice().time_to_the_second(at_us), (at_us,), Tone.LABEL)


def _happened(shown: RecordRow) -> Cell:
    at_us = shown.told.act.happened_us
    return Cell("" if at_us is None else voice().time(at_us), (at_us or 0,))


def _what(shown: RecordRow) -> Cell:
    said = shown.said
    undone = shown.verdict is not None and shown.verdict.code == "already_undone"
    quiet = Tone.GONE if undone else Tone.FACT
    tone = Tone.STOP if said.denied else Tone.OWED if said.paid else quiet
    return Cell(said.what, (), tone, said.shape, note=said.note, strong=said.strong)
