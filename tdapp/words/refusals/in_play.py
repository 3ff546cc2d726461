"""What the rules of an event answer."""

from tdapp.voice.texts import Words, plural, text

IN_PLAY: dict[str, Words] = {
    "already_entered": text(
        "refusal",
        "This player is already in as entry {entry}, since {since:moment}. Choose another player.",
    ),
    "no_reentry": text(
        "refusal",
        "This player was in as entry {entry}; the event has no re-entries. Choose another player.",
    ),
    "not_sold_yet": text(
        "refusal",
        "Entry {entry} was sold at {sold:time}, after {time:time}. Correct the time or leave it "
        "out.",
    ),
    "bought_since": text(
        "refusal",
        "Entry {entry} bought chips at {sold:time}, after {time:time}, so it was not out then. "
        "Correct the time, or undo that purchase first.",
    ),
    "lost_since": text(
        "refusal",
        "Entry {entry} lost its chips at {lost:time}, after {time:time}. Reinstate it, record the "
        "purchase, then record the loss again.",
    ),
    "in_again": text(
        "refusal",
        "The player of entry {entry} has re-entered as entry {again}. Void that entry, or "
        "withdraw it, first.",
    ),
    "was_disqualified": text(
        "refusal",
        "Entry {entry} was disqualified, so the player cannot enter again. Reinstate it if that "
        "was a mistake.",
    ),
    "already_out": text(
        "refusal", "Entry {entry} is out. Reinstate it first if that was a mistake."
    ),
    "bad_event_file": text(
        "refusal", "The event file has an error ({problem}). Correct it and open it again."
    ),
    "only_in_text": text(
        "refusal",
        "This is written in a way that the form cannot change ({problem}). Change it in the text.",
    ),
    "bad_rulebook": text(
        "refusal", "The rulebook has an error ({problem}). Correct it and open it again."
    ),
    "clock_paused": text("refusal", "The clock is already paused. Start it when play resumes."),
    "clock_set_back": text(
        "refusal",
        "Redo would set the running clock back to where it stopped. Record the action again.",
    ),
    "clock_running": text("refusal", "The clock is already running. Pause it first."),
    "buy_ins_open": text(
        "refusal",
        "The buy-in of entry {entry} is not paid. Collect it or void the entry, then post the "
        "prizes.",
    ),
    "refund_of_nothing": text(
        "refusal", "No refund is given. Say which entries are refunded how much."
    ),
    "refunds_above_money": text(
        "refusal",
        "The refunds are {off:money} more than the {most:money} that is left. Lower them.",
    ),
    "bad_refunds": text(
        "refusal", "“{text}” does not name entries and an amount. Type such as 1-27 19323; 30 560."
    ),
    "refund_twice": text("refusal", "Entry {entry} has two refunds. Give it one."),
    "no_chosen_refunds": text(
        "refusal", "This event was not cancelled with chosen refunds. Reprint each refund slip."
    ),
    "debts_open": text(
        "refusal", "Receipts {receipts} are unpaid. Collect the money, or have the house pay."
    ),
    "event_exists": text(
        "refusal", "“{title}” is already announced. Choose it from the Event menu."
    ),
    "event_full": plural(
        "refusal",
        "The event is full ({most:count} entry). Only a refund frees a place.",
        "The event is full ({most:count} entries). Only a refund frees a place.",
        by="most",
    ),
    "last_one_left": text(
        "refusal", "Entry {entry} is the last one left and has won. Post and pay the prizes."
    ),
    "levels_left": text(
        "refusal", "The last listed level is not over yet. Play goes on until it is."
    ),
    "hands_left": text(
        "refusal", "Tables {tables} have hands left to play. Play goes on until they are played."
    ),
    "level_not_reached": text(
        "refusal", "Level {level} has not been reached. The clock records it automatically."
    ),
    "more_prizes_than_entries": text(
        "refusal", "More prizes ({prizes:count}) than winners ({winners:count}). Shorten the list."
    ),
    "no_end_by_time": text(
        "refusal",
        "The event conditions do not end play after the last level. Play down to a winner.",
    ),
    "no_player_left": text(
        "refusal", "No player would be left in play. Undo the last exit first, or cancel the event."
    ),
    "no_level_before": text(
        "refusal", "No level comes before the first one. Add time to it instead."
    ),
    "no_prize": text("refusal", "Place {place} is not paid. See the posted prize list."),
    "may_buy_again": text(
        "refusal", "Entry {entry} may still re-buy. Sell the re-buy or record that it is declined."
    ),
    "not_together": text(
        "refusal", "Entry {entry} cannot tie across others. Name those between too."
    ),
    "place_is_shared": text(
        "refusal", "Entries {entries} tie for place {place}. Select which one is paid."
    ),
    "splits_a_tie": text("refusal", "Entry {entry} is in a tie. Name all tied entries."),
    "no_rebuys": text("refusal", "This event has no re-buys. A player without chips is out."),
    "no_entry_chosen": text("refusal", "No entry is selected. Select one in the list."),
    "no_such_entry": text("refusal", "There is no entry {entry}. Choose one from the list."),
    "no_next_step": text(
        "refusal", "Nothing is left to do in this event. Begin another with Ctrl+N."
    ),
    "no_such_event": text(
        "refusal", "No such event is announced. Begin one or choose one from the Event menu."
    ),
    "no_such_seat": text(
        "refusal", "Seat {seat} is not one of this event's. Choose a free seat at an open table."
    ),
    "play_has_begun": text("refusal", "Play has begun. Its start cannot be moved any more."),
    "start_does_not_fit": text("refusal", "{problem}. Choose another time."),
    "start_is_past": text("refusal", "That time has passed. Choose a time to come."),
    "start_unchanged": text("refusal", "It is planned for that time already. Choose another time."),
    "level_off_sheet": text(
        "refusal",
        "That level is far past the structure. The clock goes to level {most} at most: check it.",
    ),
    "no_such_level": text("refusal", "There is no such level. Choose one of the event's levels."),
    "nobody_to_seat": text("refusal", "No player is waiting for a seat. Sell an entry first."),
    "not_enough_seats": text(
        "refusal",
        "Seats needed: {waiting:count}; free seats: {free:count}. Open another table first.",
    ),
    "nobody_out": text(
        "refusal", "No one is out yet, so no later elimination exists. Record this one normally."
    ),
    "not_out": text("refusal", "Entry {entry} is in play. There is nothing to correct."),
    "not_seated": text("refusal", "Entry {entry} has no seat yet. Draw the seats first."),
    "place_not_decided": text(
        "refusal", "Place {place} is not decided yet. Record eliminations first."
    ),
    "prize_below_zero": text("refusal", "The prize for place {place} is negative. Correct it."),
    "prize_paid": text(
        "refusal", "The prize of place {place} is paid to entry {entry}. Reverse it to change it."
    ),
    "prizes_do_not_fit": text(
        "refusal", "The prizes total {sum:money} but the pool is {pool:money}. Make them equal."
    ),
    "prizes_rise": text(
        "refusal",
        "Place {place} wins {cents:money} more than a place above it. Only a deal or the "
        "conditions allow that.",
    ),
    "prizes_not_posted": text("refusal", "The prizes are not posted yet. Post them first."),
    "break_is_due": text(
        "refusal", "A break is due. Start the break, or deal one more hand before it."
    ),
    "lowest_are_level": text(
        "refusal",
        "The lowest stacks at table {table} are level. By the conditions none of them is out.",
    ),
    "no_bonus_named": text(
        "refusal", "A bonus round has chips or a prize. Say what the winner gets."
    ),
    "no_round_is_on": text(
        "refusal", "No special round is on at table {table}. Announce it first."
    ),
    "no_tables_named": text("refusal", "No table is named. Say at which tables the round is."),
    "not_all_stacks": text(
        "refusal", "Not every stack of table {table} is given. Count them all, then end the round."
    ),
    "not_at_the_table": text(
        "refusal", "Entry {entry} does not sit at table {table}. Choose who won the hand."
    ),
    "round_is_on": text(
        "refusal", "A special round is on at table {table} already. End it before the next one."
    ),
    "round_needs_notice": text(
        "refusal",
        "Players are told before cards, blinds and antes (rule {rule}). Announce it for the next "
        "hand.",
    ),
    "round_not_allowed": text(
        "refusal", "Such rounds are not allowed here (rule {rule}). Play an ordinary hand."
    ),
    "field_is_open": text(
        "refusal", "Entries can still be sold. Post the prizes first, then go hand-for-hand."
    ),
    "hand_for_hand_is_off": text("refusal", "Hand-for-hand is off. Turn it on first."),
    "hand_for_hand_is_on": text(
        "refusal", "Hand-for-hand is already on. End it before it begins again."
    ),
    "practice_is_over": text(
        "refusal", "The clock has started, so hands count. Practice hands come before it."
    ),
    "practice_as_it_was": text(
        "refusal",
        "Practice hands are already set that way. Start the clock when players are ready.",
    ),
    "hand_is_open": text(
        "refusal",
        "Hand {hand} of hand-for-hand is not over. Places are decided once all tables have "
        "reported.",
    ),
    "hand_is_over": text(
        "refusal",
        "All tables have reported hand {hand}. Undo the last report to add an elimination, or deal "
        "the next hand.",
    ),
    "not_in_the_hand": text(
        "refusal", "Table {table} does not play this hand. It joins with the next one."
    ),
    "not_the_minutes_of_a_hand": text(
        "refusal", "The clock loses at most {most:count} min a hand. Type 2 or 3, or 0 for none."
    ),
    "not_so_few_left": text(
        "refusal", "Players left: {left}. Type a lower number than that, not {until}."
    ),
    "one_table_left": text(
        "refusal", "Only one table is in play. Hand-for-hand takes at least two."
    ),
    "out_in_this_hand": text(
        "refusal", "Entry {entry} is out in this hand. It counts once all tables have reported."
    ),
    "pairs_wait_for_nobody": text(
        "refusal", "In a heads-up bracket no match waits for another. There is no hand-for-hand."
    ),
    "reported_already": text(
        "refusal", "Table {table} has already reported. It waits for the other tables."
    ),
    "tables_still_play": text(
        "refusal", "These tables are still playing the hand: {tables}. Record each one first."
    ),
    "prizes_owed": text(
        "refusal", "Prizes are still to be paid for these places: {places}. Pay them first."
    ),
    "prizes_posted": text(
        "refusal",
        "The prizes are posted (version {version}). Change the list instead, with a reason.",
    ),
    "rebuys_and_addons_used_up": text(
        "refusal",
        "Entry {entry} cannot have so many: re-buys and add-ons together are limited to {most}.",
    ),
    "rebuys_used_up": text(
        "refusal", "Entry {entry} has used all its re-buys ({most}). Without chips it is out."
    ),
    "registration_closed": text(
        "refusal", "Sales closed at the end of level {until_level}. No more can be sold."
    ),
    "seat_taken": text(
        "refusal", "Seat {seat} is taken by entry {entry}. Choose another free seat."
    ),
    "stack_too_high": text(
        "refusal",
        "A stack of {stack:count} is not below the starting stack of {bank:count}. The player "
        "cannot re-buy yet.",
    ),
    "still_has_chips": text(
        "refusal",
        "The player still has chips ({stack:count}). Re-buys are only for players without chips.",
    ),
    "play_is_over": text("refusal", "Play is over: all places are decided. Pay the prizes."),
    "still_in_play": text(
        "refusal",
        "Players left: {left:count}, or the prizes are not posted. Play to the end and post the "
        "prizes first.",
    ),
    "stacks_do_not_add_up": text(
        "refusal",
        "The stacks add up to {total:count}, the chips in play to {chips:count}. Record the "
        "stacks of all tables, or correct the chips in play.",
    ),
    "stacks_unknown": text(
        "refusal", "No stack is recorded for entries {entries}. Record the stacks first."
    ),
    "table_not_empty": text(
        "refusal",
        "Table {table} is not empty (entries {entries}). Break it, or close an empty table.",
    ),
    "table_not_open": text(
        "refusal", "Table {table} does not belong to this event. Choose one that does."
    ),
    "table_not_used": text(
        "refusal", "Table {table} was not assigned to this event. There is nothing to free."
    ),
    "table_open": text("refusal", "Table {table} already belongs to this event. Open another one."),
    "tie_is_open": text(
        "refusal", "Entries {entries} are tied so far. For each, give the {asked:roles}."
    ),
    "time_out_of_range": plural(
        "refusal",
        "A clock can be set from 0:01 to {hours} hour. Correct it.",
        "A clock can be set from 0:01 to {hours} hours. Correct it.",
        by="hours",
    ),
    "too_few_entries": plural(
        "refusal",
        "The published minimum is not met ({entries:count} entry). Sell more first.",
        "The published minimum is not met ({entries:count} entries). Sell more first.",
        by="entries",
    ),
}
