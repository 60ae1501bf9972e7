## The store

no-store-away = The server can’t reach its store right now. Try again in a moment.
no-already-there = There is already a { $kind } with this name.
no-store-version = The stored data has schema version { $have }; this release reads version { $want }. Run “bothy migrate” with the newer of the two releases.
no-match-holed = Entries are missing from this game’s log from step { $step } on, so this server can’t continue it. Please tell the server’s operator.
no-match-unreadable = This release can’t read the game ({ $fault }).
no-not-storable = This contains characters or a number that can’t be stored.
