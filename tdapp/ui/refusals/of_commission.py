"""What is said of a house's commission and of the time to act."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_COMMISSION = {
    "act_time_too_short": QT_TRANSLATE_NOOP(
        "Refusal", "A player has at least {least} seconds (rule {rule}); give as many."
    ),
    "changed_today": QT_TRANSLATE_NOOP(
        "Refusal", "The method holds for the trading day (rule {rule}); change it tomorrow."
    ),
    "fee_is_fixed": QT_TRANSLATE_NOOP(
        "Refusal", "The house's fee is {fee:money} (rule {rule}); charge that."
    ),
    "fee_not_posted": QT_TRANSLATE_NOOP(
        "Refusal", "The sign must give the fee of “{name}”; say how much it is."
    ),
    "hand_in_progress": QT_TRANSLATE_NOOP(
        "Refusal", "The charge is changed only between hands (rule {rule}); play this one first."
    ),
    "jackpot_part_too_small": QT_TRANSLATE_NOOP(
        "Refusal", "The jackpot's part is at least {least:money} (rule {rule}); raise it."
    ),
    "method_needed": QT_TRANSLATE_NOOP(
        "Refusal", "A charge is by one of the house's methods; name one of {known}."
    ),
    "no_act_clock": QT_TRANSLATE_NOOP(
        "Refusal", "The house has no such clock for acts; call the floor supervisor."
    ),
    "no_jackpot_part": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing of “{name}” goes into the jackpot; leave that part out."
    ),
    "no_more_time": QT_TRANSLATE_NOOP(
        "Refusal", "Time is sold {most} times a betting round (rule {rule}); let the player act."
    ),
    "no_sitting_fee": QT_TRANSLATE_NOOP(
        "Refusal", "“{name}” is no fee for sitting down; choose the one that is."
    ),
    "no_such_method": QT_TRANSLATE_NOOP(
        "Refusal", "The house has no method “{name}”; choose one of {known}."
    ),
    "no_time_charge": QT_TRANSLATE_NOOP(
        "Refusal", "“{name}” is no charge for time; choose the one that is."
    ),
    "nobody_is_to_act": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is to act; see what the hand waits for."
    ),
    "not_a_stake": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not understood here; write a name and an amount, such as A=60."
    ),
    "not_within_the_hour": QT_TRANSLATE_NOOP(
        "Refusal", "Minute {minute} is not within the hour; give one from 0 to 59."
    ),
    "notice_too_short": QT_TRANSLATE_NOOP(
        "Refusal", "A change needs {hands} hands' notice (rule {rule}); announce it, then wait."
    ),
    "only_one_method": QT_TRANSLATE_NOOP(
        "Refusal", "The house charges by one method (rule {rule}); choose one."
    ),
    "pace_needs_notice": QT_TRANSLATE_NOOP(
        "Refusal", "A limit to the time needs notice (rule {rule}); announce it first."
    ),
    "players_above_sign": QT_TRANSLATE_NOOP(
        "Refusal",
        "The sign has no fee for {players} players, for {most} at most; say what it is for more.",
    ),
    "players_needed": QT_TRANSLATE_NOOP(
        "Refusal", "The charge depends on how many play; say how many were dealt in."
    ),
    "pots_needed": QT_TRANSLATE_NOOP(
        "Refusal", "The charge comes out of the pot; give each pot, or what each player put in."
    ),
    "pots_or_stakes": QT_TRANSLATE_NOOP(
        "Refusal", "The pots follow from what was put in; give one or the other."
    ),
    "cap_not_posted": QT_TRANSLATE_NOOP(
        "Refusal", "The sign must give the cap of “{name}” (rule {rule}); say how much it is."
    ),
    "rate_not_posted": QT_TRANSLATE_NOOP(
        "Refusal", "The sign must give the rate of “{name}”; say how much it is."
    ),
    "rate_out_of_range": QT_TRANSLATE_NOOP(
        "Refusal", "The rate lies between {least:money} and {most:money}% (rule {rule}); mend it."
    ),
    "same_name": QT_TRANSLATE_NOOP(
        "Refusal", "“{name}” comes twice; give each player a name of its own."
    ),
    "sign_not_changed": QT_TRANSLATE_NOOP(
        "Refusal", "The sign comes before the change (rule {rule}); change it first."
    ),
    "time_is_not_sold": QT_TRANSLATE_NOOP(
        "Refusal", "The house sells no time; let the player act."
    ),
    "warned_too_late": QT_TRANSLATE_NOOP(
        "Refusal", "Players are told before the last {seconds} seconds (rule {rule}); warn sooner."
    ),
}
