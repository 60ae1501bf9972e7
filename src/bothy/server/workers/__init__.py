"""Worker processes that answer one question at a time: one that hangs or crashes stalls no table.

Worker processes import this package too, so heavy modules are imported separately.
"""
