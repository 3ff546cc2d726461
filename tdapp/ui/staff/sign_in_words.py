"""What the sign-in bar says for each thing that it may want."""

from dataclasses import dataclass

from tdapp.calls.house.session import StationSession
from tdapp.desk.permissions import seconds_for
from tdapp.ui.asking.key_requests import OnceWanted, SecondWanted, SecretWanted, Wanted
from tdapp.ui.look.spoken import saying, voice

say = saying("sign in")


@dataclass(frozen=True, slots=True)
class SignInPrompt:
    """Its sentence, the hint in the field (none and there is no field), and its yes."""

    text: str
    hint: str
    yes: str


NOTHING = SignInPrompt("", "", "")


def said_of_session(session: StationSession) -> SignInPrompt:
    """What stands there by itself: nobody signed in, locked, one act by another; else nothing."""
    name = session.roster.name
    owner, once = session.signed_in, session.once
    if not session.staffed:
        return NOTHING
    if once is not None:
        text = say("{who} authorises the next action only.")
        return SignInPrompt(text.format(who=name(once.id)), "", "")
    if owner is None:
        return _sign_in()
    if session.locked_at_us is None:
        return NOTHING
    text = say(
        "Locked by {who} since {time}. Type your PIN to continue, or another person's for one "
        "action. The clock can be paused without a PIN."
    )
    said = text.format(who=name(owner.id), time=voice().time(session.locked_at_us))
    return SignInPrompt(said, say("PIN, or scan the badge"), say("Continue"))


def said_of(wanted: Wanted, session: StationSession, *, again: bool) -> SignInPrompt:
    """What is said for something that is wanted; `again` where a PIN is typed the second time."""
    if isinstance(wanted, SecretWanted):
        hint = say("Repeat the PIN") if again else wanted.hint
        return SignInPrompt(wanted.text, hint, say("Continue") if again else wanted.yes)
    hint = say("PIN, staff number and PIN, or scan the badge")
    if isinstance(wanted, SecondWanted):
        who = session.roster.staffing().named(seconds_for(wanted.permission), session.actor.id)
        text = wanted.text or say("A second person signs for this: {who}.")
        said = text.format(who=who.replace("_", " "))
        return SignInPrompt(said, hint, say("Sign"))
    if isinstance(wanted, OnceWanted):
        text = say("Who authorises the next action? The session then continues as before.")
        return SignInPrompt(text, hint, say("Authorise"))
    return _wanted_key(session, hint)


def _wanted_key(session: StationSession, hint: str) -> SignInPrompt:
    by_itself = said_of_session(session)
    if by_itself.hint:
        return by_itself
    return SignInPrompt(say("Who signs in at this station?"), hint, say("Sign in"))


def _sign_in() -> SignInPrompt:
    return SignInPrompt(
        say("No one is signed in at this station."),
        say("PIN, staff number and PIN, or scan the badge"),
        say("Sign in"),
    )
