"""What is said of the stages of an event: entry, bags, who goes on and to which stage."""

from tdapp.voice.texts import Words, text

OF_STAGES: dict[str, Words] = {
    "no_such_part": text("refusal", "There is no such stage. Choose one of the event's stages."),
    "say_which_stage": text(
        "refusal", "This is done in one stage. Choose the flight or day first."
    ),
    "of_the_whole_event": text(
        "refusal", "Places and prizes are those of the whole event. Choose the event first."
    ),
    "came_from_before": text(
        "refusal", "Entry {entry} came from an earlier stage. Its entry is no longer refunded."
    ),
    "bag_instead": text(
        "refusal", "Players go on from this stage. Bag the stacks, then end the stage."
    ),
    "no_step_in_stage": text(
        "refusal", "Nothing is left to do in this stage now. Choose another stage or the event."
    ),
    "sessions_used_up": text(
        "refusal",
        "A player may enter {most:count} of its sessions at most (rule {rule}). Choose another "
        "player.",
    ),
    "only_who_is_out": text(
        "refusal", "A repechage is for players who are out of an earlier stage. Choose another."
    ),
    "no_number_of_hands": text(
        "refusal", "{stage} is not played by a number of hands. Bag the stacks when it ends."
    ),
    "not_all_agree": text(
        "refusal",
        "Play at table {table} ends early only for chips paid in cash, if all its players agree "
        "(rule {rule}). Play on.",
    ),
    "table_played_out": text(
        "refusal", "Table {table} has played its hands. Undo that to record more there."
    ),
    "table_decided": text(
        "refusal", "Only those who go on are left at table {table}. They are not out."
    ),
    "play_not_begun": text("refusal", "The clock has not started yet. Start it first."),
    "no_transfers": text(
        "refusal",
        "The conditions allow no transfer to another session (rule {rule}). Keep the entry here.",
    ),
    "session_has_begun": text(
        "refusal", "{stage} has begun. An entry is moved only before its session is played."
    ),
    "other_price": text(
        "refusal", "Entry {entry} was sold at another price or stack. Refund it and sell it again."
    ),
    "all_bagged": text("refusal", "Every stack of {stage} is bagged. Select a bag to count again."),
    "stage_decided": text(
        "refusal", "Only those who go on are left: {left:count}. Bag their stacks."
    ),
    "stage_ended": text("refusal", "{stage} has ended. Continue in the next stage."),
    "stage_closed": text("refusal", "Entry to {stage} is already closed. Nothing needs doing."),
    "stage_not_closed": text("refusal", "Entry to {stage} is still open. Close it first."),
    "stages_open": text(
        "refusal", "Entry is still open: {stages}. Close it before posting prizes."
    ),
    "stages_still_on": text("refusal", "Still being played: {stages}. Bag the stacks and end it."),
    "last_stage": text("refusal", "{stage} is the last stage. Finish the event instead."),
    "nobody_comes": text("refusal", "No player goes on to {stage} yet. End the stages before it."),
    "still_being_played": text(
        "refusal",
        "More are left than go on: {left:count}. Bag stacks in the last level, or once only those "
        "who go on are left.",
    ),
    "players_come": text(
        "refusal", "Players come to {stage} from the stages before. Bring them forward instead."
    ),
    "no_such_bag": text("refusal", "The stack of entry {entry} is not bagged. Bag it first."),
    "no_bag_chosen": text("refusal", "No bag is selected. Select one in the list of bags."),
    "bags_missing": text("refusal", "Not bagged yet: {entries}. Count and bag these stacks first."),
    "bags_do_not_add_up": text(
        "refusal",
        "The bags hold {counted:count}, and {chips:count} are in play. Count again, or record the "
        "missing chips.",
    ),
    "lots_do_not_add_up": text(
        "refusal",
        "By denomination it is {counted:count}, not {chips:count}. Count the bag again.",
    ),
    "cut_again": text("refusal", "Equal cards: {entries}. These players cut again."),
    "wrong_cut": text("refusal", "{card} is not a card. Enter a rank and a suit, such as Ks."),
    "cut_of_cards": text(
        "refusal", "Level stacks are settled by a cut of cards (rule {rule}). Enter the cards."
    ),
    "tie_at_the_cut": text(
        "refusal",
        "Equal stacks at the cut: {entries}. Cut cards or play off, then give the order.",
    ),
    "no_tie_at_the_cut": text(
        "refusal", "No equal stacks stand at the cut: it is known who goes on. End the stage."
    ),
    "play_off_goes_on": text(
        "refusal", "The play-off of {entries} is not over. Record who loses it."
    ),
    "play_off_is_over": text(
        "refusal", "The play-off is over: it is known who goes on. End the stage."
    ),
    "no_play_off": text("refusal", "No play-off is on. Begin one for equal stacks at the cut."),
    "not_in_a_play_off": text(
        "refusal", "Entry {entry} is in no play-off. Choose a player who is still in it."
    ),
}
