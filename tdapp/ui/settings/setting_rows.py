"""The settings as rows, and where on other pages something else is set."""

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.core.settings import Settings
from tdapp.shown.cells import Cell, Tone
from tdapp.shown.setting_words import setting_words, value_words
from tdapp.ui.look.lists.list_rows import Column, label, left, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName, page_word


@dataclass(frozen=True, slots=True)
class SettingLine:
    """A setting by its name, or the page on which something else is set; the first of a `group`."""

    key: str | PageName
    group: str
    words: str
    value: Cell
    is_default: bool = False


def setting_columns() -> tuple[Column[SettingLine], ...]:
    """Group, setting, value, and whether that is the default."""
    text = voice().text
    default = text("settings page", "default")
    return (
        left("", 160, lambda one: label(one.group), 560),
        left(text("settings page", "Setting"), 240, lambda one: one.words),
        wide(text("settings page", "Value"), lambda one: one.value, 180),
        left("", 96, lambda one: Cell(default if one.is_default else "", tone=Tone.GONE)),
    )


def setting_lines(now: Settings) -> Iterator[SettingLine]:
    """Every setting as it is kept, then what is set elsewhere; a value of one's own is strong."""
    plain, group = Settings(), ""
    for name, words in setting_words(voice()).items():
        own = getattr(now, name) != getattr(plain, name)
        value = Cell(value_words(voice(), now, name), strong=own)
        first = words.group if words.group != group else ""
        yield SettingLine(name, first, words.name, value, is_default=not own)
        group = words.group
    group = voice().text("settings", "On other pages")
    for page, said in set_elsewhere().items():
        yield SettingLine(page, group, said, Cell(page_word(page), note=page.key))
        group = ""


def set_elsewhere() -> dict[PageName, str]:
    """What is set on which page."""
    return {
        PageName.CLOCK: voice().text("settings", "Screens, volume, mark"),
        PageName.CAGE: voice().text("settings", "Cage limits"),
    }
