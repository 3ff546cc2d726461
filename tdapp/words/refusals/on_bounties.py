"""What is said when a bounty cannot be taken, paid or taken back."""

from tdapp.voice.texts import Words, text

ON_BOUNTIES: dict[str, Words] = {
    "bounties_owed": text(
        "refusal", "Bounties are still owed to entries {entries}. Pay them first."
    ),
    "bounties_untold": text(
        "refusal",
        "It is not recorded who won the bounties on entries {entries}. Record that first.",
    ),
    "bounty_is_owed": text(
        "refusal", "No bounty was paid to entry {entry}. There is nothing to reverse."
    ),
    "bounty_paid": text(
        "refusal", "The bounty was paid to entry {entry}. Reverse that payment first."
    ),
    "taker_was_out": text(
        "refusal",
        "Entry {taker} was out before entry {entry}. Name the player who won the chips.",
    ),
    "no_bounty": text("refusal", "Entry {entry} carries no bounty, so no winner is needed."),
    "no_bounty_owed": text(
        "refusal", "No bounty is owed to entry {entry}. Check who won which bounty."
    ),
    "no_bounty_paid": text(
        "refusal", "No bounty was paid to entry {entry}. There is no slip to print."
    ),
    "own_bounty": text(
        "refusal", "A player cannot win their own bounty. Name who eliminated entry {entry}."
    ),
    "person_has_bounty": text(
        "refusal", "A bounty is owed to entry {entry} of {event}. Pay it first."
    ),
    "taker_twice": text(
        "refusal", "A player is named twice for the bounty of entry {entry}. Name each once."
    ),
}
