"""People: guests and their sessions, and what keeps others from acting in their name."""
