"""The card of the first keys, saved as PDF."""

from pathlib import Path

from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.look.act import Done
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts

say = saying("first keys")


def save_key_card(parts: Parts) -> Flow[Done]:
    """Ask for a file, and write the card on the house's paper; says where it is."""
    text = say("Save the card of the first keys to which file? An existing file is replaced.")
    name = f"{say('First keys')}.pdf"
    path = yield from file(text, say("Save"), say("A file ending in .pdf"), name)
    yield from result(lambda: _write(parts, path), quiet=True)
    return Done(say("Saved to {file}.", file=path))


async def _write(parts: Parts, path: Path) -> None:
    from tdapp.papers.paint import write_pdf  # noqa: PLC0415 - painting takes long to load
    from tdapp.sheets.house.keys_card import keys_card  # noqa: PLC0415

    head = parts.letterhead(parts.rulebook.house)
    write_pdf([keys_card(head, parts.settings.now.paper, voice())], path)
