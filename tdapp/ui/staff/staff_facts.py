"""Everything that is known of a colleague, and how the staff stands, in words."""

from tdapp.calls.house.roster import Roster
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.rules.office import Offices
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import decided_words, roles_words

say = saying("staff")


def member_facts(
    roster: Roster, member: StaffMember, offices: Offices, now_us: int
) -> tuple[tuple[str, str], ...]:
    """Label and value of each; an empty value where there is nothing to tell."""
    staff, card = roster.staff, roster.card(member.id)
    at_work = staff.at_work.get(member.id)
    since = say("since {time}, {station}")
    present = (
        say("no")
        if at_work is None
        else since.format(time=voice().time(at_work.since_us), station=at_work.station)
    )
    badge = card is not None and card.has_badge
    until_us = shut_until_us(card, now_us)
    return (
        (say("Number"), str(member.number)),
        (say("Roles"), roles_words(member.roles)),
        (say("Office"), member.office or ""),
        (say("Authority"), decided_words(offices, member.office, member.roles)),
        (say("At work"), "" if member.left else present),
        (say("Sign-in"), say("PIN and badge") if badge else say("PIN")),
        (
            say("PIN locked"),
            ""
            if until_us is None
            else say("until {time}, too many wrong PINs", time=voice().time(until_us)),
        ),
    )


def member_state(staff: Staff, member: StaffMember) -> str:
    """Whether somebody left, has the duty, is at work, or is not there."""
    if member.left:
        return say("no longer on the staff")
    if staff.duty is not None and staff.duty.staff == member.id:
        since = voice().time(staff.duty.since_us)
        return say("director on duty since {time}", time=since)
    if member.id in staff.at_work:
        return say("at work")
    return say("not at work")


def staff_words(roster: Roster, *, rule: str | None, in_play: bool) -> str:
    """How many work here and are at work, and who is director on duty."""
    staff = roster.staff
    if not staff.is_enrolled:
        return say("No staff enrolled: the built-in director account may do everything")
    here = sum(not one.left for one in staff.members.values())
    counted = say("Staff: {here}. Signed in: {at_work}", here=here, at_work=len(staff.at_work))
    return f"{counted}; {_duty_words(roster, rule if in_play else None)}"


def _duty_words(roster: Roster, rule: str | None) -> str:
    duty = roster.staff.duty
    if duty is not None:
        said = say("director on duty {name} since {time}")
        return said.format(name=roster.name(duty.staff), time=voice().time(duty.since_us))
    if rule is not None:
        return say("NO director on duty while an event is running (rule {rule})", rule=rule)
    return say("no director on duty")
