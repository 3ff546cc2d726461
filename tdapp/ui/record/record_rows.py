"""The acts of the record as prepared rows, each made once and again where it reads otherwise."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.act import ToldAct
from tdapp.core.ids import StaffId
from tdapp.desk.record_log import WHO_TRIED
from tdapp.desk.undo_verdicts import UndoVerdict
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
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


def columns() -> tuple[ListColumn, ...]:
    """Number, written, happened, what, by, station, undo."""
    text = voice().text
    return (
        ListColumn(text("record", "No."), 84, right=True),
        ListColumn(text("record", "Written"), 84, right=True),
        ListColumn(text("record", "Happened"), 84, right=True, strong=True, least=900),
        ListColumn(text("record", "Action"), wide=True),
        ListColumn(text("record", "By"), 112, least=640),
        ListColumn(text("record", "Station"), 84, least=760),
        ListColumn(text("record", "Undo"), 200),
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


def record_row(shown: RecordRow, staff: Callable[[StaffId], str]) -> ListRow:
    """One row; an undone act is quiet."""
    told, said, act = shown.told, shown.said, shown.told.act
    undone = shown.verdict is not None and shown.verdict.code == "already_undone"
    tone = Tone.GONE if undone else Tone.FACT
    shape_tone = Tone.STOP if said.denied else Tone.OWED if said.paid else tone
    happened = "" if act.happened_us is None else voice().exact_time(act.happened_us)
    cells = (
        Cell(act_number(told), (told.stream, told.first), Tone.LABEL),
        Cell(voice().time_to_the_second(act.at_us), (act.at_us,), Tone.LABEL),
        Cell(happened, (act.happened_us or 0,)),
        Cell(said.what, (), shape_tone, said.shape, note=said.note, strong=said.strong),
        Cell(staff(who_did(told)), (), Tone.LABEL),
        Cell(str(act.station), (), Tone.LABEL),
        undo_cell(shown.verdict),
    )
    return ListRow(told.key, cells)
