"""What is said when a cashier session or its count stands in the way."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_THE_DRAWER = {
    "count_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no count; type the whole amount, or value and number like 50x12."
    ),
    "counted_before_more": QT_TRANSLATE_NOOP(
        "Refusal", "Money moved in session {session} since it was counted; count it once more."
    ),
    "details_needed": QT_TRANSLATE_NOOP(
        "Refusal", "A prize of {least:money} or more wants the winner's details; note them first."
    ),
    "drawer_in_use": QT_TRANSLATE_NOOP(
        "Refusal", "Drawer {drawer} is open already; close that session or take another drawer."
    ),
    "is_counted": QT_TRANSLATE_NOOP(
        "Refusal", "Money of a drawer was counted and is not undone; put it right by another act."
    ),
    "no_drawer_named": QT_TRANSLATE_NOOP(
        "Refusal", "A session needs its drawer; name one, such as cage 2."
    ),
    "no_such_session": QT_TRANSLATE_NOOP(
        "Refusal", "No cashier session “{session}” is open; open one on the Cage page."
    ),
    "count_below_zero": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody can count {cents:money}; count it again."
    ),
    "not_a_float": QT_TRANSLATE_NOOP(
        "Refusal", "A float, fill or credit of {cents:money} cannot be; type another amount."
    ),
    "not_a_threshold": QT_TRANSLATE_NOOP(
        "Refusal", "A threshold needs an amount and what is asked from it on; give both."
    ),
    "not_counted": QT_TRANSLATE_NOOP(
        "Refusal", "Session {session} was not counted; count its drawer first."
    ),
    "not_in_drawer": QT_TRANSLATE_NOOP(
        "Refusal", "Only {there:money} should be in the drawer; take no more than that out of it."
    ),
    "pieces_do_not_add_up": QT_TRANSLATE_NOOP(
        "Refusal", "The notes and coins do not make {cents:money}; count them again."
    ),
    "same_cashier": QT_TRANSLATE_NOOP(
        "Refusal", "This cashier has the drawer already; name the next one."
    ),
    "session_is_closed": QT_TRANSLATE_NOOP(
        "Refusal", "Session {session} was counted and closed; take an open one."
    ),
    "session_needed": QT_TRANSLATE_NOOP(
        "Refusal", "Cash goes in and out in a cashier session only; open or take one first."
    ),
    "tender_not_counted": QT_TRANSLATE_NOOP(
        "Refusal", "There should be some {tender} in the drawer; count that too."
    ),
    "terms_stand_already": QT_TRANSLATE_NOOP(
        "Refusal", "The cage has these terms already; nothing is changed."
    ),
}
