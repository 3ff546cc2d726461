"""The program of today tells the kept record as before, and writes it again as it was."""

from pathlib import Path

import pytest

from tests.desk.known_calls import known_calls
from tests.same_record.dump import streams
from tests.same_record.played import EVENING, PLAYED, Played, differences
from tests.same_record.rows import comparable, streams_of, without_later
from tests.same_record.templates import HOUSES, NOT_ALLOWED, TEMPLATES, is_played
from tests.same_record.told import standing, told

CAME_LATER = frozenset(
    {
        "BracketDrawn",
        "turn_to_cash",
        "turn_to_event",
        "SeatAwarded",
        "EnvelopesFilled",
        "EnvelopeDrawn",
        "EnvelopesPooled",
        "PoolTaken",
        "HeadsPooled",
        "ChosenRefund",
        "RestGiven",
        "cancel_with_refunds",
        "PoolFilled",
        "PoolPassedOn",
        "tell_pool",
        "pass_pool_on",
        "fill_envelopes",
        "draw_envelope",
        "TicketTaken",
        "TicketIssued",
        "TicketUsed",
        "TicketReturned",
        "TicketEnded",
        "TicketsCarriedOver",
        "award_seat",
        "take_seat_back",
        "enter_by_ticket",
        "return_ticket",
        "issue_ticket",
        "void_ticket",
        "lapse_tickets",
        "ByeFilled",
        "ClockStopped",
        "DividerTaken",
        "HandForHandBegan",
        "HandForHandEnded",
        "HandOver",
        "HandTimeTaken",
        "HouseAdopted",
        "MatchCorrected",
        "NextHandDealt",
        "TableReported",
        "MatchWon",
        "PaidPrizeReturned",
        "PaidPrizesLeft",
        "PairingCalled",
        "PairingClockSet",
        "PenaltyClosed",
        "PairingCalledBack",
        "PairingDecided",
        "PlayEnded",
        "PoolShared",
        "StartMoved",
        "TableDivided",
        "pool_bounty",
        "take_bounty_back",
        "begin_hand_for_hand",
        "count_hand",
        "end_penalties",
        "close_penalty",
        "report_table",
        "deal_next_hand",
        "end_hand_for_hand",
        "draw_bracket",
        "record_draw",
        "divide_table",
        "take_divider",
        "call_pairing",
        "call_pairings",
        "call_pairing_back",
        "start_match_clocks",
        "hold_match_clocks",
        "lose_match",
        "walk_over",
        "correct_match",
        "move_start",
        "adopt_house",
        "end_open_buy_ins",
        "end_play",
        "arrive_all",
        "void_in_play",
        "DealPut",
        "DealAnswered",
        "DealDropped",
        "LastLongerAgreed",
        "PracticeHandsTold",
        "tell_practice",
        "agree_last_longer",
        "put_deal",
        "answer_deal",
        "drop_deal",
        "post_deal",
        "StackBagged",
        "StageClosed",
        "StageEnded",
        "TablePlayedOut",
        "EntryTransferred",
        "transfer",
        "PlayOffBegun",
        "PlayOffLost",
        "begin_play_off",
        "lose_play_off",
        "PlayOffClockSet",
        "pause_play_off",
        "resume_play_off",
        "PartnerNamed",
        "PartnerSwapped",
        "name_partner",
        "swap_partners",
        "swap_all_partners",
        "WentOn",
        "close_stage",
        "bag_stack",
        "end_stage",
        "end_table",
        "bring_forward",
        "RoundAnnounced",
        "RoundOver",
        "announce_round",
        "end_round",
        "eliminate_lowest",
        "ShotClockSet",
        "TimeTokenUsed",
        "TimeTokensGiven",
        "set_shot_clock",
        "use_time_token",
        "give_time_tokens",
        "TermsAgreed",
        "TermsPublished",
        "TermsTold",
        "publish_terms",
        "tell_of_terms",
    }
)
"""Facts and acts, by name and label, that the program has learnt since the evening was kept."""

ROOM_CALLS = ("tdapp.calls.cash.", "tdapp.calls.jackpot.", "tdapp.calls.across.jackpot_tables")

every_record = pytest.mark.parametrize("played", PLAYED, ids=lambda one: one.name)


@every_record
def test_the_kept_record_adds_up_to_the_kept_figures(played: Played) -> None:
    assert not differences(played.figures(), told(played.rows(), played.every))


@every_record
def test_every_kept_event_is_written_again_byte_by_byte(played: Played) -> None:
    for (kind, _), rows in streams_of(played.rows()).items():
        past = streams.decoded(kind, rows)
        again = [(one.seq, *streams.encoded(kind, one), one.action) for one in past]
        written = [without_later(repr(row)) for row in again]
        assert not differences([repr(row) for row in rows], written)


@every_record
def test_played_again_it_leaves_the_same_rows_and_figures(played: Played, tmp_path: Path) -> None:
    place = played.play(tmp_path)
    try:
        acts = place.rows()
        assert not differences(comparable(played.rows()), comparable(acts))
        for (kind, stream), rows in streams_of(acts).items():
            loaded = streams.folded(kind, streams.decoded(kind, rows)).state
            held = place.state(stream, kind)
            assert not differences(standing(kind, loaded), standing(kind, held))
    finally:
        place.close()


@pytest.mark.parametrize("kind", ["house", "tournament"])
def test_the_evening_has_every_fact_of_the_record(kind: str) -> None:
    kept = {event.type for act in EVENING.rows() for event in act.events if event.kind == kind}
    assert kept == streams.event_names(kind) - CAME_LATER


def test_the_evening_has_every_act_of_events_and_house() -> None:
    calls = (call for call in known_calls() if not call.__module__.startswith(ROOM_CALLS))
    asked = {call.row.label for call in calls} | {"undo", "redo"}
    assert {act.label for act in EVENING.rows()} == asked - CAME_LATER


def test_a_house_plays_every_template_that_its_rulebook_allows() -> None:
    refused = [(house, one) for house in HOUSES for one in TEMPLATES if not is_played(house, one)]
    assert refused == list(NOT_ALLOWED)
