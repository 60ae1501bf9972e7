"""What a set of components must keep to. Every check returns faults as sentences."""
