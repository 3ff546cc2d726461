"""What stands on a sheet that is no table: blocks of short lines, and cards to be cut out."""

from dataclasses import dataclass

from tdapp.core.letterhead import Letterhead


@dataclass(frozen=True, slots=True)
class BlockLine:
    """One line: a label such as a seat, a text, a figure at the right; quiet ones are free."""

    label: str = ""
    text: str = ""
    figure: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """A title with a remark beside it, and its lines."""

    title: str
    note: str = ""
    lines: tuple[BlockLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card: what it is `of`, the one fact set large under its label, who, and its code."""

    letterhead: Letterhead
    event: str
    label: str
    hero: str
    name: str
    remark: str
    document: str
    code: str
