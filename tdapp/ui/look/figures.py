"""Numbers, money, times and places as the person in front of the screen writes them."""

import re
from decimal import Decimal
from functools import cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.ui.sentences import Voice

SYMBOLS = {"AUD": "$", "CAD": "$", "EUR": "€", "GBP": "£", "NZD": "$", "USD": "$"}
NONE = "—"
MINUS = "\N{MINUS SIGN}"
ENDINGS = {
    1: QT_TRANSLATE_NOOP("Place", "st"),
    2: QT_TRANSLATE_NOOP("Place", "nd"),
    3: QT_TRANSLATE_NOOP("Place", "rd"),
    0: QT_TRANSLATE_NOOP("Place", "th"),
}
"""What follows the last digit of a place; 4 to 9 end as 0 does."""

translate = QCoreApplication.translate


@cache
def user_locale() -> QLocale:
    """The user's, asked once; a computer without any groups its thousands as English does."""
    chosen = QLocale()
    if chosen.language() is QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.Australia)
    return chosen


def whole(number: int) -> str:
    """A count or a number of chips, its thousands grouped."""
    return user_locale().toString(number)


def money(cents: int) -> str:
    """Cents as an amount with two decimals."""
    sign, locale = MINUS if cents < 0 else "", user_locale()
    units, rest = divmod(abs(cents), 100)
    return f"{sign}{locale.toString(units)}{locale.decimalPoint()}{rest:02}"


def number_in(text: str) -> Decimal | None:
    """The number that `whole` or `money` wrote; None for anything else."""
    group, point = map(re.escape, (user_locale().groupSeparator(), user_locale().decimalPoint()))
    found = re.fullmatch(
        rf"([-{MINUS}]?)([1-9]\d{{0,2}}(?:{group}\d{{3}})*|0)(?:{point}(\d+))?", text
    )
    if found is None:
        return None
    sign, units, rest = found.groups()
    digits = "".join(re.findall(r"\d", units))
    return Decimal(f"{'-' if sign else ''}{digits}{'.' + rest if rest else ''}")


def percent(part: int, of: int) -> str:
    """A share of a whole in percent, with two decimals."""
    return f"{user_locale().toString(100 * part / of, 'f', 2)}%"


def short_money(cents: int, currency: str) -> str:
    """Cents as an amount for a screen: its sign of currency, and no decimals if they are nought."""
    symbol = SYMBOLS.get(currency, f"{currency} ")
    return symbol + (money(cents) if cents % 100 else whole(cents // 100))


def wall_time(utc_us: int) -> str:
    """UTC microseconds as hours and minutes of the wall clock here."""
    return user_locale().toString(_local(utc_us).time(), "HH:mm")


def wall_time_to_the_second(utc_us: int) -> str:
    """UTC microseconds as the wall clock here shows them, with seconds."""
    return user_locale().toString(_local(utc_us).time(), "HH:mm:ss")


def day(utc_us: int) -> str:
    """UTC microseconds as the weekday, day and month here."""
    return user_locale().toString(_local(utc_us).date(), "ddd d MMM")


def date(utc_us: int) -> str:
    """UTC microseconds as the day, month and year here."""
    return user_locale().toString(_local(utc_us).date(), "d MMM yyyy")


def span(microseconds: int) -> str:
    """A length of time in hours and minutes, begun minutes left out."""
    hours, minutes = divmod(max(0, microseconds) // 60_000_000, 60)
    if hours:
        return translate("Figures", "{hours} h {minutes} min").format(hours=hours, minutes=minutes)
    return translate("Figures", "{minutes} min").format(minutes=minutes)


def age(microseconds: int) -> str:
    """How long ago something was: ``0:34`` ago, from an hour on ``2 h 5 min``."""
    seconds = max(0, microseconds) // 1_000_000
    if seconds >= 3600:  # noqa: PLR2004 - an hour
        return span(microseconds)
    return f"{seconds // 60}:{seconds % 60:02}"


def ordinal(place: int) -> str:
    """A place: ``1st``, ``22nd``, ``113th``."""
    last = 0 if place % 100 in (11, 12, 13) else place % 10
    ending = translate("Place", ENDINGS.get(last, ENDINGS[0]))
    return f"{place}{ending}"


def blinds(small: int, big: int, ante: int = 0) -> str:
    """Blinds and ante as the house writes them: ``600 / 1,200 (1,200)``."""
    pair = f"{whole(small)} / {whole(big)}"
    return f"{pair} ({whole(ante)})" if ante else pair


def _local(utc_us: int) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(utc_us // 1000)


VOICE = Voice(translate, money, whole, date)
