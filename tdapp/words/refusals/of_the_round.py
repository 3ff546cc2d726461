"""What is said of a round of play: bets, cards, showdowns, recorded hands and games."""

from tdapp.voice.texts import Words, plural, text

OF_THE_ROUND: dict[str, Words] = {
    "above_the_blind": text(
        "refusal", "{chips:count} is more than the big blind, {most:count}. Put in less."
    ),
    "ante_above_big_blind": text(
        "refusal", "The ante is above the big blind, {big_blind:count} (rule {rule}). Lower it."
    ),
    "bad_hand": text("refusal", "This hand cannot be read ({problem}). Correct it in the file."),
    "bad_variant": text("refusal", "This game cannot be read ({problem}). Correct it in the file."),
    "barred_from_raising": text(
        "refusal", "This player may not raise, by a ruling. They may call or fold."
    ),
    "bet_in_between": text(
        "refusal", "{amount:count} is not a legal bet here. Make it {least:count} or {most:count}."
    ),
    "bet_too_big": text(
        "refusal", "{amount:count} is over the maximum bet of {most:count}. Lower it."
    ),
    "bet_too_small": text(
        "refusal", "{amount:count} is under the minimum bet of {least:count}. Raise it."
    ),
    "bets_have_ceiling": text(
        "refusal", "No bet goes above {most:count} in this round, by a ruling. Call or fold."
    ),
    "blind_above_next": text(
        "refusal", "A blind of {blind:count} is above the next one (rule {rule}). Set it lower."
    ),
    "blinds_wrong_number": plural(
        "refusal",
        "A game has {least} to {most} blind here (rule {rule}). Set as many.",
        "A game has {least} to {most} blinds here (rule {rule}). Set as many.",
        by="most",
    ),
    "cannot_beat_checker": text(
        "refusal", "This hand cannot beat the checker's open cards (rule {rule}). Bet or fold."
    ),
    "board_unknown": text(
        "refusal", "A card of the board is not known. Go back and say which it was."
    ),
    "cannot_rank": text(
        "refusal", "“{cards}” is not a complete {game} hand. Give the full number of cards."
    ),
    "cannot_run": plural(
        "refusal",
        "The board cannot be run {times} time here (at most {most}). Deal it once.",
        "The board cannot be run {times} times here (at most {most}). Deal it once.",
        by="times",
    ),
    "card_is_out": text("refusal", "{cards} is already on the table. Check the card."),
    "cards_are_out": text(
        "refusal", "This goes before the first card. Step back to the beginning or play on."
    ),
    "ceiling_too_low": text("refusal", "The bet is already {price:count}. Set the limit no lower."),
    "chinese_not_dealt": text(
        "refusal",
        "Chinese poker is not dealt here. Set its hands at a feature table, or deal another game.",
    ),
    "choose_option": text("refusal", "The player has a choice. Enter the option chosen."),
    "deck_not_offered": text(
        "refusal",
        "The house does not play this with a {deck}-card deck. Choose another.",
    ),
    "discards_wrong_number": text(
        "refusal", "“{cards}” is the wrong number of cards. {number} must go."
    ),
    "draws_too_many": text("refusal", "“{cards}” is too many cards. Exchange {most} at most."),
    "faces_up_first": text(
        "refusal", "By rule {rule} the hands go face up before another card is dealt. Turn them up."
    ),
    "game_not_offered": text(
        "refusal", "The house does not offer this game ({game}). Choose another."
    ),
    "limit_not_offered": text(
        "refusal", "The house does not play {game} by this limit (rule {rule}). Choose another."
    ),
    "hand_of_other_size": plural(
        "refusal",
        "“{cards}” is not the whole hand. It has {size} card.",
        "“{cards}” is not the whole hand. It has {size} cards.",
        by="size",
    ),
    "hand_unknown": text(
        "refusal", "The cards of a hand that contests the pot are not known. Show it, or muck it."
    ),
    "killer_stays": text(
        "refusal", "The kill player may not sit out or leave (rule {rule}). Let them post the kill."
    ),
    "last_blind_too_small": text(
        "refusal", "The last blind is at least {minimum:count} here (rule {rule}). Set it higher."
    ),
    "may_not_ask_to_see": text(
        "refusal", "This player may not ask to see a hand (rule {rule}). Do not show it."
    ),
    "must_bring_in": text(
        "refusal", "The opener must act: post the bring-in of {chips:count} or complete."
    ),
    "must_show": text("refusal", "By rule {rule} this player must show the hand. Turn it up."),
    "no_action": text(
        "refusal", "“{action}” is not a hand-history action. Correct it in the file."
    ),
    "no_bring_in": text("refusal", "There is no bring-in now. Check, bet or call instead."),
    "no_card": text("refusal", "“{text}” is not a card. Type rank and suit, such as As or Td."),
    "no_check_in_first_round": text(
        "refusal", "Checking is not allowed in the first betting round (rule {rule}). Bet or fold."
    ),
    "no_checks": text("refusal", "Checking is not allowed in this game. Bet or fold."),
    "no_games": text("refusal", "A rotation needs at least one game. Name one."),
    "no_kitty": text(
        "refusal", "This player cannot take the kitty now. Act with the hand that was dealt."
    ),
    "no_blind_to_straddle": text(
        "refusal", "There is no blind to straddle (rule {rule}). Return the chips."
    ),
    "no_run_it": text("refusal", "The house deals a board once. Deal it on."),
    "no_stack": text(
        "refusal", "“{text}” is not a stack. Type chips such as 12500, or Name=12500."
    ),
    "no_stacks": text(
        "refusal", "There are no players or no prizes to share. Name stacks and prizes."
    ),
    "no_straddles": text(
        "refusal", "Straddles are not allowed here (rule {rule}). Return the chips."
    ),
    "no_such_game": text(
        "refusal", "There is no game called {game}. Write it as in holdem or seven_card_stud."
    ),
    "nobody_has_chips": text(
        "refusal", "No player has chips, so there is nothing to share. Type the stacks."
    ),
    "nobody_can_call": text("refusal", "No player is left to call a raise. Call or fold."),
    "not_in_deck": text("refusal", "{cards} is not in a {deck}-card deck. Check the card."),
    "no_such_hand": text("refusal", "The file has no hand {number}. Name one of {known}."),
    "not_in_format": text(
        "refusal",
        "The hand-history format cannot hold this ({what}). Keep it in the record instead.",
    ),
    "not_in_hand": text("refusal", "{cards} is not in this hand. Throw away a card that is."),
    "not_in_rotation": text("refusal", "{game} is not in this rotation. Choose one that is."),
    "not_now": text(
        "refusal",
        "This cannot be done at this point in the hand. See what the hand is waiting for.",
    ),
    "not_over": text("refusal", "The hand is not over. Play it to its end, then settle it."),
    "not_owed": plural(
        "refusal",
        "This player is owed {owed} card now, not “{cards}”. Deal one.",
        "This player is owed {owed} cards now, not “{cards}”. Deal as many.",
        by="owed",
    ),
    "not_owed_board": plural(
        "refusal",
        "The board is owed {owed} card now, not “{cards}”. Turn one.",
        "The board is owed {owed} cards now, not “{cards}”. Turn as many.",
        by="owed",
    ),
    "not_owed_kitty": plural(
        "refusal",
        "The kitty is owed {owed} card now, not “{cards}”. Deal one.",
        "The kitty is owed {owed} cards now, not “{cards}”. Deal as many.",
        by="owed",
    ),
    "not_phh": text(
        "refusal", "This is not a hand history ({problem}). Choose a .phh or .phhs file."
    ),
    "not_reopened": text(
        "refusal", "There has been no full raise since this player acted. Call or fold."
    ),
    "not_so_many": text(
        "refusal", "The player does not have {chips:count}. The stack is {stack:count}."
    ),
    "not_three_and_five": text(
        "refusal",
        "Cards in front: {front}; in the middle: {middle}. Set 3 and 5.",
    ),
    "not_your_turn": text("refusal", "It is another player's turn. That player acts first."),
    "nothing_burnt": text("refusal", "Every burn card is already known. Continue the deal."),
    "nothing_done": text(
        "refusal", "Nothing was said and no chips were pushed. Say what the player did."
    ),
    "nothing_handed_back": text(
        "refusal",
        "Only the last call of the last round, made by a hand that cannot win, is returned. "
        "Continue.",
    ),
    "nothing_put_in": text("refusal", "No chips were put in. Say how many."),
    "nothing_to_bar": text(
        "refusal", "This player has no turn left or is already barred from raising. Choose another."
    ),
    "nothing_to_run": text("refusal", "Cards for players or a discard are still to come. Deal on."),
    "nothing_to_see": text(
        "refusal", "This hand was not given up at the showdown, or was seen. Choose another."
    ),
    "nothing_to_show": text("refusal", "This player has no hand to show. Choose one who has."),
    "only_all_in_call": text(
        "refusal", "These chips are not enough to raise. Call all-in or fold."
    ),
    "opener_is_seen": text("refusal", "The upcards decide who opens. That player must act."),
    "opener_must_bet": text("refusal", "The opener must bet (rule {rule}). Enter a bet."),
    "peer_missing": text(
        "refusal", "{package} is not installed for comparison. Run make test once and try again."
    ),
    "other_cards_seen": text("refusal", "This hand was seen to hold {cards}. Show the same cards."),
    "players_first": text(
        "refusal", "A player's cards are still to come. Deal them, then the board."
    ),
    "posts_already": text(
        "refusal", "This player posts {chips:count} there already. Choose another."
    ),
    "prizes_not_falling": text(
        "refusal", "A prize is larger than the one before it, or negative. Start with first place."
    ),
    "raises_capped": text(
        "refusal", "The round has had all its raises ({most}, rule {rule}). Call or fold."
    ),
    "run_already": plural(
        "refusal",
        "The board is being run {times} time. Deal it on.",
        "The board is being run {times} times. Deal it on.",
        by="times",
    ),
    "run_by_others": text(
        "refusal", "By rule {rule} the board is run only between {players}. Deal it once."
    ),
    "run_while_betting": text(
        "refusal", "A player must be all-in and all betting over before it is run. Play on."
    ),
    "same_card": text("refusal", "{card} appears twice. Check the cards."),
    "set_already": text(
        "refusal", "This player's hands are already set. Undo that, then set them again."
    ),
    "stack_below_nothing": text(
        "refusal", "A stack cannot be {stack:count}. Type the number of chips."
    ),
    "straddle_not_next": text(
        "refusal",
        "Rule {rule}: straddles continue to the left of the last blind. Return the chips.",
    ),
    "straddle_short": text(
        "refusal",
        "A straddle is {chips:count} and this player has {stack:count}. Return the chips.",
    ),
    "straddle_too_late": text(
        "refusal", "It is too late for a straddle in this hand (rule {rule}). Return the chips."
    ),
    "straddles_enough": text(
        "refusal", "This hand has the maximum of straddles ({most}, rule {rule}). Return the chips."
    ),
    "street_has_begun": text(
        "refusal",
        "A card of this street is already dealt. Finish the street; later streets may be run.",
    ),
    "stub_too_short": text(
        "refusal", "Too few cards are left ({cards}) to run the board more than once. Deal it once."
    ),
    "too_many_active": plural(
        "refusal",
        "Chinese poker takes at most {most} player, not {players}. Deal in fewer.",
        "Chinese poker takes at most {most} players, not {players}. Deal in fewer.",
        by="most",
    ),
    "trivial_chips": text(
        "refusal",
        "{chips} in chips too small for a bet do not play (rule {rule}). Sit down with {least}.",
    ),
    "too_few_players": plural(
        "refusal",
        "This game needs at least {least} player, not {players:count} (rule {rule}). Deal in more.",
        "This game needs at least {least} players, not {players:count} (rule {rule}). "
        "Deal in more.",
        by="least",
    ),
    "too_many_for_icm": text(
        "refusal", "Too many stacks for ICM: {players:count}, at most {most:count}. Name fewer."
    ),
    "too_many_players": plural(
        "refusal",
        "This game takes at most {most} player, not {players:count} (rule {rule}). Deal in fewer.",
        "This game takes at most {most} players, not {players:count} (rule {rule}). Deal in fewer.",
        by="most",
    ),
    "unknown_game": text("refusal", "{game} is not supported. Choose another hand."),
    "unplayable": text(
        "refusal", "The hand cannot be played beyond “{action}”. Correct it in the file."
    ),
}
