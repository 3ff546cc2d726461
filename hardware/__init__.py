"""Drivers for the devices of the room, behind the small protocols of `tdapp.core.ports`."""
