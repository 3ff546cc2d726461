"""Puts refusals into words: a code and its details become one sentence. Needs no Qt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from string import Formatter
from typing import Any

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.core.money import format_cents
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.ui.refusals import REFUSALS
from tdapp.ui.refusals.facts import FACTS

UNKNOWN = QT_TRANSLATE_NOOP(
    "Refusal", "This is refused ({code}); tell whoever looks after the program."
)


def iso_day(utc_us: int) -> str:
    """UTC microseconds as the year, month and day here."""
    return datetime.fromtimestamp(utc_us / 1_000_000, UTC).astimezone().date().isoformat()


@dataclass(frozen=True, slots=True)
class Voice:
    """How words, cents, counts and days are said to the person in front of the screen.

    `translate` gets a context and an English text, as Qt's own does.
    """

    translate: Callable[[str, str], str]
    money: Callable[[int], str]
    count: Callable[[int], str]
    day: Callable[[int], str] = iso_day


ENGLISH = Voice(lambda _, text: text, format_cents, "{:,}".format)


def sentence(error: Refusal | Unrecorded, voice: Voice = ENGLISH) -> str:
    """One sentence: what is wrong, and what to do next."""
    if isinstance(error, Unrecorded):
        return problem_sentence(error.problem, voice)
    return _said(REFUSALS.get(error.code, UNKNOWN), {"code": error.code, **error.details}, voice)


def problem_sentence(problem: str, voice: Voice = ENGLISH) -> str:
    """What is wrong with the record, by the code in its health."""
    return _said(REFUSALS.get(problem, UNKNOWN), {"code": problem}, voice)


def _said(text: str, details: Mapping[str, object], voice: Voice) -> str:
    translated = voice.translate("Refusal", text)
    return _Details(details, voice).vformat(translated, (), details)


class _Details(Formatter):
    """Fills a sentence: `{sum:money}`, `{stack:count}`, `{us:day}`, `{who:roles}`, `{it:fact}`."""

    def __init__(self, details: Mapping[str, object], voice: Voice) -> None:
        self._details = details
        self._voice = voice

    def get_value(self, key: int | str, _args: Any, kwargs: Mapping[str, Any]) -> Any:
        """A detail; a dash where it is not known."""
        found = kwargs.get(str(key))
        return "—" if found is None else found

    def format_field(self, value: Any, format_spec: str) -> str:
        """A detail in its form."""
        if format_spec == "money" and isinstance(value, int):
            return self._voice.money(value)
        if format_spec == "count" and isinstance(value, int):
            return self._voice.count(value)
        if format_spec == "day" and isinstance(value, int):
            return self._voice.day(value)
        if format_spec == "roles":
            return str(value).replace("_", " ")
        if format_spec == "fact":
            return self._fact(str(value))
        return str(value)

    def _fact(self, fact: str) -> str:
        text = self._voice.translate("Fact", FACTS.get(fact, fact))
        return _Details(self._details, self._voice).vformat(text, (), self._details)
