### A first game, step by step. The steps are in lessons/first.json, which name the messages here.

lesson-win = How to win
lesson-win-goal = The player with the most victory points (VP) at the end wins. VP come from your tiles, from four scorings and from coins; a territory larger than the smallest one costs VP.
lesson-win-scorings = A scoring compares four things: Scotsmen on your home castle, landmarks, whisky and persons. In each you score for how far you’re ahead of the player with the fewest. This table shows what a scoring would bring now.
lesson-win-last = The ring of tiles is the rondel. The last player on it acts: that’s you. You may go forward to any tile ahead, near or far; but all those you overtake act before you do again.
lesson-win-take = Begin with Inshriach, the next tile ahead. It costs nothing. Choose it, see who would act after you, then confirm.

lesson-land = Your territory
lesson-land-rules = A tile must touch your territory with a full edge, and one of your Scotsmen must stand on one of the eight places around it. Yours stands on the home village. The river keeps to its one row: there only tiles with the river follow each other.
lesson-land-place = Inshriach has no river, so it goes above or below that row. Place it above the home village.
lesson-land-wake = Once a tile is placed, it and all tiles around it, corners too, may be activated, each once this turn. So it pays to build close together.
lesson-land-wood = Activate Inshriach: it makes 1 wood, which stays on the tile. A tile holds three resources at most.
lesson-land-end = The home tiles may be activated as well, but their movement can wait: activating is optional. End your turn.

lesson-order = Who acts next
lesson-order-companion = { opponent-wren } was last, jumps ahead to Glen Lyon and makes a sheep.
lesson-order-die = Then the die was last. With two players it plays along: it moves 1 to 3 tiles and the one it stops on is gone. So are tiles that all pieces have passed. New ones are laid behind the last piece.
lesson-order-take = You are last again. Take Black Isle, a field of barley.
lesson-order-place = Place it above the home castle, next to Inshriach, so that Inshriach is activated again.
lesson-order-barley = Activate Black Isle for 1 barley, then Inshriach for another wood.
lesson-order-move = Villages and castles give movement. Activate the home village for 1 movement point.
lesson-order-walk = Move your Scotsman one step east, onto the home castle: there he counts in every scoring. Then end your turn.

lesson-cost = Costs and whisky
lesson-cost-again = The die moved on, and you are last once more. Short steps bring many turns.
lesson-cost-market = Some tiles cost resources. You buy missing ones here, and pay with them at once: coins go on the next empty space of the row, so each purchase costs more than the one before. Selling takes the last coins back out.
lesson-cost-take = Take Pulteney, a distillery. It costs 1 stone.
lesson-cost-pay = Buy the stone. The first space of its row is filled, so it costs 2 coins.
lesson-cost-place = Place it to the right of Black Isle. Your Scotsman on the castle stands at its corner: near enough.
lesson-cost-whisky = Pulteney gave you a barrel of whisky at once. Such immediate effects come before all activations. Barrels are kept next to your territory.
lesson-cost-distil = When activated, Pulteney makes 1 barley into another barrel. Activate it, and pay the barley from Black Isle.
lesson-cost-barley = Black Isle is next to it and may be activated too. Take 1 barley for next time, then end your turn.

lesson-bell = A scoring
lesson-bell-companion = { opponent-wren } takes Crieff Tryst, a trade tile, and gives the sheep for 3 VP. Then the die takes William Wallace away.
lesson-bell-near = Stack A has one tile left. As soon as it is laid a scoring comes, and that will be at the end of your turn.
lesson-bell-take = So collect what counts. Castle Stalker is a landmark and costs 1 wood and 1 stone. Take it.
lesson-bell-pay = Pay the wood from Inshriach and buy the stone: 3 coins by now.
lesson-bell-river = It has the river, so it must go to one end of it. Place it to the right of the home castle.
lesson-bell-distil = The landmark card brought 3 coins, the castle a Scotsman. Pulteney may be activated again: make your barley into one more barrel.
lesson-bell-home = Activate Castle Stalker for 1 movement point, and send the new Scotsman west, onto the home castle.
lesson-bell-ring = Two Scotsmen at home, one landmark, three barrels. End your turn, and the scoring comes.
lesson-bell-scored = 2 + 1 + 3: that made 6 VP. Being 1, 2 or 3 ahead brings as many VP, 4 ahead brings 5, and 5 or more bring 8.

lesson-chiefs = Persons and clans
lesson-chiefs-person = Robert the Bruce is a person. A person needs no place in your territory, counts in every scoring, and lets you put a marker on the clan board.
lesson-chiefs-take = He is far ahead. The others will act several times before you do again: that is what long jumps cost. Take him.
lesson-chiefs-marker = A marker pays the roads on its way and brings what the clan offers. MacLeod is free to reach and gives 3 coins. Place it there, then end your turn.

lesson-end = The end
lesson-end-turns = Now { opponent-wren } and the die go on until you are last again. Who acts next is always written here.
lesson-end-size = Watch your size: at the end, every tile you have more than the smallest territory costs 3 VP. You have six, { opponent-wren } four. Persons aren’t tiles.
lesson-end-end = Stacks B, C and D follow; the tile The End is in D. When all have reached it there is a last scoring, then size is paid for, and each coin is 1 VP.
lesson-end-play = That was the whole lesson. The best next step is a whole game against { opponent-wren }.
