"""What must hold of who waits: for a place, to buy again, or for the ruling at a table on hold."""

from tdapp.tournament.tournament import Tournament


def nobody_waits_for_what_is_over(state: Tournament) -> None:
    """Once the field is closed nobody buys again; a pending exit waits for a ruling or a hand."""
    if state.entries.closed:
        assert not state.exits.out_of_chips
    for entry in state.exits.pending:
        seat = state.seating.seat_of.get(entry)
        assert seat is not None, entry
        in_hand = state.hand_for_hand.holds(state.exits.pending[entry])
        assert in_hand or seat.table in state.seating.held, entry


def the_queue_is_kept_in_order(state: Tournament) -> None:
    """Everybody with a ticket is in line once, called, or out of it; their money is held."""
    queue = state.alternates
    line, called = queue.in_order(), set(queue.called)
    assert len(line) == len(set(line))
    assert not set(line) & called
    assert {*line, *called} <= set(queue.by_ticket)
    assert queue.waiting == len(line) + len(called)
    assert queue.first == (line[0] if line else None)
    assert {one.person: ticket for ticket, one in queue.by_ticket.items()} == dict(
        queue.by_person.items()
    )
    assert queue.held == sum(one.cents for one in queue.by_ticket.values())
