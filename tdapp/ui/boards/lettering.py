"""How wide names are on a board, and how a long one falls into two lines."""

from functools import lru_cache

from tdapp.ui.look.fonts import letters_without_a_glyph
from tdapp.ui.projected.fit_text import Type, cut_anywhere, outline
from tdapp.ui.projected.screen_grid import S_FACT

SURE = 240.0
"""Every column has so much room for a name: up to here a rough width is good enough."""
SMALLER = 0.8
"""A line of a long name may be set in so much of its size."""


class BoardLettering:
    """The letters of the boards that this program paints."""

    def can_write(self, text: str) -> bool:
        """Whether some font of this computer has each letter."""
        return all(map(_has_glyph, text))

    def room_for(self, text: str) -> float:
        """A little too wide, but exact for a long name."""
        rough = sum(map(_letter_width, text))
        return rough if rough <= SURE else _inked(text)

    def two_lines(self, text: str, room: float, below: float) -> tuple[str, str]:
        """Break at a blank or a hyphen if possible; each line is then set as small as it must be.

        Only what is too long even so is cut.
        """
        for wider in (1.0, 1 / SMALLER):
            for end in _ends_of_parts(text):
                one, two = text[:end], text[end:].strip()
                if _inked(one) <= room * wider and _inked(two) <= below * wider:
                    return one, two
        return _split_anywhere(text, room, below / SMALLER)


LETTERING = BoardLettering()


@lru_cache(maxsize=8192)
def _has_glyph(letter: str) -> bool:
    return not letters_without_a_glyph(letter)


def _ends_of_parts(text: str) -> list[int]:
    """Where a first line may end, the longest one first."""
    return [at for at in range(len(text) - 1, 0, -1) if text[at - 1] == "-" or text[at] == " "]


def _split_anywhere(text: str, room: float, below: float) -> tuple[str, str]:
    end = len(text) - 1
    while end > 1 and _inked(_hyphened(text[:end])) > room:
        end -= 1
    return _hyphened(text[:end]), cut_anywhere(text[end:].strip(), S_FACT, below)


def _hyphened(begun: str) -> str:
    return begun if begun.endswith((" ", "-")) else f"{begun}-"


def _inked(text: str) -> float:
    return outline(text, S_FACT).ink.width()


@lru_cache(maxsize=4096)
def _letter_width(letter: str, style: Type = S_FACT) -> float:
    return outline(letter, style).advance
