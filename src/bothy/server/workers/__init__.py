"""Processes beside the server that answer one question at a time: one that hangs or dies stalls nobody.

Worker processes import this package too: what is heavy is imported from its own module.
"""
