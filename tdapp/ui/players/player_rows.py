"""The people of the registry as rows, and the entries of one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.ports.people import Person, Played
from tdapp.desk.desk import Desk
from tdapp.ui.acts.ban_words import ban_words
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import NONE, money, whole
from tdapp.ui.look.list_rows import ListColumn, ListRow
from tdapp.ui.look.shapes import Shape
from tdapp.ui.players.people_list import Fault

translate = QCoreApplication.translate


def player_columns() -> tuple[ListColumn, ...]:
    """Of the people."""
    return (
        ListColumn(translate("Players", "Name"), wide=True, strong=True),
        ListColumn(translate("Players", "Card"), 116),
        ListColumn(translate("Players", "Born"), 124, least=700),
        ListColumn(translate("Players", "On screens"), 172, least=960),
        ListColumn(translate("Players", "Against"), wide=True),
    )


def player_row(desk: Desk, person: Person, now_us: int) -> ListRow:
    """Somebody, with what stands against playing here."""
    persons = desk.persons
    against = ""
    if persons.is_noted(person.id):
        standing = persons.standing(person.id, now_us)
        against = ban_words(persons.restriction(person.id), standing, now_us)
    kept_out = Cell(against, (0, against), Tone.STOP, Shape.STOP) if against else _nothing()
    cells = (
        Cell(person.name, (person.name.casefold(),)),
        _fact(person.card),
        _fact(person.born),
        Cell(wish_words(person.wish), (person.wish.value if person.wish else "",), Tone.LABEL),
        kept_out,
    )
    return ListRow(person.id, cells)


def played_columns() -> tuple[ListColumn, ...]:
    """Of somebody's entries."""
    return (
        ListColumn(translate("Players", "Event"), wide=True),
        ListColumn(translate("Players", "Entry"), 58, right=True),
        ListColumn(translate("Players", "Paid"), 84, right=True),
        ListColumn(translate("Players", "Won"), 84, right=True, strong=True),
    )


def played_rows(played: Sequence[Played]) -> list[ListRow]:
    """The newest event first."""
    return [
        ListRow(
            (one.event, one.entry),
            (
                Cell(one.title),
                Cell(whole(one.entry)),
                Cell(money(one.paid), tone=Tone.LABEL),
                Cell(money(one.won)) if one.won else Cell(NONE, tone=Tone.GONE),
            ),
        )
        for one in played
    ]


def refused_columns() -> tuple[ListColumn, ...]:
    """Of the lines of a list that were not entered."""
    return (
        ListColumn(translate("Players", "Line"), 70, right=True),
        ListColumn(translate("Players", "Column"), 90),
        ListColumn(translate("Players", "Why it was not entered"), wide=True),
    )


def refused_row(fault: Fault, why: str) -> ListRow:
    """A line, the column at fault and why."""
    cells = (Cell(str(fault.line), (fault.line,)), Cell(fault.field), Cell(why, tone=Tone.WAITS))
    return ListRow(fault.line, cells)


def _fact(text: str | None) -> Cell:
    return Cell(text, (0, text)) if text else _nothing()


def _nothing() -> Cell:
    return Cell(NONE, (1, ""), Tone.GONE)
