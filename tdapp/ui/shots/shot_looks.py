"""In which sizes, themes and sizes of text pictures are taken, and which of them are wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import cast, get_args

from msgspec import structs

from tdapp.core.settings import Language, Settings, SettingsBook, TextSize, Theme

THEMES: tuple[Theme, ...] = get_args(Theme)
TEXTS: tuple[TextSize, ...] = get_args(TextSize)
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
PLAIN_TEXTS: tuple[TextSize, ...] = (100, 150, 200)


@dataclass(frozen=True, slots=True)
class ShotLook:
    """How the console looks in one series of pictures; `size` is its width and height."""

    theme: Theme
    size: tuple[int, int]
    text: TextSize
    language: Language = "en"

    @property
    def name(self) -> str:
        """The folder of its pictures."""
        wide, high = self.size
        return f"{self.theme}-{wide}x{high}-{self.text}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Every theme at every size and text; `only` are patterns of names, all where there is none."""

    themes: Sequence[str] = THEMES
    sizes: Sequence[tuple[int, int]] = SIZES
    texts: Sequence[int] = PLAIN_TEXTS
    only: Sequence[str] = ()
    language: str = "en"

    def looks(self) -> Iterator[ShotLook]:
        """One after the other."""
        spoken = cast("Language", self.language)
        for theme in self.themes:
            for size in self.sizes:
                for text in self.texts:
                    yield ShotLook(cast("Theme", theme), size, cast("TextSize", text), spoken)

    @property
    def is_one_look(self) -> bool:
        """Whether the pictures need no folders of their own."""
        return len(self.themes) == len(self.sizes) == len(self.texts) == 1

    def has(self, name: str) -> bool:
        """Whether a picture is wanted."""
        return not self.only or any(fnmatchcase(name, pattern) for pattern in self.only)


class DressedSettings:
    """The settings in another look, kept nowhere."""

    def __init__(self, settings: SettingsBook, look: ShotLook) -> None:
        self.now = structs.replace(
            settings.now, theme=look.theme, text_size=look.text, language=look.language
        )

    def keep(self, settings: Settings) -> None:
        """Hold them as long as the pictures are taken."""
        self.now = settings
