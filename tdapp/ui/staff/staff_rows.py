"""The people at work as prepared rows."""

from tdapp.calls.house.roster import Roster
from tdapp.core.staff_keys import StaffCard
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.staff_words import roles_words
from tdapp.voice.voice import NONE


def staff_rows(roster: Roster, now_us: int) -> list[ListRow]:
    """Number, name, roles, office, at work since and where, and how each stands."""
    staff, cards = roster.staff, roster.keys.cards()
    rows = []
    for member in staff.listed():
        tone = Tone.GONE if member.left else Tone.FACT
        roles = roles_words(member.roles)
        cells = (
            Cell(str(member.number), (member.number,), tone),
            Cell(roster.name(member.id), (roster.name(member.id).casefold(),), tone, strong=True),
            Cell(roles, (roles,), Tone.GONE if member.left else Tone.LABEL),
            Cell(member.office or NONE, (member.office or "",), Tone.LABEL),
            _at_work(staff, member),
            _standing(staff, member, cards.get(member.id), now_us),
        )
        rows.append(ListRow(member.id, cells))
    return rows


def shut_until_us(card: StaffCard | None, now_us: int) -> int | None:
    """Until when somebody may try no PIN (UTC microseconds); None for who may."""
    until_us = None if card is None else card.shut_until_us
    return until_us if until_us is not None and now_us < until_us else None


def _at_work(staff: Staff, member: StaffMember) -> Cell:
    at_work = staff.at_work.get(member.id)
    if at_work is None:
        return Cell(NONE, (0,), Tone.LABEL)
    said = voice().text("staff", "since {time}", time=voice().time(at_work.since_us))
    return Cell(said, (at_work.since_us,), Tone.FACT, Shape.PERSON, note=str(at_work.station))


def _standing(staff: Staff, member: StaffMember, card: StaffCard | None, now_us: int) -> Cell:
    if member.left:
        return Cell(voice().text("staff", "left the staff"), (3,), Tone.GONE, Shape.GONE)
    until_us = shut_until_us(card, now_us)
    if until_us is not None:
        said = voice().text("staff", "PIN locked until {time}", time=voice().time(until_us))
        return Cell(said, (0,), Tone.STOP, Shape.STOP, loudness=Loudness.OUTLINED)
    if staff.duty is not None and staff.duty.staff == member.id:
        since = voice().time(staff.duty.since_us)
        said = voice().text("staff", "director on duty since {time}", time=since)
        return Cell(said, (1,), Tone.DONE, Shape.DONE, loudness=Loudness.OUTLINED)
    return Cell("", (2,))
