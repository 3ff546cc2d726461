"""What was done, in a few words: for the bottom line, where undo stands beside it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.desk import Desk
from tdapp.house.house_events import TableState, TableStateSet
from tdapp.table.facts.seats import SeatsDrawn
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, OutOfChips
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.blind_words import blind_warning
from tdapp.ui.acts.chips_words import race_words
from tdapp.ui.acts.offence_words import how_left
from tdapp.ui.acts.out_words import place_words
from tdapp.ui.clock.face_of import standing
from tdapp.ui.event_titles import titled
from tdapp.ui.look.figures import NONE, money
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LABELS = {
    "act_in_hand": QT_TRANSLATE_NOOP("Done", "Step of the hand at table {number} entered"),
    "add_time": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "announce": QT_TRANSLATE_NOOP("Done", "Event announced"),
    "arrive": QT_TRANSLATE_NOOP("Done", "{who} at the new seat"),
    "bar_person": QT_TRANSLATE_NOOP("Done", "Person barred"),
    "begin_day": QT_TRANSLATE_NOOP("Done", "Gaming day begun"),
    "begin_hand": QT_TRANSLATE_NOOP("Done", "Hand {number} of a feature table begun"),
    "begin_level": QT_TRANSLATE_NOOP("Done", "Level begun"),
    "break_out_of_turn": QT_TRANSLATE_NOOP("Done", "Table {number} broken out of turn"),
    "break_table": QT_TRANSLATE_NOOP("Done", "Table {number} broken"),
    "bust": QT_TRANSLATE_NOOP("Done", "{who} out"),
    "adopt_house": QT_TRANSLATE_NOOP("Done", "New version of the house adopted"),
    "bust_together": QT_TRANSLATE_NOOP("Done", "Several lost their chips in one hand"),
    "call_alternate": QT_TRANSLATE_NOOP("Done", "Next of the queue called"),
    "cancel_event": QT_TRANSLATE_NOOP("Done", "Event cancelled, everybody refunded"),
    "catch_up": QT_TRANSLATE_NOOP("Done", "Caught up with the other desks"),
    "change_level": QT_TRANSLATE_NOOP("Done", "Level or break to come changed"),
    "change_prizes": QT_TRANSLATE_NOOP("Done", "Prizes changed"),
    "change_roles": QT_TRANSLATE_NOOP("Done", "Roles of a colleague changed"),
    "claim_with_details": QT_TRANSLATE_NOOP("Done", "Kept prize claimed, details noted"),
    "close_session": QT_TRANSLATE_NOOP("Done", "Cashier session closed"),
    "count_session": QT_TRANSLATE_NOOP("Done", "Drawer counted"),
    "drop_hand": QT_TRANSLATE_NOOP("Done", "Hand {number} of a feature table dropped"),
    "settle_chinese": QT_TRANSLATE_NOOP("Done", "Hand {number} of Chinese poker settled"),
    "end_hand": QT_TRANSLATE_NOOP("Done", "Hand {number} of a feature table ended"),
    "end_duty": QT_TRANSLATE_NOOP("Done", "Director's duty laid down"),
    "enrol_staff": QT_TRANSLATE_NOOP("Done", "Colleague enrolled"),
    "hand_over_duty": QT_TRANSLATE_NOOP("Done", "Director's duty handed over"),
    "move_float": QT_TRANSLATE_NOOP("Done", "Fill or credit of a drawer"),
    "note_details": QT_TRANSLATE_NOOP("Done", "Identity and details of {who} noted"),
    "note_shut_out": QT_TRANSLATE_NOOP("Done", "Too many wrong PINs noted"),
    "play_kill_pots": QT_TRANSLATE_NOOP("Done", "Kill pots offered at table {number}, or ended"),
    "open_session": QT_TRANSLATE_NOOP("Done", "Cashier session opened"),
    "send_off": QT_TRANSLATE_NOOP("Done", "Colleague signed out"),
    "set_cage_terms": QT_TRANSLATE_NOOP("Done", "Terms of the cage set"),
    "claim_prize": QT_TRANSLATE_NOOP("Done", "Kept prize claimed"),
    "close_table": QT_TRANSLATE_NOOP("Done", "Table {number} closed"),
    "colour_up": QT_TRANSLATE_NOOP("Done", "Chips coloured up"),
    "correct_birth_date": QT_TRANSLATE_NOOP("Done", "Date of birth corrected"),
    "count_chips": QT_TRANSLATE_NOOP("Done", "Chips counted"),
    "count_time_away": QT_TRANSLATE_NOOP("Done", "Time away counted, clock started"),
    "denied": QT_TRANSLATE_NOOP("Done", "Denied try noted"),
    "deny_prize": QT_TRANSLATE_NOOP("Done", "{who} may not have the prize"),
    "draw_seats": QT_TRANSLATE_NOOP("Done", "Seats drawn"),
    "drop_duty": QT_TRANSLATE_NOOP("Done", "Notice said not to apply"),
    "end_day": QT_TRANSLATE_NOOP("Done", "Gaming day ended"),
    "end_exclusion": QT_TRANSLATE_NOOP("Done", "Exclusion ended by the authority's notice"),
    "end_waits": QT_TRANSLATE_NOOP("Done", "Time to buy again is over"),
    "enter_people": QT_TRANSLATE_NOOP("Done", "People of a list entered"),
    "erase_note": QT_TRANSLATE_NOOP("Done", "Reason erased"),
    "erase_person": QT_TRANSLATE_NOOP("Done", "Person erased"),
    "erase_staff": QT_TRANSLATE_NOOP("Done", "Name of a colleague erased"),
    "finish": QT_TRANSLATE_NOOP("Done", "Event finished"),
    "fix_player": QT_TRANSLATE_NOOP("Done", "{who} noted as staying or free to move"),
    "forfeit_and_reenter": QT_TRANSLATE_NOOP("Done", "{who} gave up the stack and is in again"),
    "forfeit_kept": QT_TRANSLATE_NOOP("Done", "Kept prize forfeited to the Crown"),
    "free_table": QT_TRANSLATE_NOOP("Done", "Hold of table {number} ended"),
    "give_back_parts": QT_TRANSLATE_NOOP("Done", "Part of the money given back to {who}"),
    "give_notice": QT_TRANSLATE_NOOP("Done", "Notice told"),
    "give_other_penalty": QT_TRANSLATE_NOOP("Done", "Penalty for {who}, not of the list"),
    "give_penalty": QT_TRANSLATE_NOOP("Done", "Penalty for {who}"),
    "give_ruling": QT_TRANSLATE_NOOP("Done", "Ruling {number} given"),
    "give_seat": QT_TRANSLATE_NOOP("Done", "{who} seated"),
    "go_to_level": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "hold_clock": QT_TRANSLATE_NOOP("Done", "Clock held where it was last seen"),
    "hold_table": QT_TRANSLATE_NOOP("Done", "Table {number} put on hold"),
    "insert_exit": QT_TRANSLATE_NOOP("Done", "{who} out, put in where it happened"),
    "insert_level": QT_TRANSLATE_NOOP("Done", "Level or break put in"),
    "install_table": QT_TRANSLATE_NOOP("Done", "Table {number} put into the room"),
    "issue_paper": QT_TRANSLATE_NOOP("Done", "Paper {number} issued"),
    "issue_house_paper": QT_TRANSLATE_NOOP("Done", "Paper of the house issued"),
    "reprint_paper": QT_TRANSLATE_NOOP("Done", "Copy of paper {number} printed"),
    "reprint_house_paper": QT_TRANSLATE_NOOP("Done", "Copy of paper {number} of the house printed"),
    "spoil_paper": QT_TRANSLATE_NOOP("Done", "Paper {number} did not come out"),
    "spoil_house_paper": QT_TRANSLATE_NOOP("Done", "Paper {number} of the house did not come out"),
    "issue_slip": QT_TRANSLATE_NOOP("Done", "Prize slip for {who}"),
    "join_alternates": QT_TRANSLATE_NOOP("Done", "Joined the queue"),
    "keep_apart": QT_TRANSLATE_NOOP("Done", "Two players noted to be kept apart or not"),
    "leave": QT_TRANSLATE_NOOP("Done", "{who} left the event"),
    "leave_time_out": QT_TRANSLATE_NOOP("Done", "Time away left out, clock at {after}"),
    "lift_bar": QT_TRANSLATE_NOOP("Done", "Bar lifted"),
    "lock_seat": QT_TRANSLATE_NOOP("Done", "Seat locked"),
    "note_duty": QT_TRANSLATE_NOOP("Done", "Notice to be told noted"),
    "note_exclusion": QT_TRANSLATE_NOOP("Done", "Person excluded by own wish"),
    "note_refused": QT_TRANSLATE_NOOP("Done", "Somebody turned away"),
    "open_table": QT_TRANSLATE_NOOP("Done", "Table {number} opened"),
    "order_move": QT_TRANSLATE_NOOP("Done", "Move ordered"),
    "overrule_move": QT_TRANSLATE_NOOP("Done", "{who} moved as the director says"),
    "pass_entry_on": QT_TRANSLATE_NOOP("Done", "Entry passed on to {who}"),
    "pass_exit_on": QT_TRANSLATE_NOOP("Done", "Exit passed to the right player"),
    "pass_over": QT_TRANSLATE_NOOP("Done", "Passed over in the queue"),
    "pause_clock": QT_TRANSLATE_NOOP("Done", "Clock paused"),
    "pay_debt": QT_TRANSLATE_NOOP("Done", "Debt of {who} paid"),
    "pay_bounty": QT_TRANSLATE_NOOP("Done", "Bounty paid to {who}"),
    "pay_prize": QT_TRANSLATE_NOOP("Done", "Prize paid to {who}"),
    "place_table": QT_TRANSLATE_NOOP("Done", "Table {number} put in its place on the plan"),
    "post_absent": QT_TRANSLATE_NOOP("Done", "Blinds and antes posted for {who}"),
    "post_prizes": QT_TRANSLATE_NOOP("Done", "Prizes posted"),
    "put_chips_in": QT_TRANSLATE_NOOP("Done", "Chips put into play"),
    "race_chips": QT_TRANSLATE_NOOP("Done", "Table {number} coloured up: {won}"),
    "raise_duties": QT_TRANSLATE_NOOP("Done", "Notice due"),
    "readmit": QT_TRANSLATE_NOOP("Done", "{who} back in the field"),
    "rebuy": QT_TRANSLATE_NOOP("Done", "Re-buy of {who}"),
    "recall_break": QT_TRANSLATE_NOOP("Done", "Moves off a table called back"),
    "recall_move": QT_TRANSLATE_NOOP("Done", "Move called back"),
    "redo": QT_TRANSLATE_NOOP("Done", "Redone"),
    "record_projection": QT_TRANSLATE_NOOP("Done", "Prize list seen on a screen"),
    "redraw_field": QT_TRANSLATE_NOOP("Done", "Field redrawn"),
    "refund": QT_TRANSLATE_NOOP("Done", "Entry refunded"),
    "refund_alternate": QT_TRANSLATE_NOOP("Done", "Ticket of the queue refunded"),
    "refund_queue": QT_TRANSLATE_NOOP("Done", "Everybody in the queue refunded"),
    "register": QT_TRANSLATE_NOOP("Done", "{who} entered"),
    "reinstate": QT_TRANSLATE_NOOP("Done", "{who} reinstated"),
    "remove_level": QT_TRANSLATE_NOOP("Done", "Level or break taken out"),
    "reorder_exits": QT_TRANSLATE_NOOP("Done", "Exits put into order"),
    "report_stacks": QT_TRANSLATE_NOOP("Done", "Stacks reported"),
    "reverse_bounty": QT_TRANSLATE_NOOP("Done", "Bounty of {who} taken back"),
    "reverse_prize": QT_TRANSLATE_NOOP("Done", "Prize of {who} taken back"),
    "review_ruling": QT_TRANSLATE_NOOP("Done", "Ruling {number} reviewed"),
    "rule_in_hand": QT_TRANSLATE_NOOP("Done", "Ruling carried out in the hand at table {number}"),
    "seat_alternate": QT_TRANSLATE_NOOP("Done", "{who} in from the queue"),
    "see_identity": QT_TRANSLATE_NOOP("Done", "Identity of {who} seen"),
    "sell_add_ons": QT_TRANSLATE_NOOP("Done", "Add-ons sold"),
    "sell_table_add_ons": QT_TRANSLATE_NOOP("Done", "Add-ons of a table sold"),
    "serve_penalty": QT_TRANSLATE_NOOP("Done", "Penalty {number} served"),
    "set_key": QT_TRANSLATE_NOOP("Done", "New PIN or badge set"),
    "set_opening_order": QT_TRANSLATE_NOOP("Done", "Opening order posted"),
    "merge_persons": QT_TRANSLATE_NOOP("Done", "Two entries in the registry made one person"),
    "part_persons": QT_TRANSLATE_NOOP("Done", "One person parted into two again"),
    "name_person": QT_TRANSLATE_NOOP("Done", "Name and card noted"),
    "sign_in": QT_TRANSLATE_NOOP("Done", "Signed in"),
    "sign_out": QT_TRANSLATE_NOOP("Done", "Signed out"),
    "step_hand_back": QT_TRANSLATE_NOOP("Done", "Step of the hand at table {number} taken back"),
    "staff_leaves": QT_TRANSLATE_NOOP("Done", "Colleague left the staff"),
    "take_duty": QT_TRANSLATE_NOOP("Done", "Director's duty taken"),
    "unlock_staff": QT_TRANSLATE_NOOP("Done", "Colleague may try the PIN again"),
    "wish_for_screens": QT_TRANSLATE_NOOP("Done", "Wish for screens noted"),
    "set_birth_date": QT_TRANSLATE_NOOP("Done", "Date of birth noted"),
    "set_breaking_order": QT_TRANSLATE_NOOP("Done", "Breaking order posted"),
    "set_clock": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "set_table_state": QT_TRANSLATE_NOOP("Done", "Table {number} out of service"),
    "set_trading_day": QT_TRANSLATE_NOOP("Done", "End of the trading day set"),
    "set_unclaimed": QT_TRANSLATE_NOOP("Done", "Prize of {who} kept, unclaimed"),
    "settle_duties": QT_TRANSLATE_NOOP("Done", "Notices of an ended event kept"),
    "start_clock": QT_TRANSLATE_NOOP("Done", "Clock started"),
    "swap_seats": QT_TRANSLATE_NOOP("Done", "Two players put into their own seats"),
    "sweep_no_shows": QT_TRANSLATE_NOOP("Done", "Players who never came removed"),
    "take_chips_out": QT_TRANSLATE_NOOP("Done", "Chips taken out of play"),
    "take_claim_back": QT_TRANSLATE_NOOP("Done", "Claimed prize kept again"),
    "tell_all_here": QT_TRANSLATE_NOOP("Done", "Players of table {number} noted as here"),
    "tell_away": QT_TRANSLATE_NOOP("Done", "{who} noted as away"),
    "tell_back": QT_TRANSLATE_NOOP("Done", "{who} noted as here"),
    "tell_button": QT_TRANSLATE_NOOP("Done", "Button of table {number} noted"),
    "tell_takers": QT_TRANSLATE_NOOP("Done", "Who took the bounty of {who} told"),
    "tell_of_complaint": QT_TRANSLATE_NOOP("Done", "Right to complain about ruling {number} told"),
    "undo": QT_TRANSLATE_NOOP("Done", "Undone"),
    "unlock_seat": QT_TRANSLATE_NOOP("Done", "Seat unlocked"),
    "void_entry": QT_TRANSLATE_NOOP("Done", "Entry made void"),
}
"""An act's label to what it has done."""

MAY_BUY_AGAIN = QT_TRANSLATE_NOOP("Done", "{who} out of chips")
"""A bust that puts nobody out yet."""

IN_SERVICE = TableState.IN_SERVICE
BACK_IN_SERVICE = QT_TRANSLATE_NOOP("Done", "Table {number} back in service")


def told(desk: Desk, act: Act, name_of: Callable[[PersonId], str]) -> str:
    """What a recorded act did, in the words of `act_words`; of an exit its place and prize, too.

    Where several events are announced its own is named first.
    """
    facts: list[Event] = []
    state, event = Tournament(), None
    for stream in desk.holding(act.action):
        facts += [entry.event for entry in stream.timeline.of(act.action)]
        if isinstance(stream.timeline.state, Tournament):
            state, event = stream.timeline.state, stream.ref.id
    words = act_words(act.label, facts, state, name_of) + place_words(facts, state)
    return titled(desk, event, words)


def act_words(
    label: str,
    facts: Sequence[Event],
    state: Tournament,
    name_of: Callable[[PersonId], str],
) -> str:
    """What an act did, naming the entry, the table or the times that its `facts` are about."""
    waits = label == "bust" and any(isinstance(fact, OutOfChips) for fact in facts)
    back = any(isinstance(fact, TableStateSet) and fact.state is IN_SERVICE for fact in facts)
    words_for = MAY_BUY_AGAIN if waits else BACK_IN_SERVICE if back else LABELS.get(label, label)
    said = translate("Done", words_for)
    number = _number(facts)
    before, after = _times(facts, state)
    who = _who(facts, state, name_of)
    won = race_words(facts)
    words = said.format(who=who, number=number, before=before, after=after, won=won)
    drawn = "" if label == "draw_seats" else _seat_drawn(facts)
    left = how_left(facts, state.conditions.rules) if label == "leave" else ""
    return f"{words}{left}{drawn}{_still_owed(facts, state)}{blind_warning(facts, state)}"


def _seat_drawn(facts: Sequence[Event]) -> str:
    """The seat that somebody was drawn who came back or came in."""
    drawn = next((fact for fact in facts if isinstance(fact, SeatsDrawn)), None)
    if drawn is None:
        return ""
    return translate("Done", "; seat {seat} drawn").format(seat=drawn.places[0].seat)


def _still_owed(facts: Sequence[Event], state: Tournament) -> str:
    """What those who go out, or at the closing of the field all, owe for chips they were given."""
    owed = state.entries.owed
    receipts = set(owed) if any(isinstance(fact, PrizesPosted) for fact in facts) else set()
    for fact in facts:
        if isinstance(fact, EntryBusted | EntryLeft) and fact.entry in state.entries.by_number:
            receipts.update(debts(state.entries, state.entry(fact.entry)))
    if not receipts:
        return ""
    said = translate("Done", "; {amount} still owed on receipts {receipts}")
    amount = money(sum(owed[receipt].total for receipt in receipts))
    return said.format(amount=amount, receipts=", ".join(map(str, sorted(receipts))))


def _number(facts: Sequence[Event]) -> object:
    """The number that an act is about: of a table, a ruling or a penalty."""
    numbered = (fact.number for fact in facts if hasattr(fact, "number"))
    tables = (fact.table for fact in facts if hasattr(fact, "table"))
    return next(numbered, next(tables, ""))


def _times(facts: Sequence[Event], state: Tournament) -> tuple[str, str]:
    """Where the clock stood, and where it was set to."""
    found = next((fact for fact in facts if isinstance(fact, ClockSet)), None)
    conditions = state.programme.conditions
    if found is None or conditions is None:
        return NONE, NONE
    before = standing(conditions, found.old_index, found.old_remaining_us)
    return before, standing(conditions, found.index, found.remaining_us)


def _who(facts: Sequence[Event], state: Tournament, name_of: Callable[[PersonId], str]) -> str:
    number = next((fact.entry for fact in facts if hasattr(fact, "entry")), None)
    entry = state.entries.by_number.get(number) if isinstance(number, int) else None
    if entry is None:
        return translate("Done", "Entry {number}").format(number=number)
    return translate("Done", "Entry {number}, {name}").format(
        number=number, name=name_of(entry.person)
    )
