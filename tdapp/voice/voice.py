"""One voice: texts in one language, figures by one locale, times on one wall clock."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, tzinfo
from decimal import Decimal
from gettext import NullTranslations

from tdapp.core.instant import shown_at, which_of_two
from tdapp.voice.catalogue import IN_ENGLISH, said
from tdapp.voice.symbols import HOME, Symbols, symbols
from tdapp.voice.texts import Plural, Words, text

MINUS = "\N{MINUS SIGN}"
NONE = "—"
HOUR_S = 3600
Day = date
ENDINGS = {
    1: text("place", "st"),
    2: text("place", "nd"),
    3: text("place", "rd"),
    0: text("place", "th"),
}
"""What follows the last digit of a place; 4 to 9 end as 0 does."""


@dataclass(frozen=True, slots=True)
class Voice:
    """How something is said to one reader; handed in, so that two readers may differ.

    Money is in cents, a moment in UTC microseconds. `zone_mark` follows a time where the reader
    cannot know whose clock is meant. `currency` is what money is in, and said, where that is not
    the reader's own.
    """

    catalogue: NullTranslations = IN_ENGLISH
    symbols: Symbols = field(default_factory=lambda: symbols(HOME))
    zone: tzinfo = UTC
    zone_mark: str = ""
    currency: str = ""

    def priced_in(self, currency: str) -> "Voice":
        """The same voice for money in a currency."""
        foreign = "" if currency == self.symbols.currency else currency
        return self if foreign == self.currency else replace(self, currency=foreign)

    def text(self, context: str, english: str, /, **details: object) -> str:
        """A text in the reader's language, filled with its details; English where it has none."""
        found = self.catalogue.pgettext(context, english)
        return found.format(**details) if details else found

    def plural(self, context: str, one: str, many: str, n: int, /, **details: object) -> str:
        """The form for `n` of a text, filled with its details and with the number as ``{n}``."""
        found = self.catalogue.npgettext(context, one, many, n)
        return found.format(n=self.count(n), **details)

    def say(self, words: Words, /, **details: object) -> str:
        """A text out of a table, filled with its details."""
        found = self.form(words, details)
        return found.format(**details) if details else found

    def form(self, words: Words, details: Mapping[str, object]) -> str:
        """A text out of a table, in the form that its details ask for, to be filled elsewhere."""
        number = details.get(words.by) if isinstance(words, Plural) else None
        return said(words, number, self.catalogue)

    def count(self, number: int) -> str:
        """A count or a number of chips, its thousands grouped."""
        grouped = self.symbols.grouped(abs(number))
        return f"{MINUS}{grouped}" if number < 0 else grouped

    def decimal(self, figure: Decimal) -> str:
        """A figure with its two decimals, its thousands grouped."""
        whole, _, parts = f"{abs(figure):.2f}".partition(".")
        grouped = f"{self.symbols.grouped(int(whole))}{self.symbols.point}{parts}"
        return f"-{grouped}" if figure < 0 else grouped

    def money(self, cents: int, currency: str = "") -> str:
        """Cents as an amount with two decimals, with the sign of a currency that is not own."""
        units, rest = divmod(abs(cents), 100)
        amount = f"{self.symbols.grouped(units)}{self.symbols.point}{rest:02}"
        return self._signed(cents, amount, currency or self.currency)

    def short_money(self, cents: int, currency: str) -> str:
        """Cents with their sign of currency, and no decimals if they are nought."""
        if cents % 100:
            return self.money(cents, currency)
        return self._signed(cents, self.symbols.grouped(abs(cents) // 100), currency)

    def number_in(self, written: str) -> Decimal | None:
        """The number that `count` or `money` wrote; None for anything else."""
        if self.currency:
            written = self.symbols.unpriced(written, self.currency)
        group, point = re.escape(self.symbols.group), re.escape(self.symbols.point)
        found = re.fullmatch(
            rf"([-{MINUS}]?)([1-9]\d{{0,2}}(?:{group}\d{{2,3}})*|0)(?:{point}(\d+))?", written
        )
        if found is None:
            return None
        sign, units, rest = found.groups()
        digits = "".join(re.findall(r"\d", units))
        return Decimal(f"{'-' if sign else ''}{digits}{'.' + rest if rest else ''}")

    def percent(self, part: int, of: int, *, decimals: int = 0) -> str:
        """A share of a whole in percent, as short as it is exact and with at most two decimals.

        It has so many decimals at least.
        """
        exact = next((few for few in (0, 1) if not 100 * 10**few * part % of), 2)
        figure = f"{100 * part / of:,.{max(decimals, exact)}f}"
        whole, point, rest = figure.partition(".")
        grouped = whole.replace(",", self.symbols.group)
        return f"{grouped}{self.symbols.point if point else point}{rest}{self.symbols.percent}"

    def blinds(self, small: int, big: int, ante: int = 0) -> str:
        """Blinds and ante as the house writes them: ``600 / 1,200 (1,200)``."""
        pair = f"{self.count(small)} / {self.count(big)}"
        return f"{pair} ({self.count(ante)})" if ante else pair

    def ordinal(self, place: int) -> str:
        """A place: ``1st``, ``22nd``, ``113th``."""
        last = 0 if place % 100 in (11, 12, 13) else place % 10
        return f"{place}{self.say(ENDINGS.get(last, ENDINGS[0]))}"

    def wall(self, utc_us: int) -> datetime:
        """What the reader's clock shows at a moment."""
        return shown_at(utc_us, self.zone)

    def time(self, utc_us: int) -> str:
        """A moment as hours and minutes: ``19:05``; with its zone if it comes twice."""
        shown = self.wall(utc_us)
        return f"{shown.hour:02}:{shown.minute:02}{self.zone_mark}{which_of_two(shown)}"

    def time_to_the_second(self, utc_us: int) -> str:
        """A moment as hours, minutes and seconds; with its zone if it comes twice."""
        shown = self.wall(utc_us)
        time = f"{shown.hour:02}:{shown.minute:02}:{shown.second:02}"
        return f"{time}{self.zone_mark}{which_of_two(shown)}"

    def day(self, utc_us: int) -> str:
        """A moment as weekday, day and month: ``Wed 30 Jun``."""
        return self.weekday(self.wall(utc_us))

    def date(self, utc_us: int) -> str:
        """A moment as day, month and year: ``30 Jun 2027``."""
        return self.full_date(self.wall(utc_us))

    def weekday(self, shown: Day) -> str:
        """A day of the calendar as weekday, day and month."""
        return f"{self.symbols.days[shown.weekday()]} {self._day_and_month(shown)}"

    def full_date(self, shown: Day) -> str:
        """A day of the calendar as day, month and year."""
        return f"{self._day_and_month(shown)} {shown.year}"

    def moment(self, utc_us: int) -> str:
        """A moment as weekday, day, month and time; where the zone is said, without the weekday."""
        day = self._day_and_month(self.wall(utc_us)) if self.zone_mark else self.day(utc_us)
        return f"{day} {self.time(utc_us)}"

    def full_moment(self, utc_us: int) -> str:
        """A moment as weekday, day, month, year and time: ``Sun 14 Jun 2026, 19:05``."""
        weekday = self.symbols.days[self.wall(utc_us).weekday()]
        return f"{weekday} {self.date(utc_us)}, {self.time(utc_us)}"

    def moment_to_the_second(self, utc_us: int) -> str:
        """A moment as day, month and time with seconds."""
        shown = self.wall(utc_us)
        return f"{self._day_and_month(shown)} {self.time_to_the_second(utc_us)}"

    def span(self, microseconds: int) -> str:
        """A length of time in hours and minutes, begun minutes left out."""
        hours, minutes = divmod(max(0, microseconds) // 60_000_000, 60)
        if hours:
            both = self.text("figures", "{hours} h {minutes} min")
            if not minutes:
                both = self.text("figures", "{hours} h")
            return both.format(hours=hours, minutes=minutes)
        return self._minutes(minutes)

    def _minutes(self, minutes: int) -> str:
        return self.text("figures", "{minutes} min").format(minutes=minutes)

    def length(self, microseconds: int) -> str:
        """How long a level or a break lasts: ``20 min``, with seconds ``2:30``."""
        minutes, seconds = divmod(microseconds // 1_000_000, 60)
        return f"{minutes}:{seconds:02}" if seconds else self._minutes(minutes)

    def age(self, microseconds: int) -> str:
        """How long ago something was: ``0:34``, from an hour on ``2 h 5 min``."""
        seconds = max(0, microseconds) // 1_000_000
        if seconds >= HOUR_S:
            return self.span(microseconds)
        return f"{seconds // 60}:{seconds % 60:02}"

    def _day_and_month(self, shown: Day) -> str:
        return f"{shown.day} {self.symbols.months[shown.month - 1]}"

    def _signed(self, cents: int, amount: str, currency: str) -> str:
        priced = self.symbols.priced(amount, currency) if currency else amount
        return f"{MINUS}{priced}" if cents < 0 else priced


ENGLISH = Voice(symbols=symbols("en"), zone_mark=" UTC")
"""What the command line speaks, whose reader may be anywhere."""
