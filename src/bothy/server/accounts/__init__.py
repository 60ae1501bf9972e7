"""Optional accounts: they let a guest return from another browser."""
