"""What is said of rulings, irregularities and hands that are followed."""

from tdapp.voice.texts import Words, text

OF_RULINGS: dict[str, Words] = {
    "more_than_is_left": text(
        "refusal", "Penalty {number} has {left:count} left to serve. Mark that many or fewer."
    ),
    "needs_another_person": text(
        "refusal", "You were involved in ruling {number}. Another person must review it."
    ),
    "no_penalties_listed": text(
        "refusal", "This house has no list of penalties. Give another penalty and say why."
    ),
    "no_penalty_chosen": text(
        "refusal", "There is no penalty yet. Give one, then choose it in its list."
    ),
    "no_ruling_chosen": text(
        "refusal", "There is no ruling yet. Give one, then choose it in the log."
    ),
    "nobody_sits_out_there": text(
        "refusal",
        "No penalty in hands is served at table {table}. Nothing is to count.",
    ),
    "penalty_not_over": text(
        "refusal",
        "Penalty {number} is not over. It counts down, or record what is served.",
    ),
    "no_such_penalty": text("refusal", "There is no penalty {number}. Choose one from the list."),
    "no_such_ruling": text("refusal", "There is no ruling {number}. Choose one from the log."),
    "no_words_said": text(
        "refusal", "There is no wording to erase. It is already gone, or there was none."
    ),
    "nobody_said_so": text(
        "refusal", "No listed action contains “{text}”. Type another part of its wording."
    ),
    "not_a_hand": text(
        "refusal", "“{text}” is not a table. Type its number, then the hand if it matters: 12 17."
    ),
    "not_a_penalty": text(
        "refusal",
        "A penalty cannot be {amount} of these. A warning has none; other penalties have at least "
        "one.",
    ),
    "not_among_these": text(
        "refusal",
        "“{text}” is not one of the choices. Choose one shown, or type its first letters.",
    ),
    "not_an_act": text(
        "refusal",
        "“{text}” is not an action. Type words and chips in order, such as raise to 500, or 5x100.",
    ),
    "nothing_looked_up": text(
        "refusal", "The look-up is not finished. Answer the remaining questions."
    ),
    "nothing_to_serve": text(
        "refusal", "Penalty {number} is fully served. The player may sit down."
    ),
    "number_above": text("refusal", "{number} is too many. The maximum is {most}."),
    "number_below": text("refusal", "{number} is too few. The minimum is {least}."),
    "penalty_not_listed": text(
        "refusal", "This penalty is not on the house's list. Choose a listed one or give a reason."
    ),
    "rule_too_long": text(
        "refusal", "“{text}” is too long for a rule number. Put it in the ruling text."
    ),
    "ruling_is_final": text(
        "refusal",
        "The house does not review ruling {number} again (rule {rule}). Explain the right to "
        "complain, if any.",
    ),
    "told_already": text(
        "refusal",
        "The right to complain about ruling {number} has been explained. Nothing more is due.",
    ),
    "bottom_first": text("refusal", "By the ruling the bottom cards come first. Turn those."),
    "comes_next": text(
        "refusal", "By the ruling {cards} comes next. Deal that to the player dealt to first."
    ),
    "fact_needed": text(
        "refusal", "The ruling depends on something not yet known. Answer the next question."
    ),
    "hand_is_gone": text(
        "refusal", "This hand is already folded or dead. There is nothing to apply."
    ),
    "hand_not_folded": text("refusal", "This player has not folded. Name the last player to fold."),
    "hand_moved_on": text(
        "refusal", "The hand at table {table} has moved on. Look up the rule again."
    ),
    "last_deal_begun": text(
        "refusal", "A player has a last card already. Say that the last deal had begun."
    ),
    "nothing_to_carry": text(
        "refusal", "This ruling changes nothing in the hand. Record it in the log."
    ),
    "no_board_to_take_back": text(
        "refusal",
        "No community card was turned for this betting round. Deal on, or undo the last step.",
    ),
    "nobody_else_left": text(
        "refusal", "No other player is left. Void the round or name the last player to fold."
    ),
    "not_at_showdown": text(
        "refusal", "The hand was not given up at a showdown, so it has no claim."
    ),
    "not_set_aside": text("refusal", "{cards} was not set aside. Choose a card that was."),
    "ruling_left_open": text(
        "refusal",
        "The book leaves this to the person deciding (rule {rule}). Carry it out by hand.",
    ),
    "which_cards": text("refusal", "The ruling is about a card. Name the card that was seen."),
    "whose_hand": text("refusal", "The ruling is about a hand. Name the player whose it is."),
    "hand_in_play": text("refusal", "A hand is in play at table {table}. End or discard it first."),
    "kill_pots_already": text("refusal", "Kill pots at table {table} are already set that way."),
    "no_kill_pots": text("refusal", "The house has no kill pots in this game. Play it without."),
    "no_clock_runs": text("refusal", "No clock is running on this player. Call the clock first."),
    "no_hand_in_play": text("refusal", "No hand is followed at table {table}. Begin one first."),
    "no_step_yet": text(
        "refusal",
        "Nothing has been recorded for the hand at table {table}. Discard it if it is wrong.",
    ),
    "no_such_board": text(
        "refusal", "This hand has no board {board}. Choose one that lies on the table."
    ),
    "not_dealt": text(
        "refusal", "Player {player} is not in this hand. Choose one who was dealt in."
    ),
    "not_dealt_in": text(
        "refusal", "Entry {entry} is not dealt into this hand. Type the stacks of players who are."
    ),
    "other_seats_meant": text(
        "refusal", "Seat {seat} is not possible here. Choose one of {seats}."
    ),
    "spread_not_told": text(
        "refusal",
        "Spread limit needs a minimum and a maximum bet. Name “{game}” with them, such as "
        "“spread-limit hold'em 100-400”.",
    ),
    "time_is_left": text("refusal", "Time left to act: {seconds} s. Wait for it to run out."),
}
