"""The games that come with Bothy. They know the kernel and nothing else of it."""
