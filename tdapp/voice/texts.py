"""Texts that stand in tables: marked where they are written, said by a voice where they are used.

Babel finds them by the names `text` and `plural`, whose arguments are literals.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """One English text, and the context that tells translators where it is used."""

    context: str
    english: str


@dataclass(frozen=True, slots=True)
class Plural:
    """An English text in both its forms; the detail called `by` decides which is said."""

    context: str
    one: str
    many: str
    by: str


Words = Text | Plural


def text(context: str, english: str) -> Text:
    """Mark a text.

    >>> text("page", "Prizes").english
    'Prizes'
    """
    return Text(context, english)


def plural(context: str, one: str, many: str, *, by: str = "n") -> Plural:
    """Mark a text that has another form for more than one."""
    return Plural(context, one, many, by)
