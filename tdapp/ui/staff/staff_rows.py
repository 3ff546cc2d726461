"""The people at work as prepared rows."""

from collections.abc import Callable
from functools import partial

from tdapp.calls.house.roster import Roster
from tdapp.core.staff_keys import StaffCard
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.ui.look.lists.list_rows import Column, left, numbered, right, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.staff_words import roles_words
from tdapp.voice.voice import NONE


def staff_columns(roster: Roster, now: Callable[[], int]) -> tuple[Column[StaffMember], ...]:
    """Number, name, roles, office, at work since and where, and how each stands."""
    text = voice().text
    return (
        right(text("staff page", "No."), 52, lambda one: numbered(one.number, _tone(one))),
        left(text("staff page", "Name"), 190, partial(_name, roster), strong=True),
        wide(text("staff page", "Roles"), _roles),
        left(text("staff page", "Office"), 160, _office, 900),
        left(text("staff page", "At work"), 176, lambda one: _at_work(roster.staff, one)),
        left("", 224, lambda one: _standing(roster, one, now())),
    )


def shut_until_us(card: StaffCard | None, now_us: int) -> int | None:
    """Until when somebody may try no PIN (UTC microseconds); None for who may."""
    until_us = None if card is None else card.shut_until_us
    return until_us if until_us is not None and now_us < until_us else None


def _tone(member: StaffMember, at_work: Tone = Tone.FACT) -> Tone:
    return Tone.GONE if member.left else at_work


def _name(roster: Roster, member: StaffMember) -> Cell:
    name = roster.name(member.id)
    return Cell(name, (name.casefold(),), _tone(member), strong=True)


def _roles(member: StaffMember) -> Cell:
    roles = roles_words(member.roles)
    return Cell(roles, (roles,), _tone(member, Tone.LABEL))


def _office(member: StaffMember) -> Cell:
    return Cell(member.office or NONE, (member.office or "",), Tone.LABEL)


def _at_work(staff: Staff, member: StaffMember) -> Cell:
    at_work = staff.at_work.get(member.id)
    if at_work is None:
        return Cell(NONE, (0,), Tone.LABEL)
    said = voice().text("staff", "since {time}", time=voice().time(at_work.since_us))
    return Cell(said, (at_work.since_us,), Tone.FACT, Shape.PERSON, note=str(at_work.station))


def _standing(roster: Roster, member: StaffMember, now_us: int) -> Cell:
    staff = roster.staff
    if member.left:
        return Cell(voice().text("staff", "left the staff"), (3,), Tone.GONE, Shape.GONE)
    until_us = shut_until_us(roster.keys.cards().get(member.id), now_us)
    if until_us is not None:
        said = voice().text("staff", "PIN locked until {time}", time=voice().time(until_us))
        return Cell(said, (0,), Tone.STOP, Shape.STOP, loudness=Loudness.OUTLINED)
    if staff.duty is not None and staff.duty.staff == member.id:
        since = voice().time(staff.duty.since_us)
        said = voice().text("staff", "director on duty since {time}", time=since)
        return Cell(said, (1,), Tone.DONE, Shape.DONE, loudness=Loudness.OUTLINED)
    return Cell("", (2,))
