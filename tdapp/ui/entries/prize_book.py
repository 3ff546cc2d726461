"""The prizes as the inspector says them, kept until something of them may be different."""

from collections.abc import Callable, Hashable, Sequence

from tdapp.core.ids import PersonId
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.prize_facts import PrizeLine, prize_facts


class PrizeBook:
    """While nobody has reached the money, who goes out changes nothing in the list.

    `made` counts how often the list was put in words.
    """

    def __init__(self, name_of: Callable[[PersonId], str]) -> None:
        self._name_of = name_of
        self._parts: tuple[object, ...] = ()
        self._facts: Sequence[PrizeLine] = ()
        self.made = 0

    def facts(self, state: Tournament, names: Hashable) -> Sequence[PrizeLine]:
        """The list of an event; `names` is something else whenever a name may be."""
        parts = self._parts_of(state, names)
        if not _same(parts, self._parts):
            self.made += 1
            self._facts = prize_facts(state, self._name_of)
            self._parts = self._parts_of(state, names)
        return self._facts

    def _parts_of(self, state: Tournament, names: Hashable) -> tuple[object, ...]:
        """What the list depends on."""
        of_list = (state.prizes, state.programme, state.entries.count, state.pool)
        if not _in_the_money(state, len(self._facts)):
            return of_list
        return (*of_list, state.exits, state.entries, names)


def _in_the_money(state: Tournament, places: int) -> bool:
    """Whether a place that wins may be decided already."""
    return state.left <= max(1, places + len(state.prizes.passed_over))


def _same(parts: tuple[object, ...], before: tuple[object, ...]) -> bool:
    """States are told apart by what they are, not by what is in them: that would be a long look."""
    if len(parts) != len(before):
        return False
    plain = (int, tuple)
    pairs = zip(parts, before, strict=True)
    return all(new is old or (isinstance(new, plain) and new == old) for new, old in pairs)
