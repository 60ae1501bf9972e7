"""Tables: where people gather before a match, and find one another again after it."""
