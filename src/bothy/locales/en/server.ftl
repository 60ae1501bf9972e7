## The store

no-store-away = The server cannot reach its store just now. Try again in a moment.
no-already-there = There is already a { $kind } with this name.
no-store-version = The stored data has form { $have }; this release reads form { $want }. Run “bothy migrate” with the newer of both releases.
no-match-holed = Entries are missing from this game’s log from step { $step } on, so this server won’t go on with it. Please tell whoever runs this server.
no-match-unreadable = This release cannot read the game ({ $fault }).
no-not-storable = This holds characters, or a number, that cannot be kept.
