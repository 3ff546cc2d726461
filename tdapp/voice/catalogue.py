"""The translated texts of one language, read from the bytes of a gettext file."""

from gettext import GNUTranslations, NullTranslations

from tdapp.voice.texts import Plural, Text, Words


class _Bytes:
    """Bytes as the file that gettext asks for; pure rooms open none."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def read(self) -> bytes:
        return self._content


def catalogue(content: bytes) -> NullTranslations:
    """What a compiled catalogue says (`.mo`); a text that it lacks is said in English."""
    return GNUTranslations(_Bytes(content))


def said(words: Words, number: object, spoken: NullTranslations) -> str:
    """Marked words in the catalogue's language; `number` decides between their plural forms."""
    match words:
        case Text(context, english):
            return spoken.pgettext(context, english)
        case Plural(context, one, many):
            amount = number if isinstance(number, int) else 0
            return spoken.npgettext(context, one, many, amount)


IN_ENGLISH = NullTranslations()
"""Every text as it stands in the code."""
