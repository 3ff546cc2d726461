"""What is said of the register of notices, and of looking through the record."""

from tdapp.voice.texts import Words, text

OF_NOTICES: dict[str, Words] = {
    "day_ends_then": text("refusal", "The trading day already ends then. Type another time."),
    "filter_not_understood": text(
        "refusal",
        "“{text}” is not a filter. Type one, such as: since 01:00, by name, exits, not chips.",
    ),
    "is_duty": text("refusal", "A notice cannot be undone. Record why it does not apply."),
    "newest_shown": text(
        "refusal", "The newest actions are already shown. Scroll down for older ones."
    ),
    "no_act_chosen": text("refusal", "No action is selected. Select one in the Record list."),
    "no_history": text(
        "refusal",
        "Nothing selected has a history. Select a prize, an entry, or an action about one.",
    ),
    "no_history_shown": text(
        "refusal", "No history is shown. Select an action and show its history first."
    ),
    "no_notice_chosen": text("refusal", "No notice is selected. Select one in the list."),
    "no_payment_chosen": text(
        "refusal", "The selected action is not a prize payment. Select the payment to reverse."
    ),
    "no_such_duty": text("refusal", "There is no such notice. Choose one from the list."),
    "no_such_way": text(
        "refusal",
        "“{text}” is not a way to give notice. Type phone, email or displayed, for example.",
    ),
    "no_prize_chosen": text("refusal", "No prize is selected. Select one in the list."),
    "no_ticket_chosen": text("refusal", "No alternate is selected. Select one in the list."),
    "no_template_chosen": text(
        "refusal", "Nothing is selected below. Select the notice to record."
    ),
    "not_a_time_of_day": text("refusal", "A day has no such minute. Type a time such as 06:00."),
    "not_by_hand": text(
        "refusal", "The program records notices to {to} itself. Select one it cannot see."
    ),
    "notice_is_given": text(
        "refusal", "Notice to {to} has already been given. Nothing more is due."
    ),
    "nothing_kept_back": text("refusal", "No filter is set. The whole record is shown."),
    "nothing_rests_on_it": text(
        "refusal", "No later action depends on this one. Select one that has dependants."
    ),
    "nothing_shown": text("refusal", "There is nothing in the list. Clear a filter first."),
    "time_needed": text(
        "refusal", "Notice to {to} is due before it happens. Type when it will happen."
    ),
}
