"""The map of the room: tables as they stand, seats round them, moves drawn before they happen."""
