"""The program's ports to the outside, as protocols."""
