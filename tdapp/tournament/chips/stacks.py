"""How many chips came into play, and how many a player has on average."""

from tdapp.tournament.tournament import Tournament


def chips_issued(tournament: Tournament) -> int:
    """All chips that ever came into play, less those taken out of it by hand."""
    return tournament.chips_in_play + tournament.exits.chips_out


def average_stack(tournament: Tournament) -> int | None:
    """Chips in play by the players who have any, rounded half up; None while nobody has.

    Who waits to buy again or for the end of a dispute has none and is counted apart.
    """
    exits = tournament.exits
    live = tournament.left - len(exits.out_of_chips) - len(exits.pending)
    if live <= 0:
        return None
    return (2 * tournament.chips_in_play + live) // (2 * live)
