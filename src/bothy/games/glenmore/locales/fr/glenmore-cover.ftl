# Same as in English (home-glenmore)

home-glenmore = Glen More II: Chronicles
home-glenmore-about = Prenez des tuiles sur un anneau où le dernier joue, bâtissez votre territoire et choisissez ce que chaque tuile active. Le plus de points gagne.

set-glenmore-base = Le jeu de base
set-glenmore-base-about = À jouer en premier.
set-glenmore-evening = Une soirée à quatre chroniques
set-glenmore-evening-about = Bateaux, tonneaux, haggis et conseil : chacune s’explique vite.
set-glenmore-everything = Les huit chroniques
set-glenmore-everything-about = Tout à la fois, pour qui les connaît bien.
options-glenmore-chronicles = Chroniques
