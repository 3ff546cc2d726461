"""What each setting is called, what it does, and how its values are said."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from tdapp.core.settings import DEFAULT_HOUSE, Settings
from tdapp.ui.look.figures import NONE

translate = QCoreApplication.translate


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


def setting_words() -> dict[str, SettingWords]:
    """The words of every setting, in the order of the page."""
    return {**_of_house(), **_of_look(), **_of_station(), **_of_copies(), **_of_signing_in()}


def _of_house() -> dict[str, SettingWords]:
    group = translate("Settings", "House")
    return {
        "house": SettingWords(
            group,
            translate("Settings", "Rulebook"),
            translate("Settings", "The approved rules under which new events are announced."),
        ),
        "letterhead": SettingWords(
            group,
            translate("Settings", "Name on papers"),
            translate("Settings", "It heads every paper; without one the name of the rulebook."),
            Holds.AT_ONCE,
        ),
        "letterhead_line": SettingWords(
            group,
            translate("Settings", "Line below it"),
            translate("Settings", "It stands below the name on papers, such as an address."),
            Holds.AT_ONCE,
        ),
        "only_known_persons": SettingWords(
            group,
            translate("Settings", "Only known people"),
            translate("Settings", "Nobody is let in whose name is not in the registry."),
        ),
    }


def _of_look() -> dict[str, SettingWords]:
    group = translate("Settings", "Look")
    return {
        "theme": SettingWords(
            group,
            translate("Settings", "Theme"),
            translate("Settings", "Dark for tired eyes, light for a bright room, high contrast."),
            Holds.AT_ONCE,
        ),
        "text_size": SettingWords(
            group,
            translate("Settings", "Text size"),
            translate("Settings", "Of every text on this screen; larger, a window shows less."),
            Holds.AT_ONCE,
        ),
        "language": SettingWords(
            group,
            translate("Settings", "Language"),
            translate("Settings", "The language of the windows and of the projected screens."),
            Holds.AT_ONCE,
        ),
        "paper": SettingWords(
            group,
            translate("Settings", "Paper"),
            translate("Settings", "The size on which sheets are printed."),
            Holds.AT_ONCE,
        ),
        "printer": SettingWords(
            group,
            translate("Settings", "Printer"),
            translate("Settings", "Where sheets are printed; without one the computer's own."),
            Holds.AT_ONCE,
        ),
        "slips": SettingWords(
            group,
            translate("Settings", "Slips and seat cards"),
            translate("Settings", "Cut paper when asked for, or at each sale a roll 80 mm wide."),
            Holds.AT_ONCE,
        ),
    }


def _of_station() -> dict[str, SettingWords]:
    group = translate("Settings", "This station")
    return {
        "station": SettingWords(
            group,
            translate("Settings", "Name of this station"),
            translate("Settings", "It stands in the record with every act done here."),
        ),
    }


def _of_copies() -> dict[str, SettingWords]:
    group = translate("Settings", "Second copy")
    return {
        "second_copy": SettingWords(
            group,
            translate("Settings", "Folder"),
            translate("Settings", "A folder on another medium for verified copies of the record."),
        ),
        "copy_minutes": SettingWords(
            group,
            translate("Settings", "Every so many minutes"),
            translate("Settings", "How often a copy is made."),
        ),
        "copy_at_levels": SettingWords(
            group,
            translate("Settings", "At each level"),
            translate("Settings", "A copy is made whenever a clock reaches a level too."),
        ),
    }


def _of_signing_in() -> dict[str, SettingWords]:
    group = translate("Settings", "Signing in")
    return {
        "lock_after_minutes": SettingWords(
            group,
            translate("Settings", "Lock after minutes"),
            translate("Settings", "The session locks itself after so long without a key."),
        ),
        "wrong_pins": SettingWords(
            group,
            translate("Settings", "Wrong PINs"),
            translate("Settings", "After so many wrong ones nobody may try for a while."),
        ),
        "shut_out_minutes": SettingWords(
            group,
            translate("Settings", "Shut out for minutes"),
            translate("Settings", "So long nobody may try after too many wrong PINs."),
        ),
    }


def value_words(settings: Settings, name: str) -> str:
    """The value of a setting as the page says it, and as it is typed."""
    value = getattr(settings, name)
    if value is None:
        return NONE
    if isinstance(value, bool):
        return translate("Settings", "yes") if value else translate("Settings", "no")
    return house_word(value) if name == "house" else choice_words(name).get(str(value), str(value))


def house_word(house: str) -> str:
    """What a house is called in short."""
    return translate("House", "Open") if house == DEFAULT_HOUSE else house.capitalize()


def choice_words(name: str) -> dict[str, str]:
    """How the few values that a setting can have are said; those of the others are said as kept."""
    return {
        "theme": {
            "dark": translate("Settings", "dark"),
            "light": translate("Settings", "light"),
            "high_contrast": translate("Settings", "high contrast"),
        },
        "text_size": {size: f"{size} %" for size in ("100", "125", "150", "175", "200")},
        "language": {"en": "English", "de": "Deutsch"},
        "paper": {"a4": "A4", "letter": translate("Settings", "letter")},
        "slips": {
            "cut": translate("Settings", "cut paper"),
            "roll": translate("Settings", "receipt roll"),
        },
    }.get(name, {})


def holds_words(holds: Holds) -> str:
    """From when a change holds, in words."""
    return {
        Holds.AT_ONCE: translate("Settings", "A change holds at once."),
        Holds.NEXT_START: translate("Settings", "A change holds from the next start."),
    }[holds]
