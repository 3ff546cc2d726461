"""Everything that is known of a colleague, and how the staff stands, in words."""

from tdapp.calls.house.roster import Roster
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.rules.office import Offices
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import decided_words, roles_words


def member_facts(
    roster: Roster, member: StaffMember, offices: Offices, now_us: int
) -> tuple[tuple[str, str], ...]:
    """Label and value of each; an empty value where there is nothing to tell."""
    text = voice().text
    staff, card = roster.staff, roster.card(member.id)
    at_work = staff.at_work.get(member.id)
    since = text("staff", "since {time}, {station}")
    present = (
        text("staff", "no")
        if at_work is None
        else since.format(time=voice().time(at_work.since_us), station=at_work.station)
    )
    badge = card is not None and card.has_badge
    until_us = shut_until_us(card, now_us)
    return (
        (text("staff", "Number"), str(member.number)),
        (text("staff", "Roles"), roles_words(member.roles)),
        (text("staff", "Office"), member.office or ""),
        (text("staff", "Authority"), decided_words(offices, member.office, member.roles)),
        (text("staff", "At work"), "" if member.left else present),
        (
            text("staff", "Sign-in"),
            text("staff", "PIN and badge") if badge else text("staff", "PIN"),
        ),
        (
            text("staff", "PIN locked"),
            ""
            if until_us is None
            else text("staff", "until {time}, too many wrong PINs", time=voice().time(until_us)),
        ),
    )


def member_state(staff: Staff, member: StaffMember) -> str:
    """Whether somebody left, has the duty, is at work, or is not there."""
    text = voice().text
    if member.left:
        return text("staff", "no longer on the staff")
    if staff.duty is not None and staff.duty.staff == member.id:
        since = voice().time(staff.duty.since_us)
        return text("staff", "director on duty since {time}", time=since)
    if member.id in staff.at_work:
        return text("staff", "at work")
    return text("staff", "not at work")


def staff_words(roster: Roster, *, rule: str | None, in_play: bool) -> str:
    """How many work here and are at work, and who is director on duty."""
    text = voice().text
    staff = roster.staff
    if not staff.is_enrolled:
        return text("staff", "No staff enrolled: the built-in director account may do everything")
    here = sum(not one.left for one in staff.members.values())
    said = text("staff", "Staff: {here}. Signed in: {at_work}")
    counted = said.format(here=here, at_work=len(staff.at_work))
    return f"{counted}; {_duty_words(roster, rule if in_play else None)}"


def _duty_words(roster: Roster, rule: str | None) -> str:
    duty = roster.staff.duty
    if duty is not None:
        said = voice().text("staff", "director on duty {name} since {time}")
        return said.format(name=roster.name(duty.staff), time=voice().time(duty.since_us))
    if rule is not None:
        said = voice().text("staff", "NO director on duty while an event is running (rule {rule})")
        return said.format(rule=rule)
    return voice().text("staff", "no director on duty")
