"""Who is chosen in the list of the staff."""

from dataclasses import dataclass

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember


@dataclass
class StaffChoice:
    """The colleague whose line is selected."""

    id: StaffId | None = None


def member_of(staff: Staff, chosen: StaffId | None) -> StaffMember:
    """The chosen colleague, who still works here; refuses ``no_staff_chosen``."""
    return staff.member(anybody_of(staff, chosen).id)


def anybody_of(staff: Staff, chosen: StaffId | None) -> StaffMember:
    """The chosen colleague, also one who left; refuses ``no_staff_chosen``."""
    found = None if chosen is None else staff.members.get(chosen)
    if found is None:
        raise Refusal("no_staff_chosen")
    return found
