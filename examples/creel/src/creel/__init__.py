"""Creel: two to four fishers, three bays, a few days at sea. A small game that uses all of the kernel."""
