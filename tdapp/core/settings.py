"""What a workstation keeps for itself: its settings, its drafts, the place of its window."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, Protocol

import msgspec

Words = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=24 * 60)]
DEFAULT_HOUSE = "open"
House = Annotated[str, msgspec.Meta(pattern="^[a-z]{3,10}\\Z")]
Theme = Literal["dark", "light", "high_contrast"]
TextSize = Literal[100, 125, 150, 175, 200]
Language = Literal["en", "de"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this workstation is set up.

    `house` names the house whose rules new events have. Papers are headed by `letterhead`, or else
    by the name of their rulebook, with `letterhead_line` below it. `theme`, `text_size` (in
    percent) and `language` are those of the windows.
    `second_copy` is a folder on another medium for verified copies of the record, made every
    `copy_minutes` and, unless `copy_at_levels` is false, at each level of a clock. With
    `only_known_persons` nobody is let in whose name is not in the registry. The session locks
    itself after `lock_after_minutes` without a key or the mouse; after so many `wrong_pins` nobody
    may try for `shut_out_minutes`. Sheets are printed on A4 `paper` or on letter,
    at `printer` or at the computer's own; `slips` and cards on cut paper or on a
    receipt roll of 80 or 58 mm.
    """

    house: House = DEFAULT_HOUSE
    letterhead: Words | None = None
    letterhead_line: Words | None = None
    theme: Theme = "dark"
    text_size: TextSize = 100
    language: Language = "en"
    second_copy: str | None = None
    copy_minutes: Minutes = 5
    copy_at_levels: bool = True
    station: str = "desk-1"
    only_known_persons: bool = False
    paper: Literal["a4", "letter"] = "a4"
    printer: str | None = None
    slips: Literal["cut", "roll", "roll58"] = "cut"
    lock_after_minutes: Minutes = 10
    wrong_pins: Annotated[int, msgspec.Meta(ge=3, le=20)] = 5
    shut_out_minutes: Minutes = 5


class SettingsBook(Protocol):
    """Keeps the settings; what is kept holds from the next start, or at once where that is said."""

    @property
    def now(self) -> Settings:
        """The settings as they are kept."""
        ...

    def keep(self, settings: Settings) -> None:
        """Keep these; refuses ``settings_unwritable``."""
        ...


class KeptPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page hands out when its window ends and takes back in the next, part by part.

    What is `typed` in its fields; how far its lists are `scrolled`; which row is
    `chosen` in each, by its key; by which column each is `sorted`, counted from 1 and below zero
    where it falls; which views are `turned` to; in JSON what is the page's `own`.
    """

    typed: tuple[str, ...] = ()
    scrolled: tuple[int, ...] = ()
    chosen: tuple[str | int | None, ...] = ()
    sorted: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    own: str = ""


class InView(msgspec.Struct, frozen=True):
    """The event (its stream) and the page that were in view, and what was on each page."""

    event: str = ""
    page: str = ""
    pages: Mapping[str, KeptPage] = {}


class WindowPlace(msgspec.Struct, frozen=True):
    """The window as it is when not maximised, in the desktop's pixels, and whether it was."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False
    seen: InView = InView()


class PlaceKeeper(Protocol):
    """Keeps the place from one start to the next."""

    def read(self) -> WindowPlace | None:
        """Where it was last; None where that is not known."""
        ...

    def write(self, kept: WindowPlace) -> None:
        """Keep this from now on; raises `OSError`."""
        ...


class Drafts(Protocol):
    """Texts of events that are not announced yet; refuses ``draft_unreadable`` and likewise."""

    def names(self) -> Sequence[str]: ...

    def read(self, name: str) -> str: ...

    def write(self, name: str, text: str) -> None: ...

    def remove(self, name: str) -> None: ...
