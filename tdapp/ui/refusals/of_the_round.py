"""What is said of a round of play: bets, cards, showdowns, recorded hands and games."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_THE_ROUND = {
    "above_the_blind": QT_TRANSLATE_NOOP(
        "Refusal", "{chips:count} is more than the big blind, {most:count}; put in less."
    ),
    "ante_above_big_blind": QT_TRANSLATE_NOOP(
        "Refusal", "The ante is above the big blind, {big_blind:count} (rule {rule}); lower it."
    ),
    "bad_hand": QT_TRANSLATE_NOOP(
        "Refusal", "This hand cannot be read ({problem}); mend it in its file."
    ),
    "bad_variant": QT_TRANSLATE_NOOP(
        "Refusal", "This game cannot be read ({problem}); mend it in its file."
    ),
    "barred_from_raising": QT_TRANSLATE_NOOP(
        "Refusal", "This player may not raise, by a ruling; let them call or fold."
    ),
    "bet_in_between": QT_TRANSLATE_NOOP(
        "Refusal", "{amount:count} is no bet here; make it {least:count} or {most:count}."
    ),
    "bet_too_big": QT_TRANSLATE_NOOP(
        "Refusal", "{amount:count} is more than may be bet; the most is {most:count}."
    ),
    "bet_too_small": QT_TRANSLATE_NOOP(
        "Refusal", "{amount:count} is less than may be bet; the least is {least:count}."
    ),
    "bets_have_ceiling": QT_TRANSLATE_NOOP(
        "Refusal", "No bet goes above {most:count} in this round, by a ruling; call or fold."
    ),
    "blind_above_next": QT_TRANSLATE_NOOP(
        "Refusal", "A blind of {blind:count} is above the next one (rule {rule}); set it lower."
    ),
    "blinds_wrong_number": QT_TRANSLATE_NOOP(
        "Refusal", "A game has {least} to {most} blinds here (rule {rule}); set as many."
    ),
    "cannot_beat_checker": QT_TRANSLATE_NOOP(
        "Refusal", "This hand cannot beat the checker's open cards (rule {rule}); bet or fold."
    ),
    "board_unknown": QT_TRANSLATE_NOOP(
        "Refusal", "A card of the board is not known; go back and say which it was."
    ),
    "cannot_rank": QT_TRANSLATE_NOOP(
        "Refusal", "“{cards}” makes no hand of {game}; give as many cards as the game reads."
    ),
    "cannot_run": QT_TRANSLATE_NOOP(
        "Refusal", "The board cannot be run {times} times here (at most {most}); deal it once."
    ),
    "card_is_out": QT_TRANSLATE_NOOP(
        "Refusal", "{cards} lies on the table already; look at the card again."
    ),
    "cards_are_out": QT_TRANSLATE_NOOP(
        "Refusal", "This goes before the first card; step back to the beginning or play on."
    ),
    "ceiling_too_low": QT_TRANSLATE_NOOP(
        "Refusal", "A bet stands at {price:count} already; let bets go up to that."
    ),
    "chinese_not_dealt": QT_TRANSLATE_NOOP(
        "Refusal",
        "Chinese poker is not dealt here; set its hands at a feature table, or deal another game.",
    ),
    "choose_option": QT_TRANSLATE_NOOP(
        "Refusal", "The player has a choice; say which of the options it is."
    ),
    "deck_not_offered": QT_TRANSLATE_NOOP(
        "Refusal", "The house does not play this with {deck} cards; choose another deck."
    ),
    "discards_wrong_number": QT_TRANSLATE_NOOP(
        "Refusal", "“{cards}” is the wrong number of cards; {number} must go."
    ),
    "draws_too_many": QT_TRANSLATE_NOOP(
        "Refusal", "“{cards}” are too many; exchange {most} at most."
    ),
    "faces_up_first": QT_TRANSLATE_NOOP(
        "Refusal", "By rule {rule} the hands go face up before another card is dealt; turn them up."
    ),
    "game_not_offered": QT_TRANSLATE_NOOP(
        "Refusal", "The house does not offer this game ({game}); choose another."
    ),
    "limit_not_offered": QT_TRANSLATE_NOOP(
        "Refusal", "The house does not play {game} by this limit (rule {rule}); choose another."
    ),
    "hand_of_other_size": QT_TRANSLATE_NOOP(
        "Refusal", "“{cards}” is not the whole hand; it has {size} cards."
    ),
    "hand_unknown": QT_TRANSLATE_NOOP(
        "Refusal", "The cards of a hand that contests the pot are not known; show it, or muck it."
    ),
    "killer_stays": QT_TRANSLATE_NOOP(
        "Refusal", "The killer may not sit out or leave (rule {rule}); let them post the kill."
    ),
    "last_blind_too_small": QT_TRANSLATE_NOOP(
        "Refusal", "The last blind is at least {minimum:count} here (rule {rule}); set it higher."
    ),
    "may_not_ask_to_see": QT_TRANSLATE_NOOP(
        "Refusal", "This player may not ask to see a hand (rule {rule}); leave it unseen."
    ),
    "must_bring_in": QT_TRANSLATE_NOOP(
        "Refusal", "The opener must put in something; bring it in for {chips:count} or complete."
    ),
    "must_show": QT_TRANSLATE_NOOP(
        "Refusal", "By rule {rule} this player must show the hand; turn it up."
    ),
    "no_action": QT_TRANSLATE_NOOP(
        "Refusal", "“{action}” is no action of a recorded hand; mend it in its file."
    ),
    "no_bring_in": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is to be brought in; check, bet or call instead."
    ),
    "no_card": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no card; write rank and suit, such as As or Td."
    ),
    "no_check_in_first_round": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody checks in the first betting round (rule {rule}); bet or fold."
    ),
    "no_checks": QT_TRANSLATE_NOOP("Refusal", "Nobody checks in this game; bet or fold."),
    "no_games": QT_TRANSLATE_NOOP("Refusal", "A rotation needs at least one game; name one."),
    "no_kitty": QT_TRANSLATE_NOOP(
        "Refusal", "This player cannot take the kitty now; act with the hand that was dealt."
    ),
    "no_blind_to_straddle": QT_TRANSLATE_NOOP(
        "Refusal", "No blind is posted that could be doubled (rule {rule}); take the chips back."
    ),
    "no_run_it": QT_TRANSLATE_NOOP("Refusal", "The house deals a board once; deal it on."),
    "no_stack": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no stack; type chips such as 12500, or Name=12500."
    ),
    "no_stacks": QT_TRANSLATE_NOOP(
        "Refusal", "There is nobody or nothing to share; name stacks and prizes."
    ),
    "no_straddles": QT_TRANSLATE_NOOP(
        "Refusal", "There are no straddles here (rule {rule}); take the chips back."
    ),
    "no_such_game": QT_TRANSLATE_NOOP(
        "Refusal", "There is no game called {game}; write it as in holdem or seven_card_stud."
    ),
    "nobody_has_chips": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has chips, so nobody has a share; type the stacks."
    ),
    "nobody_can_call": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is left who could call a raise; call or fold."
    ),
    "not_in_deck": QT_TRANSLATE_NOOP(
        "Refusal", "{cards} is in no deck of {deck} cards; look at the card again."
    ),
    "no_such_hand": QT_TRANSLATE_NOOP(
        "Refusal", "The file has no hand {number}; name one of {known}."
    ),
    "not_in_format": QT_TRANSLATE_NOOP(
        "Refusal", "The hand-history format has no words for this ({what}); keep it as a record."
    ),
    "not_in_hand": QT_TRANSLATE_NOOP(
        "Refusal", "{cards} is not in this hand; throw away a card that is."
    ),
    "not_in_rotation": QT_TRANSLATE_NOOP(
        "Refusal", "{game} is no game of this rotation; choose one that is."
    ),
    "not_now": QT_TRANSLATE_NOOP(
        "Refusal", "This cannot be done at this point of the hand; see what it waits for."
    ),
    "not_over": QT_TRANSLATE_NOOP(
        "Refusal", "The hand is not over; play it to its end, then settle it."
    ),
    "not_owed": QT_TRANSLATE_NOOP(
        "Refusal", "This player is owed {owed} cards now, not “{cards}”; deal as many."
    ),
    "not_owed_board": QT_TRANSLATE_NOOP(
        "Refusal", "The board is owed {owed} cards now, not “{cards}”; turn as many."
    ),
    "not_owed_kitty": QT_TRANSLATE_NOOP(
        "Refusal", "The kitty is owed {owed} cards now, not “{cards}”; deal as many."
    ),
    "not_phh": QT_TRANSLATE_NOOP(
        "Refusal", "This is no hand history ({problem}); choose a .phh or .phhs file."
    ),
    "not_reopened": QT_TRANSLATE_NOOP(
        "Refusal", "No full raise came since this player acted; call or fold."
    ),
    "not_so_many": QT_TRANSLATE_NOOP(
        "Refusal", "The player does not have {chips:count}; the stack is {stack:count}."
    ),
    "not_three_and_five": QT_TRANSLATE_NOOP(
        "Refusal", "These are {front} cards in front and {middle} in the middle; set 3 and 5."
    ),
    "not_your_turn": QT_TRANSLATE_NOOP(
        "Refusal", "It is somebody else's turn; let that player act first."
    ),
    "nothing_burnt": QT_TRANSLATE_NOOP(
        "Refusal", "No card was burnt that is not known; go on with the deal."
    ),
    "nothing_done": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing was said and no chips were pushed; say what the player did."
    ),
    "nothing_handed_back": QT_TRANSLATE_NOOP(
        "Refusal", "Only the last call of the last round goes back, and one that cannot win; go on."
    ),
    "nothing_put_in": QT_TRANSLATE_NOOP("Refusal", "No chips were put in; say how many."),
    "nothing_to_bar": QT_TRANSLATE_NOOP(
        "Refusal", "This player has no turn to come, or may not raise already; choose another."
    ),
    "nothing_to_run": QT_TRANSLATE_NOOP(
        "Refusal", "Cards for players or a discard are still to come; deal on."
    ),
    "nothing_to_see": QT_TRANSLATE_NOOP(
        "Refusal", "This hand was not given up at the showdown, or was seen; choose another."
    ),
    "nothing_to_show": QT_TRANSLATE_NOOP(
        "Refusal", "This player has no hand to show; choose one who has."
    ),
    "only_all_in_call": QT_TRANSLATE_NOOP(
        "Refusal", "These chips are no more than a call; call all-in or fold."
    ),
    "opener_is_seen": QT_TRANSLATE_NOOP(
        "Refusal", "The cards that are up say who opens; let that player act."
    ),
    "opener_must_bet": QT_TRANSLATE_NOOP(
        "Refusal", "The opener has to bet (rule {rule}); enter a bet."
    ),
    "peer_missing": QT_TRANSLATE_NOOP(
        "Refusal", "{package} is not here to be measured against; run make test once, then again."
    ),
    "other_cards_seen": QT_TRANSLATE_NOOP(
        "Refusal", "This hand was seen to hold {cards}; show the same cards."
    ),
    "players_first": QT_TRANSLATE_NOOP(
        "Refusal", "A player's cards are still to come; deal them, then the board."
    ),
    "posts_already": QT_TRANSLATE_NOOP(
        "Refusal", "This player posts {chips:count} there already; choose another."
    ),
    "prizes_not_falling": QT_TRANSLATE_NOOP(
        "Refusal", "A prize is above the one before it, or below nothing; begin with the first."
    ),
    "raises_capped": QT_TRANSLATE_NOOP(
        "Refusal", "The round has had all its raises ({most}, rule {rule}); call or fold."
    ),
    "run_already": QT_TRANSLATE_NOOP(
        "Refusal", "The board is being run {times} times already; deal it on."
    ),
    "run_by_others": QT_TRANSLATE_NOOP(
        "Refusal", "By rule {rule} the board is run only between {players}; deal it once."
    ),
    "run_while_betting": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody must be all-in and all betting over before it is run; play on."
    ),
    "same_card": QT_TRANSLATE_NOOP("Refusal", "{card} comes twice; look at the cards again."),
    "set_already": QT_TRANSLATE_NOOP(
        "Refusal", "This player's hands are set already; undo that, then set them again."
    ),
    "stack_below_nothing": QT_TRANSLATE_NOOP(
        "Refusal", "A stack of {stack:count} is below nothing; type its chips."
    ),
    "straddle_not_next": QT_TRANSLATE_NOOP(
        "Refusal", "Straddles go on from the last blind to its left (rule {rule}); take it back."
    ),
    "straddle_too_late": QT_TRANSLATE_NOOP(
        "Refusal", "It is too late in this hand for a straddle (rule {rule}); take the chips back."
    ),
    "straddles_enough": QT_TRANSLATE_NOOP(
        "Refusal", "This hand has all its straddles ({most}, rule {rule}); take the chips back."
    ),
    "street_has_begun": QT_TRANSLATE_NOOP(
        "Refusal", "A card of this street lies; deal the street, then what follows may be run."
    ),
    "stub_too_short": QT_TRANSLATE_NOOP(
        "Refusal", "The {cards} cards that are left are too few to run the board; deal it once."
    ),
    "too_many_active": QT_TRANSLATE_NOOP(
        "Refusal", "{players} players are too many for Chinese poker; deal in {most} at most."
    ),
    "trivial_chips": QT_TRANSLATE_NOOP(
        "Refusal",
        "{chips} in chips too small for a bet do not play (rule {rule}); sit down with {least}.",
    ),
    "too_few_players": QT_TRANSLATE_NOOP(
        "Refusal", "{players:count} are too few for this game (rule {rule}); deal it to {least}."
    ),
    "too_many_for_icm": QT_TRANSLATE_NOOP(
        "Refusal", "{players:count} players and {places:count} places take too long; name fewer."
    ),
    "too_many_players": QT_TRANSLATE_NOOP(
        "Refusal", "{players:count} are too many for this game (rule {rule}); deal in {most}."
    ),
    "unknown_game": QT_TRANSLATE_NOOP(
        "Refusal", "{game} is no game that this program plays; choose another hand."
    ),
    "unplayable": QT_TRANSLATE_NOOP(
        "Refusal", "The hand cannot be played beyond “{action}”; mend it in its file."
    ),
}
