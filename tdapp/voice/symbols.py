"""What a country writes into its figures and dates, asked of Babel once for each locale.

What is written at home, and in English anywhere, is kept here: reading Babel slows the start.
"""

from dataclasses import dataclass, replace
from functools import cache

HOME = "en_AU"
"""Where nothing is known of the user: the house's own country."""
BY_THREES = (3, 3)
SIGNS = {"AUD": "$", "CAD": "$", "EUR": "€", "GBP": "£", "NZD": "$", "USD": "$"}
"""A dollar is the one of the country that the house stands in."""


@dataclass(frozen=True, slots=True)
class Symbols:
    """Separators, names and places of signs; `days` begin with Monday, `months` with January.

    `months` and `days` are abbreviated, `month_names` and `day_names` in full. `currency` is the
    country's own.
    """

    locale: str
    group: str
    point: str
    by_threes: bool
    percent: str
    sign_first: bool
    days: tuple[str, ...]
    day_names: tuple[str, ...]
    months: tuple[str, ...]
    month_names: tuple[str, ...]
    month_first: bool
    currency: str = ""

    def grouped(self, number: int) -> str:
        """A whole number without a sign, its thousands grouped."""
        if not self.by_threes:
            from babel.numbers import format_decimal

            return str(format_decimal(number, locale=self.locale))
        plain = f"{number:,}"
        return plain if self.group == "," else plain.replace(",", self.group)

    def priced(self, amount: str, currency: str) -> str:
        """An amount with the sign of its currency, where the country puts it."""
        sign = self._sign(currency)
        if not self.sign_first:
            return f"{amount}\N{NO-BREAK SPACE}{sign}"
        return f"{sign} {amount}" if sign.isalpha() else f"{sign}{amount}"

    def unpriced(self, amount: str, currency: str) -> str:
        """The amount without that sign."""
        return amount.replace(self._sign(currency), "", 1).strip()

    def _sign(self, currency: str) -> str:
        if currency in SIGNS:
            return SIGNS[currency]
        from babel.numbers import get_currency_symbol

        return str(get_currency_symbol(currency, self.locale))


_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_SHORT_DAYS, _SHORT_MONTHS = (tuple(one[:3] for one in long) for long in (_DAYS, _MONTHS))
_ANYWHERE = Symbols(
    "en", ",", ".", True, "%", True, _SHORT_DAYS, _DAYS, _SHORT_MONTHS, _MONTHS, month_first=True
)
_LIKE_HERE = tuple("Sept" if one == "Sep" else one for one in _SHORT_MONTHS)
_AT_HOME = replace(_ANYWHERE, locale=HOME, months=_LIKE_HERE, month_first=False, currency="AUD")
KEPT = {one.locale: one for one in (_AT_HOME, _ANYWHERE)}


@cache
def symbols(name: str) -> Symbols:
    """The symbols of a locale by its name, such as ``de_CH``; those at home if it is unknown."""
    return KEPT.get(name) or by_babel(name)


def by_babel(name: str) -> Symbols:
    """The symbols of a locale as Babel knows them, those too that are kept."""
    from babel import Locale, UnknownLocaleError
    from babel.numbers import get_territory_currencies

    try:
        locale = Locale.parse(name.replace("-", "_"))
    except (UnknownLocaleError, ValueError, TypeError):
        locale = Locale.parse(HOME)
    latin = locale.number_symbols["latn"]
    _, suffix = locale.percent_formats[None].suffix
    money = locale.currency_formats["standard"].pattern
    dates = locale.date_formats["short"].pattern
    return Symbols(
        str(locale),
        latin["group"],
        latin["decimal"],
        locale.decimal_formats[None].grouping == BY_THREES,
        suffix,
        money.index("¤") < money.index("0"),
        tuple(locale.days["format"]["abbreviated"][day] for day in range(7)),
        tuple(locale.days["format"]["wide"][day] for day in range(7)),
        tuple(locale.months["format"]["abbreviated"][month] for month in range(1, 13)),
        tuple(locale.months["format"]["wide"][month] for month in range(1, 13)),
        dates.index("M") < dates.index("d"),
        next(iter(get_territory_currencies(locale.territory or "")), ""),
    )
