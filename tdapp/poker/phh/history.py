"""One hand of a file, its numbers in the smallest unit that the file uses."""

import msgspec

from tdapp.poker.phh.amounts import in_units, number, shown


class HandHistory(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded hand. Players count from the left of the button; heads-up the button is second.

    `decimals` is how many digits of a chip the file knows; all amounts are in that unit. A stack
    that the file leaves open is None. A negative blind is a post, which moves nobody's turn. What
    the format has no field for is our own: the `smallest_chip` of a split pot, whether a card
    `burns`, whether it is a `tournament`. `notes` are the fields that no rule asks for.
    """

    variant: str
    antes: tuple[int, ...]
    stacks: tuple[int | None, ...]
    actions: tuple[str, ...]
    blinds: tuple[int, ...] = ()
    antes_trimmed: bool = False
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    smallest_chip: int = 1
    burns: bool = True
    tournament: bool = False
    decimals: int = 0
    notes: dict[str, object] = {}

    @property
    def players(self) -> int:
        """How many are dealt in."""
        return len(self.stacks)

    def amount(self, text: str) -> int:
        """An amount of an action in the unit of this hand; raises `ValueError`."""
        return in_units(number(text), self.decimals)

    def shown(self, chips: int) -> int | str:
        """An amount as the file writes it: whole numbers, or text with its decimals."""
        text = shown(chips, self.decimals)
        return text if "." in text else int(text)
