"""What is said of sheets and the program's own files, and of drafts and settings."""

from tdapp.voice.texts import Words, plural, text

ON_PAPER: dict[str, Words] = {
    "cannot_write": text("refusal", "{path} cannot be written ({problem}). Choose another place."),
    "code_misfit": text(
        "refusal", "“{text}” is too long for the code on a sheet. Use a shorter number."
    ),
    "foreign_code": text(
        "refusal", "“{text}” is not a code from this room's documents. Scan one of them."
    ),
    "fonts.missing": text("refusal", "The font {file} is missing. Reinstall the program."),
    "fonts.unreadable": text("refusal", "The font {file} is broken. Reinstall the program."),
    "is_printed": text(
        "refusal", "A printed document stays on record. It becomes void if what it says changes."
    ),
    "was_projected": text(
        "refusal", "A list already shown to players cannot be undone. Post a new version instead."
    ),
    "negative_prize": text(
        "refusal", "The prize for place {rank} is negative. Correct the list first."
    ),
    "no_league": text(
        "refusal", "This event counts for no league. Name one in its conditions first."
    ),
    "no_such_league": text(
        "refusal", "No event of this record counts for “{league}”. Check the name of the league."
    ),
    "points_uncountable": text(
        "refusal", "The points formula gives no figure for place {place}. Correct the formula."
    ),
    "points_unreadable": text(
        "refusal",
        "“{problem}” in the points formula is not understood. Write it such as "
        "10 * sqrt(players / place).",
    ),
    "no_own_folder": text(
        "refusal",
        "The program's own folder {folder} cannot be made ({problem}). Set TDAPP_HOME to a folder "
        "that is yours.",
    ),
    "no_places": text("refusal", "There are no places to print yet. Record eliminations first."),
    "no_such_paper": text(
        "refusal", "There is no document {number} of this event. Choose one from the list."
    ),
    "no_chips_to_race": text(
        "refusal", "No chips can be coloured up. List the denominations in the event first."
    ),
    "no_table_open": text("refusal", "This event has no open table. Open one first."),
    "no_sheets": text("refusal", "There is nothing to print. Choose a document first."),
    "note_too_long": plural(
        "refusal",
        "The note “{label}” fills {lines} line. Shorten it.",
        "The note “{label}” fills {lines} lines. Shorten it.",
        by="lines",
    ),
    "nothing_bought": text("refusal", "A receipt needs something that was bought. Choose a sale."),
    "page_misfit": text(
        "refusal",
        "Document {document} does not fit on a page. Shorten its head or choose larger paper.",
    ),
    "paper_spoiled": text("refusal", "This document was not printed and is void. Issue it again."),
    "paper_of_nobody": text("refusal", "This document is for one player. Choose the player."),
    "print_failed": text(
        "refusal", "{printer} did not accept the job. Check the printer or save a PDF."
    ),
    "printer_gone": text(
        "refusal", "Printer {printer} was not found. Choose another or save a PDF."
    ),
    "row_misfit": plural(
        "refusal",
        "Row {row} of the sheet has {cells} cell too many or too few. Report this fault.",
        "Row {row} of the sheet has {cells} cells too many or too few. Report this fault.",
        by="cells",
    ),
    "tender_short": text(
        "refusal", "{due:money} is due and only {tendered:money} was given. Ask for the rest."
    ),
    "theme.missing": text("refusal", "The colours “{theme}” are not there. Reinstall the program."),
    "theme.not_a_colour": text(
        "refusal", "“{text}” is not a colour ({theme}, {token}). Write it as #78B7FF."
    ),
    "theme.token_missing": text(
        "refusal", "The colours “{theme}” lack {token}. Add it or install the program again."
    ),
    "theme.token_unknown": text(
        "refusal", "The colours “{theme}” name {token}, which nothing uses. Take it out."
    ),
    "unfinished_record": text(
        "refusal",
        "{record} is empty, as if its creation was interrupted. Start the program on it to create "
        "it, or restore the latest backup.",
    ),
    "theme.unreadable": text(
        "refusal", "The colours “{theme}” cannot be read ({reason}). Reinstall the program."
    ),
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
