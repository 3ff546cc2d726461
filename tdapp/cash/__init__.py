"""The room's cash games: tables with their signs, waiting lists, sittings and stakes."""
