"""What is said of bars, exclusions and dates of birth, and of a house's list of people."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_PEOPLE = {
    "both_play": QT_TRANSLATE_NOOP(
        "Refusal",
        "Both are in {event} ({entries}); they are made one when one has left it or it is over.",
    ),
    "no_name_known": QT_TRANSLATE_NOOP(
        "Refusal", "The registry has no name for one of the two (any more); look again."
    ),
    "not_merged": QT_TRANSLATE_NOOP(
        "Refusal", "This is the kept one, or nobody was made one with it; there is nothing to part."
    ),
    "person_merged": QT_TRANSLATE_NOOP(
        "Refusal", "This person was made one with somebody; part the two first."
    ),
    "same_person": QT_TRANSLATE_NOOP(
        "Refusal", "This is one person already; choose two different ones."
    ),
    "birth_date_known": QT_TRANSLATE_NOOP(
        "Refusal",
        "Another date of birth is known of this person; look at the card again, or have it "
        "corrected with a reason.",
    ),
    "card_of_another": QT_TRANSLATE_NOOP(
        "Refusal", "This card belongs to somebody of another name; look at card and name again."
    ),
    "day_without_ban": QT_TRANSLATE_NOOP(
        "Refusal", "A day stands here and no ban; say which ban it is, or take the day out."
    ),
    "ends_before_it_begins": QT_TRANSLATE_NOOP(
        "Refusal", "It would end before it begins; type a later end or none at all."
    ),
    "erasure_not_listed": QT_TRANSLATE_NOOP(
        "Refusal",
        "It is erased here, but the list that keeps it erased after a restore cannot be written; "
        "put its disk right and start the program again.",
    ),
    "exclusion_runs": QT_TRANSLATE_NOOP(
        "Refusal",
        "An exclusion that lasts longer is noted already; it can be made longer, never shorter.",
    ),
    "formula_without_value": QT_TRANSLATE_NOOP(
        "Refusal",
        "Cell {cell} is a formula, and the file does not hold what it comes to; open it in the "
        "spreadsheet program, save it and try again.",
    ),
    "is_registry": QT_TRANSLATE_NOOP(
        "Refusal",
        "Who may play is outside undo; lift the bar or correct the date with an act of its own.",
    ),
    "list_only_adds": QT_TRANSLATE_NOOP(
        "Refusal", "A list only adds; lift bars, end exclusions and correct dates one by one."
    ),
    "list_not_utf8": QT_TRANSLATE_NOOP(
        "Refusal",
        "The list is not written in UTF-8 (line {line}), and names would come in wrong; save it as "
        "“CSV UTF-8” or XLSX and try again.",
    ),
    "may_be_known": QT_TRANSLATE_NOOP(
        "Refusal",
        "Somebody of this name is known, and nothing tells whether it is the same person; give "
        "card or date of birth, in the list and in the registry.",
    ),
    "name_missing": QT_TRANSLATE_NOOP("Refusal", "The name is missing; give one."),
    "not_a_ban": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no ban; write one of these or nothing: {words}."
    ),
    "not_a_birth_date": QT_TRANSLATE_NOOP(
        "Refusal", "“{born}” is no date of birth; type year, month and day like 1990-04-01."
    ),
    "not_a_day": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no day; write year, month and day like 2027-06-30."
    ),
    "not_a_list": QT_TRANSLATE_NOOP(
        "Refusal", "This is no list of people: {problem}; put it right and try again."
    ),
    "not_barred": QT_TRANSLATE_NOOP(
        "Refusal", "This person is not barred; there is no bar to lift, so just go on."
    ),
    "not_excluded": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person is not excluded by own wish; there is nothing to end, so just go on.",
    ),
    "not_plain_text": QT_TRANSLATE_NOOP(
        "Refusal",
        "It is longer than {most:count} characters or holds some that cannot be seen; write it "
        "anew.",
    ),
    "person_has_prize": QT_TRANSLATE_NOOP(
        "Refusal",
        "A prize of {event}, place {place}, waits or may still come for this person; settle it "
        "first, then erase the name.",
    ),
    "person_in_play": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person plays in {event} with entry {entry}; erase the name when that is over.",
    ),
    "person_owes": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person owes for receipt {receipt} of {event}; take the money first, then erase the "
        "name.",
    ),
    "person_waits": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person waits for a place in {event} with ticket {ticket}; give the money back first, "
        "then erase the name.",
    ),
    "still_restricted": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person is barred or excluded, and the ban would be gone with the name; erase the "
        "person after its end.",
    ),
    "twice_in_list": QT_TRANSLATE_NOOP(
        "Refusal",
        "Line {line} says otherwise of the same person; leave one of the two in the list.",
    ),
    "wrong_fields": QT_TRANSLATE_NOOP(
        "Refusal",
        "The line has {fields:count} fields for {columns:count} columns; put in what is missing, "
        "or put a field with a separator into quotes.",
    ),
}
