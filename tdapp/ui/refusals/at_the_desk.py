"""What the desk answers, whatever the act: who may, what cannot be undone, what is unknown."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

AT_THE_DESK = {
    "another_event": QT_TRANSLATE_NOOP(
        "Refusal",
        "Another event is shown by now, so it stops here; go on in the one that is meant.",
    ),
    "another_person": QT_TRANSLATE_NOOP(
        "Refusal", "That is somebody else by now than the one who was named; ask again."
    ),
    "other_changes": QT_TRANSLATE_NOOP(
        "Refusal", "It would change something else by now than what was said; ask again."
    ),
    "split_one_sale_at_a_time": QT_TRANSLATE_NOOP(
        "Refusal", "Several tenders are for one sale; sell to one player at a time."
    ),
    "tender_twice": QT_TRANSLATE_NOOP(
        "Refusal", "One tender is named twice; name each sum once, the rest is what is chosen."
    ),
    "tenders_do_not_add_up": QT_TRANSLATE_NOOP(
        "Refusal",
        "{told:money} in other tenders leave nothing of {price:money} for the first; split again.",
    ),
    "already_undone": QT_TRANSLATE_NOOP(
        "Refusal", "That act is undone already; redo it if it should count after all."
    ),
    "bad_table": QT_TRANSLATE_NOOP(
        "Refusal",
        "Table {table} cannot have {seats} seats; give a number from 1 and 2 to {most} seats.",
    ),
    "day_is_empty": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing was recorded today, so there is no day to close; just go on."
    ),
    "does_not_fit": QT_TRANSLATE_NOOP(
        "Refusal", "It does not fit the record any more: {fact:fact}; look again and decide anew."
    ),
    "is_carry_over": QT_TRANSLATE_NOOP(
        "Refusal",
        "The start of a gaming day cannot be undone; put right what is wrong by acts of today.",
    ),
    "is_clock": QT_TRANSLATE_NOOP(
        "Refusal", "The clock is outside undo; start or pause it instead."
    ),
    "is_erasure": QT_TRANSLATE_NOOP(
        "Refusal", "What was erased cannot come back; enter a person anew if need be."
    ),
    "is_evidence": QT_TRANSLATE_NOOP(
        "Refusal", "A denied try stays in the record; nothing needs to be done about it."
    ),
    "is_finished": QT_TRANSLATE_NOOP(
        "Refusal", "A finished event cannot be reopened; write down the correction for the manager."
    ),
    "is_paid_out": QT_TRANSLATE_NOOP(
        "Refusal",
        "Money that was handed over cannot be undone; settle it with the cage in writing.",
    ),
    "is_undo": QT_TRANSLATE_NOOP("Refusal", "An undo is not undone; redo the act instead."),
    "no_such_act": QT_TRANSLATE_NOOP(
        "Refusal", "That act is not in the record; choose it again from the list."
    ),
    "no_levels": QT_TRANSLATE_NOOP(
        "Refusal", "The structure of {title} has no level with blinds; give it at least one."
    ),
    "no_such_stream": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is recorded under {stream}; choose an event from the Event menu."
    ),
    "no_such_table": QT_TRANSLATE_NOOP(
        "Refusal", "There is no table {table} in the room; install it first."
    ),
    "nobody_called": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody in the registry is called “{name}”; type a part of the name as entered."
    ),
    "not_a_time": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no time of the day; type hours and minutes like 21:40."
    ),
    "not_an_amount": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not an amount of money; type it like 1,234.50."
    ),
    "not_permitted": QT_TRANSLATE_NOOP(
        "Refusal", "Your role does not allow this; ask one of these: {who:roles}."
    ),
    "not_undone": QT_TRANSLATE_NOOP(
        "Refusal", "That act counts already; there is nothing to redo, so just go on."
    ),
    "nothing_to_redo": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing waits to be redone; redo works right after an undo."
    ),
    "nothing_to_undo": QT_TRANSLATE_NOOP(
        "Refusal", "You have done nothing that can be undone; do the act that puts it right."
    ),
    "reason_needed": QT_TRANSLATE_NOOP("Refusal", "This needs a reason; type why and try again."),
    "record_moved_on": QT_TRANSLATE_NOOP(
        "Refusal", "The record kept moving while this was worked out; try again."
    ),
    "second_person_needed": QT_TRANSLATE_NOOP(
        "Refusal", "A second person must stand for this; ask one of these: {who:roles}."
    ),
    "slip_number_long": QT_TRANSLATE_NOOP(
        "Refusal", "A slip's number has at most {most} characters; type only the number."
    ),
    "slip_number_needed": QT_TRANSLATE_NOOP(
        "Refusal", "The slip has no number yet; type the one that is printed on it."
    ),
    "stream_ended": QT_TRANSLATE_NOOP(
        "Refusal", "It is finished and its record is closed; go on in an open event."
    ),
    "table_in_use": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is in use; take another one or wait until its event ends."
    ),
    "table_out_of_service": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is out of service; put it back into service first."
    ),
    "time_to_come": QT_TRANSLATE_NOOP(
        "Refusal", "{time} is still to come; type when it happened or choose yesterday."
    ),
    "undo_blocked": QT_TRANSLATE_NOOP(
        "Refusal", "A later act rests on it ({fact:fact}); undo that one first."
    ),
}
