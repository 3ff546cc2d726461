"""What is wrong with a field, in words that stand beside it."""

import re

from tdapp.core.refusal import Refusal
from tdapp.rules.toml_faults import FileFault, fault_said
from tdapp.rules.toml_spots import Path
from tdapp.shown.choice_words import choice_word
from tdapp.shown.form_words import field_words
from tdapp.ui.look.spoken import voice
from tdapp.words.event_faults import UNREADABLE, form_of
from tdapp.words.typed import day_example

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def path_of(fault: FileFault) -> Path:
    """Where it is, part by part."""
    return tuple(int(place) if place else name for place, name in _STEP.findall(fault.where))


def fault_words(fault: FileFault) -> str:
    """The sentence beside its field, with values as the form says them."""
    if fault.in_words:
        return fault.problem
    words, filled = form_of(fault.problem) or (UNREADABLE, ())
    said = [choice_word(voice(), one) for one in filled]
    return voice().form(words, {}).format(*said, day=day_example(voice()))


def faults_refused(refusal: Refusal) -> tuple[FileFault, ...]:
    """What a refusal says of an event file; nothing where it is about something else."""
    said = str(refusal.details["problem"]) if refusal.code == "bad_event_file" else ""
    return (fault_said(said, ""),) if said else ()


def fault_line(fault: FileFault) -> str:
    """The sentence with the name of its field before it, to stand anywhere."""
    path = path_of(fault)
    words = field_words(voice())
    for end in range(len(path), 0, -1):
        keys = ".".join(str(part) for part in path[:end] if isinstance(part, str))
        if keys in words:
            return f"{words[keys][0]}: {fault_words(fault)}"
    return fault_words(fault) if fault.where else fault.problem
