"""What is said of cash games: their signs, lists, stakes and notices."""

from tdapp.voice.texts import Words, plural, text

AT_CASH_TABLES: dict[str, Words] = {
    "ante_too_large": text(
        "refusal", "An ante is at most the big blind, {most:money} (rule {rule}). Lower it."
    ),
    "below_zero": text("refusal", "That amount is zero or less. Give what was counted."),
    "blind_below_minimum": text(
        "refusal",
        "The big blind is below the minimum bet, {least:money}. Raise one or lower the other.",
    ),
    "blinds_not_allowed": text(
        "refusal", "A game in this house has {least} to {most} blinds. Give as many."
    ),
    "blinds_out_of_order": text("refusal", "The blinds are out of order. Give the smallest first."),
    "cash_only_at_table": text(
        "refusal", "At the table only cash is taken. Other tenders go to the cage."
    ),
    "cash_room_open": text("refusal", "Cash games are already open under {house}. Open a table."),
    "bag_of_another": text(
        "refusal", "The bag of receipt {receipt} is another person's. Give it to its owner only."
    ),
    "chips_in_custody": text(
        "refusal", "The house keeps chips of this person, receipt {receipt}. Give them back first."
    ),
    "dealt_in": text("refusal", "This player is already dealt in. Nothing is owed."),
    "dealt_out_already": text("refusal", "This player is already dealt out. Deal the player in."),
    "drawn_equal": plural(
        "refusal",
        "{players} player drew the highest card. Draw again.",
        "{players} players drew equally high cards. Only they draw again.",
        by="players",
    ),
    "feeds_no_game": text(
        "refusal",
        "Table {table} cannot feed table {main}. Name another open table of this game.",
    ),
    "may_not_wait": text(
        "refusal", "There is nothing to wait for here (rule {rule}). Deal the player in."
    ),
    "must_move": text(
        "refusal", "By its sign no player may stay in this game. Move the player to table {table}."
    ),
    "next_to_one_kept_apart": text(
        "refusal", "In seat {seat} two meet who are kept apart. Offer another seat."
    ),
    "no_bag_kept": text("refusal", "No bag is kept under receipt {receipt}. Check the number."),
    "no_cards_yet": text(
        "refusal",
        "Rule {rule}: this player gets no cards here yet. Wait until button or blinds have passed.",
    ),
    "no_label": text("refusal", "The bag has no label. Give what is written on it."),
    "no_minutes": text("refusal", "A seat is reserved for a minute or more. Give how many."),
    "no_seat_asked": text("refusal", "This player asked for no other seat. Choose one who did."),
    "nobody_drew": text("refusal", "Too few drew for seat {seat}. Give a card of each."),
    "not_a_feeder": text(
        "refusal", "No main game is named on the sign of table {table}. Its players stay."
    ),
    "not_at_the_seat": text("refusal", "This player is away. Record when the player is back."),
    "not_next_to_move": text(
        "refusal", "This player is not the next to move on. Ask the one who is."
    ),
    "other_people_drew": text(
        "refusal", "Others drew for seat {seat} than were tied. Give one card of each of these."
    ),
    "persons_apart_already": text(
        "refusal", "These two are already kept apart in that way. Choose another."
    ),
    "persons_not_apart": text("refusal", "These two are not kept apart. Choose others."),
    "seat_due": text(
        "refusal",
        "The player in seat {first} comes first for seat {seat}. To go out of turn, give a reason.",
    ),
    "seat_not_lost": text(
        "refusal",
        "Rule {rule}: this seat is not lost yet. Wait, or give a reason to take it all the same.",
    ),
    "seat_reserved": plural(
        "refusal",
        "This seat is reserved for {minutes} more minute. Wait, or give a reason to take it.",
        "This seat is reserved for {minutes} more minutes. Wait, or give a reason to take it.",
        by="minutes",
    ),
    "seat_won": text(
        "refusal", "Another player won seat {seat} by cards. Give the seat to the winner."
    ),
    "stake_not_told": text(
        "refusal",
        "There is no seat for the player in {seat}, who goes to the list. Count the chips first.",
    ),
    "waits_already": text(
        "refusal",
        "This player is already waiting for the big blind. Deal the player in when it comes.",
    ),
    "was_not_picked_up": text(
        "refusal", "No chips of this player were picked up in that game. Add to the list as usual."
    ),
    "wish_of_other_game": text(
        "refusal", "Another game is played at table {table}. Add the player to its list instead."
    ),
    "hands_out_of_range": text(
        "refusal", "{hands} is no number of hands between two looks. Give 1 to {most}."
    ),
    "it_closes": text("refusal", "That notice says table {table} closes. Close it."),
    "left_already": text("refusal", "That player has already left the game. Choose one who sits."),
    "listed_already": text(
        "refusal",
        "This player is already on that list as number {ticket}. Offer a seat when one is free.",
    ),
    "more_agree_than_play": plural(
        "refusal",
        "Only {players} player sits at that table. Count again.",
        "Only {players} players sit at that table. Count again.",
        by="players",
    ),
    "more_chips_than_stake": text(
        "refusal",
        "The chips brought along are more than the stake, {stake:money}. Give the whole stake.",
    ),
    "no_cash_room": text("refusal", "No cash game has been opened yet. Open one first."),
    "no_game_there": text(
        "refusal", "No cash game is open at table {table}. Open one there or choose another table."
    ),
    "no_kill_pots_here": text(
        "refusal", "This house has no kill pots (rule {rule}). Take them off the sign."
    ),
    "no_stake": text("refusal", "No amount is given. Give one above zero."),
    "no_straddles_here": text(
        "refusal", "This house has no straddles in that game (rule {rule}). Take them off the sign."
    ),
    "no_such_notice": text("refusal", "No notice {number} is posted. Choose one that is."),
    "no_such_sitting": text("refusal", "Nobody has played under number {sitting}. Choose a seat."),
    "not_listed": text("refusal", "Nobody is on a list with number {ticket}. Check the number."),
    "not_next": text(
        "refusal", "Number {next} is next for this seat. To go out of turn, give a reason."
    ),
    "nothing_changes": text(
        "refusal", "Table {table} plays by that sign already. Change something first."
    ),
    "nothing_offered": text("refusal", "Number {ticket} has no seat on offer. Offer one first."),
    "offered_already": text(
        "refusal", "Number {ticket} already has a seat on offer. Take that back first."
    ),
    "other_game": text(
        "refusal",
        "Number {ticket} waits for another game than table {table}'s. Add the player to that list.",
    ),
    "not_this_house": text("refusal", "Cash games are played under {house}. Use its rules."),
    "others_wait": plural(
        "refusal",
        "{waiting} player waits for this game; number {next} is next. To seat another, give a "
        "reason.",
        "{waiting} players wait for this game; number {next} is next. To seat another, give a "
        "reason.",
        by="waiting",
    ),
    "plays_already": text(
        "refusal", "This player already sits in a cash game. Move the player from there."
    ),
    "plays_for_cash": text(
        "refusal",
        "This person plays or waits for a cash game. Erase the name when that is over.",
    ),
    "posted_already": text(
        "refusal", "That notice is already posted at table {table}. Wait until it has run."
    ),
    "seat_offered": text(
        "refusal", "Seat {seat} is held for number {ticket} on the list. Give another seat."
    ),
    "seen_already": text(
        "refusal", "Number {ticket} is in the room already. Offer a seat when one is free."
    ),
    "stakes_upside_down": text(
        "refusal",
        "The maximum buy-in, {most:money}, is below the minimum, {least:money}. Correct one.",
    ),
    "too_many_seats": text(
        "refusal", "That game has at most {most} seats (rule {rule}). Choose another table."
    ),
    "wagers_upside_down": text(
        "refusal",
        "The maximum bet, {most:money}, is below the minimum, {least:money}. Correct one of them.",
    ),
}
