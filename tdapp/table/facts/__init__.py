"""What the record says happened at tables: the events that every stream with tables lists."""
