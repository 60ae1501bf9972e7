### A lesson about farmers’ markets and the award. The steps are in the module’s lessons.

lesson-markets = Farmers’ markets and the award
lesson-markets-goal = Each player puts one farmers’ market on the map before anything else. It buys two kinds of goods, each once, from players who settle next to it. { opponent-wren } puts one on b5: milk and bread.
lesson-markets-place = Yours buys wool and whisky. Put it on h2, in a corner of the map that you want for yourself.
lesson-markets-companion = { opponent-wren } takes a starting tile, as always.
lesson-markets-start = Take the tile that is marked: it has wool, which your market buys.
lesson-markets-near = First workers keep two hexes away from any market. j2 is just far enough: put a woodcutter there.
lesson-markets-workers = { opponent-wren } places both miners far in the south-east.
lesson-markets-far = Your second worker: a miner on l4.
lesson-markets-beside = Now settle beside your market: a sheep on i2, between the woodcutter and the market, £11 with the land.
lesson-markets-sell = Beside a market you may sell at once: wool for its price and £2 more, a processed good for £3 more. It takes a merchant, and that good is covered for good. Sell 1 wool for £6, then end your turn.
lesson-markets-award = One award is open to all: this one asks for units along rivers. At the end, the player with the most gets 8 VP; in a tie both get something. When both goods of a market are covered, it closes, and its hex is free land again.
