"""The prize that a question named before its act was asked for."""

from tdapp.core.refusal import Refusal
from tdapp.desk.said import Statement
from tdapp.tournament.reckoning.shared_places import PrizeShare


class PrizeStatement(Statement[tuple[int, PrizeShare]]):
    """A place and what is won there; refuses ``another_prize``."""

    __slots__ = ()

    def _another(self, now: tuple[int, PrizeShare]) -> Refusal:
        (before, share), (place, newer) = self.value, now
        return Refusal(
            "another_prize", said=share.cents, before=before, now=newer.cents, place=place
        )
