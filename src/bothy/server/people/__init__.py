"""People: guests, sessions, and protection against acting in another person's name."""
