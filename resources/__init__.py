"""What is not code: fonts, icons, sounds, themes, translated texts, structures and demo events.

It is read through `importlib.resources`; the code imports this package, so that a packaged program
finds it.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable


def read(*path: str) -> str:
    """A bundled text file, such as ``read("rulebooks", "star.toml")``."""
    return at(*path).read_text(encoding="utf-8")


def at(*path: str) -> Traversable:
    """A bundled file."""
    return files(__name__).joinpath(*path)


def names(folder: str) -> list[str]:
    """The names of the bundled files of a folder, in their order."""
    return sorted(file.name for file in at(folder).iterdir() if file.is_file())
