"""What is not code: fonts, icons, sounds, themes, translations, structures and demo events.

It is read through `importlib.resources`; the code imports this package, so that a packaged program
finds it.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable


def text(*path: str) -> str:
    """A bundled text file, such as ``text("rulebooks", "star.toml")``."""
    return at(*path).read_text(encoding="utf-8")


def at(*path: str) -> Traversable:
    """A bundled file."""
    return files(__name__).joinpath(*path)
