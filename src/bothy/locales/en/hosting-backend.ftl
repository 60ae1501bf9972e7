## Errors in a host's settings, and what to do about them

no-settings-file = { $file } isn’t a settings file: { $fault }. Write lines such as port = 8417.
no-setting-misspelt = { $where } sets “{ $name }”, which isn’t a setting. Did you mean “{ $near }”?
no-setting-unknown = { $where } sets “{ $name }”, which isn’t a setting. The hosting guide lists them all.
no-setting-wrong = { $where } sets “{ $name }” to “{ $given }”: { $fault }. The hosting guide says what it takes.
no-store-unset = No store is set. Set BOTHY_STORE to postgresql://user@host/database, or to sqlite:FILE for a single process; to play on this machine only, use “bothy play”.
no-store-scheme = A store starts with postgresql:// or sqlite:, not with “{ $given }”.
no-bus-scheme = A bus is nats://host:4222, or local for a single process, not “{ $given }”.
no-secret-unset = Sessions need a secret of at least { $least } characters, the same for all processes. Make one with: python3 -c "import secrets; print(secrets.token_urlsafe(32))" and set it as BOTHY_SECRET, or put it into a file named by BOTHY_SECRET_FILE.
no-origins-unset = Set BOTHY_ORIGINS to the addresses people type, such as https://bothy.example.org, separated by commas.
no-origin-form = An origin is a scheme, a name and an optional port, without a path: https://bothy.example.org, not “{ $given }”.

## Bots at a table

no-host-missing = Hosting needs “{ $package }”, which isn’t installed. Install bothy-games[host].
no-store-absent = There’s no store at { $file }. Check BOTHY_STORE, or create one with “bothy serve” or “bothy migrate”.
no-store-file = The store { $file } can’t be used: { $fault }. Set BOTHY_STORE to another file, or run this as a user who can write there.
no-key-unfit = { $file } isn’t a key file. Choose a new path to create one.
no-port-taken = Port { $port } is in use. Choose another with --port or BOTHY_PORT.
no-cannot-listen = Can’t listen at { $host }, port { $port }: { $fault }.

## The load driver

no-load-turned-away = The server rejected a socket: { $status }.
no-load-refused = { $path } was refused with { $status }: { $said }. A host under load test must not throttle: set BOTHY_RATE_LIMITS to false.
no-load-away = { $address } can’t be reached: { $fault }
no-load-no-host = The process at { $address } didn’t become ready; see its output above.
no-load-no-services = Private services need a checkout (scripts/services), PostgreSQL and NATS. To test a host of your own, use --url.
no-restore-not-empty = A backup can only be restored into an empty store, so that nothing is lost. Choose another one, or move the old one away.
no-backup-unreadable = { $file } can’t be restored: { $fault }. Use a file made by “bothy backup”.
no-backup-tool-missing = { $tool } is needed for this. It comes with PostgreSQL’s client programs (Debian: apt-get install postgresql-client).
no-backup-tool-failed = { $tool } failed: { $fault }

### lazy

no-bot-silent = The bot “{ $bot }” isn’t answering right now. Ask the host to check the log.
no-bots-off = This host doesn’t offer bots: its setting bot_workers is 0.
no-bot-closed = This process is shutting down, and its bots are stopping. Connect again.
no-store-unreachable = The store isn’t responding: { $fault }. Is PostgreSQL running, and is BOTHY_STORE its address?
