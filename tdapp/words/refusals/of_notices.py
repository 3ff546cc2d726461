"""What is said of the register of notices, and of looking through the record."""

from tdapp.voice.texts import Words, text

OF_NOTICES: dict[str, Words] = {
    "day_ends_then": text("refusal", "The trading day already ends then. Type another time."),
    "filter_not_understood": text(
        "refusal",
        "“{text}” is not a filter. Type one, such as: since 01:00, by name, exits, not chips.",
    ),
    "is_duty": text("refusal", "A notice cannot be undone. Record why it does not apply."),
    "no_terms": text(
        "refusal", "There are no conditions to publish. Enter them in the event file."
    ),
    "no_terms_published": text(
        "refusal", "No conditions are published yet. Publish them first (P on their page)."
    ),
    "not_a_member": text(
        "refusal",
        "This event is for members only, by rule {rule}. See the member's card before the sale.",
    ),
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
    "no_alternate_chosen": text("refusal", "No alternate is selected. Select one in the list."),
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
    "terms_changed": text(
        "refusal", "The event has changed meanwhile. Look at its conditions again, then publish."
    ),
    "terms_incomplete": text(
        "refusal", "The conditions do not cover {missing}, by rule {rule}. Add it, then publish."
    ),
    "terms_not_published": text(
        "refusal",
        "The conditions must be published before entries are sold, by rule {rule}. Publish them.",
    ),
    "players_not_briefed": text(
        "refusal",
        "Before play begins, {to} must be briefed on the conditions, by rule {rule}. Brief them.",
    ),
    "terms_not_signed": text(
        "refusal",
        "The conditions must be signed before entry, by rule {rule}. Let the player sign them.",
    ),
    "terms_not_told": text(
        "refusal",
        "Before entries are sold, {to} must be told, by rule {rule}. Record that notice first.",
    ),
    "terms_unchanged": text(
        "refusal",
        "Version {version} of the conditions is as the event is now. Publish again after a change.",
    ),
    "told_of_terms": text(
        "refusal", "No further notice of the conditions is needed. Undo one that was wrong."
    ),
}
