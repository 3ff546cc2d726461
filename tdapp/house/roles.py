"""The roles of staff on duty."""

from enum import Enum


class Role(Enum):
    """A role at work; inspectors and surveillance only look."""

    DEALER = "dealer"
    REGISTRATION = "registration"
    CAGE = "cage"
    FLOOR = "floor_supervisor"
    DIRECTOR = "tournament_director"
    MANAGER = "gaming_manager"
    INSPECTOR = "inspector"
    SURVEILLANCE = "surveillance"


HEADS = frozenset({Role.DIRECTOR, Role.MANAGER})
"""Roles that can run an event; a house must have one of them."""
