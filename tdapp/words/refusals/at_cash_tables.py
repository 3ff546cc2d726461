"""What is said of cash games: their signs, lists, stakes and notices."""

from tdapp.voice.texts import Words, plural, text

AT_CASH_TABLES: dict[str, Words] = {
    "ante_too_large": text(
        "refusal", "An ante is at most the big blind, {most:money} (rule {rule}). Lower it."
    ),
    "bad_pots": text(
        "refusal", "Those pots cannot be charged. Give what each player put in and who folded."
    ),
    "bag_of_another": text(
        "refusal", "The bag of receipt {receipt} is another person's. Give it to its owner only."
    ),
    "below_zero": text("refusal", "That amount is zero or less. Give what was counted."),
    "blind_below_minimum": text(
        "refusal",
        "The big blind is below the minimum bet, {least:money}. Raise one or lower the other.",
    ),
    "blinds_not_allowed": text(
        "refusal", "The number of blinds in this house is {least} to {most}. Give as many."
    ),
    "blinds_out_of_order": text("refusal", "The blinds are out of order. Give the smallest first."),
    "box_in_use": text("refusal", "Box {box} is on or waits for its count. Put another on."),
    "box_not_pulled": text("refusal", "Box {box} has not been pulled. Exchange it first."),
    "cash_only_at_table": text(
        "refusal", "At the table only cash is taken. Other payment methods go to the cage."
    ),
    "cash_room_open": text("refusal", "Cash games are already open under {house}. Open a table."),
    "chips_in_custody": text(
        "refusal", "The house keeps chips of this person, receipt {receipt}. Give them back first."
    ),
    "collection_unverified": text(
        "refusal",
        "{cents:money} of time fees at table {table} was not verified. Verify "
        "the collection first.",
    ),
    "commission_waits": text(
        "refusal",
        "{cents:money} of commission waits in the tray of table {table}. Change it up first.",
    ),
    "dealer_deals": text("refusal", "This dealer deals at table {table}. Push that table first."),
    "dealer_is_here": text("refusal", "This dealer is at work already. Push a row."),
    "dealer_not_here": text("refusal", "This dealer is not at work. Note that the dealer came."),
    "dealer_not_trained": text(
        "refusal",
        "A dealer is not trained for the game at table {table}. Choose another, or give a reason.",
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
    "forfeit_without_fraud": text("refusal", "A wager is forfeited for fraud only. Return it."),
    "hands_out_of_range": text(
        "refusal",
        "{hands} is out of range. Give as many hands as were dealt since the last report, at "
        "most {most}.",
    ),
    "it_closes": text("refusal", "By that notice table {table} closes. Close it."),
    "jackpot_above_charge": text(
        "refusal", "The jackpot's part is above the charge, {cents:money}. Lower it."
    ),
    "left_already": text("refusal", "That player has already left the game. Choose one who sits."),
    "listed_already": text(
        "refusal",
        "This player is already on that list as number {ticket}. Offer a seat when one is free.",
    ),
    "may_not_wait": text(
        "refusal", "There is nothing to wait for here (rule {rule}). Deal the player in."
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
    "more_than_taken": text(
        "refusal",
        "Table {table} was charged {cents:money} in this shift. Give back that much or less.",
    ),
    "must_move": text(
        "refusal", "By its sign no player may stay in this game. Move the player to table {table}."
    ),
    "new_box_needed": text(
        "refusal", "A new shift has begun. Put a new box on at table {table} with this count."
    ),
    "next_to_one_kept_apart": text(
        "refusal", "In seat {seat} two meet who are kept apart. Offer another seat."
    ),
    "no_bag_kept": text("refusal", "No bag is kept under receipt {receipt}. Check the number."),
    "no_cards_yet": text(
        "refusal",
        "Rule {rule}: this player gets no cards here yet. Wait until button or blinds have passed.",
    ),
    "no_cash_room": text("refusal", "No cash game has been opened yet. Open one first."),
    "no_checks_here": text(
        "refusal",
        "Table {table} has no fee per hand, so no commission checks (rule 3.10). Use chips.",
    ),
    "no_game_there": text(
        "refusal", "No cash game is open at table {table}. Open one there or choose another table."
    ),
    "no_jackpot_on_sign": text(
        "refusal", "The sign at table {table} has no jackpot. Leave that part out."
    ),
    "no_kill_pots_here": text(
        "refusal", "This house has no kill pots (rule {rule}). Take them off the sign."
    ),
    "no_label": text("refusal", "The bag has no label. Give what is written on it."),
    "no_minutes": text("refusal", "A seat is reserved for a minute or more. Give how many."),
    "no_open_slip": text("refusal", "No fill or credit {number} is open. Check the number."),
    "no_row": text("refusal", "A row names each table once. Give its tables in order."),
    "no_seat_asked": text("refusal", "This player asked for no other seat. Choose one who did."),
    "no_shift_begun": text("refusal", "No shift has begun. Begin one first."),
    "no_stake": text("refusal", "No amount is given. Give one above zero."),
    "no_straddles_here": text(
        "refusal", "This house has no straddles in that game (rule {rule}). Take them off the sign."
    ),
    "no_such_notice": text("refusal", "No notice {number} is posted. Choose one that is."),
    "no_such_shift": text("refusal", "Shift {shift} has not begun. Choose one that has."),
    "no_such_sitting": text("refusal", "No player has number {sitting}. Choose a seat."),
    "no_tray_open": text("refusal", "Table {table} has no open tray. Open one first."),
    "no_wagers": text("refusal", "No wagers are given. Say whose come back."),
    "nobody_drew": text("refusal", "Too few drew for seat {seat}. Give a card of each."),
    "not_a_feeder": text(
        "refusal", "No main game is named on the sign of table {table}. Its players stay."
    ),
    "not_at_that_table": text(
        "refusal", "Player {sitting} does not sit at table {table}. Choose one who does."
    ),
    "not_at_the_seat": text("refusal", "This player is away. Record when the player is back."),
    "not_listed": text("refusal", "Number {ticket} is on no list. Check the number."),
    "not_next": text(
        "refusal", "Number {next} is next for this seat. To go out of turn, give a reason."
    ),
    "not_next_to_move": text(
        "refusal", "This player is not the next to move on. Ask the one who is."
    ),
    "not_on_sign": text("refusal", "The sign at table {table} has no such charge. Post it first."),
    "not_all_checked": plural(
        "refusal",
        "{missing:count} check of table {table} is left. Look at chips, tray and box, deck and "
        "sign first.",
        "{missing:count} checks of table {table} are left. Look at chips, tray and box, deck and "
        "sign first.",
        by="missing",
    ),
    "nothing_forfeited": text(
        "refusal",
        "Undecided of forfeited wagers: {left:money}. Decide on that much or less.",
    ),
    "not_so_many_checks": text(
        "refusal", "Players hold commission checks worth {left:money}. Count again."
    ),
    "not_so_much_behind": text(
        "refusal",
        "This player is in a hand with {cents:money} left behind. Take cash, or wait for its end.",
    ),
    "not_so_much_waits": text(
        "refusal", "{cents:money} waits in the tray of table {table}. Change up that much or less."
    ),
    "not_this_house": text("refusal", "Cash games are played under {house}. Use its rules."),
    "nothing_changes": text(
        "refusal", "That sign is already in force at table {table}. Change something first."
    ),
    "nothing_due": text(
        "refusal", "No player at table {table} owes a fee now. Collect on the hour."
    ),
    "nothing_offered": text("refusal", "Number {ticket} has no seat on offer. Offer one first."),
    "nothing_to_learn": text(
        "refusal", "The dealer is noted for those games already. Choose others."
    ),
    "nothing_to_verify": text(
        "refusal", "Nothing was collected at table {table} since it was verified. Collect first."
    ),
    "offered_already": text(
        "refusal", "Number {ticket} already has a seat on offer. Take that back first."
    ),
    "other_game": text(
        "refusal",
        "The game of table {table} is not the one number {ticket} waits for. Add the player to "
        "its list.",
    ),
    "other_game_on_sign": text(
        "refusal", "{game} is not the game on the sign. Follow a hand of the game that is."
    ),
    "other_people_drew": text(
        "refusal", "Others drew for seat {seat} than were tied. Give one card of each of these."
    ),
    "others_wait": plural(
        "refusal",
        "{waiting} player waits for this game; number {next} is next. To seat another, give a "
        "reason.",
        "{waiting} players wait for this game; number {next} is next. To seat another, give a "
        "reason.",
        by="waiting",
    ),
    "persons_apart_already": text(
        "refusal", "These two are already kept apart in that way. Choose another."
    ),
    "persons_not_apart": text("refusal", "These two are not kept apart. Choose others."),
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
    "same_person_signs": text(
        "refusal", "The step before was signed by the same person. Have another person sign."
    ),
    "seat_due": text(
        "refusal",
        "The player in seat {first} comes first for seat {seat}. To go out of turn, give a reason.",
    ),
    "seat_not_lost": text(
        "refusal",
        "Rule {rule}: this seat is not lost yet. Wait, or give a reason to take it all the same.",
    ),
    "seat_offered": text(
        "refusal", "Seat {seat} is held for number {ticket} on the list. Give another seat."
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
    "seen_already": text(
        "refusal", "Number {ticket} is in the room already. Offer a seat when one is free."
    ),
    "slip_not_there_yet": text(
        "refusal",
        "Fill or credit {number} has another step next. Approve, carry and receive in this order.",
    ),
    "slips_open": text(
        "refusal",
        "Fill or credit {number} of table {table} is still open. Receive it or drop it first.",
    ),
    "stake_not_told": text(
        "refusal",
        "There is no seat for the player in {seat}, who goes to the list. Count the chips first.",
    ),
    "stakes_upside_down": text(
        "refusal",
        "The maximum buy-in, {most:money}, is below the minimum, {least:money}. Correct one.",
    ),
    "too_many_seats": text(
        "refusal", "The most seats of that game are {most} (rule {rule}). Choose another table."
    ),
    "tray_open": text("refusal", "Table {table} has an open tray. Count and close it first."),
    "tray_too_small": text(
        "refusal", "The tray of table {table} should hold {there:money}. Fill it first."
    ),
    "trays_of_last_shift": text(
        "refusal", "The tray of table {table} was not counted for this shift. Count it first."
    ),
    "wagers_upside_down": text(
        "refusal",
        "The maximum bet, {most:money}, is below the minimum, {least:money}. Correct one of them.",
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
}
