"""What is said of the register of notices, and of looking through the record."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_NOTICES = {
    "day_ends_then": QT_TRANSLATE_NOOP(
        "Refusal", "The trading day ends then already; type another time of day."
    ),
    "filter_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no filter; type one such as since 01:00, by name, exits, not chips."
    ),
    "is_duty": QT_TRANSLATE_NOOP(
        "Refusal", "What has to be told is not undone; say why it does not apply."
    ),
    "newest_shown": QT_TRANSLATE_NOOP(
        "Refusal", "The newest acts are shown already; scroll down for older ones."
    ),
    "no_act_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "No act is chosen; choose one in the list of the record."
    ),
    "no_history": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nothing is chosen that has a history; choose a prize, an entry or an act about one.",
    ),
    "no_history_shown": QT_TRANSLATE_NOOP(
        "Refusal", "No history is shown; choose an act and ask for the history of it first."
    ),
    "no_notice_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "No notice is chosen; choose one in the list of notices."
    ),
    "no_payment_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "The chosen act paid no prize; choose the payment that came back."
    ),
    "no_such_duty": QT_TRANSLATE_NOOP(
        "Refusal", "There is no such notice in the register; choose one of the list."
    ),
    "no_such_way": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no way to tell; type one such as phone, email or displayed."
    ),
    "no_template_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is chosen below; choose what has to be told."
    ),
    "not_a_time_of_day": QT_TRANSLATE_NOOP(
        "Refusal", "A day has no such minute; type a time such as 06:00."
    ),
    "not_by_hand": QT_TRANSLATE_NOOP(
        "Refusal",
        "The program itself notes what is told to {to}; choose what it cannot see.",
    ),
    "notice_is_given": QT_TRANSLATE_NOOP(
        "Refusal", "This was told to {to} already; nothing more is due."
    ),
    "nothing_kept_back": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is kept back; the whole record is shown."
    ),
    "nothing_rests_on_it": QT_TRANSLATE_NOOP(
        "Refusal", "No later act is known to rest on this one; choose one that says so."
    ),
    "nothing_shown": QT_TRANSLATE_NOOP(
        "Refusal", "There is nothing in the list; take a filter away first."
    ),
    "time_of_day_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no time of day; type one such as 06:00."
    ),
    "time_needed": QT_TRANSLATE_NOOP(
        "Refusal", "This is told to {to} some time before; type when the thing itself is to be."
    ),
}
