"""What is said of entry tickets, seats that were won, and envelopes with bounties."""

from tdapp.voice.texts import Words, text

ON_TICKETS: dict[str, Words] = {
    "bounty_winner_first": text(
        "refusal", "No winner of the bounty on entry {entry} is recorded. Record one first."
    ),
    "envelope_drawn": text(
        "refusal", "The envelope for entry {entry} is drawn: {cents:money}. There is no other."
    ),
    "envelopes_filled": text(
        "refusal", "The envelopes are filled. Undo that first to use another list."
    ),
    "envelopes_not_filled": text(
        "refusal", "The bounty pool is not in envelopes yet. Fill the envelopes first."
    ),
    "envelopes_not_players": text(
        "refusal",
        "Envelopes in the list: {count:count}. Players left: {left:count}. Each needs one.",
    ),
    "envelopes_not_pool": text(
        "refusal",
        "The envelopes come to {cents:money} and the bounty pool to {pool:money}. Make them equal.",
    ),
    "envelopes_not_understood": text(
        "refusal", "“{text}” is not a list of envelopes. Type it as 5,000 x 1, 1,000 x 4."
    ),
    "envelopes_too_early": text(
        "refusal", "Bounties are not in play yet. Fill the envelopes once the conditions say so."
    ),
    "envelopes_undrawn": text(
        "refusal", "Envelopes are still to be drawn for entries {entries}. Draw them first."
    ),
    "no_bounty_pool": text("refusal", "No bounty was paid in. The envelopes would be empty."),
    "no_envelopes": text("refusal", "No envelope is left to draw. Fill the envelopes first."),
    "no_mystery": text("refusal", "This event has no mystery bounties. Its conditions name none."),
    "no_such_envelope": text(
        "refusal", "No envelope with {cents:money} is left. Check the amount drawn."
    ),
    "no_event_for_seat": text(
        "refusal", "No other event lets players in now. Give an entry ticket instead."
    ),
    "no_seat_given": text(
        "refusal", "No entry ticket stands for the prize of entry {entry}. Check the prize."
    ),
    "no_seat_won": text("refusal", "Entry {entry} won no seat. Pay the prize instead."),
    "no_such_ticket_out": text(
        "refusal", "There is no entry ticket {number}. Check the number on the ticket."
    ),
    "no_ticket_chosen": text("refusal", "No entry ticket is selected. Select one in the list."),
    "no_ticket_lapsed": text("refusal", "No entry ticket has expired. There is none to write off."),
    "no_ticket_used": text("refusal", "No entry ticket was used lately. There is none to return."),
    "no_tickets_out": text("refusal", "No entry ticket is out. Issue one first."),
    "person_has_ticket": text(
        "refusal", "This person holds entry ticket {number}. Settle it before erasing the name."
    ),
    "seat_costs_otherwise": text(
        "refusal",
        "The seat is worth {worth:money} and an entry costs {price:money}. Give an entry ticket, "
        "then take the rest.",
    ),
    "seat_is_no_cash": text(
        "refusal", "The conditions pay no cash for a seat. Give entry {entry} an entry ticket."
    ),
    "seat_is_cash": text(
        "refusal", "Entry {entry} has a seat already, and the conditions pay cash. Pay its worth."
    ),
    "seat_is_the_first": text(
        "refusal", "Entry {entry} has no other seat. Register the player or give a ticket."
    ),
    "seat_was_given": text(
        "refusal", "This seat was given as entry ticket {ticket}. Take the seat back instead."
    ),
    "ticket_entry_stands": text(
        "refusal",
        "Ticket {number} paid for entry {entry}, which was not refunded as a ticket. Refund it "
        "first.",
    ),
    "ticket_is_prize": text(
        "refusal", "Entry ticket {number} is a prize of {title}. Take the seat back there."
    ),
    "ticket_lapsed": text("refusal", "Entry ticket {number} has expired. Take another payment."),
    "ticket_lapses_before": text("refusal", "That day is over. Choose a later last day."),
    "ticket_not_good_here": text(
        "refusal", "Entry ticket {number} is for {item}. It is not good for this event."
    ),
    "ticket_not_used_there": text(
        "refusal", "Entry ticket {number} is not used in this event. Check the number."
    ),
    "ticket_over": text("refusal", "Entry ticket {number} is void. Take another payment."),
    "ticket_used": text(
        "refusal", "Entry ticket {number} was used for entry {entry}. Take another payment."
    ),
    "ticket_without_worth": text("refusal", "A ticket counts for an amount. Enter one above 0."),
    "ticket_worth_more": text(
        "refusal",
        "Entry ticket {number} is worth {cents:money} and an entry costs {price:money}. No change "
        "is given on a ticket.",
    ),
}
