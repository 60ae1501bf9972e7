### A lesson about the railway. The steps are in the module’s lessons.

lesson-trains = The railway
lesson-trains-goal = With the railway, goods go by train to the cities of Scotland. Every place shows what it asks for and the bonus for bringing it. Set-up begins as always: { opponent-wren } takes a starting tile.
lesson-trains-start = Take the tile with milk and bread. Fort William asks for 2 milk and 1 bread, so almost all of that is in your store already.
lesson-trains-start-task = Choose the tile with milk and bread
lesson-trains-worker = Your first worker: a woodcutter on i7, £9 with the land.
lesson-trains-companion = { opponent-wren } puts both miners in the north-west.
lesson-trains-second = The second woodcutter goes beside the first, on i8: £7.

lesson-delivery = A delivery
lesson-delivery-two = Two players have a train and a mini-train each. { opponent-wren } places first: a mini-train in Dumfries.
lesson-delivery-mini = Put your mini-train in Inverness. A player who drives past another’s train pays its owner, so trains are worth something even when they stand still.
lesson-delivery-theirs = { opponent-wren }’s train begins in Ayr.
lesson-delivery-train = Yours begins in Kyle of Lochalsh, one stop from Fort William.
lesson-delivery-buy = One milk is missing. Buy it at the market for £5, then end your turn.
lesson-delivery-waits = { opponent-wren } hires a merchant, and it’s your turn again.
lesson-delivery-run = Running the train is a main action: drive to Fort William; your mini-train follows with a move of its own, to Kyle of Lochalsh. At the end of the way you deliver 2 milk and 1 bread. Then end your turn.
lesson-delivery-milestones = The delivery took a piece off your track, and gave you a marker. With markers you claim milestones, such as seven upgrades: the first to claim one gets most VP, and milestones open tunnels and big cities.
