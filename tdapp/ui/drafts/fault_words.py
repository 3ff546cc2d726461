"""What is wrong with a field, in words that stand beside it."""

import re
from collections.abc import Callable

from tdapp.rules.toml_faults import NEEDED, FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.form_words import field_words
from tdapp.ui.look.spoken import voice
from tdapp.words.typed import day_example

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def path_of(fault: FileFault) -> Path:
    """Where it is, part by part."""
    return tuple(int(place) if place else name for place, name in _STEP.findall(fault.where))


def fault_words(fault: FileFault) -> str:
    """The sentence beside its field; what is not known here is said as the check says it."""
    for form, said in _FORMS:
        found = re.fullmatch(form, fault.problem)
        if found is not None:
            return said().format(*found.groups())
    return fault.problem


def fault_line(fault: FileFault) -> str:
    """The sentence with the name of its field before it, to stand anywhere."""
    path = path_of(fault)
    words = field_words(voice())
    for end in range(len(path), 0, -1):
        keys = ".".join(str(part) for part in path[:end] if isinstance(part, str))
        if keys in words:
            return f"{words[keys][0]}: {fault_words(fault)}"
    return f"{fault.where}: {fault_words(fault)}" if fault.where else fault.problem


def _date_needed() -> str:
    needed = voice().text("event fault", "enter a date, such as {day}")
    return needed.format(day=day_example(voice()))


_FORMS: tuple[tuple[str, Callable[[], str]], ...] = (
    (NEEDED, lambda: voice().text("event fault", "required")),
    (
        r"Expected `int`, got .*",
        lambda: voice().text("event fault", "enter a whole number"),
    ),
    (
        r"Expected `(?:int|array)`(?: of length)? >= (\d+)",
        lambda: voice().text("event fault", "at least {0}"),
    ),
    (
        r"Expected `(?:int|array)`(?: of length)? <= (\d+)",
        lambda: voice().text("event fault", "at most {0}"),
    ),
    (r"Expected `str` of length >= 1", lambda: voice().text("event fault", "required")),
    (
        r"Expected `str` of length <= (\d+)",
        lambda: voice().text("event fault", "too long, maximum {0}"),
    ),
    (r"Expected `int` > 0", lambda: voice().text("event fault", "at least 1")),
    (
        r"Invalid RFC3339 encoded date",
        _date_needed,
    ),
    (r"Expected `date.*", _date_needed),
    (
        r"Expected `str` matching regex '\^\(\?:\[01\].*",
        lambda: voice().text("event fault", "enter a time, such as 19:30"),
    ),
    (
        r"Expected `str` matching regex '\^\[A-Z\].*",
        lambda: voice().text("event fault", "three capital letters, such as AUD"),
    ),
    (
        r"Expected `str` matching regex.*",
        lambda: voice().text("event fault", "unknown heading"),
    ),
    (
        r"Invalid enum value '(.*)'",
        lambda: voice().text("event fault", "“{0}” is not one of the choices"),
    ),
    (r"Expected `bool.*", lambda: voice().text("event fault", "yes or no")),
    (
        r"no table of parts",
        lambda: voice().text("event fault", "enter parts with amounts, such as pool 100, fee 10"),
    ),
    (r"`(.*)`", lambda: voice().text("event fault", "“{0}” is not an amount")),
)
