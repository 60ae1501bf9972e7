home-caledonia = Clans of Caledonia
home-caledonia-about = Settle land, keep animals, bake and distil, trade at a market that moves, and ship goods abroad. Five rounds; the most points win.

## Expansions at setup

expansion-caledonia-trains = Trains
expansion-caledonia-trains-about = Goods go by rail: deliveries bring bonuses, and milestones score.
expansion-caledonia-markets = Farmers’ markets
expansion-caledonia-markets-about = Markets on the map buy goods of whoever settles beside them.
expansion-caledonia-awards = Awards
expansion-caledonia-awards-about = At the end, points for whoever has most of what an award asks for.
expansion-caledonia-future = Future contracts
expansion-caledonia-future-about = The contracts to come lie open, and can be planned for.
expansion-caledonia-tiles = New tiles
expansion-caledonia-tiles-about = Nine clans, nine ports, and map sides with waterfalls join the others.
expansion-caledonia-automa = The Automa
expansion-caledonia-automa-about = An opponent of cards and dice takes the last seat.

set-caledonia-base = The base game
set-caledonia-base-about = What everybody should play first.
set-caledonia-trains = First time with trains
set-caledonia-trains-about = The railway alone, all else as usual.
set-caledonia-alone = Solo against the Automa
set-caledonia-alone-about = One person, the gentlest level; every step of its turn is shown.
set-caledonia-everything = Everything
set-caledonia-everything-about = All of Industria at once, for those who know it well.
