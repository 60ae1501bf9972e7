## The Dragon Boat Races

option-boats = The Dragon Boat Races
option-boats-false = without
option-boats-true = with
option-boats-about = Boats race down the river through every territory, with hidden rewards on the castles; easy, about 5 minutes longer.
tile-race-start = Race Start
tile-kingston-on-spey = Kingston on Spey
tile-corpach = Corpach
icon-shipyard = shipyard
river-garry = River Garry
river-oich = River Oich
reward-three-coins = 3 coins
reward-three-vp = 3 VP
reward-four-vp = 4 VP
reward-barrel = 1 barrel of whisky
reward-scotsman = 1 Scotsman on any of your tiles
reward-two-resources = 2 resources of your choice
reward-far-tile = activate one tile, near or far
reward-three-steps = 3 movement points
reward-marker = a clan marker
why-reward = reward
why-race-place = place in the race
category-boats = the boat race
score-boats = Boat race
breakdown-coins-last = Coins: { $count }, worth nothing with the Last card
ask-choosing-reward = You look at the rewards on the home castle of seat { $owner }. Which one do you keep?
ask-choosing-reward-neutral = You look at the rewards on the castle of the { $river }. Which one do you keep?
ask-far-activation = Which tile does the reward let you activate? It may be near or far.
verb-row = Row
verb-keep-reward = Keep a reward
do-row = Row your boat one tile on
do-keep-reward = Keep: { $reward }
event-boats-launched = Every boat is on its home castle. On each of the { $castles } castles of the race { $count ->
    [one] lies { $count } reward
   *[other] lie { $count } rewards
 }, face down.
event-race-opened = Seat { $seat } passes the race start: the race is open.
event-rowed = The boat of seat { $seat } rows to { $tile } in the territory of seat { $owner }.
event-rowed-neutral = The boat of seat { $seat } rows to space { $space } of the { $river }.
event-looked = Seat { $seat } looks at the rewards on the home castle of seat { $owner }.
event-looked-neutral = Seat { $seat } looks at the rewards on the castle of the { $river }.
event-reward = Seat { $seat } keeps a reward: { $reward }.
event-boat-home = The boat of seat { $seat } is home, in place { $place }.
event-boat-last = Seat { $seat } gets a Last card.
no-race-not-open = The race isn’t open yet. It opens when a pawn passes the race start.
no-race-over-for-you = Your race is over: your boat stays on its castle.
no-row-later = Finish what you’ve begun, then row.
no-reward-not-there = This reward doesn’t lie on this castle. Choose one of those you see.
no-boat-there = A boat lies on this tile, so it can’t be removed. Choose another tile.
note-race-waits = Boat race: not open yet.
note-race-open = Boat race: open.
note-boat = Boat of { $seat }: on { $tile } in the territory of { $owner }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } from home.
note-boat-neutral = Boat of { $seat }: on space { $space } of the { $river }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } from home.
note-boat-done = Boat of { $seat }: { $place ->
    [4] has the Last card
   *[other] home, in place { $place }
 }.
note-castle = Rewards on the home castle of { $owner }: { $count }.
note-castle-neutral = { $river }: { $length } spaces, the castle on space { $space }; rewards there: { $count }.
note-rewards-taken = Rewards { $seat } has kept: { $reward }.
note-seen = You’ve seen on the home castle of { $owner }: { $reward }.
note-seen-neutral = You’ve seen on the castle of the { $river }: { $reward }.
effect-far-tile = tile activated
    .many = tiles activated

## Messages of the browser page

glen-piece-boat = { $name }’s boat
shelf-boats = Race
shelf-boats-seat = { $name } { $steps ->
    [0] home
    [one] { $steps } step from home
   *[other] { $steps } steps from home
 }
shelf-boats-about = from right to left through every river, and home
shelf-boats-rivers = The rivers of the race, from mine on
shelf-boats-castle = castle, rewards face down: { $count }
shelf-boats-water = water
shelf-boats-choose = Rewards on this castle
shelf-boats-place = { $place ->
    [4] last card
   *[other] home, place { $place }
 }
shelf-boats-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
 }
shelf-boats-row = { $count ->
    [one] Row one tile: { $count } point left
   *[other] Row one tile: { $count } points left
 }
shown-reward = Reward of the race: { $reward }
shown-reward-about = Lies face down on a castle. When your boat gets there, you may keep one.
shown-race = { $place ->
    [1] Winner card
    [4] Last card
   *[other] Race card { $place }
 }
shown-race-about = { $place ->
    [4] Your coins score nothing at the end of the game.
    [1] { $vp } VP and { $whisky } barrel of whisky for the first boat home.
   *[other] { $vp } VP for boat number { $place } home.
 }
shown-river-about = A neutral river of { $length } spaces, with a castle on space { $castle }.

### lesson

## The dragon boat races, step by step. The steps are in lessons/boats.json.

lesson-boats = The boat race
lesson-boats-goal = Your boat lies on your home castle. It races down your river to the left, through every other river, and back home to this castle. The first home gets 15 VP and a barrel; the last player scores nothing for coins.
lesson-boats-rivers = There are always four rivers; with two players two of them are neutral. Open this chip to see all of them as one line, with every boat on it.
lesson-boats-take = A boat rows with movement points, one for each tile. Kingston on Spey makes two of them: take it, and buy the wood it costs.
lesson-boats-place = It has the river. Place it at its left end; your river is longer now, for all who row through it.
lesson-boats-move = Activate Kingston on Spey for 2 movement points.
lesson-boats-open = The race opens only once a pawn passes the tile Race Start, which comes with stack B. Until then movement is for Scotsmen: move yours onto the castle, and end your turn.
lesson-boats-castles = On each castle lie rewards, face down. A boat that comes to one stops: its owner looks at them all and may keep one. It takes effect at once.

### cover

expansion-glenmore-boats = The Dragon Boat Races
expansion-glenmore-boats-about = Boats row down every player’s river, and castles on the way hold rewards.
