"""The prize that a question named before its act was asked for."""

from tdapp.core.refusal import Refusal
from tdapp.desk.said import Said
from tdapp.tournament.reckoning.shared_places import Share


class PrizeSaid(Said[tuple[int, Share]]):
    """A place and what is won there; refuses ``another_prize``."""

    __slots__ = ()

    def _another(self, now: tuple[int, Share]) -> Refusal:
        (before, share), (place, newer) = self.value, now
        return Refusal(
            "another_prize", said=share.cents, before=before, now=newer.cents, place=place
        )
