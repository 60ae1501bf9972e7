"""The games that come with Bothy. They depend only on the kernel."""
