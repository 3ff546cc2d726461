"""Of the people at work: keys, sessions, roles, and the director on duty."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_STAFF = {
    "bad_staff_number": QT_TRANSLATE_NOOP(
        "Refusal", "A staff number is from 1 to {most}; type another one."
    ),
    "badge_taken": QT_TRANSLATE_NOOP("Refusal", "That badge is somebody else's; scan another one."),
    "badge_too_short": QT_TRANSLATE_NOOP(
        "Refusal", "A badge holds at least {least} characters; scan it again, or leave it out."
    ),
    "built_in_no_more": QT_TRANSLATE_NOOP(
        "Refusal",
        "Staff is enrolled here and the program's own director has no rights any more; sign in "
        "with a staff number and PIN.",
    ),
    "director_must_stay": QT_TRANSLATE_NOOP(
        "Refusal",
        "{event} is in progress and the director has to be there ({rule}); hand the duty over to "
        "somebody who signs for it.",
    ),
    "duty_is_taken": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody has the duty already; whoever has it hands it over."
    ),
    "first_is_head": QT_TRANSLATE_NOOP(
        "Refusal",
        "The first on the staff enrols the others; make that a tournament director or gaming "
        "manager.",
    ),
    "has_duty": QT_TRANSLATE_NOOP(
        "Refusal", "Whoever is director on duty cannot go; hand the duty over or lay it down first."
    ),
    "is_staff": QT_TRANSLATE_NOOP(
        "Refusal", "What is noted of staff stands outside undo; put it right by a new act."
    ),
    "is_your_session": QT_TRANSLATE_NOOP("Refusal", "You are signed in yourself; just do it."),
    "last_head": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody else could run an event; give somebody else that role first."
    ),
    "manager_makes_manager": QT_TRANSLATE_NOOP(
        "Refusal", "Only a gaming manager makes another one; let one of them do it."
    ),
    "no_key": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing was typed or scanned; type the PIN, or scan the badge."
    ),
    "no_role": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody works here without a role; name at least one, each once."
    ),
    "no_staff_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is chosen; choose a colleague in the list first."
    ),
    "no_such_role": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no role; type roles like “cage, dealer”."
    ),
    "no_such_staff": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody of that number works here; look it up on the page of the staff."
    ),
    "nobody_enrolled": QT_TRANSLATE_NOOP(
        "Refusal", "No staff is enrolled, so nobody signs in; enrol the director first."
    ),
    "nobody_on_duty": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is director on duty; take the duty instead."
    ),
    "nobody_signed_in": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nobody is signed in at this station; type a staff number and PIN, or scan a badge.",
    ),
    "no_director_on_duty": QT_TRANSLATE_NOOP(
        "Refusal",
        "The {title} has to be there while an event is played ({rule}), and nobody at work has the "
        "duty; take the duty first.",
    ),
    "not_a_head": QT_TRANSLATE_NOOP(
        "Refusal",
        "Only a tournament director or gaming manager can have the duty; choose one of them.",
    ),
    "not_on_duty": QT_TRANSLATE_NOOP(
        "Refusal", "You are not director on duty; let whoever is lay it down or hand it over."
    ),
    "not_signed_in": QT_TRANSLATE_NOOP(
        "Refusal", "That colleague is not signed in; there is nothing to end."
    ),
    "not_shut_out": QT_TRANSLATE_NOOP(
        "Refusal", "The PIN of that colleague is not locked; there is nothing to unlock."
    ),
    "number_needed": QT_TRANSLATE_NOOP(
        "Refusal", "Staff is enrolled here; say with --by NUMBER who does this."
    ),
    "number_taken": QT_TRANSLATE_NOOP(
        "Refusal", "Staff number {number} was given before; take another one."
    ),
    "staff_name_too_long": QT_TRANSLATE_NOOP(
        "Refusal", "A name has at most {most} letters; type a shorter one."
    ),
    "office_needed": QT_TRANSLATE_NOOP(
        "Refusal",
        "The rulebook leaves this to {least} or above ({rule}); one of these signs for it: {who}.",
    ),
    "office_too_long": QT_TRANSLATE_NOOP(
        "Refusal", "An office has at most {most} letters; type a shorter title."
    ),
    "pin_taken": QT_TRANSLATE_NOOP(
        "Refusal", "That PIN cannot be used here; think of another one."
    ),
    "pin_too_plain": QT_TRANSLATE_NOOP(
        "Refusal",
        "That PIN is guessed at once; take digits that neither repeat nor count up or down.",
    ),
    "pin_too_short": QT_TRANSLATE_NOOP(
        "Refusal", "A PIN has {least} to {most} digits and nothing else; type another one."
    ),
    "pins_differ": QT_TRANSLATE_NOOP("Refusal", "The two PINs are not the same; begin again."),
    "pins_shut": QT_TRANSLATE_NOOP(
        "Refusal",
        "Too many wrong PINs, so no more are tried for {minutes:count} minutes; type the staff "
        "number first, or let a director unlock it.",
    ),
    "roles_as_they_were": QT_TRANSLATE_NOOP(
        "Refusal", "Those are the roles and the office already; there is nothing to change."
    ),
    "session_locked": QT_TRANSLATE_NOOP(
        "Refusal",
        "This station is locked; its person types the PIN to go on, anybody else's PIN does one "
        "act.",
    ),
    "signed_in_already": QT_TRANSLATE_NOOP(
        "Refusal", "You are signed in here already; just go on."
    ),
    "still_works_here": QT_TRANSLATE_NOOP(
        "Refusal", "That colleague still works here; note first that the colleague leaves."
    ),
    "taker_must_sign": QT_TRANSLATE_NOOP(
        "Refusal",
        "Whoever takes the duty over has to sign for it; let that person type the own PIN.",
    ),
    "wrong_pin": QT_TRANSLATE_NOOP(
        "Refusal", "That is nobody's PIN or badge here; try again (tries left: {left:count})."
    ),
}
