"""Reads what is typed for a setting; what it may be follows from the setting's own type."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings
from tdapp.shown.setting_words import choice_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count
from tdapp.voice.voice import NONE


def offered(name: str, yes: str, no: str) -> tuple[str, ...]:
    """The values that a setting can have, where those are few."""
    kind = _type_of(name)
    if isinstance(kind, msgspec.inspect.BoolType):
        return (yes, no)
    if isinstance(kind, msgspec.inspect.LiteralType):
        words = choice_words(voice(), name)
        return tuple(words.get(str(value), str(value)) for value in kind.values)
    return ()


def typed_setting(settings: Settings, name: str, text: str, yes: Sequence[str]) -> Settings:
    """The settings with one typed anew; refuses ``bad_setting`` and says what it may be."""
    plain = text.strip()
    kind = _type_of(name)
    value: Any = plain
    if isinstance(kind, msgspec.inspect.BoolType):
        value = plain.casefold() in yes
    elif isinstance(kind, msgspec.inspect.IntType):
        with suppress(Refusal):
            value = read_count(plain)
    elif isinstance(kind, msgspec.inspect.UnionType) and plain in ("", NONE):
        value = None
    elif isinstance(kind, msgspec.inspect.LiteralType):
        said = {words.casefold(): kept for kept, words in choice_words(voice(), name).items()}
        kept = said.get(plain.casefold(), plain)
        value = next((one for one in kind.values if str(one) == kept), kept)
    try:
        return msgspec.convert({**msgspec.structs.asdict(settings), name: value}, Settings)
    except msgspec.ValidationError as error:
        raise Refusal("bad_setting", problem=str(error).partition(" - at")[0]) from error


def _type_of(name: str) -> msgspec.inspect.Type:
    field = next(one for one in msgspec.structs.fields(Settings) if one.name == name)
    return msgspec.inspect.type_info(field.type)
