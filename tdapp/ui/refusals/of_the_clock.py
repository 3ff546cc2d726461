"""What the clock and the running structure answer."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_THE_CLOCK = {
    "another_level": QT_TRANSLATE_NOOP(
        "Refusal", "Asked about {said}; in its place is {now} by now; ask again."
    ),
    "bad_level": QT_TRANSLATE_NOOP(
        "Refusal", "No level can be like that; give minutes, and blinds unless it is a break."
    ),
    "is_structure": QT_TRANSLATE_NOOP(
        "Refusal", "A change of the structure stands outside undo; change the level again."
    ),
    "no_level_chosen": QT_TRANSLATE_NOOP("Refusal", "No level is chosen; choose one in the list."),
    "level_has_begun": QT_TRANSLATE_NOOP(
        "Refusal", "Level {level} has begun; change a later one, or set the clock."
    ),
    "level_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "That is no level; type 20 min 400/800 ante 100, or 10 min for a break."
    ),
    "nobody_was_away": QT_TRANSLATE_NOOP(
        "Refusal", "No time away is open; start the clock, or set it."
    ),
    "nothing_to_play": QT_TRANSLATE_NOOP(
        "Refusal", "No level with blinds would be left; change this one instead."
    ),
    "sold_in_that_level": QT_TRANSLATE_NOOP(
        "Refusal", "Something is on sale in that level only; leave it in, or make it short."
    ),
    "time_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "That is no time; type 12:30, minutes such as +5, or a level such as level 7."
    ),
    "structure_fixed": QT_TRANSLATE_NOOP(
        "Refusal", "The structure changes only as announced (rule {rule}); leave it as it is."
    ),
    "structure_unchanged": QT_TRANSLATE_NOOP(
        "Refusal", "That changes nothing; give another length or other blinds."
    ),
}
