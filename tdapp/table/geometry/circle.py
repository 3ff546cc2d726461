"""Seats in a circle, counted from 1 clockwise."""

from collections.abc import Iterable


def clockwise(seats: Iterable[int], after: int) -> list[int]:
    """The seats in the order in which the button reaches them; `after` itself comes last."""
    return sorted(seats, key=lambda seat: (seat <= after, seat))


def between(seat: int, start: int, end: int) -> bool:
    """Whether a seat lies strictly between two others clockwise; no seat does if they are one."""
    if start <= end:
        return start < seat < end
    return seat > start or seat < end
