"""What stands against somebody, in words."""

from PySide6.QtCore import QCoreApplication

from tdapp.core.ports.people import Restriction, Standing
from tdapp.core.registry import lasts
from tdapp.ui.asking.typed_day import Span
from tdapp.ui.look.figures import date

translate = QCoreApplication.translate
SECOND_US = 1_000_000


def ban_words(found: Restriction, standing: Standing, now_us: int) -> str:
    """What is noted of bars and exclusions that last, and whether somebody is too young."""
    told = []
    if lasts(found.excluded_since_us, found.excluded_until_us, now_us):
        span = Span(found.excluded_since_us, found.excluded_until_us)
        told.append(translate("Ban", "excluded by own wish {span}").format(span=span_words(span)))
    if lasts(found.barred_since_us, found.barred_until_us, now_us):
        span = Span(found.barred_since_us, found.barred_until_us)
        told.append(translate("Ban", "barred {span}").format(span=span_words(span)))
    if standing.under_age:
        told.append(translate("Ban", "not of age"))
    return "; ".join(told)


def span_words(span: Span) -> str:
    """From when, and the last day."""
    since, until = span.since_us, span.until_us
    last = "" if until is None else date(until - SECOND_US)
    if since is None:
        return translate("Ban", "until {last}").format(last=last) if last else ""
    if not last:
        return translate("Ban", "since {first}").format(first=date(since))
    return translate("Ban", "from {first} to {last}").format(first=date(since), last=last)
