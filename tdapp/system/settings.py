"""What the house sets for this workstation, read from ``settings.toml`` beside the record."""

import tomllib
from pathlib import Path
from typing import Annotated

import msgspec

from tdapp.core.refusal import Refusal

NAME = "settings.toml"
Minutes = Annotated[int, msgspec.Meta(ge=1, le=24 * 60)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this workstation is set up.

    `second_copy` is a folder on another medium for verified copies of the record, made every
    `copy_minutes` and, unless `copy_at_levels` is false, at each level of a clock. With
    `only_known_persons` nobody is let in whose name is not in the registry.
    """

    second_copy: str | None = None
    copy_minutes: Minutes = 5
    copy_at_levels: bool = True
    station: str = "desk-1"
    only_known_persons: bool = False


def read_settings(folder: Path) -> Settings:
    """The settings in `folder`, or the defaults; refuses ``bad_settings`` with line or field."""
    path = folder / NAME
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("bad_settings", file=str(path), problem=str(error)) from error
    try:
        return msgspec.convert(tomllib.loads(text), Settings)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise Refusal("bad_settings", file=str(path), problem=str(error)) from error
