"""What is said when a cashier session or its count stands in the way."""

from tdapp.voice.texts import Words, text

OF_THE_DRAWER: dict[str, Words] = {
    "count_not_understood": text(
        "refusal", "“{text}” is not a count. Type the total, or value and number such as 50x12."
    ),
    "counted_before_more": text(
        "refusal", "Money has moved in session {session} since the count. Count again."
    ),
    "details_needed": text(
        "refusal", "Prizes of {least:money} or more need the winner's details. Record them first."
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
