"""The bundled typefaces: Inter for everything, Noto Sans behind it for the letters it lacks."""

import re
from functools import cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics

import resources
from tdapp.core.refusal import Refusal

FAMILIES = ("Inter", "Noto Sans")
FILES = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "NotoSans-Regular.ttf",
)


@cache
def register_fonts() -> None:
    """Hands the bundled fonts to Qt, once; needs the application object.

    Refusal `fonts.missing` or `fonts.unreadable` names the file that is not there or no font.
    """
    for name in FILES:
        _register(name)


def _register(name: str) -> None:
    try:
        content = (files(resources) / "fonts" / name).read_bytes()
    except OSError as error:
        raise Refusal("fonts.missing", file=name) from error
    if QFontDatabase.addApplicationFontFromData(content) < 0:
        raise Refusal("fonts.unreadable", file=name)


FIGURES = re.compile(r"(?=.*[0-9])[0-9 ,.:/()+\u2212\u2013%$€£\u00a0\u202f]+")


def are_figures(text: str) -> bool:
    """Whether a text is figures alone, which stand below one another digit by digit.

    In words, names and seats such as 12-5 digits of one width would widen the hyphen with them.
    """
    return FIGURES.fullmatch(text) is not None


def text_font(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, figures: bool = False
) -> QFont:
    """The house's face, `pixels` high; for `figures` its ten digits are all of one width."""
    register_fonts()
    font = QFont(list(FAMILIES))
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), int(figures))
    return font


def console_font(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, figures: bool = False
) -> QFont:
    """`text_font` with a tail on the small l, so that I, l and 1 never meet in a name."""
    font = text_font(pixels, weight, figures=figures)
    font.setFeature(QFont.Tag("cv05"), 1)
    return font


def fact_font(
    pixels: int, weight: QFont.Weight = QFont.Weight.DemiBold, *, figures: bool = False
) -> QFont:
    """`text_font` for facts: colon, slash and brackets stand at the height of the digits."""
    font = text_font(pixels, weight, figures=figures)
    font.setFeature(QFont.Tag("case"), 1)
    return font


def letters_without_a_glyph(text: str) -> str:
    """The letters of `text` that neither the bundled fonts nor this computer's can draw.

    Each stands once, in their order: a name with such a letter would show an empty box.
    """
    metrics = QFontMetrics(text_font(16))
    return "".join(letter for letter in dict.fromkeys(text) if not metrics.inFontUcs4(ord(letter)))
