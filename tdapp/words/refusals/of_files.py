"""What is said where a draft of an event or the settings cannot be read or kept."""

from tdapp.voice.texts import Words, text

OF_FILES: dict[str, Words] = {
    "task_stopped": text(
        "refusal", "Stopped after {done:count}. What is recorded stays; no file was written."
    ),
    "translation.missing": text(
        "refusal", "The texts for {language} are missing. Reinstall the program."
    ),
    "self_test_failed": text(
        "refusal", "The installation is incomplete ({what}). Reinstall the program."
    ),
    "bad_setting": text("refusal", "That value cannot be used ({problem}). Type another."),
    "settings_unwritable": text(
        "refusal",
        "Settings could not be saved in {file}. Free disk space, or allow writing to the file.",
    ),
    "draft_unreadable": text(
        "refusal", "The draft {file} cannot be read. Check the file, or create another."
    ),
    "no_such_template": text("refusal", "No template has that name. Choose one from the list."),
    "file_needed": text("refusal", "A file name is needed. Type one and try again."),
    "no_such_home": text(
        "refusal", "{file} begins with a user's home folder, and there is none. Type the folder."
    ),
    "draft_unwritable": text(
        "refusal", "The draft {file} could not be saved. Free disk space or allow writing."
    ),
}
