### Names of the kinds of actions in the action bar, and of the choice for each

verb-take = Take a tile
verb-stop-at-end = Move to The End
verb-discard = Discard
verb-activate = Activate
verb-end-turn = End turn
verb-give = Pay from a tile
verb-buy = Buy
verb-substitute = Pay a coin instead
verb-send-away = Pay a Scotsman
verb-place = Place the tile
verb-resolve = Resolve
verb-gather = Take resources
verb-store = Put a resource
verb-station = Put a Scotsman
verb-done = Nothing
verb-fill = Fill a barrel
verb-place-marker = Place a marker
verb-remove = Remove a tile
verb-retrieve = Take from the discard pile
verb-sell = Sell
verb-walk = Move a Scotsman

argument-tile = Tile
argument-reward = For
argument-deal = Which way
argument-resource = Resource
argument-resources = Resources
argument-column = Column
argument-row = Row
argument-effect = Effect
argument-count = How many
argument-barrel = Barrel
argument-clan = Clan
argument-way = Direction
