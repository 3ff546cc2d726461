"""What is said when a prize cannot be handed over, kept, taken back or given to another."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_PRIZES = {
    "another_prize": QT_TRANSLATE_NOOP(
        "Refusal",
        "Asked about {said:money} for place {before}; it is {now:money} for place {place} by now; "
        "ask again.",
    ),
    "heir_is_fixed": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} or the conditions say where this prize goes; leave it to them."
    ),
    "heir_needed": QT_TRANSLATE_NOOP(
        "Refusal", "Neither rule {rule} nor the conditions say where this prize goes; choose."
    ),
    "identity_needed": QT_TRANSLATE_NOOP(
        "Refusal", "A prize of {least:money} or more wants a proof of identity; see it first."
    ),
    "lock_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "{text} is no place with an amount; type them as 2 1,500."
    ),
    "no_kept_prize": QT_TRANSLATE_NOOP(
        "Refusal", "The house keeps no prize of that entry {entry}; look at those that it keeps."
    ),
    "no_runner_up": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is left to step up for the last of {prizes} prizes; post fewer first."
    ),
    "no_such_tender": QT_TRANSLATE_NOOP(
        "Refusal", "A prize is not paid as {tender}; choose cash, card, voucher or account."
    ),
    "not_claimed_today": QT_TRANSLATE_NOOP(
        "Refusal", "No kept prize of entry {entry} was claimed today; there is nothing to reverse."
    ),
    "not_the_crowns": QT_TRANSLATE_NOOP(
        "Refusal",
        "The prize of entry {entry} would go to those behind, who were paid when the event ended; "
        "keep it.",
    ),
    "nothing_won": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has no prize that is decided; look at its place."
    ),
    "one_tender_only": QT_TRANSLATE_NOOP(
        "Refusal", "What is paid out goes out in one tender; choose one."
    ),
    "passed_over": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} may not have a prize; it went to those behind."
    ),
    "prize_is_owed": QT_TRANSLATE_NOOP(
        "Refusal", "No prize of entry {entry} was handed over or kept; there is nothing to reverse."
    ),
    "prize_set_aside": QT_TRANSLATE_NOOP(
        "Refusal", "The prize of entry {entry}, place {place}, is set aside; reverse that first."
    ),
    "slip_is_out": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has slip {slip}, which is right; print that again."
    ),
}
