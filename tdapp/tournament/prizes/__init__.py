"""The prize list, from the published plan to the slip that is handed over."""
