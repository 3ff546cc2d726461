"""A house with people: enrolled through the desk, with the PINs that a test types."""

from tdapp.calls.house.sign_in import NewStaffMember, SigningIn
from tdapp.core.ids import StaffId
from tdapp.desk.permissions import Actor, Role
from tests.desk.station import Station

ADA, BEN, CYD = "480215", "193746", "720591"
BADGE = "TD-0017-4482"


def keys(station: Station) -> SigningIn:
    """The way in at a station."""
    return station.parts.signing_in


def begin_house(station: Station) -> Actor:
    """Ada is the first, a tournament director, and signed in as number 1."""
    return station.run(keys(station).begin_house("Ada King", ADA))


def enrol(station: Station, name: str, pin: str, *roles: Role, badge: str = "") -> StaffId:
    """Whoever is signed in takes somebody on, with the next number."""
    session = station.parts.session
    return station.run(
        keys(station).enrol(session.actor, NewStaffMember(name, pin, roles, badge=badge))
    )


def colleagues(station: Station) -> tuple[StaffId, StaffId]:
    """Ada takes on Ben, a gaming manager with a badge, and Cyd, who deals."""
    begin_house(station)
    ben = enrol(station, "Ben Ode", BEN, Role.MANAGER, badge=BADGE)
    return ben, enrol(station, "Cyd Roe", CYD, Role.DEALER)
