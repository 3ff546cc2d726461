"""Values written as TOML."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import date, time
from decimal import Decimal

from tdapp.core.refusal import Refusal

CONTROL = re.compile(r"[\x7f-\x9f]")


def toml(fields: Mapping[str, object]) -> str:
    """Fields, one a line; refuses with ``not_in_format`` a value of a kind that TOML lacks."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in fields.items())


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else _text(key)


def _value(value: object) -> str:
    match value:
        case str():
            return _text(value)
        case int() | float() | Decimal() | date() | time():
            return str(value).lower().replace("infinity", "inf")
        case Mapping():
            return f"{{ {', '.join(f'{_key(str(k))} = {_value(v)}' for k, v in value.items())} }}"
        case Sequence():
            return f"[{', '.join(map(_value, value))}]"
    raise Refusal("not_in_format", what=type(value).__name__)


def _text(text: str) -> str:
    """In quotes; what JSON leaves as it is and TOML does not is written by its number."""
    return CONTROL.sub(lambda it: f"\\u{ord(it[0]):04x}", json.dumps(text, ensure_ascii=False))
