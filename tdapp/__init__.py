"""The tournament director's workstation for a casino poker room."""

__version__ = "0.1.0"
