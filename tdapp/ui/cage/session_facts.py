"""What is known of a session: whose, since when, its counts, and how it ended."""

from PySide6.QtCore import QCoreApplication

from tdapp.house.cage_books import over_and_short
from tdapp.house.cage_events import Session
from tdapp.ui.cage.session_rows import StaffName
from tdapp.ui.look.figures import money, wall_time
from tdapp.ui.prizes.place_row import signed

translate = QCoreApplication.translate


def session_state(session: Session) -> str:
    """Open or closed, since when."""
    if session.closed_us is None:
        said = translate("Cage", "open since {time}")
        return said.format(time=wall_time(session.opened_us))
    said = translate("Cage", "closed {time}")
    return said.format(time=wall_time(session.closed_us))


def session_facts(session: Session, who: StaffName) -> list[tuple[str, str]]:
    """Label and value, every count with what was over or short in it."""
    opening = sum(one.cents for one in session.floats)
    facts = [
        (translate("Cage", "Cashier"), who(session.cashier)),
        (translate("Cage", "Drawer"), session.drawer),
        (translate("Cage", "Float"), money(opening)),
        (translate("Cage", "Moved"), ", ".join(signed(one.cents) for one in session.moved)),
        (translate("Cage", "Taken over"), session.after or ""),
    ]
    for number, count in enumerate(session.counts, 1):
        over = sum(over_and_short(count).values())
        said = translate("Cage", "{time} by {who}, right")
        if over:
            said = translate("Cage", "{time} by {who}, over {amount}")
        if over < 0:
            said = translate("Cage", "{time} by {who}, short {amount}")
        words = said.format(time=wall_time(count.at_us), who=who(count.by), amount=money(abs(over)))
        facts.append((translate("Cage", "Count {number}").format(number=number), words))
    return facts
