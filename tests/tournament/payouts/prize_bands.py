"""Prize plans in a few words, for tests."""

from tdapp.tournament.plan.prize_plan import WHOLE, PrizeBand, PrizePlan

ONE = WHOLE // 100


def bands(*from_: tuple[int, tuple[int, ...]], unit: int = 100) -> PrizePlan:
    """From so many entries on these whole percentages; each band ends where the next begins."""
    ends = [least - 1 for least, _ in from_[1:]]
    return PrizePlan(
        bands=tuple(
            PrizeBand(least, most, tuple(share * ONE for share in percent))
            for (least, percent), most in zip(from_, [*ends, None], strict=True)
        ),
        unit=unit,
    )
