"""What is said when a bounty cannot be taken, paid or taken back."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_BOUNTIES = {
    "bounties_owed": QT_TRANSLATE_NOOP(
        "Refusal", "Bounties are still owed to entries {entries}; pay them first."
    ),
    "bounties_untold": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has said who took the bounties of entries {entries}; tell that first."
    ),
    "bounty_is_owed": QT_TRANSLATE_NOOP(
        "Refusal", "No bounty was paid to entry {entry}; there is nothing to reverse."
    ),
    "bounty_paid": QT_TRANSLATE_NOOP(
        "Refusal", "The bounty was paid to entry {entry}; take that payment back first."
    ),
    "no_bounty": QT_TRANSLATE_NOOP(
        "Refusal", "There is no bounty on entry {entry}; nobody is asked who took it."
    ),
    "no_bounty_owed": QT_TRANSLATE_NOOP(
        "Refusal", "No bounty is owed to entry {entry}; look at who took whom."
    ),
    "no_bounty_paid": QT_TRANSLATE_NOOP(
        "Refusal", "No bounty was paid to entry {entry}; there is no slip to print."
    ),
    "own_bounty": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody takes the own bounty; name who took that of entry {entry}."
    ),
    "person_has_bounty": QT_TRANSLATE_NOOP(
        "Refusal", "A bounty is owed to entry {entry} of {event}; pay it first."
    ),
    "taker_twice": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody is named twice for the bounty of entry {entry}; name each once."
    ),
}
