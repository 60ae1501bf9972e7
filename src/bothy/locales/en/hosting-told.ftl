## Settings of a host, and what to do if one is wrong

no-settings-file = { $file } is not a settings file: { $fault }. Write lines such as port = 8417.
no-setting-misspelt = { $where } sets “{ $name }”, which is no setting. Did you mean “{ $near }”?
no-setting-unknown = { $where } sets “{ $name }”, which is no setting. All settings are in docs/hosting.md.
no-setting-wrong = { $where } sets “{ $name }” to “{ $given }”: { $fault }. See docs/hosting.md for what it takes.
no-store-unset = No store is set. Set BOTHY_STORE to postgresql://user@host/database, or to sqlite:FILE for one process alone; to play on this machine only, use “bothy play”.
no-store-scheme = A store begins with postgresql:// or sqlite:, not with “{ $given }”.
no-bus-scheme = A bus is nats://host:4222, or local for one process alone, not “{ $given }”.
no-secret-unset = Sessions need a secret of at least { $least } characters, the same for all processes. Make one with: python3 -c "import secrets; print(secrets.token_urlsafe(32))" and set it as BOTHY_SECRET, or put it into a file named by BOTHY_SECRET_FILE.
no-origins-unset = Set BOTHY_ORIGINS to the addresses people type, such as https://bothy.example.org, separated by commas.
no-origin-form = An origin is a scheme, a name and perhaps a port, without a path: https://bothy.example.org, not “{ $given }”.

## Bots at a table

no-bot-silent = The bot “{ $bot }” has no answer just now. Ask the host to look into the log.
no-bots-off = This host offers no bots: its setting bot_workers is 0.
no-bot-closed = The bots are stopping: this process is about to end. Connect again.
no-host-missing = Hosting needs “{ $package }”, which is not installed. Install bothy-games[host].
no-store-unreachable = The store does not answer: { $fault }. Is PostgreSQL running, and is BOTHY_STORE its address?
no-store-absent = There is no store at { $file }. Check BOTHY_STORE, or make one: “bothy serve” and “bothy migrate” do.
no-store-file = The store { $file } can’t be used: { $fault }. Name another file by BOTHY_STORE, or run this as the user who may write there.
no-key-unfit = { $file } is there and is no key. Name a file that isn’t there yet, and it’s made.
no-port-taken = Port { $port } is taken. Give another one by --port, or BOTHY_PORT.
no-cannot-listen = Cannot listen at { $host }, port { $port }: { $fault }.

## The load driver

no-load-turned-away = The server turned a socket away: { $status }.
no-load-refused = { $path } was refused with { $status }: { $said }. A host that is driven must not throttle: set BOTHY_THROTTLE to false.
no-load-away = { $address } cannot be reached: { $fault }
no-load-no-host = The process at { $address } does not become ready; see what it printed above.
no-load-no-services = Private services need a checkout (scripts/services), PostgreSQL and NATS. Drive a host of yours with --at.
no-restore-not-empty = A backup is restored into an empty store only, so that nothing is lost. Name another one, or move the old one away.
no-backup-unreadable = { $file } can’t be restored: { $fault }. Take a file that “bothy backup” made.
no-backup-tool-missing = { $tool } is needed for this. It comes with PostgreSQL’s client programs (Debian: apt-get install postgresql-client).
no-backup-tool-failed = { $tool } failed: { $fault }
