"""How much of the room is told at which zoom: tiles from far, seats as dots, seats as cards."""

from enum import IntEnum

from tdapp.ui.look.text_size import grown

ROOM_FROM, NEAR_FROM = 0.7, 2.9


class Detail(IntEnum):
    """What a table shows of itself."""

    FAR = 0
    ROOM = 1
    NEAR = 2


def detail_at(scale: float) -> Detail:
    """What is told where a unit of the plan has so many pixels."""
    scale /= grown()
    if scale < ROOM_FROM:
        return Detail.FAR
    return Detail.ROOM if scale < NEAR_FROM else Detail.NEAR
