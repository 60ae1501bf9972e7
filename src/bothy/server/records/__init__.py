"""Records from strangers: read and verified in a separate process with limited memory and time."""
