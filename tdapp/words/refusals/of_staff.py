"""Of the people at work: keys, sessions, roles, and the director on duty."""

from tdapp.voice.texts import Words, plural, text

OF_STAFF: dict[str, Words] = {
    "bad_staff_number": text("refusal", "A staff number is from 1 to {most}. Type another one."),
    "badge_taken": text("refusal", "That badge belongs to someone else. Scan another."),
    "badge_too_short": plural(
        "refusal",
        "A badge holds at least {least} character. Scan it again, or leave it out.",
        "A badge holds at least {least} characters. Scan it again, or leave it out.",
        by="least",
    ),
    "built_in_no_more": text(
        "refusal",
        "Staff are enrolled here, so say who you are. Sign in with a staff number and PIN.",
    ),
    "director_must_stay": text(
        "refusal",
        "{event} is in progress and needs a director on duty ({rule}). Hand over to someone who "
        "signs for it.",
    ),
    "duty_is_taken": text("refusal", "Another director is on duty. They must hand over first."),
    "first_is_head": text(
        "refusal",
        "The first staff member enrols the others. Make them a tournament director or gaming "
        "manager.",
    ),
    "has_duty": text(
        "refusal", "The director on duty cannot sign out. Hand over or go off duty first."
    ),
    "is_staff": text("refusal", "Staff records cannot be undone. Correct them with a new action."),
    "is_your_session": text("refusal", "You are already signed in. Carry on in your own session."),
    "last_head": text(
        "refusal", "No one else could run an event. Give another person that role first."
    ),
    "manager_makes_manager": text(
        "refusal", "Only a gaming manager can appoint a gaming manager. Ask one."
    ),
    "no_key": text("refusal", "Nothing was typed or scanned. Type the PIN, or scan the badge."),
    "no_role": text("refusal", "Everyone on the staff needs a role. Name at least one."),
    "no_staff_chosen": text("refusal", "No staff member is selected. Select one first."),
    "no_such_role": text("refusal", "“{text}” is not a role. Type roles such as “cage, dealer”."),
    "no_such_staff": text(
        "refusal", "There is no staff member with that number. Look it up on the Staff page."
    ),
    "nobody_enrolled": text(
        "refusal", "No staff are enrolled, so no one can sign in. Enrol the director first."
    ),
    "nobody_on_duty": text("refusal", "No director is on duty. Go on duty instead."),
    "nobody_signed_in": text(
        "refusal",
        "No one is signed in at this station. Type a staff number and PIN, or scan a badge.",
    ),
    "no_director_on_duty": text(
        "refusal",
        "The {title} must be on duty while an event is running ({rule}). Go on duty first.",
    ),
    "not_a_head": text(
        "refusal", "Only a tournament director or gaming manager can be on duty. Choose one."
    ),
    "not_on_duty": text(
        "refusal", "You are not the director on duty. Ask that person to go off duty or hand over."
    ),
    "not_signed_in": text(
        "refusal", "That staff member is not signed in. There is nothing to end."
    ),
    "not_shut_out": text(
        "refusal", "That staff member's PIN is not locked. There is nothing to unlock."
    ),
    "number_needed": text(
        "refusal", "Staff are enrolled here. Say with --by NUMBER who does this."
    ),
    "number_taken": text("refusal", "Staff number {number} is already taken. Choose another."),
    "staff_name_too_long": plural(
        "refusal",
        "A name has at most {most} character. Type a shorter one.",
        "A name has at most {most} characters. Type a shorter one.",
        by="most",
    ),
    "office_needed": text(
        "refusal", "The rulebook requires {least} or above ({rule}). To be signed by: {who}."
    ),
    "office_too_long": plural(
        "refusal",
        "An office has at most {most} character. Type a shorter title.",
        "An office has at most {most} characters. Type a shorter title.",
        by="most",
    ),
    "pin_taken": text("refusal", "That PIN cannot be used. Choose another."),
    "pin_too_plain": text(
        "refusal", "That PIN is too easy to guess. Avoid repeated digits and sequences."
    ),
    "pin_too_short": plural(
        "refusal",
        "A PIN has {least} to {most} digit and nothing else. Type another one.",
        "A PIN has {least} to {most} digits and nothing else. Type another one.",
        by="most",
    ),
    "pins_differ": text("refusal", "The PINs do not match. Start again."),
    "pins_shut": text(
        "refusal",
        "Too many wrong PINs. Wait {minutes:count} min, type your staff number first, or ask a "
        "director to unlock.",
    ),
    "roles_as_they_were": text("refusal", "The roles and office are already set that way."),
    "session_locked": text(
        "refusal",
        "This workstation is locked. Type your PIN to continue; another person's PIN allows one "
        "action.",
    ),
    "signed_in_already": text("refusal", "You are already signed in here."),
    "still_works_here": text(
        "refusal", "This person is still on the staff. Record that they have left first."
    ),
    "taker_must_sign": text(
        "refusal", "The incoming director must sign. Ask them to type their PIN."
    ),
    "wrong_pin": text(
        "refusal", "PIN or badge not recognised. Try again (attempts left: {left:count})."
    ),
}
