"""The people of the registry as rows, and the entries of one of them."""

from functools import partial

from tdapp.core.names import family_first, folded
from tdapp.core.ports.people import PastEntry, Person
from tdapp.desk.desk import Desk
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.look.lists.list_rows import Column, label, left, numbered, right, wide
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.people.ban_words import ban_words
from tdapp.ui.players.people_list import LineFault
from tdapp.voice.voice import NONE
from tdapp.words.sentence import sentence


def player_columns(desk: Desk) -> tuple[Column[Person], ...]:
    """Of the people, with the restrictions on playing here."""
    text = voice().text
    return (
        left(text("players", "Name"), 250, _name, strong=True),
        left(text("players", "Card"), 116, lambda one: _fact(one.card)),
        left(text("players", "Born"), 124, lambda one: _fact(one.born), 700),
        left(text("players", "On screens"), 172, _wish, 960),
        wide(text("players", "Restrictions"), partial(_kept_out, desk)),
    )


def played_columns() -> tuple[Column[PastEntry], ...]:
    """Of somebody's entries."""
    text, money = voice().text, house_voice().money
    return (
        wide(text("players", "Event"), lambda one: one.title),
        right(text("players", "Entry"), 58, lambda one: voice().count(one.entry)),
        right(text("players", "Paid"), 84, lambda one: label(money(one.paid))),
        right(text("players", "Won"), 84, _won, strong=True),
    )


def refused_columns() -> tuple[Column[LineFault], ...]:
    """Of the lines of a list that were not entered: the column at fault and why."""
    text = voice().text
    return (
        right(text("players", "Line"), 70, lambda one: numbered(one.line)),
        left(text("players", "Column"), 90, lambda one: one.field),
        wide(text("players", "Reason refused"), _why_refused),
    )


def _name(person: Person) -> Cell:
    return Cell(person.name, (folded(family_first(person.name)),))


def _won(played: PastEntry) -> Cell:
    return Cell(house_voice().money(played.won)) if played.won else Cell(NONE, tone=Tone.GONE)


def _why_refused(fault: LineFault) -> Cell:
    return Cell(sentence(fault.refusal, voice()), tone=Tone.WAITS)


def _wish(person: Person) -> Cell:
    return Cell(wish_words(person.wish), (person.wish.value if person.wish else "",), Tone.LABEL)


def _kept_out(desk: Desk, person: Person) -> Cell:
    if not desk.persons.is_noted(person.id):
        return _nothing()
    now_us = desk.time.now().utc_us
    standing = desk.persons.standing(person.id, now_us)
    against = ban_words(desk.persons.restriction(person.id), standing, now_us)
    return Cell(against, (0, against), Tone.STOP, Shape.STOP) if against else _nothing()


def _fact(text: str | None) -> Cell:
    return Cell(text, (0, text)) if text else _nothing()


def _nothing() -> Cell:
    return Cell(NONE, (1, ""), Tone.GONE)
