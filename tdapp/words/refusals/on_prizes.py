"""What is said of prizes, bounties and refunds."""

from tdapp.voice.texts import Words, text

ON_PRIZES: dict[str, Words] = {
    "another_prize": text(
        "refusal",
        "You asked about {said:money} for place {before}. It is now {now:money} for place "
        "{place}. Check it and ask again.",
    ),
    "heir_is_fixed": text(
        "refusal", "Rule {rule} or the conditions say where this prize goes. Leave it to them."
    ),
    "heir_needed": text(
        "refusal", "Neither rule {rule} nor the conditions say where this prize goes. Choose."
    ),
    "identity_needed": text("refusal", "Prizes of {least:money} or more need ID. Check it first."),
    "list_is_unchanged": text(
        "refusal", "Version {version} is posted and no place is edited. Edit a place first."
    ),
    "lock_not_understood": text(
        "refusal", "“{text}” is not a place and an amount. Type them as 2 1,500."
    ),
    "no_claims_today": text("refusal", "No prize of an ended event was paid today."),
    "no_kept_prize": text(
        "refusal",
        "The house holds no unclaimed prize for entry {entry}. Check the list of unclaimed prizes.",
    ),
    "no_kept_prizes": text("refusal", "There are no unclaimed prizes from finished events."),
    "no_place_edited": text("refusal", "No place is edited. There is nothing to discard."),
    "no_place_selected": text("refusal", "No place is selected. Select one in the table."),
    "no_runner_up": text(
        "refusal",
        "There is no player left for the last prize ({prizes} in all). Post fewer first.",
    ),
    "no_structure_fits": text(
        "refusal", "No payout structure fits this many entries yet. Wait for more."
    ),
    "no_such_tender": text(
        "refusal", "A prize is not paid as {tender}. Choose cash, card, voucher or account."
    ),
    "not_claimed_today": text(
        "refusal",
        "No prize of entry {entry} was paid today, or by an event that ended today. There is "
        "nothing to reverse.",
    ),
    "not_the_crowns": text(
        "refusal",
        "The prize of entry {entry} would go to players below, who were paid when the event "
        "ended. Keep it unclaimed.",
    ),
    "nothing_won": text(
        "refusal", "Entry {entry} has no prize that is decided. Look at its place."
    ),
    "one_tender_only": text("refusal", "A payout uses one payment method. Choose one."),
    "passed_over": text("refusal", "Entry {entry} is ineligible; the prize went to players below."),
    "place_is_settled": text(
        "refusal", "{place} place is paid or set aside. Reverse its prize first."
    ),
    "place_missing": text(
        "refusal", "The list has no prize for place {place}. Name every place from the first down."
    ),
    "place_not_locked": text("refusal", "This place is not locked. Its amount is calculated."),
    "place_twice": text("refusal", "Place {place} is in the list twice. Name it once."),
    "prizes_not_understood": text(
        "refusal", "“{text}” is not a place and a prize. Type them as 1 5,000; 62-70 1,500."
    ),
    "prize_is_owed": text(
        "refusal", "No prize of entry {entry} was paid or kept. There is nothing to reverse."
    ),
    "prize_set_aside": text(
        "refusal", "The prize of entry {entry}, place {place}, is set aside. Reverse that first."
    ),
    "winner_disqualified": text(
        "refusal",
        "Entry {entry} was disqualified and no rule says who gets the prize. Decide whether they "
        "keep it, or mark them ineligible.",
    ),
    "slip_is_out": text(
        "refusal", "Entry {entry} has slip {slip}, which is right. Print that again."
    ),
    "bounties_owed": text(
        "refusal", "Bounties are still owed to entries {entries}. Pay them first."
    ),
    "bounties_untold": text(
        "refusal",
        "It is not recorded who won the bounties on entries {entries}. Record that first.",
    ),
    "no_such_pool": text(
        "refusal", "This event has no side pool whose winners are named. Check its conditions."
    ),
    "not_in_pool": text(
        "refusal", "Entry {entry} did not buy into {pool}, or may not win it. Name another player."
    ),
    "pool_by_place": text(
        "refusal", "{pool} goes to the best places of those who bought in. Name no player."
    ),
    "pool_prizes": text("refusal", "{pool} has prizes for {most} only. Name fewer players."),
    "pool_still_sold": text(
        "refusal", "{pool} still grows. Post the prizes first, then name its winners."
    ),
    "pool_can_be_won": text(
        "refusal", "Players who bought into {pool} can still win it. Record its winners."
    ),
    "pool_empty": text("refusal", "There is no money in {pool}. Nothing is to be passed on."),
    "pool_unwon_said": text(
        "refusal",
        "The event conditions say what becomes of {pool}. Choose what they say.",
    ),
    "pools_for_nobody": text(
        "refusal",
        "No player who bought into {pools} can win it. Decide first what becomes of the money, "
        "with “Side pool winners…”.",
    ),
    "pools_untold": text(
        "refusal", "No player has won {pools} yet. Record the winners of these side pools first."
    ),
    "bounties_for_pool": text(
        "refusal",
        "No one won the bounties on entries {entries}. Move them to the prize pool first.",
    ),
    "bounty_pooled": text(
        "refusal", "The bounty on entry {entry} is in the prize pool. Take it out of there first."
    ),
    "bounty_not_pooled": text(
        "refusal", "No bounty on entry {entry} is in the prize pool. There is nothing to take out."
    ),
    "bounty_is_owed": text(
        "refusal", "No bounty was paid to entry {entry}. There is nothing to reverse."
    ),
    "bounty_agreed": text(
        "refusal", "By the deal this bounty stays with entry {entry}. There is no winner to record."
    ),
    "deals_forbidden": text(
        "refusal", "Deals are not allowed here (rule {rule}). Play on for the posted prizes."
    ),
    "side_bets_forbidden": text(
        "refusal", "Players may not bet with each other (rule {rule}). Note no last longer."
    ),
    "one_last_longer": text("refusal", "A last longer needs two players. Name another one."),
    "twice_in_last_longer": text(
        "refusal", "A player is named twice in the last longer. Name each player once."
    ),
    "deal_in_a_round": text(
        "refusal", "Some players of this round are out already. Make the deal when it is over."
    ),
    "deal_too_late": text("refusal", "A deal needs at least two players. Play is over."),
    "deal_stands": text(
        "refusal", "Amounts of list {version} go by name. Undo that deal or make a new one."
    ),
    "deal_is_old": text(
        "refusal", "A player or prize has changed since deal {number}. Put the deal again."
    ),
    "deal_refused": text("refusal", "Entry {entry} said no. Change the deal or drop it."),
    "deal_not_agreed": text("refusal", "Entry {entry} has not agreed. Ask every player by name."),
    "deal_answer_too_late": text(
        "refusal",
        "The time to answer ended at {at:time}. Put the deal again with another time under Terms.",
    ),
    "deal_not_signed": text("refusal", "Entry {entry} has not signed. Print the deal sheet first."),
    "deal_amount_missing": text("refusal", "An amount is missing. Enter one for every player."),
    "deal_does_not_add_up": text(
        "refusal",
        "The amounts are {off:money} off the {total:money} to share. Correct one of them.",
    ),
    "deal_below_head": text(
        "refusal", "The bounty on entry {entry} alone is {head:money}. Enter at least that."
    ),
    "bad_deal_unit": text("refusal", "Amounts cannot be rounded to that. Enter 0.01 or more."),
    "saved_below_zero": text("refusal", "Money saved cannot be negative. Enter 0 or more."),
    "saved_above_pot": text(
        "refusal", "At most {most:money} can be saved above the lowest prize. Save less."
    ),
    "stacks_missing": text("refusal", "The stack of entry {entry} is missing. Enter every stack."),
    "stacks_not_chips": text(
        "refusal",
        "The stacks total {total:count}, the chips in play {chips:count}. Count again, or confirm "
        "the difference.",
    ),
    "not_in_the_deal": text("refusal", "Entry {entry} has no part in this deal. Check the number."),
    "exit_open_in_deal": text(
        "refusal", "It is not settled whether entry {entry} is out. Settle that first."
    ),
    "no_deal": text("refusal", "No deal is on the table. Put one to the players first."),
    "said_already": text("refusal", "Entry {entry} gave that answer already. Ask the others."),
    "bounty_paid": text(
        "refusal", "The bounty was paid to entry {entry}. Reverse that payment first."
    ),
    "taker_was_out": text(
        "refusal",
        "Entry {taker} was out before entry {entry}. Name the player who won the chips.",
    ),
    "bounty_goes_round": text(
        "refusal",
        "Entry {taker} lost to entry {entry} in that hand. Correct who won that bounty first.",
    ),
    "no_bounty": text("refusal", "Entry {entry} carries no bounty, so no winner is needed."),
    "no_bounty_owed": text(
        "refusal", "No bounty is owed to entry {entry}. Check who won which bounty."
    ),
    "no_bounty_paid": text(
        "refusal", "No bounty was paid to entry {entry}. There is no slip to print."
    ),
    "own_bounty": text(
        "refusal", "A player cannot win their own bounty. Name who eliminated entry {entry}."
    ),
    "person_has_bounty": text(
        "refusal", "A bounty is owed to entry {entry} of {event}. Pay it first."
    ),
    "taker_twice": text(
        "refusal", "A player is named twice for the bounty of entry {entry}. Name each once."
    ),
    "another_sum": text(
        "refusal", "You asked about {said:money}. It is now {now:money}. Check it and ask again."
    ),
    "debt_first": text(
        "refusal", "Receipt {receipt} of entry {entry} is still unpaid. Collect it first."
    ),
    "field_is_fixed": text(
        "refusal", "Entries closed when the prizes were posted. Undo the posting first."
    ),
    "handed_over": text(
        "refusal",
        "Entry {entry} has been played. Two people must sign to void it in play.",
    ),
    "is_cancelled": text(
        "refusal",
        "A cancellation cannot be undone. Take it back in the Event menu, before refunds go out.",
    ),
    "no_refund": text("refusal", "Nothing is refundable to entry {entry} here. Ask a supervisor."),
    "not_handed_over": text(
        "refusal", "Entry {entry} has not been played. Void it without taking chips out of play."
    ),
    "not_refunded": text("refusal", "Entry {entry} was not refunded. Check the number."),
}
