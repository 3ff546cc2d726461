"""The faces of one evening at an invented championship, one for each state of its clock."""

from dataclasses import replace

from tdapp.screens.clock_face import (
    MINUTE_US,
    SECOND_US,
    ClockFace,
    ClockState,
    NextBreak,
    NextLevel,
    SideFact,
)
from tdapp.voice.voice import Voice

RUNNING = ClockFace(
    event_title="Winter Championship  ·  Event 7",
    wall_time="20:41",
    state=ClockState.RUNNING,
    level_word="Level 14",
    remaining_us=12 * MINUTE_US + 47 * SECOND_US,
    level_us=40 * MINUTE_US,
    voice=Voice(),
    blinds="3,000 / 6,000 (6,000)",
    longest_blinds="3,000 / 6,000 (6,000)",
    next_level=NextLevel("Level 15", "20:54", "4,000 / 8,000 (8,000)"),
    next_break=NextBreak("21:34", 15 * MINUTE_US, after_us=40 * MINUTE_US),
    side_facts=(
        SideFact("Players left", "", "83", "/ 600"),
        SideFact("Average stack", "36 BB", "216,867"),
        SideFact("Prize pool", "90 places", "$600,000"),
        SideFact("Next prize", "83rd", "$1,800"),
    ),
    message="Table 12 breaks next.  Dinner orders at the bar until 21:30.",
)
LAST_MINUTE = replace(
    RUNNING, state=ClockState.LAST_MINUTE, wall_time="20:53", remaining_us=47 * SECOND_US
)
PAUSED = replace(
    RUNNING,
    state=ClockState.PAUSED,
    wall_time="20:43",
    paused_at="20:41",
    message="Finish the hand in progress. No new hand until the clock restarts.",
)
BREAK = replace(
    RUNNING,
    state=ClockState.BREAK,
    wall_time="21:37",
    level_word="Break",
    remaining_us=11 * MINUTE_US + 32 * SECOND_US,
    level_us=15 * MINUTE_US,
    blinds="",
    next_level=NextLevel("Level 16", "21:49", "5,000 / 10,000 (10,000)"),
    next_break=None,
    message="The 500 chips leave play.  Chip race at every table, now.",
)
NOT_STARTED = replace(
    RUNNING,
    state=ClockState.NOT_STARTED,
    level_word="Level 1",
    remaining_us=40 * MINUTE_US,
    blinds="100 / 200 (200)",
    next_level=NextLevel("Level 2", "", "200 / 400 (400)"),
    next_break=NextBreak("", 15 * MINUTE_US, after_us=120 * MINUTE_US),
)
FINISHED = replace(
    RUNNING,
    state=ClockState.FINISHED,
    level_word="Level 31",
    remaining_us=0,
    blinds="",
    next_level=None,
    next_break=None,
    message="Winner: Kim Example, $120,000",
)
MOODS = {"running": RUNNING, "last minute": LAST_MINUTE, "break": BREAK, "paused": PAUSED}
EVERY_STATE = {**MOODS, "not started": NOT_STARTED, "finished": FINISHED}
