"""A counter that prints: a printer at this station, a staff member, a player taken at the desk."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.desk.permissions import Role
from tests.desk.staffed import ADA
from tests.papers.printer import PaperPrinters
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import Hand

ENTER = Qt.Key.Key_Return
SALE = ["register", "draw_seats", "issue_paper", "issue_paper"]


def printers_of(room: WindowRoom, folder: Path) -> PaperPrinters:
    """A printer at this station, which is the computer's own."""
    desk, printers = room.console.pages.papers.desk, PaperPrinters(folder, {"Counter": None})
    desk._printers = printers  # noqa: SLF001 - the computer's own are not asked here
    room.wait_for(desk.look_for_printers())
    return printers


def staff(room: WindowRoom, name: str, pin: str, role: Role) -> None:
    """Ada, a director, begins the house and takes somebody on."""
    keys = room.parts.signing_in
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    room.wait_for(keys.enrol(ada, NewStaffMember(name, pin, (role,))))


def take(room: WindowRoom, letters: str) -> Hand:
    """Type somebody's name in the field of the desk, and take whom it finds."""
    room.console.pages.turn_to(room.console.pages.desk)
    room.console.pages.desk.register.who.field.setFocus()
    hand = Hand(room)
    hand.letters(letters)
    hand.press(ENTER)
    return hand


def typed_pin(room: WindowRoom, pin: str) -> None:
    field = room.console.station.bar.field
    QTest.keyClicks(field, pin)
    QTest.keyClick(field, ENTER)
    room.settle()


def newest(room: WindowRoom, count: int) -> list[tuple[str, str]]:
    """Labels and actors of the newest acts, the oldest of them first."""
    log = list(room.parts.desk.log)[-count:]
    return [(act.label, room.parts.session.roster.name(act.actor)) for act in log]
