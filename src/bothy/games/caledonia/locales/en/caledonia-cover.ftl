home-caledonia = Clans of Caledonia
home-caledonia-about = Settle land, keep animals, bake and distil, trade at a market that moves, and ship goods abroad. Five rounds; the most points win.
