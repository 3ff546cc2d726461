"""What is said when something cannot be sold, and of sessions of cashiers and their counts."""

from tdapp.voice.texts import Words, plural, text

AT_THE_CAGE: dict[str, Words] = {
    "addons_used_up": text(
        "refusal", "Entry {entry} has already taken the add-on. Maximum per player: {most}."
    ),
    "entries_used_up": text(
        "refusal", "This player has used all {most} re-entries. No more can be sold."
    ),
    "flight_used_up": text(
        "refusal",
        "This player can have no more re-entries in flight {flight} (maximum {most}). Sell one in "
        "the next flight.",
    ),
    "field_closed": text(
        "refusal",
        "Entries, re-buys and add-ons closed when the prizes were posted. No more can be sold.",
    ),
    "stack_first": text(
        "refusal",
        "This add-on is for stacks below {below}. Count the stack and sell to one at a time.",
    ),
    "no_addons": text("refusal", "This event has no add-on."),
    "nobody_named": text(
        "refusal", "No entry is named, or one is named twice. Name each entry once."
    ),
    "not_a_stack": plural(
        "refusal",
        "A stack cannot be {stack} chip. Count it again.",
        "A stack cannot be {stack} chips. Count it again.",
        by="stack",
    ),
    "not_on_credit": text(
        "refusal", "Only a re-buy or an add-on may be left unpaid. Collect the money first."
    ),
    "not_on_sale_yet": text("refusal", "This goes on sale at level {from_level}. Wait for it."),
    "nobody_refunded": text("refusal", "No entry has been refunded, so none can be readmitted."),
    "on_sale_in_break": text(
        "refusal", "This goes on sale in the break after level {from_level}. Wait for it."
    ),
    "nothing_owed": text("refusal", "Nothing is owed on receipt {receipt}. Check the number."),
    "owes_nothing": text("refusal", "Entry {entry} owes nothing. There is no debt to pay."),
    "time_is_up": text("refusal", "Sales closed {minutes} min into play. No more can be sold."),
    "too_many_at_once": text(
        "refusal", "{units} at once is too many. Sell at most {most} per purchase."
    ),
    "count_not_understood": text(
        "refusal", "“{text}” is not a count. Type the total, or value and number such as 50x12."
    ),
    "counted_before_more": text(
        "refusal", "Money has moved in session {session} since the count. Count again."
    ),
    "details_needed": text(
        "refusal",
        "From {least:money} a person a day, the house needs details. Record them with the prize, "
        "or as the player leaves the table.",
    ),
    "drawer_in_use": text(
        "refusal", "Drawer {drawer} is already open. Close that session or use another drawer."
    ),
    "is_counted": text(
        "refusal",
        "Money of a drawer was counted and is not undone. Correct it with another action.",
    ),
    "no_drawer_named": text("refusal", "A session needs a drawer. Name one, such as cage 2."),
    "no_session_chosen": text("refusal", "No session is selected. Select or open one."),
    "no_such_session": text(
        "refusal", "No cashier session “{session}” is open. Open one on the Cage page."
    ),
    "count_below_zero": text("refusal", "{cents:money} cannot be a cash count. Count it again."),
    "not_a_float": text(
        "refusal", "A float, fill or credit cannot be {cents:money}. Type another amount."
    ),
    "not_a_threshold": text(
        "refusal", "A threshold needs an amount and the details required from it. Give both."
    ),
    "not_counted": text("refusal", "Session {session} was not counted. Count its drawer first."),
    "not_in_drawer": text(
        "refusal", "The drawer should hold only {there:money}. You cannot take more than that."
    ),
    "pieces_do_not_add_up": text(
        "refusal", "The notes and coins do not add up to {cents:money}. Count again."
    ),
    "same_cashier": text("refusal", "This cashier already has the drawer. Name the next one."),
    "session_is_closed": text(
        "refusal", "Session {session} is counted and closed. Use an open session."
    ),
    "session_needed": text("refusal", "Cash needs a cashier session. Open or select one first."),
    "tender_not_counted": text("refusal", "The drawer should also hold {tender}. Count that too."),
    "terms_stand_already": text(
        "refusal", "The cage limits are already set that way. Nothing has changed."
    ),
}
