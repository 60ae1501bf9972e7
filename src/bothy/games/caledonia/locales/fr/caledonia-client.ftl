# Same as in English (cal-total, cal-ask-ports)

### Ce que dit le navigateur sur les plateaux de Clans of Caledonia

## Autour de la carte

cal-map = Carte
cal-map-role = carte de cases hexagonales
cal-zoom = Taille de la carte
cal-zoom-in = Agrandir
cal-zoom-out = Réduire
cal-fit = Voir toute la carte
cal-overlays = Affiché sur la carte
cal-overlay-reach = Portée
cal-overlay-prices = Voisins
cal-overlay-settlements = Villages
cal-about-reach = Ce que vous atteignez : maintenant, avec un niveau d’expédition de plus, avec deux
cal-about-prices = Marchandises moins chères à côté des autres
cal-about-settlements = Villages qui comptent, et ceux à part
cal-tabs = Parties de la table
cal-hex = Case { $hex }
cal-close-card = Fermer la fiche
cal-mist = brume
cal-hex-mist = { $hex }, brume, hors de cette carte
cal-hex-closed = fermé à tous
cal-hex-piece = { $name } : { $thing }
cal-hex-in-reach = à portée
cal-hex-needs = demande { $level }
cal-hex-offers = { $count ->
    [one] { $count } unité peut y être déployée
   *[other] { $count } unités peuvent y être déployées
 }
cal-changed-by = changé par { $name } depuis votre tour
cal-land-cost = terrain £{ $cost }
cal-delta = delta de rivière
cal-waterfall = chute d’eau
cal-border = frontière de la carte
cal-neighbourhood = Voisinage, jusqu’à { $most } de chaque :
cal-needs = Trop loin : il faut { $level }, vous avez { $have } : £{ $price }.
cal-why-not = Pourquoi pas les autres ?
cal-settlements-all = { $count ->
    [one] { $count } village, et il compte
   *[other] Vos { $count } villages comptent tous
 }

## Marché

cal-market = Marché
cal-ladder = { $thing } : £{ $price }, vous en avez { $own }
cal-ladder-next = { $thing } : £{ $price }, vous en avez { $own }, puis { $next }
cal-buy-short = Achat
cal-sell-short = Vente
cal-bought = { $name } en a acheté { $count }
cal-sold = { $name } en a vendu { $count }
cal-buy-how-many = Acheter, { $thing } :
cal-sell-how-many = Vendre, { $thing } :
cal-lot = { $count } × { $each } = { $total }
cal-lot-then = , puis { $price }
cal-lot-extra = et { $amount } pour l’échange
cal-market-hint = Choisissez une marchandise à acheter ou à vendre.
cal-merchants-free = { $count ->
    [0] Aucun marchand libre.
    [one] Un marchand libre.
   *[other] { $count } marchands libres.
 }

## Contrats et tuiles

cal-export-board = Exportations
cal-contract-costs = Coût d’un contrat, manche par manche
cal-round = manche { $round }
cal-box-empty = place vide
cal-pile = { $count ->
    [one] { $count } autre dans la pioche
   *[other] { $count } autres dans la pioche
 }
cal-amount = { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 }
cal-contract-named = { $number } ({ $cost } contre { $gain })
cal-contract-label = Contrat { $number } : { $cost } contre { $gain }
cal-missing = il manque { $count } { $thing }{ $known ->
    [yes] , { $price } au marché
   *[no] {""}
 }
cal-complete = vous avez tout ce qu’il demande
cal-contract = Contrat
cal-contract-box = au plateau des exportations, case { $box }
cal-import-worth = { $vp } PV selon la rareté du moment
cal-ready = prêt
cal-no-more = plus assez
cal-hops = houblon
cal-free-land = { $count ->
    [one] une case libre
   *[other] { $count } cases libres
 }
cal-bonus-upgrade = { $count ->
    [one] un bonus Amélioration
   *[other] { $count } bonus Amélioration
 }
cal-drawn = Contrats piochés
cal-export-box = Caisse d’exportation
cal-export-box-empty = caisse d’exportation : vide
cal-tiles = Tuiles de score
cal-tile-label = Manche { $round } : { $text } Vous en auriez { $glory } maintenant.
cal-tile-of-round = Tuile de score de la manche { $round }
cal-tile-basic-goods = { $glory } gloire par marchandise de base.
cal-tile-processed-goods = { $glory } gloires par lot de { $every } produits transformés.
cal-tile-production-units = { $glory } gloire par animal et bâtiment sur la carte, { $field } par champ.
cal-tile-workers = { $glory } gloires par ouvrier sur la carte.
cal-tile-border-units = { $glory } gloires par lot de { $every } unités sur la frontière de la carte.
cal-tile-rare-imports = { $glory } gloire par coton, tabac et canne à sucre.
cal-tile-meat = { $glory } gloires par bœuf et mouton de vos contrats remplis.
cal-tile-upgrades = { $glory } gloire par technologie, niveau d’expédition et marchand engagé.
cal-tile-dear-hexes = { $glory } gloires par case à £{ $from } ou plus que vous occupez.

## Joueurs

cal-players = Joueurs
cal-player = Joueur
cal-money = Argent
cal-merchants-in-stock = Marchands en stock
cal-shipping = Expédition
cal-contracts-held = Contrats dans la caisse
cal-contracts-done = Contrats remplis
cal-forecast = Points de victoire si la partie finissait maintenant
cal-board-of = Plateau de { $name }
cal-open-board = Ouvrir mon plateau
cal-units = Unités restantes
cal-unit-left = { $thing } : { $left } en réserve, £{ $cost }
cal-goods = Marchandises
cal-income = Prochaine production : £{ $money } et { $things }
cal-income-then = Prochaine production : £{ $after } au lieu de £{ $before }
cal-no-goods = aucune marchandise
cal-won = Rapporté par les contrats
cal-merchants = Marchands
cal-merchants-told = { $stock } en stock, { $market } au marché, { $hire } à engager
cal-at-market = au marché
cal-to-hire = à engager
cal-technology = Technologie
cal-technology-plain = { $thing } : £{ $income } chacun
cal-technology-turned = { $thing } : amélioré, £{ $income } chacun
cal-technology-then = { $thing } : £{ $after } chacun au lieu de £{ $before }
cal-technology-once = £{ $income } une fois amélioré
cal-ports = Les ports
cal-port-name = Le port { $port } : { $effect }
cal-port-used = Vous l’avez utilisé.
cal-port-once = utilise le port { $port } (une fois par partie)
cal-port-reached = À votre portée.
cal-port-far = Hors de votre portée.
cal-port-spare-animal = En remplissant un contrat avec de la viande, laissez-en { $animals } de côté.
cal-port-swap-basic-goods = Donnez { $give } marchandise de base, prenez-en { $take } de votre choix.
cal-port-swap-processed-goods = Donnez { $give } produit transformé, prenez-en { $take } de votre choix.
cal-port-upgrade-and-glory = { $upgrades } bonus Amélioration et { $glory } gloires.
cal-port-money = Prenez £{ $money }.
cal-port-move-price = Avant un échange, déplacez le prix de cette marchandise d’exactement { $steps } niveaux.
cal-port-swap-units = Échangez { $units } de vos unités contre { $units } d’autres sortes.
cal-port-money-and-building-bonus = Prenez £{ $money } et, si vous voulez, piochez des contrats.
cal-port-use-another-port = Payez £{ $cost } et utilisez un autre port.
cal-cellar-spot = Cave, emplacement { $spot } : { $full ->
    [yes] un fût
   *[no] vide
 }

## Clans

cal-clans = Clans proposés
cal-start-with = Commence avec £{ $money }, { $things }
cal-clan-buchanan = Deux caisses d’exportation : prenez, gardez et remplissez deux contrats à la fois en ne payant qu’une fois. Pioche six contrats au lieu de trois.
cal-clan-campbell = Chaque sorte de bâtiment coûte moins : £3 de moins pour le premier, £4 pour le deuxième et le troisième, £5 pour le quatrième.
cal-clan-cunningham = Après la production, vendez votre lait comme beurre à £8 pièce, sans marchand.
cal-clan-fergusson = Trois premiers ouvriers, sur la frontière de la carte, et des navires dès le début : 2-loch à trois ou quatre joueurs, sinon 1-loch.
cal-clan-macdonald = Pêcheurs : huit ouvriers en une seule réserve, £6 chacun, rapportant £4, sur terre ou sur les lochs. Un peut ramer à chaque tour. Pas de technologie. À un ou deux joueurs, vous commencez avec la traversée de rivière.
cal-clan-macewan = Bière : avec chaque contrat qui rapporte du houblon, changez autant de céréales, au plus 3, en £9 chacune.
cal-clan-mackenzie = £3 par whisky produit, et une cave : un fût par production, qui vaut £7 après une manche et £15 après deux.
cal-clan-robertson = Les unités sur un delta coûtent £3 de moins, £2 de moins à un ou deux joueurs.
cal-clan-stewart = Trois marchands de plus, traversée de rivière, et £1 pour chaque achat et chaque vente.

## Questions

cal-notes-open = Tout afficher
cal-shelf = Modules en jeu
cal-notes = Aussi à cette table
cal-panel-clans = Choisissez votre clan
cal-panel-production = La production
cal-panel-keep = Contrats piochés
cal-panel-bonuses = Bonus de la nouvelle unité
cal-panel-first-worker = Premiers ouvriers
cal-panel-slaughter = Abattre sur la carte
cal-panel-swap = Échanger deux unités
cal-panel-row = Faire ramer un pêcheur
cal-panel-port = Un port
cal-panel-options = À vous de choisir
cal-first-worker = Vous avez £{ $money }. { $left ->
    [0] C’est votre dernier premier ouvrier.
    [one] Encore un ouvrier après celui-ci.
   *[other] Encore { $left } ouvriers après celui-ci.
 }
cal-first-worker-then = Il vous restera £{ $money }.
cal-first-worker-hint = Les bûcherons vont en forêt, les mineurs en montagne. Touchez une case pour voir son prix.
cal-slaughter = Marquez { $count ->
    [one] l’animal
   *[other] { $count } animaux
 } sur la carte : { $marked } marqué(s).
cal-swap = Marquez deux de vos unités sur la carte : { $marked } marquée(s).
cal-row = Choisissez le loch où ramer.
cal-make = Produire { $count } { $thing }
cal-production-left = Il reste : { $milk } lait, { $grain } céréale.
cal-bid-now = { $vp ->
    [-1] Personne n’a encore enchéri.
   *[other] L’enchère est à { $vp } PV.
 }
cal-pays = Coûte { $amount }.
cal-brings = Rapporte { $amount }.
cal-steps = { $steps } niveaux
cal-spare-none = ne rien épargner
cal-draw-true = piocher des contrats
cal-draw-false = ne rien piocher
cal-store-true = mettre un fût en cave
cal-store-false = ne rien mettre en cave

## Scores

cal-score-now = Si la partie finissait maintenant
cal-final-score = Score final
cal-category = Catégorie
cal-total = Total
cal-band = Votre résultat : { $band }.
cal-reason-hops = { $count } houblon
cal-reason-exports = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
 }
cal-reason-settlements = { $count } reliés, { $level }
cal-reason-glory = { $count } gloire
cal-reason-bid = enchère { $count }

## En mots

cal-status-setup = Mise en place
cal-status-round = Manche { $round } sur { $rounds }
cal-round-short = { $round } sur { $rounds }
cal-status-action = phase d’action
cal-status-production = phase de production
cal-turn-deployed = { $thing } en { $hex }
cal-turn-withdrawn = a retiré : { $thing }, { $hex }
cal-turn-bought = a acheté { $count }
cal-turn-sold = a vendu { $count }
cal-turn-price = désormais à { $price }
cal-turn-obtained = a pris un contrat
cal-turn-fulfilled = a rempli un contrat
cal-turn-hired = a engagé un marchand
cal-turn-port = a utilisé le port { $port }
cal-unused-merchants = { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }
cal-unused-contract = un contrat que vous pouvez remplir
cal-unused-ports = { $count ->
    [one] { $count } port à portée
   *[other] { $count } ports à portée
 }
cal-ask-look = voir
cal-ask-reach = portée
cal-ask-prices = prix
cal-ask-contracts = contrats
cal-ask-tiles = tuiles
cal-ask-ports = ports
cal-ask-settlements = villages
cal-ask-forecast = prévision
cal-ask-goods = marchandises
cal-say-reach = À portée maintenant : { $things }.
cal-say-reach-with = Avec { $level } : { $things }.
