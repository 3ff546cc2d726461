"""Where a player keeps his seat all session, nobody is moved (TAS C20.6)."""

from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_seats_are_fixed
from tdapp.tournament.tournament import Tournament


def why_nobody_moves(tournament: Tournament) -> Refusal | None:
    """``seats_are_fixed`` with the rule, unless the conditions say otherwise; None if they move."""
    conditions = tournament.conditions
    said = conditions.attendance.seats_fixed
    return why_seats_are_fixed(conditions.rules, by_conditions=said)


def must_be_free_to_move(tournament: Tournament) -> None:
    """Refuse ``seats_are_fixed``."""
    fixed = why_nobody_moves(tournament)
    if fixed is not None:
        raise fixed


def must_be_free_to_redraw(tournament: Tournament) -> None:
    """Refuse ``seats_are_fixed`` once the clock ran; before, a draw is the ballot held again."""
    if tournament.clock.started:
        must_be_free_to_move(tournament)
