"""What is said at the desk: who may, what cannot be undone, lists, the queue and the door."""

from tdapp.voice.texts import Words, plural, text

AT_THE_DESK: dict[str, Words] = {
    "another_event": text(
        "refusal",
        "Another event is in view now, so this was cancelled. Start again in the event you want.",
    ),
    "another_person": text("refusal", "A different player is there now. Give the command again."),
    "entry_changed": text(
        "refusal", "Another station has changed entry {entry}. Check it and give the command again."
    ),
    "other_changes": text(
        "refusal", "The result has changed since you asked. Give the command again."
    ),
    "split_one_sale_at_a_time": text(
        "refusal", "A split payment is for one sale. Sell to one player at a time."
    ),
    "tender_twice": text(
        "refusal",
        "One payment method is named twice. Name each once; the rest goes to the selected one.",
    ),
    "tenders_do_not_add_up": text(
        "refusal",
        "{told:money} in other methods leaves nothing of {price:money} for the first. Split it "
        "again.",
    ),
    "already_undone": text("refusal", "That action is already undone. Redo it if it should count."),
    "bad_table": plural(
        "refusal",
        "Table {table} cannot have {seats} seat. Give a table number from 1, and seats from 2 to "
        "{most}.",
        "Table {table} cannot have {seats} seats. Give a table number from 1, and seats from 2 to "
        "{most}.",
        by="seats",
    ),
    "day_is_empty": text(
        "refusal",
        "Nothing was recorded today, so there is no gaming day to end. Nothing needs doing.",
    ),
    "does_not_fit": text("refusal", "The record has changed: {fact:fact}. Check again and decide."),
    "is_carry_over": text(
        "refusal",
        "The start of a gaming day cannot be undone. Correct mistakes with new actions today.",
    ),
    "is_clock": text(
        "refusal", "Clock actions cannot be undone. Start, pause or set the clock instead."
    ),
    "is_erasure": text(
        "refusal", "Erased data cannot be restored. Enter the person again if needed."
    ),
    "is_evidence": text("refusal", "A denied attempt stays in the record. Nothing needs doing."),
    "is_finished": text(
        "refusal", "A finished event cannot be reopened. Write down the correction for the manager."
    ),
    "is_paid_out": text(
        "refusal", "A cash payment cannot be undone. Settle it with the cage in writing."
    ),
    "is_undo": text("refusal", "An undo cannot be undone. Redo the action instead."),
    "not_ended": text("refusal", "This event was not cancelled. It is still open."),
    "papers_out": text(
        "refusal",
        "Paper {number} was printed after the cancellation. It cannot be taken back any more.",
    ),
    "no_such_act": text(
        "refusal", "That action is not in the record. Select it again from the list."
    ),
    "no_levels": text(
        "refusal", "The structure of {title} has no level with blinds. Give it at least one."
    ),
    "no_such_stream": text(
        "refusal", "There is no event {stream} in the record. Choose one from the Event menu."
    ),
    "no_such_table": text("refusal", "There is no table {table} in the room. Install it first."),
    "nobody_called": text(
        "refusal", "No one in the registry is called “{name}”. Type part of the name as registered."
    ),
    "count_outside": text(
        "refusal", "That number is out of range. Type one from {least:count} to {most:count}."
    ),
    "doubtful": text(
        "refusal", "“{text}” can be read in several ways. Type one of them: {readings}."
    ),
    "duration_outside": text(
        "refusal", "That is too short or too long. Type a time from {least:span} to {most:span}."
    ),
    "not_a_duration": text(
        "refusal", "“{text}” is not a length of time. Type it such as 20 (min), 2:30 or 1 h 30."
    ),
    "not_a_time": text("refusal", "“{text}” is not a time. Type hours and minutes, such as 21:40."),
    "time_left_out": text(
        "refusal", "Clocks went forward over {time} on that day. Check the time on another clock."
    ),
    "not_an_amount": text("refusal", "“{text}” is not an amount of money. Type it as 1,234.50."),
    "not_permitted": text(
        "refusal", "Your role does not allow this. Ask one of these: {who:roles}."
    ),
    "not_undone": text("refusal", "That action already counts. There is nothing to redo."),
    "nothing_to_redo": text("refusal", "There is nothing to redo. Redo works right after an undo."),
    "nothing_to_undo": text(
        "refusal", "You have no action to undo. Use the action that corrects it instead."
    ),
    "no_id_chosen": text("refusal", "No ID chosen. Choose the one that the player showed."),
    "answer_needed": text("refusal", "Nothing is typed yet. Needed: {hint}."),
    "reason_needed": text("refusal", "A reason is needed. Type it and try again."),
    "record_moved_on": text(
        "refusal", "The record kept changing while this was worked out. Try again."
    ),
    "second_person_needed": text(
        "refusal", "A second person must sign for this. Ask one of these: {who:roles}."
    ),
    "slip_number_long": plural(
        "refusal",
        "A slip's number has at most {most} character. Type only the number.",
        "A slip's number has at most {most} characters. Type only the number.",
        by="most",
    ),
    "slip_number_needed": text(
        "refusal", "The slip number is missing. Type the number printed on it."
    ),
    "stream_ended": text(
        "refusal", "This event is finished and its record closed. Use an open event."
    ),
    "table_in_use": text(
        "refusal", "Table {table} is in use. Take another one or wait until its event ends."
    ),
    "table_out_of_service": text(
        "refusal", "Table {table} is out of service. Put it back into service first."
    ),
    "time_to_come": text(
        "refusal", "{time} is in the future. Type when it happened, or choose Yesterday."
    ),
    "undo_blocked": text(
        "refusal", "A later action depends on it ({fact:fact}). Undo that one first."
    ),
    "another_name_asked": text(
        "refusal",
        "{name} is not entered: another name is being asked about. "
        "Answer that question, then enter {name} again.",
    ),
    "card_is_void": text(
        "refusal",
        "This seat card is void: entry {entry} of {event} was reversed. Ask who issued it.",
    ),
    "card_in_use": text("refusal", "Card {card} belongs to {name}. Check the card and the name."),
    "no_such_receipt": text(
        "refusal", "Receipt {receipt} was never issued in this event. Check the document."
    ),
    "nobody_chosen": text("refusal", "No player is selected. Find one and select the row."),
    "not_a_wish": text(
        "refusal",
        "“{text}” is not a way to show a name. Type one of these, or leave it empty: {words}.",
    ),
    "not_our_code": text(
        "refusal", "“{text}” is not on a seat card or receipt of an open event. Scan it again."
    ),
    "name_is_gone": text(
        "refusal",
        "Player {number} would be back in this event or have money to come, but the name was "
        "erased. It stays as it is.",
    ),
    "players_loading": text("refusal", "Players are still loading. Please wait."),
    "receipt_is_void": text(
        "refusal",
        "Receipt {receipt} of {event} is void: its purchase was reversed. Ask who sold it.",
    ),
    "already_waiting": text(
        "refusal", "This player is already on the alternates list (ticket {ticket})."
    ),
    "alternates_held": plural(
        "refusal",
        "Money is still held for {tickets:count} alternate. Seat or refund this player first.",
        "Money is still held for {tickets:count} alternates. Seat or refund them first.",
        by="tickets",
    ),
    "alternates_wait": text(
        "refusal", "Alternates waiting: {waiting:count}. Add this player to the list."
    ),
    "barred": text(
        "refusal",
        "This player has been barred since {since_us:day}. Only the director may admit them, with "
        "a reason.",
    ),
    "no_alternates": text(
        "refusal", "This event has no alternates list. Enter the player while seats are free."
    ),
    "no_place_free": text(
        "refusal", "No seat is free. Add the player as an alternate, or open a table."
    ),
    "no_such_ticket": text("refusal", "No alternate waits with ticket {ticket}. Check the number."),
    "queue_is_open": text(
        "refusal", "An alternate may still get a seat. Refund tickets one at a time."
    ),
    "nobody_waits": text("refusal", "The alternates list is empty. Enter players directly."),
    "not_called": text("refusal", "Ticket {ticket} was not called. Call alternates in order."),
    "places_left": text("refusal", "Free places: {places:count}. Enter the player directly."),
    "self_excluded": text(
        "refusal",
        "This player has self-excluded since {since_us:day}. Turn them away; no one may overrule "
        "it.",
    ),
    "still_time": text(
        "refusal",
        "Ticket {ticket} has {minutes} min left to appear. Wait, or pass over as declined.",
    ),
    "waits_for_a_place": text(
        "refusal",
        "The player of entry {entry} is on the alternates list (ticket {ticket}). Refund the "
        "ticket first.",
    ),
    "under_age": text(
        "refusal", "This player is under age. Turn them away; no one may overrule it."
    ),
}
