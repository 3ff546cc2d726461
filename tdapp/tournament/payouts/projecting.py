"""Writing down that players could read a posted list on a screen."""

from tdapp.core.event import Event
from tdapp.core.free_text import NAME, must_be_plain
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.prizes import PrizesProjected
from tdapp.tournament.tournament import Tournament


def note_projected(tournament: Tournament, version: int, screen: str) -> list[Event]:
    """That a screen showed this version; nothing where that is known.

    A version that was replaced or undone meanwhile was seen all the same. Refuses
    ``prizes_not_posted``.
    """
    must_be_plain(screen, NAME)
    prizes = tournament.prizes
    if not 0 < version <= prizes.last_version:
        raise Refusal("prizes_not_posted")
    if screen in prizes.projected.get(version, ()):
        return []
    return [PrizesProjected(version, screen)]
