"""Asks into which file something of the record is written, and writes it."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from tdapp.desk.permissions import Permission
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.act import Done
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.parts.parts import Parts


def save_to_file(
    parts: Parts, kind: PaperKind, write: Callable[[Path], Awaitable[None]]
) -> Flow[str]:
    """Ask for a file, named after the day and the kind, and write it; gives what to say of it."""
    name = paper_file(parts.desk.time.now().utc_us, kind)

    async def written() -> None:
        must_be_permitted(parts, Permission.EXPORT)
        await write(path)
        parts.session.use_up_once()

    text = voice().text("on record", "Save to which file? An existing file is replaced.")
    hint = voice().text("on record", "A file ending in {ending}", ending=Path(name).suffix)
    path = yield from file(text, voice().text("on record", "Save"), hint, name)
    yield from result(written, quiet=True)
    return Done(voice().text("on record", "Saved to {file}.", file=path))
