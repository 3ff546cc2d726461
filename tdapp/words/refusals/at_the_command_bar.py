"""What the command bar answers to a line that cannot be read, or means several."""

from tdapp.voice.texts import Words, plural, text

AT_THE_COMMAND_BAR: dict[str, Words] = {
    "act_not_now": text(
        "refusal", "“{act}” does not apply here now. Select the player or table to see what does."
    ),
    "acts_meant": text(
        "refusal", "“{text}” matches several commands. Type more of the one you want."
    ),
    "button_needed": text(
        "refusal", "The seat of the button is missing. Type it, such as “{table} button 4”."
    ),
    "chips_needed": text(
        "refusal", "The chips of the stack are missing. Type them, such as “12-5 32k”."
    ),
    "closes_at_once": text(
        "refusal", "A table closes at once and only when it is empty. Type “close t7” alone."
    ),
    "command_goes_on": text(
        "refusal", "“{text}” is not understood after the command. Delete it or complete it."
    ),
    "command_not_understood": text(
        "refusal", "No player or command matches “{text}”. Type ? for what can be said."
    ),
    "command_partly_known": text(
        "refusal",
        "No player or command matches “{text}”. Known words in it: {words}. Type ? for others.",
    ),
    "command_too_long": plural(
        "refusal",
        "Commands have at most {most} character. Give one command at a time.",
        "Commands have at most {most} characters. Give one command at a time.",
        by="most",
    ),
    "event_number_unknown": text(
        "refusal", "There is no event {number} now. Leave the number out, or type another."
    ),
    "has_chips_still": text(
        "refusal", "Entry {entry} still has chips. Record the bust first, then that it declines."
    ),
    "level_number_needed": text("refusal", "Type the level number, such as “level 7”."),
    "whose_bounty": text(
        "refusal",
        "It is not said whose bounty this is. Type the player who is out, such as “7-3 bounty”.",
    ),
    "which_deal": text("refusal", "Say how to share. Type “deal icm”, “chop” or “deal even”."),
    "minutes_needed": text("refusal", "Type the minutes of the break, such as “rest 15”."),
    "named_twice": text("refusal", "“{text}” names a player twice. Name each player once."),
    "no_break_now": text(
        "refusal", "The event is not on break. Type “next level”, or a break such as “rest 15”."
    ),
    "no_such_verb": text(
        "refusal", "“{text}” is not a player command. Type bust, rebuy, addon, away, here or to."
    ),
    "not_a_game": text(
        "refusal", "“{text}” is not a cash game. Type it as nl 2/5, plo 5/10 or limit stud 10/20."
    ),
    "no_table_verb": text(
        "refusal",
        "“{text}” is not a table command. Type a seat such as {table}-5, or an entry such as "
        "#{table}.",
    ),
    "nobody_at_place": text(
        "refusal", "No one player holds place {place} yet. Type the seat or the name."
    ),
    "nobody_in_play_called": text(
        "refusal",
        "No player or command matches “{text}”. Type fewer letters, or a seat such as 12-5.",
    ),
    "nothing_to_balance": text(
        "refusal", "No move is suggested now. Type “12-5 to 5-3” to order another one."
    ),
    "one_player_at_a_time": text(
        "refusal", "“{text}” names several players. Give this command for one player at a time."
    ),
    "other_event_there": text(
        "refusal",
        "Table {table} belongs to an event other than {number}. Leave the event number out.",
    ),
    "paper_names_nobody": text(
        "refusal", "Document {text} does not name a player. Scan a seat card or a receipt."
    ),
    "seat_empty": text(
        "refusal", "Seat {seat} is empty. Check the table, or type letters of the name."
    ),
    "several_called": plural(
        "refusal",
        "{count} player in play matches “{text}”. Type more letters, or the seat.",
        "{count} players in play match “{text}”. Type more letters, or the seat.",
        by="count",
    ),
    "several_words": text("refusal", "“{text}” could be {words}. Type one more letter."),
    "table_needed": text("refusal", "Which table? Type “{word} t7”."),
    "time_of_day_needed": text("refusal", "“{text}” is not a time. Type it as 22:40."),
}
