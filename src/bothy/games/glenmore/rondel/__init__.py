"""The rondel: who acts, and what lies ahead."""
