# Same as in English (home-caledonia)

home-caledonia = Clans of Caledonia
home-caledonia-about = Occupez des terres, élevez du bétail, faites du pain et du whisky, commercez sur un marché qui bouge et exportez. Cinq manches ; le plus de points gagne.

set-caledonia-base = Le jeu de base
set-caledonia-base-about = À jouer en premier.
set-caledonia-everything = Tout à la fois
set-caledonia-everything-about = Toute l’extension Industria, pour qui la connaît bien.
options-caledonia-map = Carte
