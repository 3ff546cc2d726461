"""A question for a file, asked in one way wherever something is written into one or read."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.free_text import TURNING
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import DAY_ENDS
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice

MOST_BYTES = 120
"""So long a name, without its ending, is taken by every file system, encrypted ones too."""
PARTING = re.compile(r"[<>:\"/\\|?*]")
ENDING = re.compile(r"\.[A-Za-z0-9]{1,5}$")
DEVICE = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)$")
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def file_question(
    text: str, yes: str, hint: str, go_on: Callable[[str], None], *likely: str
) -> Question:
    """Ask for a file; `likely` are names of files among the user's documents, the best first."""
    choices = tuple(str(_documents() / safe_name(name)) for name in likely)
    return Question(text, yes, go_on, hint, choices, unanswered=Refusal("file_needed"))


def dated_name(at_us: int, *words: str) -> str:
    """A likely name: the day that was traded on at a moment (UTC), then what the file holds."""
    day = voice().wall(at_us - DAY_ENDS * MINUTE_US).date().isoformat()
    return f"{day} {', '.join(words)}"


def safe_name(name: str) -> str:
    """A name that every file system takes, as near to `name` as it goes; the ending stays."""
    plain = unicodedata.normalize("NFC", name)
    seen = (one for one in plain if one not in TURNING and unicodedata.category(one) not in UNSEEN)
    whole = " ".join(PARTING.sub("-", "".join(seen)).split())
    found = ENDING.search(whole)
    ending = found[0] if found else ""
    stem = _cut(whole.removesuffix(ending).strip(" ."), MOST_BYTES)
    if DEVICE.match(stem.partition(".")[0].strip()):
        stem = f"_{stem}"
    return f"{stem or '_'}{ending}"


def _cut(text: str, most: int) -> str:
    return text.encode()[:most].decode(errors="ignore").rstrip(" .")


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place))
