"""What keeps the record from being opened, written, copied or read."""

from tdapp.voice.texts import Words, text

OF_THE_RECORD: dict[str, Words] = {
    "another_record": text(
        "refusal", "{record} contains another record ({holds}). Restore to an empty location."
    ),
    "another_stands": text(
        "refusal",
        "The record still exists at {record}. To close it there and continue here, add "
        "`--instead`.",
    ),
    "backup_damaged": text(
        "refusal", "The backup {file} is damaged ({findings}). Restore another backup."
    ),
    "bad_settings": text(
        "refusal", "The settings in {file} have an error ({problem}). Correct them and start again."
    ),
    "behind_its_seals": text(
        "refusal",
        "The record of {stream} ends before its seal ({found} of {sealed}), so something was "
        "removed. Keep the file and restore the latest backup.",
    ),
    "cannot_open": text(
        "refusal", "The record cannot be opened. Check that its folder exists and is yours."
    ),
    "cannot_read": text(
        "refusal", "{file} cannot be read ({problem}). Check its name and try again."
    ),
    "copy_damaged": text(
        "refusal", "The backup {file} is damaged ({findings}). Back up to another disk."
    ),
    "damaged": text(
        "refusal", "The record is damaged. Keep this file and restore the latest backup."
    ),
    "database_not_empty": text("refusal", "The database is not empty. Restore into an empty one."),
    "disk_error": text(
        "refusal",
        "The disk is failing. Continue on paper, back up to another disk and call for help.",
    ),
    "disk_full": text(
        "refusal", "The disk is full. Free some space and the program will continue."
    ),
    "file_exists": text("refusal", "A file with that name already exists. Choose another name."),
    "newer_record": text(
        "refusal", "A newer program wrote this record. Update this program first."
    ),
    "cannot_start": text(
        "refusal", "The demo room could not be opened: {detail}. Run `tdapp demo` instead."
    ),
    "no_display": text(
        "refusal", "There is no display for the window. Run `tdapp demo --headless` to see it work."
    ),
    "no_reason": text("refusal", "That action has no reason to erase. Select another action."),
    "no_such_folder": text("refusal", "There is no such folder. Make it or choose another."),
    "no_such_rulebook": text(
        "refusal", "There is no house called {house}. Run `tdapp houses list` to see their names."
    ),
    "bad_house": text(
        "refusal",
        "The files of house {house} have an error ({problem}). Run `tdapp houses check`.",
    ),
    "house_does_not_fit": text(
        "refusal",
        "The published conditions do not fit the new rules ({problem}). The event keeps its own.",
    ),
    "house_file_lost": text(
        "refusal", "The record has lost or changed the house file {hash}. Check the record."
    ),
    "house_name_taken": text(
        "refusal", "House {house} comes with the program. Rename your own folder {folder}."
    ),
    "house_unchanged": text(
        "refusal",
        "The event is already played under the present rules of {house}. Nothing needs to be done.",
    ),
    "other_house": text(
        "refusal",
        "The event is played under the rules of {house}, not {other}. Choose one of those.",
    ),
    "no_such_record": text("refusal", "There is no record at {record}. Check the location."),
    "not_a_record": text("refusal", "This file is not a tdapp record. Choose another file."),
    "open_elsewhere": text(
        "refusal",
        "The record is open at {record} (station {station}). Close the program there first.",
    ),
    "person_erased": text(
        "refusal", "This person was erased from the registry. Register the person again."
    ),
    "read_only": text(
        "refusal", "You have no permission to write the record. Get write access to its folder."
    ),
    "record_busy": text(
        "refusal", "The record is in use by another program. Wait a moment and try again."
    ),
    "record_error": text(
        "refusal", "The record could not be written. Try again, and call for help if it stays so."
    ),
    "record_in_use": text(
        "refusal",
        "The record is open in another program (process {pid} on {host}, since {since}). Close "
        "that one first.",
    ),
    "record_in_sync_folder": text(
        "refusal", "The record is in a synchronised folder. Move it to a local one."
    ),
    "record_on_unknown_disk": text(
        "refusal",
        "The record is on a kind of disk that is not known, perhaps a shared folder. Use a local "
        "disk.",
    ),
    "record_on_network": text(
        "refusal", "The record is not safe on a network drive. Use a local disk or PostgreSQL."
    ),
    "seal_key_damaged": text(
        "refusal", "The seal key ({file}) is damaged. Restore its copy and start again."
    ),
    "seals_unwritable": text(
        "refusal",
        "The seals ({file}) cannot be written ({detail}). Free disk space or allow writing there.",
    ),
    "server_unreachable": text(
        "refusal",
        "The database server does not answer. Check the network; the program keeps trying.",
    ),
    "superseded": text(
        "refusal", "This record was continued in another file ({by}). Open that one."
    ),
    "unknown_person": text("refusal", "The registry knows no such person. Search by name."),
    "unknown_record_address": text(
        "refusal", "“{address}” is not a valid record address. Give a file or a PostgreSQL address."
    ),
    "upgrade_failed": text(
        "refusal",
        "The record could not be upgraded to version {need} ({detail}). It is unchanged. Call "
        "support.",
    ),
    "upgrade_needs_folder": text(
        "refusal",
        "The record has an older format ({have}; {need} is needed). Open it in the program, which "
        "backs it up first.",
    ),
    "record_linked": text(
        "refusal", "{record} is linked under a second name. Copy it to a file of its own first."
    ),
    "wrong_value": text(
        "refusal", "This cannot be recorded ({problem}). Correct the value and try again."
    ),
}
