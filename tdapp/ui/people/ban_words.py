"""What stands against somebody, in words."""

from tdapp.core.ports.people import Eligibility, Restriction
from tdapp.core.same_person import lasts
from tdapp.typed.days import TimeSpan
from tdapp.ui.look.spoken import voice

SECOND_US = 1_000_000


def ban_words(found: Restriction, standing: Eligibility, now_us: int) -> str:
    """What is noted of bars and exclusions that last, and whether somebody is too young."""
    told = []
    if lasts(found.excluded_since_us, found.excluded_until_us, now_us):
        span = TimeSpan(found.excluded_since_us, found.excluded_until_us)
        told.append(voice().text("ban", "self-excluded {span}", span=span_words(span)))
    if lasts(found.barred_since_us, found.barred_until_us, now_us):
        span = TimeSpan(found.barred_since_us, found.barred_until_us)
        told.append(voice().text("ban", "barred {span}", span=span_words(span)))
    if standing.under_age:
        told.append(voice().text("ban", "under age"))
    return "; ".join(told)


def span_words(span: TimeSpan) -> str:
    """From when, and the last day."""
    since, until = span.since_us, span.until_us
    last = "" if until is None else voice().date(until - SECOND_US)
    if since is None:
        return voice().text("ban", "until {last}", last=last) if last else ""
    if not last:
        return voice().text("ban", "since {first}", first=voice().date(since))
    return voice().text("ban", "from {first} to {last}", first=voice().date(since), last=last)
