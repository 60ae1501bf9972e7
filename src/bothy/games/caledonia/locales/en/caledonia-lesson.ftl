### A first game, step by step. The steps are in lessons/first.json; each has its message here.

lesson-win = How to win
lesson-win-goal = The player with the most victory points (VP) after five rounds wins. They come from glory, from goods and money left over, from hops and other imports, and from two rankings: contracts fulfilled, and settlements that ships link.
lesson-win-contracts = Export contracts are the heart of it. On the left is what you deliver, on the right what you get for it: hops and rare imports, which are VP at the end, and often money, free land or an upgrade.
lesson-win-tiles = Every round ends with a scoring tile; all five are open. Round 1 pays 1 glory for each of your animals and buildings on the map, and 2 for a field. A glory is a VP.
lesson-win-companion = A starting tile gives £55 and a few goods. The last player chooses first: that is { opponent-wren }, your opponent today.
lesson-win-start = Take the tile with wool and cheese. One open contract asks for 2 cheese, so that is half of it. Choose the tile, look at what it brings, then confirm.
lesson-win-start-task = Choose the tile with wool and cheese

lesson-land = The land
lesson-land-map = The number on a hex is the price of its land. Animals, fields and buildings need grassland, woodcutters forest, miners mountain. Where a hex shows two kinds, either will do. Lochs are water.
lesson-land-rivers = Blue lines are rivers. Two hexes with a river between them are not neighbours. You grow from neighbour to neighbour, so water stops you until you have ships.
lesson-land-miner = First each player places two workers anywhere. A miner costs £10 and earns £6 each round. Choose hex i3, a mountain, and then the miner: £11 with the land.
lesson-land-companion = { opponent-wren } places both workers now: a miner next to yours, and a woodcutter in the south.
lesson-land-woodcutter = A woodcutter costs £6 and earns £4 each round. Put yours on g3, a forest for £2.

lesson-begin = First turns
lesson-begin-turn = A turn is one main action: trade, obtain or fulfil a contract, expand, upgrade, hire a merchant, or pass. Turns go round until all have passed.
lesson-begin-obtain = A contract pays you £5 in round 1; later it costs. You hold one at a time. Obtain the one that asks for 2 cheese and brings 5 hops, 1 sugar cane and £8.
lesson-begin-end = Until you end your turn you can take it back with Undo. You don’t have to: end your turn.
lesson-begin-companion = { opponent-wren } expands: a cow on i4. Remember where it is.
lesson-begin-cow = To expand, pay the unit and the land. A cow costs £9 and gives 1 milk each round. Put one on g4, next to your woodcutter: £10. Then end your turn.
lesson-begin-companion-contract = { opponent-wren } obtains a contract for 2 whisky. Its place stays empty until the next round.

lesson-neighbours = Neighbours and market
lesson-neighbours-dairy = A cheese dairy makes 1 milk into 1 cheese each round. Build one on h3, between your cow and { opponent-wren }’s: £15 with the land.
lesson-neighbours-bonus = Your dairy is next to another player’s cow, so you may buy milk at once and cheaper: £2 off, £3 off for processed goods. It needs one merchant per unit. Buy 1 milk for £3, then end your turn.
lesson-neighbours-companion = { opponent-wren } sells 1 grain at the market.
lesson-neighbours-price = Each unit you trade keeps one merchant busy until the next round. All go at the same price; then it moves a step for each unit, up after buying, down after selling. Your purchase raised the price of milk to £6.
lesson-neighbours-sell = One merchant is left, and you do not need the wool. Sell it for £4, then end your turn.

lesson-ships = Ships, and passing
lesson-ships-companion = { opponent-wren } upgrades shipping for £4.
lesson-ships-reach = Ships open land across water: first the far bank of a river, then land over one loch hex, then over more. At the end they link your settlements.
lesson-ships-upgrade = Upgrade your shipping too, to river crossing: £4. Then end your turn.
lesson-ships-hire = { opponent-wren } hires a third merchant, also for £4.
lesson-ships-pass = That is enough for one round. The first to pass gets £16 and begins the next round, the second gets £14. Pass, then end your turn.

lesson-harvest = Production
lesson-harvest-companion = { opponent-wren } passes too, and all units on the map produce. Your miner brought £6, your woodcutter £4, your cow 1 milk.
lesson-harvest-produce = Now the dairy: it may turn 1 milk into 1 cheese, even fresh milk. Make 1 cheese.
lesson-harvest-glory = A cow and a dairy made 2 glory for you, a cow 1 for { opponent-wren }. Merchants came home, contracts were filled up. Round 2 will pay 2 glory for every worker.

lesson-export = Exports
lesson-export-ready = You have 2 cheese: all that your contract asks for. Some ask for meat; then one of your animals leaves the map.
lesson-export-fulfil = Fulfil the contract, then end your turn. The box is free for the next one.
lesson-export-imports = Hops are 1 VP each. Cotton, tobacco and sugar cane will be worth 3, 4 or 5 each: the one that all players together bring in least is worth the most.
lesson-export-companion = { opponent-wren } crosses the river: a sheep on j4.
lesson-export-river = Do the same: a sheep on i2, £11 with the land. Over the river it is a settlement of its own, and your ships link the two. Then end your turn.
lesson-export-companion-buys = { opponent-wren } buys 1 grain.
lesson-export-worker = Every worker brings 2 glory this round, and money for the rest of the game. Put a woodcutter on f2 for £8, then end your turn.
lesson-export-companion-passes = { opponent-wren } passes first this time: £16, and the first turn of round 3.
lesson-export-pass = Pass as well, for £14, and end your turn.
lesson-export-produce = Make 1 cheese again.

lesson-end = The end
lesson-end-rounds = Three workers made 6 glory. It goes on like this for five rounds, and obtaining a contract costs more: £5 in round 3, then £10, then £15.
lesson-end-scoring = At the end glory and hops are 1 VP each, rare imports 3 to 5, basic goods 1, processed goods 2, and every £10 is 1 VP.
lesson-end-ranks = With two players the most contracts fulfilled bring 8 VP, and the most settlements linked by ships 12. A tie shares them.
lesson-end-more = A whole game also has clans, each with its own power, and ports with a bonus each. Unavailable actions explain why, and the rules are one tap away.
lesson-end-play = That was everything in a round. The best next step is a whole game against { opponent-wren }.
