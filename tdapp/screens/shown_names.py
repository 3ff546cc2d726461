"""Names as they stand on a screen: family and given name, in the order of the alphabet."""

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from tdapp.core.ids import PersonId
from tdapp.core.names import ScreenName, family_of, folded, name_for_screens, parted
from tdapp.screens.rows import Lettering
from tdapp.voice.voice import Voice

NameOnScreens = Callable[[PersonId], str | None]
"""The name that somebody permits on screens; None for none."""

INDEX_LETTERS = 3


class ScreenPerson(NamedTuple):
    """What a screen says of one person, and by which letters somebody looks for it.

    Sorted by `order`; `hidden` who keeps the name off. The family name fits into `room` for sure.
    """

    order: tuple[object, ...]
    family: str
    given: str = ""
    letters: str = ""
    hidden: bool = False
    room: float = inf


def shown_name(name: str | None, entry: int, voice: Voice) -> ScreenPerson:
    """How an entry's person stands on a screen; without a name, by the number of the entry.

    Of `Kim E.` all is the name to look for, under E.
    """
    family, given = parted(name) if name else ("", "")
    if not family:
        said = voice.text("screens", "Entry {number}", number=voice.count(entry))
        return ScreenPerson((1, entry), said, "", str(entry), hidden=True)
    order = 0, folded(family), folded(given), entry
    letters = family.replace(" ", "")[:INDEX_LETTERS]
    if family.endswith(".") and given:
        family, given = f"{given} {family}", ""
    return ScreenPerson(order, family, given, letters)


class ShownNames:
    """Works out each name once, and again when it or the wish has changed.

    `changes` counts how often some may have. A name that the letters cannot write says nothing:
    the number of the entry stands in its place.
    """

    def __init__(self, name_on_screens: NameOnScreens, voice: Voice, letters: Lettering) -> None:
        self.changes = 0
        self.voice = voice
        self._letters = letters
        self._name = name_on_screens
        self._known: dict[tuple[PersonId, int], tuple[str | None, ScreenPerson]] = {}

    def of(self, person: PersonId, entry: int) -> ScreenPerson:
        """How this person stands on a screen with this entry."""
        name = self._name(person)
        known = self._known.get((person, entry))
        if known is None or known[0] != name or family_of(known[0]) != family_of(name):
            written = name if name is None or self._letters.can_write(name) else None
            shown = shown_name(written, entry, self.voice)
            known = name, shown._replace(room=self._letters.room_for(shown.family))
            self._known[person, entry] = known
        return known[1]

    def listed(self, person: PersonId, ticket: int, most: ScreenName) -> ScreenPerson:
        """How somebody stands on a waiting list that shows no more of a name than the house wants.

        Without a name it is the number of the ticket.
        """
        name = self._name(person)
        shown = None if name is None else name_for_screens(name, most)
        if shown is None or not self._letters.can_write(shown):
            number = self.voice.text("screens", "No. {number}", number=self.voice.count(ticket))
            return ScreenPerson((1, ticket), number, hidden=True)
        return shown_name(shown, ticket, self.voice)

    def asked(self, person: PersonId) -> str | None:
        """The name that this person permits on screens, as it was typed."""
        return self._name(person)
