home-caledonia = Clans of Caledonia
home-caledonia-about = Settle land, keep animals, bake and distil, trade at a market that moves, and ship goods abroad. Five rounds; the most points win.

set-caledonia-base = The base game
set-caledonia-base-about = The best choice for a first game.
set-caledonia-everything = Everything
set-caledonia-everything-about = All of Industria at once, for experienced players.
options-caledonia-map = Map
