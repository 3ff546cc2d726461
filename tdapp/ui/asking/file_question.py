"""A question for a file, asked in one way wherever something is written into one or read."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.question import Question


def file_question(
    text: str, yes: str, hint: str, go_on: Callable[[str], None], *likely: str
) -> Question:
    """Ask for a file; `likely` are names of files among the user's documents, the best first."""
    choices = tuple(str(_documents() / name) for name in likely)
    return Question(text, yes, go_on, hint, choices, unanswered=Refusal("file_needed"))


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place))
