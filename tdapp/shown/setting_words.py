"""What each setting is called, what it does, and how its values are said."""

from dataclasses import dataclass
from enum import Enum

from tdapp.core.settings import DEFAULT_HOUSE, Settings
from tdapp.voice.voice import NONE, Voice


class Holds(Enum):
    """From when a changed setting holds."""

    AT_ONCE = "at once"
    NEXT_START = "from the next start"


@dataclass(frozen=True, slots=True)
class SettingWords:
    """The group and name of a setting, a sentence on it, and from when a change holds."""

    group: str
    name: str
    meaning: str
    holds: Holds = Holds.NEXT_START


def setting_words(voice: Voice) -> dict[str, SettingWords]:
    """The words of every setting, in the order of the page."""
    return {
        **_of_house(voice),
        **_of_look(voice),
        **_of_station(voice),
        **_of_copies(voice),
        **_of_signing_in(voice),
    }


def _of_house(voice: Voice) -> dict[str, SettingWords]:
    text = voice.text
    group = text("settings", "House")
    return {
        "house": SettingWords(
            group,
            text("settings", "Rulebook"),
            text("settings", "The approved rulebook for new events."),
        ),
        "letterhead": SettingWords(
            group,
            text("settings", "Name on printouts"),
            text("settings", "Heads every document. Empty: the rulebook's name."),
            Holds.AT_ONCE,
        ),
        "letterhead_line": SettingWords(
            group,
            text("settings", "Second line"),
            text("settings", "Printed below the name, such as an address."),
            Holds.AT_ONCE,
        ),
        "only_known_persons": SettingWords(
            group,
            text("settings", "Registered players only"),
            text("settings", "Only people already in the registry may enter."),
        ),
    }


def _of_look(voice: Voice) -> dict[str, SettingWords]:
    text, group = voice.text, voice.text("settings", "Look")
    return {
        "theme": SettingWords(
            group,
            text("settings", "Theme"),
            text("settings", "Dark for tired eyes, light for a bright room, high contrast."),
            Holds.AT_ONCE,
        ),
        "text_size": SettingWords(
            group,
            text("settings", "Text size"),
            text("settings", "Applies to all windows. Larger text shows less on a page."),
            Holds.AT_ONCE,
        ),
        "language": SettingWords(
            group,
            text("settings", "Language"),
            text("settings", "The language of windows and player screens."),
            Holds.AT_ONCE,
        ),
        "paper": SettingWords(
            group,
            text("settings", "Paper"),
            text("settings", "The size on which sheets are printed."),
            Holds.AT_ONCE,
        ),
        "printer": SettingWords(
            group,
            text("settings", "Printer"),
            text("settings", "Empty: the computer's default printer."),
            Holds.AT_ONCE,
        ),
        "slips": SettingWords(
            group,
            text("settings", "Slips and seat cards"),
            text("settings", "Cut sheets on request, or a receipt roll at each sale."),
            Holds.AT_ONCE,
        ),
    }


def _of_station(voice: Voice) -> dict[str, SettingWords]:
    group = voice.text("settings", "This workstation")
    return {
        "station": SettingWords(
            group,
            voice.text("settings", "Name of this station"),
            voice.text("settings", "Recorded with every action done here."),
        ),
    }


def _of_copies(voice: Voice) -> dict[str, SettingWords]:
    text = voice.text
    group = text("settings", "Backup")
    return {
        "second_copy": SettingWords(
            group,
            text("settings", "Folder"),
            text("settings", "A folder on another drive for verified backups."),
        ),
        "copy_minutes": SettingWords(
            group,
            text("settings", "Backup interval (minutes)"),
            text("settings", "How often a backup is made."),
        ),
        "copy_at_levels": SettingWords(
            group,
            text("settings", "Backup at each level"),
            text("settings", "Also back up whenever a clock reaches a new level."),
        ),
    }


def _of_signing_in(voice: Voice) -> dict[str, SettingWords]:
    text = voice.text
    group = text("settings", "Sign-in")
    return {
        "lock_after_minutes": SettingWords(
            group,
            text("settings", "Lock after (minutes)"),
            text("settings", "Locks the session when keyboard and mouse are idle this long."),
        ),
        "wrong_pins": SettingWords(
            group,
            text("settings", "PIN attempts"),
            text("settings", "After this many wrong PINs, sign-in is locked for a while."),
        ),
        "shut_out_minutes": SettingWords(
            group,
            text("settings", "Lockout (minutes)"),
            text("settings", "How long sign-in stays locked after too many wrong PINs."),
        ),
    }


def value_words(voice: Voice, settings: Settings, name: str) -> str:
    """The value of a setting as the page says it, and as it is typed."""
    value = getattr(settings, name)
    if value is None:
        return NONE
    if isinstance(value, bool):
        return voice.text("settings", "yes") if value else voice.text("settings", "no")
    return (
        house_word(voice, value)
        if name == "house"
        else choice_words(voice, name).get(str(value), str(value))
    )


def house_word(voice: Voice, house: str) -> str:
    """What a house is called in short."""
    return (
        voice.text("house", "Neutral (open) rules")
        if house == DEFAULT_HOUSE
        else house.capitalize()
    )


def choice_words(voice: Voice, name: str) -> dict[str, str]:
    """How the few values that a setting can have are said; those of the others are said as kept."""
    text = voice.text
    return {
        "theme": {
            "dark": text("settings", "dark"),
            "light": text("settings", "light"),
            "high_contrast": text("settings", "high contrast"),
        },
        "text_size": {size: f"{size} %" for size in ("100", "125", "150", "175", "200")},
        "language": {"en": "English", "de": "Deutsch"},
        "paper": {"a4": "A4", "letter": text("settings", "US Letter")},
        "slips": {
            "cut": text("settings", "cut sheets"),
            "roll": text("settings", "receipt printer (80 mm)"),
            "roll58": text("settings", "receipt printer (58 mm)"),
        },
    }.get(name, {})


def holds_words(voice: Voice, holds: Holds) -> str:
    """From when a change holds, in words."""
    return {
        Holds.AT_ONCE: voice.text("settings", "Changes apply at once."),
        Holds.NEXT_START: voice.text("settings", "Changes apply after a restart."),
    }[holds]
