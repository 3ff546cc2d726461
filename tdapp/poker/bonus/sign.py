"""The sign at a table of Texas Hold'em Bonus: its limits, its two minimums and its jackpot."""

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.bonus_rules import Method
from tdapp.rules.cash_permits import MinimumPlayed, minimum_played
from tdapp.rules.cash_rules import HigherMinimum


class BonusSign(msgspec.Struct, frozen=True):
    """What the sign says, in cents: limits of the Ante and of the Ante Bonus, their `step`.

    `places` is how many the layout has.

    `marked` are the places that keep an old minimum, and which. `jackpot` is the wager on the
    progressive jackpot, 0 without one; `bonus_jackpot` what others get when a major one is won.
    """

    least: int
    most: int
    bonus_least: int = 0
    bonus_most: int = 0
    step: int = 1
    jackpot: int = 0
    bonus_jackpot: int = 0
    method: Method = Method.A
    marked: Mapping[int, int] = {}
    places: int = 7

    def minimum(self, place: int) -> MinimumPlayed:
        """The least Ante of a place, and whether its marker shows an old one (6.5.1.1)."""
        old = self.marked.get(place)
        return MinimumPlayed(self.least) if old is None else MinimumPlayed(old, marker=True)

    @property
    def minimums(self) -> tuple[int, ...]:
        """The minimums that the sign has to show, the old before the new (6.5.3)."""
        return tuple(sorted({*self.marked.values(), self.least}))


def raised(
    sign: BonusSign,
    higher: HigherMinimum,
    least: int,
    *,
    sign_minutes: int,
    seated: Collection[int],
) -> BonusSign:
    """The sign with a higher minimum, after so many minutes of notice (BONUS 6.5).

    Before its time those who are `seated` keep what they have, a marker before them; an old
    minimum too goes up only by its own 20 minutes (6.5.2). Refuses ``higher_minimum_unsigned``.
    """
    marked = {}
    for place in seated:
        old = sign.minimum(place).cents
        kept = minimum_played(higher, old, least, sign_minutes=sign_minutes, seated=True)
        if kept.marker:
            marked[place] = kept.cents
    return replace(sign, least=least, marked=marked)


def left(sign: BonusSign, place: int) -> BonusSign:
    """The sign once a player has left: the marker goes, who comes plays the new minimum (6.5.4)."""
    return replace(sign, marked={at: old for at, old in sign.marked.items() if at != place})


def demand_wagers(sign: BonusSign, place: int, ante: int, ante_bonus: int, jackpot: int) -> None:
    """Wagers before the first card, in cents; what is seen only later stands (6.2, 6.3).

    Refuses ``ante_first`` (5.4, 15.2.1), ``outside_limits``, ``not_in_steps`` (6.1) and
    ``jackpot_wager_wrong`` (15.2.3).
    """
    if ante <= 0:
        raise Refusal("ante_first", rule="5.4, 15.2.1")
    _demand_between(ante, sign.minimum(place).cents, sign.most)
    if ante_bonus:
        _demand_between(ante_bonus, sign.bonus_least, sign.bonus_most)
    for wager, least in ((ante, sign.minimum(place).cents), (ante_bonus, sign.bonus_least)):
        if wager and (wager - least) % sign.step:
            raise Refusal("not_in_steps", step=sign.step, rule="6.1")
    if jackpot not in {0, sign.jackpot}:
        raise Refusal("jackpot_wager_wrong", wager=sign.jackpot, rule="15.2.3")


def _demand_between(amount: int, least: int, most: int) -> None:
    if not least <= amount <= most:
        raise Refusal("outside_limits", least=least, most=most, rule="6.1")
