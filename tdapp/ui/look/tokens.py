"""Colour tokens: frozen dataclasses of colours, read from the TOML files in `resources/themes`."""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from importlib.resources import files
from typing import TypeVar

from PySide6.QtGui import QColor

import resources
from tdapp.core.refusal import Refusal

Tokens = TypeVar("Tokens")


def read_table(name: str) -> Mapping[str, object]:
    """The content of the theme file `name` (without `.toml`); Refusal if it cannot be read."""
    source = files(resources) / "themes" / f"{name}.toml"
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("theme.missing", theme=name) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refusal("theme.unreadable", theme=name, reason=str(error)) from error


def colours(kind: type[Tokens], table: Mapping[str, object], theme: str) -> Tokens:
    """A `kind`, a dataclass of colours alone, with the `#RRGGBB` that `table` gives each field.

    A Python keyword is spelt with an underscore in the field and without it in the table. A token
    that is missing, unknown or not a colour is a Refusal that names `theme` and the token.
    """
    names = {field.name.rstrip("_"): field.name for field in fields(kind)}  # type: ignore[arg-type]
    for token in table:
        if token not in names:
            raise Refusal("theme.token_unknown", theme=theme, token=token)
    return kind(**{name: _colour(table, token, theme) for token, name in names.items()})


def _colour(table: Mapping[str, object], token: str, theme: str) -> QColor:
    if token not in table:
        raise Refusal("theme.token_missing", theme=theme, token=token)
    text = table[token]
    if not isinstance(text, str) or not QColor.isValidColorName(text):
        raise Refusal("theme.not_a_colour", theme=theme, token=token, text=text)
    return QColor(text)
