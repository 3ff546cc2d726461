"""What every paper of the jackpots is made from."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT, JackpotPrize, PoolTerms
from tdapp.jackpot.state.hits import JackpotHit
from tdapp.papers.sheet import NO_AMOUNT, Imprint, SheetCell
from tdapp.voice.voice import Voice


@dataclass(frozen=True, slots=True)
class JackpotPapers:
    """The jackpots as they stand, the names, and whose paper it is."""

    state: Jackpots
    imprint: Imprint
    name: Callable[[PersonId], str]

    @property
    def voice(self) -> Voice:
        """How they speak."""
        return self.imprint.voice

    def terms_of(self, hit: JackpotHit) -> PoolTerms:
        """The terms of the pool under which a hit was claimed."""
        return self.state.pools.versions[hit.claim.pool][hit.claim.version].terms

    def prize_of(self, hit: JackpotHit) -> JackpotPrize:
        """What was won."""
        return self.terms_of(hit).prizes[hit.claim.prize]

    def whole_cents(self, units: int) -> str:
        """So many units without the part of a cent."""
        return self.voice.money(units // UNIT)


def exact(units: int, voice: Voice, *, strong: bool = False) -> SheetCell:
    """So many units to the last of them, with the part of a cent: ``5,000.769923``."""
    if not units:
        return SheetCell(NO_AMOUNT, quiet=True)
    cents, parts = divmod(abs(units), UNIT)
    said = voice.money(cents if units > 0 else -cents)
    return SheetCell(f"{said}{parts:04}" if parts else said, strong=strong)
