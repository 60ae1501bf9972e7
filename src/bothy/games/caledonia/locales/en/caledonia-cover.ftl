home-caledonia = Clans of Caledonia
home-caledonia-about = Settle land, keep animals, bake and distil, trade at a market that moves, and ship goods abroad. Five rounds; the most points win.

## Expansions at setup

expansion-caledonia-trains = Trains
expansion-caledonia-trains-about = Goods go by rail: deliveries bring bonuses, and milestones score.
expansion-caledonia-markets = Farmers’ markets
expansion-caledonia-markets-about = Markets on the map buy goods from players who settle next to them.
expansion-caledonia-awards = Awards
expansion-caledonia-awards-about = At the end, points for the player with the most of what an award counts.
expansion-caledonia-future = Future contracts
expansion-caledonia-future-about = The next contracts are open, so you can plan for them.
expansion-caledonia-tiles = New tiles
expansion-caledonia-tiles-about = Nine clans, nine ports, and map sides with waterfalls join the others.
expansion-caledonia-automa = The Automa
expansion-caledonia-automa-about = An opponent of cards and dice takes the last seat.

set-caledonia-base = The base game
set-caledonia-base-about = The best choice for a first game.
set-caledonia-trains = First time with trains
set-caledonia-trains-about = The railway alone, all else as usual.
set-caledonia-alone = Solo against the Automa
set-caledonia-alone-about = One person, the gentlest level; every step of its turn is shown.
set-caledonia-everything = Everything
set-caledonia-everything-about = All of Industria at once, for experienced players.
