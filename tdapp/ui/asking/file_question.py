"""A question for a file, asked in one way wherever something is written into one or read."""

import re
import unicodedata
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.free_text import TURNING
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import DAY_ENDS
from tdapp.ui.asking.flow import Flow, answer
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice

MOST_BYTES = 120
"""So long a name, without its ending, is taken by every file system, encrypted ones too."""
PARTING = re.compile(r"[<>:\"/\\|?*]")
ENDING = re.compile(r"\.[A-Za-z0-9]{1,5}$")
DEVICE = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)$")
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def file(text: str, yes: str, hint: str, *likely: str) -> Flow[Path]:
    """Ask for a file; `likely` are names of files among the user's documents, the best first."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    choices = tuple(str(Path(place) / safe_name(name)) for name in likely)
    needed = Refusal("file_needed")
    question = Question(text, yes, hint=hint, choices=choices, unanswered=needed)
    return typed_path((yield from answer(question)))


def typed_path(typed: str) -> Path:
    """The file that somebody typed, ``~`` being a home folder; refuses ``no_such_home`` (file)."""
    try:
        return Path(typed.strip()).expanduser()
    except RuntimeError as error:
        raise Refusal("no_such_home", file=typed) from error


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
