"""Everything that is known of a colleague, and how the staff stands, in words."""

from PySide6.QtCore import QCoreApplication

from tdapp.calls.house.roster import Roster
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.rules.office import Offices
from tdapp.ui.look.figures import wall_time
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import decided_words, roles_words

translate = QCoreApplication.translate


def member_facts(
    roster: Roster, member: StaffMember, offices: Offices, now_us: int
) -> tuple[tuple[str, str], ...]:
    """Label and value of each; an empty value where there is nothing to tell."""
    staff, card = roster.staff, roster.card(member.id)
    at_work = staff.at_work.get(member.id)
    since = translate("Staff", "since {time}, {station}")
    present = (
        translate("Staff", "no")
        if at_work is None
        else since.format(time=wall_time(at_work.since_us), station=at_work.station)
    )
    badge = card is not None and card.has_badge
    until_us = shut_until_us(card, now_us)
    return (
        (translate("Staff", "Number"), str(member.number)),
        (translate("Staff", "Roles"), roles_words(member.roles)),
        (translate("Staff", "Office"), member.office or ""),
        (translate("Staff", "May decide"), decided_words(offices, member.office, member.roles)),
        (translate("Staff", "At work"), "" if member.left else present),
        (
            translate("Staff", "Keys"),
            translate("Staff", "PIN and badge") if badge else translate("Staff", "PIN"),
        ),
        (
            translate("Staff", "PIN locked"),
            ""
            if until_us is None
            else translate("Staff", "until {time}, too many wrong ones").format(
                time=wall_time(until_us)
            ),
        ),
    )


def member_state(staff: Staff, member: StaffMember) -> str:
    """Whether somebody left, has the duty, is at work, or is not there."""
    if member.left:
        return translate("Staff", "works here no longer")
    if staff.duty is not None and staff.duty.staff == member.id:
        since = wall_time(staff.duty.since_us)
        return translate("Staff", "director on duty since {time}").format(time=since)
    if member.id in staff.at_work:
        return translate("Staff", "at work")
    return translate("Staff", "not at work")


def staff_words(roster: Roster, *, rule: str | None, in_play: bool) -> str:
    """How many work here and are at work, and who is director on duty."""
    staff = roster.staff
    if not staff.is_enrolled:
        return translate(
            "Staff", "Nobody is enrolled: the program's own director may do everything"
        )
    here = sum(not one.left for one in staff.members.values())
    said = translate("Staff", "{here} on the staff, {at_work} at work")
    counted = said.format(here=here, at_work=len(staff.at_work))
    return f"{counted}; {_duty_words(roster, rule if in_play else None)}"


def _duty_words(roster: Roster, rule: str | None) -> str:
    duty = roster.staff.duty
    if duty is not None:
        said = translate("Staff", "director on duty {name} since {time}")
        return said.format(name=roster.name(duty.staff), time=wall_time(duty.since_us))
    if rule is not None:
        said = translate("Staff", "NOBODY is director on duty, though an event is on (rule {rule})")
        return said.format(rule=rule)
    return translate("Staff", "nobody is director on duty")
