"""Metrics of a host for Prometheus. Each process counts its own; a scraper adds them up."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)

REQUESTS = Counter("bothy_requests", "HTTP requests answered", ("method", "route", "status"))
REQUEST_SECONDS = Histogram("bothy_request_seconds", "Time to answer an HTTP request", ("route",), buckets=QUICK)
SOCKETS = Gauge("bothy_sockets", "Live sockets open at this process")
SOCKETS_OPENED = Counter("bothy_sockets_opened", "Live sockets opened since the start")
SOCKETS_FLOODING = Counter("bothy_sockets_flooding", "Live sockets closed for sending too many frames")
DRAINING = Gauge("bothy_draining", "1 while this process finishes open work and accepts nothing new")

MOVES = Counter("bothy_moves", "Actions, undos and redos written and acknowledged", ("game",))
MOVE_SECONDS = Histogram("bothy_move_seconds", "From a move to its commit in the store", buckets=QUICK)
MOVE_CONFLICTS = Counter("bothy_move_conflicts", "Moves refused because another move came first")
RESYNCS = Counter("bothy_resyncs", "Connections that read too slowly and were sent everything again")
DIVERGED = Counter(
    "bothy_matches_refused", "Matches refused because this process cannot reproduce their logs", ("reason",)
)
STORE_REGRESSIONS = Counter(
    "bothy_store_regressions", "Matches reloaded because the store had fewer entries than we did"
)
HINTS_UNSIGNED = Counter("bothy_hints_unsigned", "Announcements on the bus without a valid signature")
MATCHES = Gauge("bothy_matches_loaded", "Matches loaded in this process")
MATCH_BYTES = Gauge("bothy_matches_loaded_bytes", "Their size, as counted against cache_mb")

CLOCK_SKEW = Gauge("bothy_clock_skew_seconds", "Lead of this machine's clock over the database's")
TIMEOUT_SECONDS = Histogram("bothy_timeout_seconds", "From a clock's end to its entry in the log", buckets=SLOW)

BOT_ANSWERS = Counter("bothy_bot_answers", "Questions to bots, by outcome", ("bot", "outcome"))
BOT_SECONDS = Histogram("bothy_bot_seconds", "Time a bot took to answer, waiting included", ("bot",), buckets=SLOW)
BOT_WAITING = Gauge("bothy_bot_waiting", "Questions waiting for a free bot worker")
BOT_WORKERS_LOST = Counter(
    "bothy_bot_workers_lost", "Bot workers that crashed, hung or gave invalid answers", ("how",)
)
RECORDS_WAITING = Gauge("bothy_records_waiting", "Records waiting for the record reader")
RECORD_READERS_LOST = Counter(
    "bothy_record_readers_lost", "Workers that crashed, hung or gave invalid answers on a record", ("how",)
)

NOTICES = Counter("bothy_notices", "Notices decided and parcels sent, by outcome", ("step", "outcome"))
