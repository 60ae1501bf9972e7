### Évènements des Lieux Emblématiques du Marteau des Écossais

history-loch-lomond = Loch Lomond : prendre toutes les Pièces de la ligne Angleterre
history-glenfinnan-church = Glenfinnan Church : l’activer ainsi que les Tuiles adjacentes
history-glenfinnan-monument = Glenfinnan Monument : l’Anglais échange sa place avec une Tuile du Rondel
history-wades-roads = General Wade’s Military Roads : un Pion de Clan gratuit sur un Domaine de Clan violet

ask-swapping = Quelle Tuile du Rondel échange sa place avec l’Anglais ?
ask-placing-freely = Quel Domaine de Clan violet reçoit votre Pion ? Il n’y a pas de route à payer.
do-swap-englishman = Échanger l’Anglais et { $tile }
do-place-freely = Poser un Pion de Clan sur { $clan }
verb-swap-englishman = Échanger l’Anglais
verb-place-freely = Poser un Pion de Clan
no-other-colour = { $clan } n’est pas violet. Choisissez un Domaine de Clan violet.
event-englishman-swapped = Siège { $seat } échange l’Anglais et { $tile }.
effect-england-row = Pièces de la ligne Angleterre
    .many = Pièces de la ligne Angleterre
effect-activate-around = activation d’une Tuile et de ses voisines
    .many = activations de Tuiles et de leurs voisines
effect-swap-englishman = échange de l’Anglais
    .many = échanges de l’Anglais
effect-free-marker = Pion de Clan sans route
    .many = Pions de Clan sans route
