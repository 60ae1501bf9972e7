"""What components must keep to. Each check gives the faults it finds as sentences for people."""
