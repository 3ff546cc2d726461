"""The waiting lists: joining, being offered a seat, letting one go by."""
