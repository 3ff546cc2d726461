"""The people of the registry as rows, and the entries of one of them."""

from collections.abc import Sequence

from tdapp.core.names import family_first, folded
from tdapp.core.ports.people import PastEntry, Person
from tdapp.desk.desk import Desk
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.people.ban_words import ban_words
from tdapp.ui.players.people_list import LineFault
from tdapp.voice.voice import NONE


def player_columns() -> tuple[ListColumn, ...]:
    """Of the people."""
    text = voice().text
    return (
        ListColumn(text("players", "Name"), wide=True, strong=True),
        ListColumn(text("players", "Card"), 116),
        ListColumn(text("players", "Born"), 124, least=700),
        ListColumn(text("players", "On screens"), 172, least=960),
        ListColumn(text("players", "Restrictions"), wide=True),
    )


def player_row(desk: Desk, person: Person, now_us: int) -> ListRow:
    """A person, with the restrictions on playing here."""
    persons = desk.persons
    against = ""
    if persons.is_noted(person.id):
        standing = persons.standing(person.id, now_us)
        against = ban_words(persons.restriction(person.id), standing, now_us)
    kept_out = Cell(against, (0, against), Tone.STOP, Shape.STOP) if against else _nothing()
    cells = (
        Cell(person.name, (folded(family_first(person.name)),)),
        _fact(person.card),
        _fact(person.born),
        Cell(wish_words(person.wish), (person.wish.value if person.wish else "",), Tone.LABEL),
        kept_out,
    )
    return ListRow(person.id, cells)


def played_columns() -> tuple[ListColumn, ...]:
    """Of somebody's entries."""
    text = voice().text
    return (
        ListColumn(text("players", "Event"), wide=True),
        ListColumn(text("players", "Entry"), 58, right=True),
        ListColumn(text("players", "Paid"), 84, right=True),
        ListColumn(text("players", "Won"), 84, right=True, strong=True),
    )


def played_rows(played: Sequence[PastEntry]) -> list[ListRow]:
    """The newest event first."""
    return [
        ListRow(
            (one.event, one.entry),
            (
                Cell(one.title),
                Cell(voice().count(one.entry)),
                Cell(house_voice().money(one.paid), tone=Tone.LABEL),
                Cell(house_voice().money(one.won)) if one.won else Cell(NONE, tone=Tone.GONE),
            ),
        )
        for one in played
    ]


def refused_columns() -> tuple[ListColumn, ...]:
    """Of the lines of a list that were not entered."""
    return (
        ListColumn(voice().text("players", "Line"), 70, right=True),
        ListColumn(voice().text("players", "Column"), 90),
        ListColumn(voice().text("players", "Reason refused"), wide=True),
    )


def refused_row(fault: LineFault, why: str) -> ListRow:
    """A line, the column at fault and why."""
    cells = (Cell(str(fault.line), (fault.line,)), Cell(fault.field), Cell(why, tone=Tone.WAITS))
    return ListRow(fault.line, cells)


def _fact(text: str | None) -> Cell:
    return Cell(text, (0, text)) if text else _nothing()


def _nothing() -> Cell:
    return Cell(NONE, (1, ""), Tone.GONE)
