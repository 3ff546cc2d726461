"""What the sign-in bar says for each thing that it may want."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.calls.house.session import Session
from tdapp.desk.permissions import seconds_for
from tdapp.ui.asking.wanted import OnceWanted, SecondWanted, SecretWanted, Wanted
from tdapp.ui.look.figures import wall_time

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Said:
    """Its sentence, the hint in the field (none and there is no field), and its yes."""

    text: str
    hint: str
    yes: str


NOTHING = Said("", "", "")


def said_of_session(session: Session) -> Said:
    """What stands there by itself: nobody signed in, locked, one act by another; else nothing."""
    name = session.roster.name
    owner, once = session.signed_in, session.once
    if not session.staffed:
        return NOTHING
    if once is not None:
        text = translate("SignIn", "{who} does the next act; then the session is as it was.")
        return Said(text.format(who=name(once.id)), "", "")
    if owner is None:
        return _sign_in()
    if session.locked_at_us is None:
        return NOTHING
    text = translate(
        "SignIn",
        "Locked for {who} since {time}. The own PIN goes on, that of somebody else does one act; "
        "the clock can be paused without.",
    )
    said = text.format(who=name(owner.id), time=wall_time(session.locked_at_us))
    return Said(said, translate("SignIn", "PIN, or scan the badge"), translate("SignIn", "Go on"))


def said_of(wanted: Wanted, session: Session, *, again: bool) -> Said:
    """What is said for something that is wanted; `again` where a PIN is typed the second time."""
    if isinstance(wanted, SecretWanted):
        hint = translate("SignIn", "The same PIN again") if again else wanted.hint
        return Said(wanted.text, hint, translate("SignIn", "Go on") if again else wanted.yes)
    hint = translate("SignIn", "Staff number and PIN, the PIN alone, or scan the badge")
    if isinstance(wanted, SecondWanted):
        who = session.roster.staffing().named(seconds_for(wanted.permission), session.actor.id)
        text = wanted.text or translate("SignIn", "A second person signs for this: {who}.")
        said = text.format(who=who.replace("_", " "))
        return Said(said, hint, translate("SignIn", "Sign"))
    if isinstance(wanted, OnceWanted):
        text = translate("SignIn", "Who does the next act? After it the session is as it was.")
        return Said(text, hint, translate("SignIn", "For one act"))
    return _wanted_key(session, hint)


def _wanted_key(session: Session, hint: str) -> Said:
    by_itself = said_of_session(session)
    if by_itself.hint:
        return by_itself
    text = translate("SignIn", "Who signs in at this station?")
    return Said(text, hint, translate("SignIn", "Sign in"))


def _sign_in() -> Said:
    return Said(
        translate("SignIn", "Nobody is signed in at this station."),
        translate("SignIn", "Staff number and PIN, the PIN alone, or scan the badge"),
        translate("SignIn", "Sign in"),
    )
