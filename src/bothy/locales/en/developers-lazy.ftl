## Programs: tokens and bot accounts

no-token-unknown = This token isn’t known here, or it has expired.
no-token-never = A token can’t be used for this. Open Bothy in a browser.
no-token-scope = This token doesn’t permit this: it lacks the scope “{ $scope }”.
no-tokens-many = You have { $most } tokens, and can’t have more. Revoke one first.
no-bot-accounts-many = You have { $most } bots, and can’t have more. Erase one first.
no-name-marked = Only a bot’s name ends with “{ $mark }”.

developers = Programs and bots
developers-about = A token lets a program read your games or play them. A bot account is a player of its own, and everyone sees by its name that it’s a bot.
developers-bots = My bots
developers-bot-name = Name of the bot
developers-bot-new = Create a bot
developers-bot-made = { $name } is there. Issue a token for it, and invite it to a table.
developers-bot-erase = Erase
developers-bot-erased = { $name } has been erased.
developers-tokens = My tokens
developers-token-name = What it’s for
developers-token-who = It plays as
developers-token-me = me
developers-token-days = Days
developers-token-may = It may
developers-scope-read = read what I see
developers-scope-play = play my seats
developers-scope-tables = open and join tables
developers-token-new = Issue a token
developers-token-once = Copy it now: it’s shown only once.
developers-token-copy = Copy
developers-token-copied = Copied
developers-token-line = { $name }: { $scopes }, until { $day }
developers-token-of = { $name }, for { $who }: { $scopes }, until { $day }
developers-token-revoke = Revoke
developers-token-revoked = The token no longer works.
