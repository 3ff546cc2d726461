"""How the house's data are read from TOML."""

import tomllib
from typing import TypeVar

import msgspec

from tdapp.core.refusal import Refusal

Kind = TypeVar("Kind")


def read_toml(text: str, kind: type[Kind], code: str) -> Kind:
    """What a TOML holds; refuses with the `code`, naming the line or the field."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (ValueError, RecursionError) as error:
        raise Refusal(code, problem=str(error)) from error
