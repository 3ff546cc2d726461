"""What is said when something cannot be sold."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

AT_THE_CAGE = {
    "addons_used_up": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has had its add-on; a player may take {most}."
    ),
    "entries_used_up": QT_TRANSLATE_NOOP(
        "Refusal", "This player has entered again {most} times already; enter no more."
    ),
    "field_closed": QT_TRANSLATE_NOOP(
        "Refusal", "Entries, re-buys and add-ons ended with the posted prizes; sell no more."
    ),
    "no_addons": QT_TRANSLATE_NOOP("Refusal", "This event has no add-on; sell none."),
    "nobody_named": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is named, or somebody twice; name each entry once."
    ),
    "not_a_stack": QT_TRANSLATE_NOOP(
        "Refusal", "A stack of {stack} chips cannot be; count it again."
    ),
    "not_on_credit": QT_TRANSLATE_NOOP(
        "Refusal", "Only a re-buy or an add-on may be owed; take the money first."
    ),
    "not_on_sale_yet": QT_TRANSLATE_NOOP(
        "Refusal", "This is sold from level {from_level} on; wait for it."
    ),
    "nobody_refunded": QT_TRANSLATE_NOOP(
        "Refusal", "No entry was refunded; there is none to take back into the field."
    ),
    "nothing_owed": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is owed on receipt {receipt}; look at its number again."
    ),
    "owes_nothing": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is owed for entry {entry}; there is no debt to pay."
    ),
    "time_is_up": QT_TRANSLATE_NOOP(
        "Refusal", "This was sold for {minutes} minutes of the clock; sell no more."
    ),
    "too_many_at_once": QT_TRANSLATE_NOOP(
        "Refusal", "{units} at once are too many; sell at most {most} in one purchase."
    ),
}
