"""Rulebooks as data: what differs between houses is a field with its rule number."""
