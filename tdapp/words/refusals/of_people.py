"""What is said of bars, exclusions and dates of birth, and of a house's list of people."""

from tdapp.voice.texts import Words, plural, text

OF_PEOPLE: dict[str, Words] = {
    "both_play": text(
        "refusal",
        "Both are in {event} ({entries}). Merge them once one has left or the event is over.",
    ),
    "no_name_known": text("refusal", "One of the two has no name in the registry. Search again."),
    "not_merged": text(
        "refusal", "This person was never merged into another, so there is nothing to split."
    ),
    "person_merged": text("refusal", "This person was merged with another. Split them first."),
    "same_person": text(
        "refusal", "These are already the same person. Choose two different people."
    ),
    "birth_date_known": text(
        "refusal",
        "A different date of birth is on record. Check the card, or have it corrected with a "
        "reason.",
    ),
    "card_of_another": text(
        "refusal", "This card belongs to a person with another name. Check the card and the name."
    ),
    "day_without_ban": text(
        "refusal", "There is a date but no ban. Enter the kind of ban, or remove the date."
    ),
    "ends_before_it_begins": text(
        "refusal", "The end is before the start. Type a later end, or leave it empty."
    ),
    "erasure_not_listed": text(
        "refusal",
        "It was erased here, but the list that keeps it erased after a restore cannot be written. "
        "Fix its disk and start the program again.",
    ),
    "exclusion_runs": text(
        "refusal", "A longer exclusion is already recorded. It can be extended, never shortened."
    ),
    "formula_without_value": text(
        "refusal",
        "Cell {cell} is a formula, and the file does not hold its result. Open it in the "
        "spreadsheet program, save it and try again.",
    ),
    "is_registry": text(
        "refusal",
        "Bars, exclusions and dates of birth cannot be undone. Lift the bar or correct the date "
        "instead.",
    ),
    "list_only_adds": text(
        "refusal", "An import only adds. Lift bars, end exclusions and correct dates one by one."
    ),
    "list_not_utf8": text(
        "refusal",
        "The list is not written in UTF-8 (line {line}), and names would come in wrong. Save it "
        "as “CSV UTF-8” or XLSX and try again.",
    ),
    "may_be_known": text(
        "refusal",
        "Someone with this name is registered, and it is not clear if it is the same person. Add "
        "a card number or date of birth in both the file and the registry.",
    ),
    "name_missing": text("refusal", "The name is missing. Type one."),
    "not_a_ban": text(
        "refusal", "“{text}” is not a kind of ban. Use one of these, or leave it empty: {words}."
    ),
    "not_a_birth_date": text("refusal", "“{born}” is not a date of birth. Type it as 1990-04-01."),
    "not_a_day": text("refusal", "“{text}” is not a date. Type it as 2027-06-30."),
    "not_a_list": text(
        "refusal", "This is not a list of players: {problem}. Correct it and try again."
    ),
    "not_barred": text("refusal", "This player is not barred. There is no bar to lift."),
    "not_excluded": text("refusal", "This player is not self-excluded. There is nothing to end."),
    "not_plain_text": plural(
        "refusal",
        "The text is over {most:count} character or has invisible ones. Type it again.",
        "The text is over {most:count} characters or has invisible ones. Type it again.",
        by="most",
    ),
    "person_has_prize": text(
        "refusal",
        "This person has or may still win a prize in {event}, place {place}. Settle it first, "
        "then erase the name.",
    ),
    "person_in_play": text(
        "refusal",
        "This person is playing in {event} (entry {entry}). Erase the name when that is over.",
    ),
    "person_owes": text(
        "refusal",
        "This person owes money on receipt {receipt} of {event}. Collect it first, then erase the "
        "name.",
    ),
    "person_waits": text(
        "refusal",
        "This person is on the alternates list of {event} (ticket {ticket}). Refund the ticket "
        "first, then erase the name.",
    ),
    "still_restricted": text(
        "refusal",
        "This player is barred or self-excluded, and erasing the name would erase the ban. Erase "
        "it after the ban ends.",
    ),
    "twice_in_list": text(
        "refusal", "Line {line} contradicts this one for the same person. Keep only one of them."
    ),
    "wrong_fields": plural(
        "refusal",
        "The line has {fields:count} field (columns: {columns:count}). Put in what is "
        "missing, or put a field with a separator into quotes.",
        "The line has {fields:count} fields (columns: {columns:count}). Put in what "
        "is missing, or put a field with a separator into quotes.",
        by="fields",
    ),
}
