# Same as in English (glen-rondel, glen-short-*, glen-row-whisky, glen-row-points)

## Les mots des plateaux

glen-list = { $rest } et { $last }
glen-or = {" "}ou{" "}
glen-die = le dé
glen-you = vous
glen-goods = { $count } { $resource }
glen-some-any = { $count ->
    [one] { $count } ressource quelconque
   *[other] { $count } ressources quelconques
 }
glen-some-different = { $count } ressources différentes
glen-some-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
 }
glen-some-scotsmen = { $count ->
    [one] { $count } Écossais
   *[other] { $count } Écossais
 }
glen-some-whisky = { $count ->
    [one] { $count } tonneau de whisky
   *[other] { $count } tonneaux de whisky
 }
glen-some-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
glen-some-choice = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
 }
glen-some-markers = { $count ->
    [one] un pion de clan
   *[other] { $count } pions de clan
 }
glen-some-vp = { $count } PV
glen-some-movement = { $count ->
    [one] { $count } point de mouvement
   *[other] { $count } points de mouvement
 }
glen-some-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
glen-take-discard = une tuile de la défausse, gratuite
glen-may-remove = { $count ->
    [one] vous pouvez retirer { $count } tuile
   *[other] vous pouvez retirer jusqu’à { $count } tuiles
 }
glen-must-remove = { $count ->
    [one] retirez { $count } tuile
   *[other] retirez { $count } tuiles
 }
glen-steps = selon { $what } : { $steps }
glen-step = à partir de { $from }, { $points } PV
glen-count-villages = vos villages
glen-count-tiles-with-scotsman = vos tuiles avec un Écossais
glen-count-overlay-tiles = vos tuiles superposées
glen-count-coins = vos pièces
glen-count-river-tiles = vos tuiles de rivière
glen-card = la carte { $card }
glen-person = { $tile }, qui compte pour deux personnages
glen-activate = activez une de vos tuiles : { $icon }
glen-trade = { $pay } contre { $gain }
glen-power-extra-activation = à chaque tour, une tuile de plus peut être activée, proche ou lointaine
glen-power-activate-all = ce tour-ci, toutes vos tuiles peuvent être activées
glen-power-castle-scotsmen-count-more = aux décomptes, les Écossais de votre château initial comptent { $times } fois
glen-power-coins-count-more = à la fin, vos { $first } premières pièces valent { $vp } PV chacune
glen-power-castles-as-scotsmen = pour poser une tuile, vos châteaux comptent comme des Écossais
glen-power-points-for-whisky = une distillerie peut donner { $vp } PV à la place d’un tonneau
glen-power-points-for-movement = { $vp } PV par point de mouvement restant en fin de tour
glen-power-coins-in-trade = dans chaque échange, une pièce peut remplacer { $resources } ressource
glen-timing-at-once = tout de suite
glen-timing-lasting = durable
glen-timing-at-end = à la fin
glen-kind-person = personnage
glen-kind-end = la fin de la partie
glen-kind-rondel = un arrêt du rondel
glen-river = rivière
glen-overlay = superposée

## Rondel

glen-rondel = Rondel
glen-order = Ordre du tour
glen-next = { $who } joue ensuite
glen-next-you = C’est à vous de jouer ensuite
glen-now = C’est à { $who }
glen-now-you = C’est à vous
glen-then = Puis { $who }
glen-over = Plus personne ne joue
glen-stack = Pile { $stack } : encore { $left }
glen-stack-scoring = La dernière tuile de la pile { $stack } amène un décompte
glen-pawn = Pion de { $name }
glen-pawn-step = Pion de { $name }, coup { $step } depuis le vôtre
glen-pawn-last = Pion de { $name }, le dernier de la file
glen-die-here = Le dé
glen-empty = case vide
glen-new = tout juste révélée
glen-takeable = vous pouvez la prendre
glen-cost-free = gratuite
glen-cost = coûte { $price }
glen-cost-market = coûte { $price } ; le marché demande { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } pour ce qui vous manque
glen-cost-never = coûte { $price } ; le marché ne peut pas fournir ce qui vous manque
glen-at-once = tout de suite : { $what }
glen-activation = activation : { $what }
glen-no-activation = pas d’activation
glen-follow-order = Ordre ensuite
glen-follow-again = vous rejouez
glen-follow-lost = Perdu : { $what }
glen-follow-lost-none = Aucune tuile n’est perdue
glen-follow-laid = { $count ->
    [0] Aucune tuile ne sera révélée
    [one] { $count } tuile sera révélée
   *[other] { $count } tuiles seront révélées
 }
glen-follow-scoring = Un décompte a lieu
glen-follow-end = La partie s’achève
glen-follow-die = Puis le dé est lancé

## Marché

glen-market = Marché
glen-market-buy = achat à { $coins }
glen-market-sell = vente à { $coins }
glen-market-full = épuisé
glen-market-empty = personne n’achète
glen-market-row = { $resource } : { $buy }, { $sell }

## Territoire

glen-territory = Territoire de { $name }
glen-my-territory = Votre territoire
glen-way = { $row-size ->
    [0] {""}
   *[other] { $row-size } { $row-sign ->
        [minus] en haut
       *[plus] en bas
     }
 }{ $row-size ->
    [0] {""}
   *[other] { $column-size ->
        [0] {""}
       *[other] {" "}
     }
 }{ $column-size ->
    [0] {""}
   *[other] { $column-size } { $column-sign ->
        [minus] à gauche
       *[plus] à droite
     }
 }
glen-territory-told = Territoire de { $name }, en comptant à partir du village initial
glen-wakes = active { $what }
glen-wakes-nothing = n’active rien
glen-used = activée en { $number ->
    [1] 1re
   *[other] { $number }e
 }
glen-can = vous pouvez { $what }
glen-verb-activate = l’activer
glen-verb-give = payer avec elle
glen-verb-send-away = payer avec un Écossais d’ici
glen-verb-sell = vendre d’ici
glen-verb-walk = déplacer un Écossais d’ici
glen-verb-store = y déposer une ressource
glen-verb-station = y placer un Écossais
glen-verb-remove = la retirer
glen-verb-cover = la recouvrir
glen-full = { $have } sur { $room } : { $lost ->
    [one] { $lost } ressource serait perdue
   *[other] { $lost } ressources seraient perdues
 }
glen-holds = { $have } ressources sur { $room }
glen-covers = recouvre { $what }
glen-back-to-mine = Retour à votre territoire
glen-nearest = L’Écossais le plus proche se tient sur { $tile }

## Activations

glen-tray = Activer
glen-tray-left = Reste à activer
glen-tray-none = Plus rien à activer
glen-tray-far = Proche ou lointaine, par le Loch Ness
glen-trail = Fait ce tour-ci
glen-movement-left = { $count ->
    [0] aucun mouvement
    [one] { $count } point de mouvement
   *[other] { $count } points de mouvement
 }
glen-choose-scotsman = choisissez un Écossais, puis où il va
glen-choices = À choisir

## Clans

glen-clans = Plateau de clan
glen-clan-start = départ
glen-clan-held = pion de clan de { $name }
glen-clan-road = route { $coins ->
    [0] gratuite
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
glen-clan-way = Route : { $what }
glen-clan-hint = Toute route part du départ ou d’un pion de clan quelconque. Choisissez un clan pour voir sa route et son bonus.

## Possessions

glen-mine = Ce que vous avez
glen-coins = pièces
glen-whisky = tonneaux de whisky
glen-supply = Écossais en réserve
glen-markers = pions de clan restants
glen-persons = personnages
glen-cards = cartes Lieu emblématique
glen-vp = PV
glen-powers = bonus durables
glen-none = aucun

## Décomptes

glen-scores = Décompte actuel
glen-scores-about = Ce que donnerait un décompte maintenant, et ce qu’apporterait un de plus.
glen-category = Catégorie
glen-one-more = un de plus
glen-one-more-of = un de plus : +{ $vp } PV
glen-vp-now = { $vp } PV
glen-size-line = territoire { $size }, le plus petit { $smallest } : { $fine }
glen-size = Territoire
glen-total = PV jusqu’ici
glen-coins-worth = Pièces à la fin
glen-have-vp = { $have }, donne { $vp } PV

## Joueurs et onglets

glen-players = Joueurs
glen-tab-table = Plateau
glen-tab-clans = Les clans
glen-tab-scores = Décompte
glen-tab-players = Joueurs
glen-tab-notes = Divers
glen-tab-market = Marché
glen-look-at = Voir le territoire de { $name }
glen-took = a pris { $tile }
glen-at-the-end = a atteint la fin
glen-close = Fermer
glen-card-of = À propos de { $what }

# The drawn table
glen-would-go = partirait
glen-then-in-order = puis
glen-tiles-go = { $count ->
    [one] 1 tuile part
   *[other] { $count } tuiles partent
}
glen-wakes-in-order = { $count ->
    [0] Rien n’est activé
    [one] Une tuile est activée
   *[other] { $count } tuiles sont activées, dans cet ordre
}
glen-scores-after = après la pile { $stack }
glen-clans-left = { $markers ->
    [one] 1 pion de clan
   *[other] { $markers } pions de clan
}, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
glen-clans-grow = agrandir
glen-clan-cheapest = La route la moins chère
glen-clan-step = { $from } à { $to }
glen-clan-far-yellow = à 0 ou 1 pièce du départ
glen-clan-far-blue = à 2 pièces du départ
glen-clan-far-red = à 3 pièces du départ
glen-clan-far-purple = à 4 ou 5 pièces du départ, points immédiats
glen-picker = Ressource { $number }
glen-stack-left = encore { $left }
glen-stack-bell = décompte
glen-short-montrose = Montrose
glen-short-conan-doyle = Conan Doyle
glen-short-bonnie-prince-charlie = Prince Charles
glen-short-rob-roy = Rob Roy
glen-short-walter-scott = Walter Scott
glen-short-craigellachie-bridge = Craigellachie
glen-short-abernethy = Abernethy
glen-short-armadale-castle = Armadale
glen-short-flora-macdonald = F. MacDonald
glen-short-william-wallace = W. Wallace
glen-short-robert-the-bruce = Robert Ier
glen-row-castle-scotsmen = château
glen-row-landmarks = lieux
glen-row-whisky = whisky
glen-row-persons = personnages
glen-row-size = taille
glen-row-coins = pièces
glen-row-points = points
glen-placing-hint = Choisissez un emplacement. Le nombre dit combien de tuiles y seront activées.
glen-shelf = Chroniques
glen-shelf-asks = à vous de répondre
glen-shelf-soon = se termine bientôt
glen-shelf-over = terminé
glen-shelf-news = { $name } y a changé quelque chose
