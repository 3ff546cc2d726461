"""What the facts of cash games fold to: tables, lists, sittings."""
