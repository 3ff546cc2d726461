"""The settings of this workstation, read from ``settings.toml`` beside the record."""

import os
import tomllib
from pathlib import Path

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings

NAME = "settings.toml"


class SettingsFile:
    """The settings in a folder, as they were read and kept last."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._now = read_settings(folder)

    @property
    def now(self) -> Settings:
        """The settings as they are kept."""
        return self._now

    def keep(self, settings: Settings) -> None:
        """Write them whole or not at all; refuses ``settings_unwritable``."""
        path = self._folder / NAME
        beside = path.with_suffix(".new")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(settings_text(settings))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except (OSError, UnicodeEncodeError) as error:
            raise Refusal("settings_unwritable", file=str(path)) from error
        self._now = settings


def settings_text(settings: Settings) -> str:
    """Those that are not as they are by default, a line each; `read_settings` gives them back."""
    import tomlkit  # noqa: PLC0415 - no start waits for what only writes

    kept = msgspec.to_builtins(settings)
    plain = msgspec.to_builtins(Settings())
    return tomlkit.dumps({name: kept[name] for name in kept if kept[name] != plain[name]})


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
