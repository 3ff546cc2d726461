"""What is said where a house's rules do not allow a jackpot, or a hand does not win it."""

from tdapp.voice.texts import Words, plural, text

ON_JACKPOT_RULES: dict[str, Words] = {
    "jackpot_event_missing": text(
        "refusal", "Rule {rule}: each pool pays for a royal flush. Add it to the pool's hands."
    ),
    "jackpot_event_not_allowed": text(
        "refusal",
        "The rules allow no jackpot for that hand and prize (rule {rule}). "
        "Choose one that they allow.",
    ),
    "jackpot_game_without_flop": text(
        "refusal",
        "Rule {rule}: only games with two hole cards and a three-card flop feed a jackpot. "
        "Link another table.",
    ),
    "jackpot_hand_face_down": text(
        "refusal", "Rule {rule}: the hole cards must lie face up. Have the player table them."
    ),
    "jackpot_hand_folded": text(
        "refusal", "Rule {rule}: a folded hand wins no jackpot. Tell the player."
    ),
    "jackpot_hand_is_fixed": text(
        "refusal", "Rule {rule}: the rules name the jackpot hand. Leave it as it is."
    ),
    "jackpot_hand_other": text(
        "refusal",
        "The cards do not make the advertised hand (rule {rule}). Check the cards and the board.",
    ),
    "jackpot_hands_missing": text(
        "refusal",
        "Winners: {winners}, hands: {hands}. Give each winner's cards, then the board: "
        "2c 2d / 3c 3d | As Ks Qs Js Ts.",
    ),
    "jackpot_hits_in_order": text(
        "refusal",
        "Hits are paid in the order of their record (rule {rule}). Record one for each winner.",
    ),
    "jackpot_next_day": text(
        "refusal",
        "Rule {rule}: the hand changes only when a trading day begins. "
        "Give notice today and change it then.",
    ),
    "jackpot_not_won_yet": text(
        "refusal",
        "Rule {rule}: the jackpot has been neither won nor ended. Change it once it has.",
    ),
    "jackpot_of_other_game": text(
        "refusal", "Rule {rule}: all tables of a pool play one game. Link the table to another."
    ),
    "jackpot_paid_otherwise": text(
        "refusal", "Rule {rule}: a jackpot is not paid in that form. Pay it in another."
    ),
    "jackpot_share_not_allowed": text(
        "refusal",
        "Rule {rule}: only live hands that are tabled share a jackpot. Take the other shares out.",
    ),
    "jackpot_won_in_notice": text(
        "refusal",
        "Rule {rule}: the jackpot was won after the notice. Give a new notice of the change.",
    ),
    "jackpots_not_offered": text(
        "refusal", "The house's rules know no jackpots. Choose another rulebook in Settings."
    ),
    "sign_up_too_short": text(
        "refusal",
        "Rule {rule}: a sign must show the change for {minutes} min first. Wait that long.",
    ),
    "promotion_terms_missing": text(
        "refusal", "Rule {rule}: the terms must say {what}. Add it before the promotion starts."
    ),
    "promotion_terms_nowhere": text(
        "refusal", "Rule {rule}: players must be able to read the terms. Enter where they can."
    ),
    "promotion_prize_forbidden": text(
        "refusal", "Rule {rule}: that may be no promotional prize. Choose another prize."
    ),
    "promotion_payment": text(
        "refusal", "Rule {rule}: a promotional prize is not paid so. Choose another way to pay it."
    ),
    "promotions_not_offered": text(
        "refusal",
        "The house's rules know no promotional prizes. Choose another rulebook in Settings.",
    ),
    "too_many_jackpot_events": plural(
        "refusal",
        "Rule {rule}: a pool pays for at most {most} hand. Take the others out.",
        "Rule {rule}: a pool pays for at most {most} hands. Take the others out.",
        by="most",
    ),
}
