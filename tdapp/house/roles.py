"""What somebody on duty is there for."""

from enum import Enum


class Role(Enum):
    """A part that somebody plays at work; inspectors and surveillance only look."""

    DEALER = "dealer"
    REGISTRATION = "registration"
    CAGE = "cage"
    FLOOR = "floor_supervisor"
    DIRECTOR = "tournament_director"
    MANAGER = "gaming_manager"
    INSPECTOR = "inspector"
    SURVEILLANCE = "surveillance"


HEADS = frozenset({Role.DIRECTOR, Role.MANAGER})
"""Those who can run an event, and without whom a house has nobody who could."""
