### The dragon boat races, step by step. The steps are in lessons/boats.json.

lesson-boats = The boat race
lesson-boats-goal = Your boat lies on your home castle. It races down your river to the left, through every other river, and back home to this castle. The first home gets 15 VP and a barrel; the last player scores nothing for coins.
lesson-boats-rivers = There are always four rivers; with two players two of them are neutral. Open this chip to see all of them as one line, with every boat on it.
lesson-boats-take = A boat rows with movement points, one for each tile. Kingston on Spey makes two of them: take it, and buy the wood it costs.
lesson-boats-place = It has the river. Place it at its left end; your river is longer now, for all who row through it.
lesson-boats-move = Activate Kingston on Spey for 2 movement points.
lesson-boats-open = The race opens only once a pawn passes the tile Race Start, which comes with stack B. Until then movement is for Scotsmen: move yours onto the castle, and end your turn.
lesson-boats-castles = On each castle lie rewards, face down. A boat that comes to one stops: its owner looks at them all and may keep one. It takes effect at once.
