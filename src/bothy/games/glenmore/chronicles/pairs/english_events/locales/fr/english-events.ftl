### Évènements des Lieux Emblématiques du Marteau des Écossais

does-loch-lomond = prendre toutes les Pièces de la ligne Angleterre
history-loch-lomond = { card-loch-lomond } : { does-loch-lomond }
does-glenfinnan-church = l’activer ainsi que les Tuiles adjacentes
history-glenfinnan-church = { card-glenfinnan-church } : { does-glenfinnan-church }
does-glenfinnan-monument = l’Anglais échange sa place avec une Tuile du Rondel
history-glenfinnan-monument = { card-glenfinnan-monument } : { does-glenfinnan-monument }
does-wades-roads = un Pion de Clan gratuit sur un Domaine de Clan violet
history-wades-roads = { card-wades-roads } : { does-wades-roads }

ask-swapping = Quelle Tuile du Rondel échange sa place avec l’Anglais ?
ask-placing-freely = Quel Domaine de Clan violet reçoit votre Pion ? Il n’y a pas de route à payer.
do-swap-englishman = Échanger l’Anglais et { $tile }
do-place-freely = Poser un Pion de Clan sur { $clan }
verb-swap-englishman = Échanger l’Anglais
verb-place-freely = Poser un Pion de Clan
no-other-colour = { $clan } n’est pas violet. Choisissez un Domaine de Clan violet.
event-englishman-swapped = Place { $seat } échange l’Anglais et { $tile }.
effect-england-row = Pièces de la ligne Angleterre
    .many = Pièces de la ligne Angleterre
effect-activate-around = activation d’une Tuile et de ses voisines
    .many = activations de Tuiles et de leurs voisines
effect-swap-englishman = échange de l’Anglais
    .many = échanges de l’Anglais
effect-free-marker = Pion de Clan sans route
    .many = Pions de Clan sans route
