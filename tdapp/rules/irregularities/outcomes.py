"""What a ruling on an irregularity can come to."""

from enum import Enum


class RoundFate(Enum):
    """What becomes of the round of play. Where the book is silent it is `OPEN`."""

    PLAYS_ON = "plays_on"
    MISDEAL = "misdeal"
    VOID = "void"
    OPEN = "open"


class HandFate(Enum):
    """What becomes of the hand that it befell."""

    LIVE = "live"
    DEAD = "dead"
    VOID = "void"


class ReturnedChips(Enum):
    """Whose chips go back."""

    NOTHING = "nothing"
    HIS_WAGERS = "his_wagers"
    UNCALLED_RAISE = "uncalled_raise"
    ALL_WAGERS = "all_wagers"


class Winner(Enum):
    """Who has the pot without a comparison of hands."""

    CORRECT_HAND = "correct_hand"
    LAST_TO_FOLD = "last_to_fold"
    LAST_TO_FOLD_IN_FINAL_ROUND = "last_to_fold_in_final_round"


class InformedOffice(Enum):
    """Who outside the table is told."""

    SURVEILLANCE = "surveillance"
    INSPECTOR = "inspector"


class RulingStep(Enum):
    """One thing that the dealer or the supervisor does, in the order of the ruling.

    A step that speaks of a card means the one that the mistake brought.
    """

    RECONSTRUCT = "reconstruct"
    COMPLETE_DEAL = "complete_deal"
    NEW_SHUFFLE_AND_CUT = "new_shuffle_and_cut"
    SAME_FIRST_CARD = "same_first_card"
    SAME_BLINDS = "same_blinds"
    BUTTON_STAYS = "button_stays"

    SWAP_WITH_FIRST_BURN = "swap_with_first_burn"
    NO_BURN_BEFORE_FLOP = "no_burn_before_flop"
    NEXT_CARD_DOWN = "next_card_down"
    USE_IN_SEQUENCE = "use_in_sequence"
    PLAYER_KEEPS_CARDS = "player_keeps_cards"
    SKIPPED_GETS_NEXT = "skipped_gets_next"
    PLAYER_TAKES_CARD = "player_takes_card"
    STILL_PLAYED = "still_played"
    TO_DISCARDS = "to_discards"
    NEXT_REPLACES_IT = "next_replaces_it"

    CORRECT_CARD_STAYS = "correct_card_stays"
    CARDS_STAND = "cards_stand"
    CARDS_BACK = "cards_back"
    EXTRAS_BACK = "extras_back"
    EXTRA_NEXT_BURN = "extra_next_burn"
    EXTRA_DISCARDED = "extra_discarded"
    EXTRA_TO_BOTTOM = "extra_to_bottom"
    BURN_BACK = "burn_back"
    BURN_STAYS = "burn_stays"
    EXTRA_BURNS_BACK = "extra_burns_back"
    FEWER_BURNS = "fewer_burns"
    SET_ASIDE = "set_aside"
    SET_ASIDE_BACK = "set_aside_back"
    CUT = "cut"
    BURN = "burn"
    BURN_IT = "burn_it"
    TURNED_IS_BURNT = "turned_is_burnt"
    BURN_UP_TO_ACTIVE = "burn_up_to_active"
    NO_FURTHER_BURN = "no_further_burn"
    LEAVE_ON_DECK = "leave_on_deck"
    FINISH_BETTING = "finish_betting"
    DEAL_AGAIN = "deal_again"
    DEAL_ON = "deal_on"
    DEAL_TURN = "deal_turn"
    DEAL_RIVER = "deal_river"
    DEAL_BOTTOM_FLOP = "deal_bottom_flop"
    DEAL_TOP_FLOP = "deal_top_flop"
    DEAL_BOTTOM_TURN = "deal_bottom_turn"
    DEAL_TOP_TURN = "deal_top_turn"
    DEAL_BOTTOM_RIVER = "deal_bottom_river"
    DEAL_TOP_RIVER = "deal_top_river"

    BETS_CAPPED_AT_WAGERED = "bets_capped_at_wagered"
    BETS_CAPPED_AT_MINIMUM = "bets_capped_at_minimum"
    ALL_LAST_CARDS_UP = "all_last_cards_up"
    PREVIOUS_OPENER_OPENS = "previous_opener_opens"
    MAY_CHOOSE_ALL_IN = "may_choose_all_in"
    TREATED_AS_ALL_IN = "treated_as_all_in"
    NOT_ASKED_TO_OPEN = "not_asked_to_open"
    OPENING_PASSES_LEFT = "opening_passes_left"
    SEAT_IS_DEALT_ON = "seat_is_dealt_on"
    LAST_ROUND_BACK = "last_round_back"
    FINISH_STUB = "finish_stub"
    SHUFFLE_BURNS = "shuffle_burns"
    COMMUNITY_CARD_FOR_ALL = "community_card_for_all"
    RUNS_LIMITED_BY_CARDS = "runs_limited_by_cards"
    RUN_ONCE = "run_once"
    REST_MAY_RUN_AGAIN = "rest_may_run_again"
    TAKE_DISCARD = "take_discard"

    CHECK_DECK = "check_deck"
    COUNT_OLD_DECK = "count_old_deck"
    CHECK_NEW_DECK = "check_new_deck"
    SECOND_CHECKS = "second_checks"
    OTHER_COLOUR = "other_colour"
    WASH_DECK = "wash_deck"
    COUNT_AFTERWARDS = "count_afterwards"
    EARLIER_HANDS_STAND = "earlier_hands_stand"
    REJECT_CLAIM = "reject_claim"
    HEAR_CLAIM = "hear_claim"
    SHOW_TO_ALL_ON_REQUEST = "show_to_all_on_request"
    SHARE_WITH_ALL = "share_with_all"
    TAP_ON_MUCK = "tap_on_muck"
    EXPOSE_HAND = "expose_hand"
    DO_NOT_EXPOSE = "do_not_expose"
    WARN_OF_FORFEIT = "warn_of_forfeit"
    FORFEIT_SEAT = "forfeit_seat"
    MAY_BE_DECLARED_DEAD = "may_be_declared_dead"
    MAY_BE_INVALIDATED = "may_be_invalidated"

    NOT_ALLOWED = "not_allowed"
    ALLOWED = "allowed"
    COVER_CARDS = "cover_cards"
    BACK_IN_VIEW = "back_in_view"
    MAY_INSPECT = "may_inspect"
    MAY_LOOK = "may_look"
    SHOW_NOBODY_ELSE = "show_nobody_else"
    MAY_REFUSE_WAGER = "may_refuse_wager"
    WAGER_STANDS = "wager_stands"
    ENGLISH_ONLY = "english_only"
    MAY_DIRECT_ENGLISH = "may_direct_english"
    MAY_DIRECT_SILENCE = "may_direct_silence"
    MAY_KEEP_APART = "may_keep_apart"
    MAY_SEND_SPECTATORS = "may_send_spectators"
    MAY_VOID_WAGERS = "may_void_wagers"
    MAY_FORFEIT_WAGERS = "may_forfeit_wagers"
    MAY_BE_EXCLUDED = "may_be_excluded"
    FOUND_BY_AREA_MANAGER = "found_by_area_manager"
    MAY_ASK_REGULATOR = "may_ask_regulator"
    MAY_BE_PENALISED = "may_be_penalised"
    MAY_HOLD_DEVICE = "may_hold_device"
    MAY_BE_HELD = "may_be_held"
