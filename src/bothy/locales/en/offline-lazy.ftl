# Playing in the page, without a server.

offline-about = Everything stays in this browser: no account, nobody else, no network needed.
offline-unrated = Games here are never rated: whoever owns the page could look at the deck.
offline-open = Open a game file
engine-starting = The game engine is starting…
engine-again = Try again
engine-told = What the engine reported
engine-forbidden = This page may not run the game engine (WebAssembly): an add-on, a browser setting or the site’s policy forbids it. Allow it for this page, or use another browser.
engine-unsupported = This browser is too old for the game engine. Update it, or use a recent Firefox, Chrome or Safari.
engine-missing = A file of the game engine is missing or damaged. Try again; if that doesn’t help, whoever runs this site has to upload it again.
engine-away = Can’t fetch the game engine. Check your connection, then try again.
engine-storage = This browser keeps no data for this page, so no game could be saved. Leave the private window, allow storage for this page, or free some space.
engine-memory = The browser ran out of memory. Close other tabs, then try again: your games are kept up to the last move.
engine-stuck = The game engine stopped answering. Try again: your games are kept up to the last move.
engine-broken = The game engine failed. Try again: your games are kept up to the last move.
no-engine-gone = The game engine stopped. Reload the page: your games are kept up to the last move.
table-elsewhere = This table is open in another tab.
table-here = Play here instead
