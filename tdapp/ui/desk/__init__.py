"""Registration: who enters, what is bought, how it is paid."""
