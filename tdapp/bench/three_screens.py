"""Screens for a program that is measured: its own, and two of 4K that players see."""

import json
from pathlib import Path

DENSITY = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
FOUR_K = {"y": 0, "width": 3840, "height": 2160, **DENSITY}
SCREENS = (
    {"name": "desk", "x": 0, "y": 0, "width": 1600, "height": 900, **DENSITY},
    {"name": "left", "x": 1600, **FOUR_K},
    {"name": "right", "x": 5440, **FOUR_K},
)


def three_screens(record: Path) -> str:
    """The platform to name to Qt; its description is written beside the record."""
    screens = record.with_name("screens.json")
    screens.write_text(json.dumps({"screens": SCREENS}), encoding="utf-8")
    return f"offscreen:configfile={screens}"
