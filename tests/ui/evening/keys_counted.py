"""How many keys the five commonest jobs may take."""

from tests.ui.evening.director import Director

AT_MOST = {
    "enter": 3, "clock": 1, "bust, short": 7, "bust, in words": 11, "bust, chosen": 2, "prize": 7,
}  # fmt: skip
WHERE_IT_WAITS_FIRST = {"order": 2, "arrival": 2}
"""N once for each matter that waits before it."""


def keys_are_few(hand: Director) -> None:
    """No job took more than it may, besides the letters of a name."""
    most = {job: max(counts) for job, counts in hand.counts.items()}
    assert {job: most[job] for job in most.keys() & AT_MOST if most[job] > AT_MOST[job]} == {}
    assert {job: min(hand.counts[job]) for job in WHERE_IT_WAITS_FIRST} == WHERE_IT_WAITS_FIRST, (
        hand.counts
    )
