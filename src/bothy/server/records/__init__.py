"""Records from strangers: read and verified in a process of their own, which has so much memory and time."""
