"""An event as it is seen from one of its stages."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament


def seen_from(tournament: Tournament, number: int) -> Tournament:
    """The event with the clock, players, tables and chips of a stage; refuses ``no_such_part``.

    Every rule of an event of one stage holds for what is seen. Numbers of entries, papers and
    tickets go on from those of the whole.
    """
    stage = tournament.stages.by_number.get(number)
    if stage is None:
        raise Refusal("no_such_part", part=number)
    whole, sold = tournament, tournament.entries
    return replace(
        tournament,
        stage=number,
        programme=replace(
            stage.programme,
            cancelled=whole.programme.cancelled,
            winner=whole.programme.winner,
            house=whole.programme.house,
        ),
        entries=replace(
            stage.entries,
            last_entry=sold.last_entry,
            last_receipt=sold.last_receipt,
            last_refund=sold.last_refund,
        ),
        alternates=replace(stage.alternates, last_ticket=whole.alternates.last_ticket),
        seating=replace(stage.seating, last_slip=whole.seating.last_slip),
        clock=stage.clock,
        course=stage.course,
        exits=stage.exits,
        chips=stage.chips,
    )
