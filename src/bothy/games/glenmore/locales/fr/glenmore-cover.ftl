home-glenmore = Glen More II: Chronicles
home-glenmore-about = Prenez des tuiles sur un anneau où le dernier joue, bâtissez votre territoire et choisissez ce que chaque tuile active. Le plus de points gagne.

## Les chroniques à la préparation

expansion-glenmore-boats = Les courses de bateaux-dragons
expansion-glenmore-boats-about = Les bateaux descendent la rivière de chacun, et les châteaux cachent des récompenses.
expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Qui passe la montagne y laisse quelque chose ; qui s’y repose emporte tout.
expansion-glenmore-cask = La Réserve Single Cask d’Old Jamey
expansion-glenmore-cask-about = Le whisky vieillit dans vos caves : plus vous attendez, plus il rapporte.
expansion-glenmore-hammer = Le Marteau des Écossais
expansion-glenmore-hammer-about = Un Anglais entre sur le rondel ; qui tient son jeton prend des tuiles avec lui. À trois ou quatre.
expansion-glenmore-haggis = Ode au Haggis
expansion-glenmore-haggis-about = Les auberges donnent du haggis ; à trois festins, le dé décide de ce qui est servi.
expansion-glenmore-tome = L’Ouvrage Douteux sur l’Histoire d’Écosse
expansion-glenmore-tome-about = Les cartes Lieu emblématique ont au dos un évènement, utilisable une fois.
expansion-glenmore-council = Entre le Marteau et l’Enclume
expansion-glenmore-council-about = On vote en secret sur ce qui comptera à la fin.
expansion-glenmore-mobs = Penny Mobs
expansion-glenmore-mobs-about = Les truands travaillent pour qui les sort de prison, et coûtent des points à la fin.

set-glenmore-base = Le jeu de base
set-glenmore-base-about = À jouer en premier.
set-glenmore-evening = Une soirée à quatre chroniques
set-glenmore-evening-about = Bateaux, tonneaux, haggis et conseil : chacune s’explique vite.
set-glenmore-everything = Les huit chroniques
set-glenmore-everything-about = Tout à la fois, pour qui les connaît bien.
