"""What is said of a house's commission and of the time to act."""

from tdapp.voice.texts import Words, plural, text

OF_COMMISSION: dict[str, Words] = {
    "act_time_too_short": plural(
        "refusal",
        "Rule {rule}: a player has at least {least} second. Give that many.",
        "Rule {rule}: a player has at least {least} seconds. Give that many.",
        by="least",
    ),
    "changed_today": text(
        "refusal", "The method holds for the trading day (rule {rule}). Change it tomorrow."
    ),
    "fee_is_fixed": text("refusal", "The house's fee is {fee:money} (rule {rule}). Charge that."),
    "fee_not_posted": text("refusal", "The sign must give the fee of “{name}”. Enter it."),
    "hand_in_progress": text(
        "refusal", "The charge is changed only between hands (rule {rule}). Play this one first."
    ),
    "jackpot_part_too_small": text(
        "refusal", "The jackpot's part is at least {least:money} (rule {rule}). Raise it."
    ),
    "method_needed": text(
        "refusal", "A charge is by one of the house's methods. Name one of {known}."
    ),
    "no_act_clock": text("refusal", "The house has no action clock. Call the floor supervisor."),
    "no_jackpot_part": text(
        "refusal", "Nothing of “{name}” goes into the jackpot. Leave that part out."
    ),
    "no_more_time": plural(
        "refusal",
        "Time is sold {most} time per betting round (rule {rule}). The player must act.",
        "Time is sold {most} times per betting round (rule {rule}). The player must act.",
        by="most",
    ),
    "no_more_extensions": plural(
        "refusal",
        "Time is extended {most} time per betting round (rule {rule}). The player must act.",
        "Time is extended {most} times per betting round (rule {rule}). The player must act.",
        by="most",
    ),
    "no_shot_clock": text("refusal", "The shot clock is off. Turn it on first."),
    "no_time_tokens": text(
        "refusal", "Entry {entry} has no time tokens left. The player must act in time."
    ),
    "not_the_tokens": text(
        "refusal",
        "No more than {most} can be given at once, and no fewer than one. Give another number.",
    ),
    "shot_clock_is_so": plural(
        "refusal",
        "The shot clock already is at {seconds} second. Choose another time.",
        "The shot clock already is at {seconds} seconds. Choose another time.",
        by="seconds",
    ),
    "shot_clock_not_published": text(
        "refusal",
        "Rule {rule}: the conditions set the time to act. Play with the time that they publish.",
    ),
    "no_sitting_fee": text("refusal", "“{name}” is not a seat fee. Choose one that is."),
    "no_such_method": text("refusal", "The house has no method “{name}”. Choose one of {known}."),
    "no_time_charge": text("refusal", "“{name}” is not a time charge. Choose one that is."),
    "nobody_is_to_act": text("refusal", "No player is to act. See what the hand is waiting for."),
    "not_a_stake": text(
        "refusal", "“{text}” is not understood here. Write a name and an amount, such as A=60."
    ),
    "not_within_the_hour": text(
        "refusal", "Minute {minute} is not within the hour. Give one from 0 to 59."
    ),
    "notice_too_short": plural(
        "refusal",
        "A change needs {hands} hand's notice (rule {rule}). Announce it, then wait.",
        "A change needs {hands} hands' notice (rule {rule}). Announce it, then wait.",
        by="hands",
    ),
    "only_one_method": text(
        "refusal", "The house charges by one method (rule {rule}). Choose one."
    ),
    "pace_needs_notice": text(
        "refusal", "A limit to the time needs notice (rule {rule}). Announce it first."
    ),
    "players_above_sign": plural(
        "refusal",
        "The sign has fees for up to {most} player, not {players}. Enter the fee for more.",
        "The sign has fees for up to {most} players, not {players}. Enter the fee for more.",
        by="most",
    ),
    "players_needed": text(
        "refusal", "The charge depends on how many play. Say how many were dealt in."
    ),
    "pots_needed": text(
        "refusal", "The charge comes out of the pot. Give each pot, or what each player put in."
    ),
    "pots_or_stakes": text(
        "refusal", "The pots follow from what was put in. Give one or the other."
    ),
    "cap_not_posted": text(
        "refusal", "The sign must give the cap of “{name}” (rule {rule}). Enter it."
    ),
    "rate_not_posted": text("refusal", "The sign must give the rate of “{name}”. Enter it."),
    "rate_out_of_range": text(
        "refusal",
        "The rate lies between {least:money} and {most:money}% (rule {rule}). Correct it.",
    ),
    "same_name": text("refusal", "“{name}” appears twice. Give each player a different name."),
    "sign_not_changed": text(
        "refusal", "The sign comes before the change (rule {rule}). Change it first."
    ),
    "time_is_not_sold": text("refusal", "The house does not sell time. The player must act."),
    "warned_too_late": plural(
        "refusal",
        "Players are told before the last {seconds} second (rule {rule}). Warn sooner.",
        "Players are told before the last {seconds} seconds (rule {rule}). Warn sooner.",
        by="seconds",
    ),
}
