### Évènements des lieux emblématiques du Marteau des Écossais

does-loch-lomond = prendre toutes les pièces de la ligne Angleterre
history-loch-lomond = { card-loch-lomond } : { does-loch-lomond }
does-glenfinnan-church = l’activer ainsi que les tuiles adjacentes
history-glenfinnan-church = { card-glenfinnan-church } : { does-glenfinnan-church }
does-glenfinnan-monument = l’Anglais échange sa place avec une tuile du rondel
history-glenfinnan-monument = { card-glenfinnan-monument } : { does-glenfinnan-monument }
does-wades-roads = un pion de clan gratuit sur un domaine de clan violet
history-wades-roads = { card-wades-roads } : { does-wades-roads }

ask-swapping = Quelle tuile du rondel échange sa place avec l’Anglais ?
ask-placing-freely = Quel domaine de clan violet reçoit votre pion de clan ? Il n’y a pas de route à payer.
do-swap-englishman = Échanger l’Anglais et { $tile }
do-place-freely = Poser un pion de clan sur { $clan }
verb-swap-englishman = Échanger l’Anglais
verb-place-freely = Poser un pion de clan
no-other-colour = { $clan } n’est pas violet. Choisissez un domaine de clan violet.
event-englishman-swapped = Place { $seat } échange l’Anglais et { $tile }.
effect-england-row = pièces de la ligne Angleterre
    .many = pièces de la ligne Angleterre
effect-activate-around = activation d’une tuile et de ses voisines
    .many = activations de tuiles et de leurs voisines
effect-swap-englishman = échange de l’Anglais
    .many = échanges de l’Anglais
effect-free-marker = pion de clan sans route
    .many = pions de clan sans route
