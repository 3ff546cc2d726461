"""What is said where a draft of an event or the settings cannot be read or kept."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_FILES = {
    "task_stopped": QT_TRANSLATE_NOOP(
        "Refusal", "It was stopped after {done:count}; what is recorded stays, no file is written."
    ),
    "translation.missing": QT_TRANSLATE_NOOP(
        "Refusal", "The program has no texts for the language {language}; install it anew."
    ),
    "self_test_failed": QT_TRANSLATE_NOOP(
        "Refusal", "This copy of the program is not whole ({what}); install it anew."
    ),
    "bad_setting": QT_TRANSLATE_NOOP(
        "Refusal", "It cannot be that ({problem}); give another value."
    ),
    "settings_unwritable": QT_TRANSLATE_NOOP(
        "Refusal", "The settings {file} cannot be kept; make room, or let the file be written."
    ),
    "draft_unreadable": QT_TRANSLATE_NOOP(
        "Refusal", "The draft {file} cannot be read; look at the file, or begin another."
    ),
    "file_needed": QT_TRANSLATE_NOOP(
        "Refusal", "This needs the name of a file; type one and try again."
    ),
    "no_such_home": QT_TRANSLATE_NOOP(
        "Refusal", "{file} begins with somebody's home folder, and there is none; type the folder."
    ),
    "draft_unwritable": QT_TRANSLATE_NOOP(
        "Refusal", "The draft {file} cannot be kept; make room on the disk, or let it be written."
    ),
}
