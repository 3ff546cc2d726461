"""Every text that the program says, as the catalogue for translators has it."""

from collections.abc import Iterator

from babel.messages.pofile import read_po

from installer import ground
from tdapp.voice.texts import Plural, Text, Words


def spoken_texts() -> Iterator[Words]:
    """Every text of the code, with its number in the blank that counts."""
    path = ground.LOCALES / "de" / "LC_MESSAGES" / f"{ground.DOMAIN}.po"
    with path.open("rb") as file:
        for one in read_po(file):
            context = one.context or ""
            match one.id:
                case (str(single), str(many)):
                    yield Plural(context, single, many, "n")
                case str(english) if english:
                    yield Text(context, english)
