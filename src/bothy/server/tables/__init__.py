"""Tables: where players gather before a match, and meet again after it."""
