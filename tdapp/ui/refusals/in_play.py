"""What the rules of an event answer."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

IN_PLAY = {
    "already_entered": QT_TRANSLATE_NOOP(
        "Refusal", "This person is in as entry {entry} already; choose another person."
    ),
    "in_again": QT_TRANSLATE_NOOP(
        "Refusal",
        "The player of entry {entry} is in again as entry {again}; undo that entry and its seat, "
        "or let it leave first.",
    ),
    "was_disqualified": QT_TRANSLATE_NOOP(
        "Refusal",
        "Entry {entry} was disqualified, so that player is not sold another one; reinstate it if "
        "that was a mistake.",
    ),
    "already_out": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is out; reinstate it first if that was a mistake."
    ),
    "bad_event_file": QT_TRANSLATE_NOOP(
        "Refusal", "The event file has an error ({problem}); correct it and open it again."
    ),
    "only_in_text": QT_TRANSLATE_NOOP(
        "Refusal",
        "This is written in a way that the form cannot change ({problem}); change it in the text.",
    ),
    "bad_rulebook": QT_TRANSLATE_NOOP(
        "Refusal", "The rulebook has an error ({problem}); correct it and open it again."
    ),
    "clock_paused": QT_TRANSLATE_NOOP(
        "Refusal", "The clock stands already; start it when play goes on."
    ),
    "clock_running": QT_TRANSLATE_NOOP("Refusal", "The clock runs already; pause it first."),
    "debts_open": QT_TRANSLATE_NOOP(
        "Refusal",
        "Receipts {receipts} are still owed; take that money, or let the house bear it.",
    ),
    "event_exists": QT_TRANSLATE_NOOP(
        "Refusal", "“{title}” is announced already; choose it from the Event menu."
    ),
    "event_full": QT_TRANSLATE_NOOP(
        "Refusal", "The event is full with {most:count} entries; note the player as an alternate."
    ),
    "last_one_left": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is the last one left and has won; post and pay the prizes."
    ),
    "level_not_reached": QT_TRANSLATE_NOOP(
        "Refusal", "Level {level} is not reached yet; the clock records it when it is."
    ),
    "more_prizes_than_entries": QT_TRANSLATE_NOOP(
        "Refusal",
        "There are {prizes} prizes for fewer entries; sell more entries or shorten the list.",
    ),
    "no_level_before": QT_TRANSLATE_NOOP(
        "Refusal", "No level comes before the first one; add time to it instead."
    ),
    "no_prize": QT_TRANSLATE_NOOP("Refusal", "Place {place} has no prize; see the posted list."),
    "may_buy_again": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} may buy again; sell a re-buy or say that it is declined."
    ),
    "not_together": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} cannot share a place over others; name those between too."
    ),
    "place_is_shared": QT_TRANSLATE_NOOP(
        "Refusal", "Entries {entries} share place {place}; say which of them is paid."
    ),
    "splits_a_tie": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} shares its place; name all who share it."
    ),
    "no_rebuys": QT_TRANSLATE_NOOP(
        "Refusal", "This event has no re-buys; a player without chips is out."
    ),
    "no_entry_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is selected; choose an entry in the list."
    ),
    "no_such_entry": QT_TRANSLATE_NOOP(
        "Refusal", "There is no entry {entry}; choose one from the list."
    ),
    "no_such_event": QT_TRANSLATE_NOOP(
        "Refusal", "No such event is announced; begin one or choose one from the Event menu."
    ),
    "no_such_seat": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is not one of this event's; choose a free seat at an open table."
    ),
    "no_such_level": QT_TRANSLATE_NOOP(
        "Refusal", "There is no such level; choose one of the event's levels."
    ),
    "nobody_to_seat": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody waits for a seat; enter a player first."
    ),
    "not_enough_seats": QT_TRANSLATE_NOOP(
        "Refusal", "{waiting:count} wait and {free:count} seats are free; open another table first."
    ),
    "nobody_out": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is out yet; there is no later exit, so record this one as it is."
    ),
    "not_out": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is in play; there is nothing to put right."
    ),
    "not_seated": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has no seat yet; draw the seats first."
    ),
    "place_not_decided": QT_TRANSLATE_NOOP(
        "Refusal", "Place {place} is not decided yet; record the exits first."
    ),
    "prize_paid": QT_TRANSLATE_NOOP(
        "Refusal", "The prize of place {place} is paid to entry {entry}; take it back to change it."
    ),
    "prizes_do_not_fit": QT_TRANSLATE_NOOP(
        "Refusal",
        "The prizes add up to {sum:money}, the pool is {pool:money}; "
        "make them equal, falling from first place.",
    ),
    "prizes_not_posted": QT_TRANSLATE_NOOP(
        "Refusal", "The prizes are not posted yet; post them first."
    ),
    "prizes_owed": QT_TRANSLATE_NOOP(
        "Refusal", "Prizes are still to be paid for these places: {places}; pay them first."
    ),
    "prizes_posted": QT_TRANSLATE_NOOP(
        "Refusal",
        "The prizes are posted (version {version}); change the list instead, with a reason.",
    ),
    "rebuys_used_up": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has had all {most} re-buys; without chips it is out."
    ),
    "registration_closed": QT_TRANSLATE_NOOP(
        "Refusal",
        "This was sold to the end of level {until_level}; sell no more.",
    ),
    "seat_taken": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is taken by entry {entry}; choose another free seat."
    ),
    "stack_too_high": QT_TRANSLATE_NOOP(
        "Refusal",
        "A stack of {stack:count} is not below the starting bank of {bank:count}; wait.",
    ),
    "still_has_chips": QT_TRANSLATE_NOOP(
        "Refusal",
        "The player still has {stack:count} chips; re-buys are for players without chips.",
    ),
    "still_in_play": QT_TRANSLATE_NOOP(
        "Refusal",
        "{left:count} still in play, or the prizes are not posted; play down to one first.",
    ),
    "table_not_empty": QT_TRANSLATE_NOOP(
        "Refusal", "Players still sit at table {table} (entries {entries}); close an empty one."
    ),
    "table_not_open": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} does not serve this event; choose one that does."
    ),
    "table_not_used": QT_TRANSLATE_NOOP(
        "Refusal", "The house has not given table {table} to this event; nothing is to be freed."
    ),
    "table_open": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} serves this event already; open another one."
    ),
    "tie_is_open": QT_TRANSLATE_NOOP(
        "Refusal", "Entries {entries} are level so far; tell of each the {asked:roles}."
    ),
    "time_out_of_range": QT_TRANSLATE_NOOP(
        "Refusal", "A clock can be set to more than nought and at most {hours} hours; correct it."
    ),
    "too_few_entries": QT_TRANSLATE_NOOP(
        "Refusal",
        "{entries:count} entries are too few for the published conditions; sell more first.",
    ),
}
