"""What is known of a session: whose, since when, its counts, and how it ended."""

from tdapp.house.cage import over_and_short
from tdapp.house.cage_events import CashierSession
from tdapp.ui.cage.session_rows import StaffName
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.prizes.place_row import signed


def session_state(session: CashierSession) -> str:
    """Open or closed, since when."""
    if session.closed_us is None:
        said = voice().text("cage", "open since {time}")
        return said.format(time=voice().time(session.opened_us))
    said = voice().text("cage", "closed {time}")
    return said.format(time=voice().time(session.closed_us))


def session_facts(session: CashierSession, who: StaffName) -> list[tuple[str, str]]:
    """Label and value, every count with what was over or short in it."""
    text = voice().text
    opening = sum(one.cents for one in session.floats)
    facts = [
        (text("cage", "Cashier"), who(session.cashier)),
        (text("cage", "Drawer"), session.drawer),
        (text("cage", "Float"), house_voice().money(opening)),
        (text("cage", "Fills/credits"), ", ".join(signed(one.cents) for one in session.moved)),
        (text("cage", "Taken over from"), session.after or ""),
    ]
    for number, count in enumerate(session.counts, 1):
        over = sum(over_and_short(count).values())
        said = text("cage", "{time} by {who}, balanced")
        if over:
            said = text("cage", "{time} by {who}, over {amount}")
        if over < 0:
            said = text("cage", "{time} by {who}, short {amount}")
        words = said.format(
            time=voice().time(count.at_us), who=who(count.by), amount=house_voice().money(abs(over))
        )
        facts.append((text("cage", "Count {number}", number=number), words))
    return facts
