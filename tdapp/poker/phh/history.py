"""One hand of a file, its numbers in the smallest unit that the file uses."""

from typing import Self

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.phh.amounts import in_units, number, shown
from tdapp.rules.game_rules import Burns


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
    burns: Burns = True
    tournament: bool = False
    decimals: int = 0
    notes: dict[str, object] = {}

    @property
    def players(self) -> int:
        """How many are dealt in."""
        return len(self.stacks)

    def with_decimals(self, decimals: int) -> Self:
        """The same hand in a smaller unit; refuses with ``bad_hand`` where it is no smaller."""
        if decimals < self.decimals:
            raise Refusal("bad_hand", problem="its amounts have too many decimals")
        by = 10 ** (decimals - self.decimals)
        return replace(
            self,
            antes=tuple(by * one for one in self.antes),
            blinds=tuple(by * one for one in self.blinds),
            stacks=tuple(one and by * one for one in self.stacks),
            bring_in=by * self.bring_in,
            small_bet=by * self.small_bet,
            big_bet=by * self.big_bet,
            smallest_chip=by * self.smallest_chip,
            decimals=decimals,
        )

    def amount(self, text: str) -> int:
        """An amount of an action in the unit of this hand; raises `ValueError`."""
        return in_units(number(text), self.decimals)

    def shown(self, chips: int) -> int | str:
        """An amount as the file writes it: whole numbers, or text with its decimals."""
        text = shown(chips, self.decimals)
        return text if "." in text else int(text)
