"""Copies of the record: made while it is written, verified, and gone on from."""
