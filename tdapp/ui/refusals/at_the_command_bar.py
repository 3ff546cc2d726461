"""What the command bar answers to a line that cannot be read, or means several."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

AT_THE_COMMAND_BAR = {
    "acts_meant": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” begins several acts; type more of the one that is meant."
    ),
    "closes_at_once": QT_TRANSLATE_NOOP(
        "Refusal",
        "A table of an event closes at once and only when all have left it; write close t7 alone.",
    ),
    "command_goes_on": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” at the end means nothing here; leave it out, or finish it."
    ),
    "command_in_two_ways": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” can be read in two ways; name the seat like 12-5 or the entry like #231.",
    ),
    "command_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not understood; say the seat first, like 12-5 bust."
    ),
    "command_too_long": QT_TRANSLATE_NOOP(
        "Refusal", "No command is longer than {most} letters; say one thing at a time."
    ),
    "event_number_unknown": QT_TRANSLATE_NOOP(
        "Refusal", "No event has number {number} now; leave the number out, or write another."
    ),
    "level_number_needed": QT_TRANSLATE_NOOP(
        "Refusal", "A level is named by its number; write level 7."
    ),
    "minutes_needed": QT_TRANSLATE_NOOP("Refusal", "A rest has its minutes; write rest 15."),
    "named_twice": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” names somebody twice; name each of them once."
    ),
    "no_such_verb": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” is nothing that is said of a player; write bust, rebuy, addon, away, here or to.",
    ),
    "no_table_verb": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” is nothing that is said of table {table}; name a seat like {table}-5, "
        "or an entry like #{table}.",
    ),
    "nobody_in_play_called": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody in play is called “{text}”; type fewer letters, or the seat."
    ),
    "other_event_there": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} serves another event than {number}; leave the number out."
    ),
    "paper_names_nobody": QT_TRANSLATE_NOOP(
        "Refusal", "The paper {text} is for no player; scan a seat card or a receipt."
    ),
    "seat_empty": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has seat {seat}; look at the table, or type letters of the name."
    ),
    "several_called": QT_TRANSLATE_NOOP(
        "Refusal", "{count} in play are called “{text}”; type more letters, or the seat."
    ),
    "several_words": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” begins several words: {words}; type one letter more."
    ),
    "table_needed": QT_TRANSLATE_NOOP("Refusal", "It is not said which table; write {word} t7."),
    "time_of_day_needed": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no time of the day; write it like 22:40."
    ),
}
