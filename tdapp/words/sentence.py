"""Puts refusals into words: a code and its details become what is wrong and what to do next."""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any

from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.voice.texts import Words, text
from tdapp.voice.voice import NONE, Voice
from tdapp.words.facts import FACTS
from tdapp.words.refusals import REFUSALS

UNKNOWN = text("refusal", "This is refused ({code}). Contact support.")


def sentence(error: Refusal | Unrecorded, voice: Voice) -> str:
    """What is wrong, and what to do next."""
    if isinstance(error, Unrecorded):
        return problem_sentence(error.problem, voice)
    details = {"code": error.code, **error.details}
    return filled(REFUSALS.get(error.code, UNKNOWN), details, voice)


def problem_sentence(problem: str, voice: Voice) -> str:
    """What is wrong with the record, by the code in its health."""
    return filled(REFUSALS.get(problem, UNKNOWN), {"code": problem}, voice)


def filled(words: Words, details: Mapping[str, object], voice: Voice) -> str:
    """Words of a table with their details, each in the form that stands behind its name."""
    filling: Formatter = _Details(details, voice)
    return filling.vformat(voice.form(words, details), (), details)


class _Details(Formatter):
    """Knows `{:money}`, `{:count}`, `{:day}`, `{:time}`, `{:moment}`, `{:span}` and `{:roles}`.

    And `{:fact}`, which is a detail with words of its own.
    """

    def __init__(self, details: Mapping[str, object], voice: Voice) -> None:
        self._details = details
        self._voice = voice
        self._of_numbers: dict[str, Callable[[int], str]] = {
            "money": voice.money,
            "count": voice.count,
            "day": voice.date,
            "time": voice.time,
            "moment": voice.moment,
            "span": voice.age,
        }

    def get_value(self, key: int | str, _args: Any, kwargs: Mapping[str, Any]) -> Any:
        """A detail; a dash where it is not known."""
        found = kwargs.get(str(key))
        return NONE if found is None else found

    def format_field(self, value: Any, format_spec: str) -> str:
        """A detail in its form."""
        if isinstance(value, int) and format_spec in self._of_numbers:
            return self._of_numbers[format_spec](value)
        if format_spec == "roles":
            return str(value).replace("_", " ")
        if format_spec == "fact" and value in FACTS:
            return filled(FACTS[value], self._details, self._voice)
        return str(value)
