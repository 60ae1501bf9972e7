# Same as in English (options-caledonia-automa, option-automa, seat-of-caledonia, why-distillery, notch-distillery)
# Same as in English (automa-seat, automa-card-modules, automa-pause)

## L’Automa

option-automa = Automa
option-automa-off = aucun
option-automa-1 = niveau 1 : le plus clément
option-automa-2 = niveau 2
option-automa-3 = niveau 3
option-automa-4 = niveau 4
option-automa-5 = niveau 5 : le plus redoutable
option-automa-about = La dernière place est jouée par des cartes et des dés, contre une à trois personnes ; plus son niveau est élevé, plus l’Automa a d’argent et de gloire.
option-automa-cards = Cartes de l’Automa
option-automa-cards-drawn = piochées ici
option-automa-cards-entered = saisies par la première personne, qui a la boîte sous la main
option-automa-cards-about = Si vous avez la boîte, vous pouvez piocher les cartes et lancer les dés vous-même : Bothy joue ce qu’ils disent.

## Mots

why-automa-level = niveau de difficulté
why-automa-round = nouvelles cartes
why-instead-of-goods = au lieu de marchandises
why-sheep = moutons
why-cow = vaches
why-cheese-dairy = fromageries
why-bakery = boulangeries
why-field = champs
why-distillery = distilleries
icon-skip = Passer son tour
icon-technology = Amélioration de technologie
icon-trade = Commerce
icon-contract = Contrat d’exportation
icon-upgrade = Amélioration
icon-expand = Se développer
icons-skip = passer son tour
icons-technology = amélioration de technologie
icons-trade = commerce
icons-contract = contrat d’exportation
icons-upgrade = amélioration
icons-expand = se développer
notch-sheep = moutons
notch-cow = vaches
notch-cheese-dairy = fromageries
notch-bakery = boulangeries
notch-field = champs
notch-distillery = distilleries
notch-workers = ouvriers
start-sheep = { notch-sheep }
start-cow = { notch-cow }
start-cheese-dairy = { notch-cheese-dairy }
start-bakery = { notch-bakery }
start-field = { notch-field }
start-distillery = { notch-distillery }
start-workers = { notch-workers }
criterion-port = Bonus port
criterion-costs = Coût minimal
criterion-settlements = Le plus de villages
criterion-neighbourhood = Bonus de voisinage
rank-cheapest = Le moins cher à remplir
rank-most-money = Le plus d’argent
rank-rarest = Importation la plus rare
rank-dearest = Le plus cher à remplir

## Questions

ask-draw-action = Retournez la carte Action de l’Automa : laquelle est-ce ?
ask-draw-expansion = L’Automa se développe. Retournez une carte de Soutien : laquelle est-ce ?
ask-draw-upgrade = L’Automa s’améliore. Retournez une carte de Soutien : laquelle est-ce ?
ask-roll-token = Lancez le dé des marchandises pour le jeton gloire de l’Automa : qu’indique-t-il ?
ask-roll-place = Lancez le dé des prix pour l’ouvrier de l’Automa : « + » le loch central, « − » le port.
ask-roll-first-worker = Lancez le dé des prix : « + » un bûcheron, « − » un mineur.
ask-roll-worker = Lancez le dé des prix : « + » un bûcheron, « − » un mineur.
ask-roll-technology = Lancez le dé des prix : « + » améliore les bûcherons, « − » les mineurs.
ask-roll-trade-price = L’Automa fait du commerce. Lancez le dé des prix : qu’indique-t-il ?
ask-roll-trade-good = Lancez le dé des marchandises jusqu’à une marchandise que l’Automa n’a pas échangée : laquelle est-ce ?
ask-choose-neighbour = Tirez au sort la marchandise que l’Automa achète.
ask-choose-hex = Tirez au sort la case où l’Automa se développe.
ask-choose-first-hex = Tirez au sort la case de l’ouvrier de l’Automa.
ask-choose-contract = Tirez au sort le contrat d’exportation que l’Automa prend.

## Actions

do-enter-card = Carte { $card }
do-enter-price = { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }
do-enter-good = { $good }
do-enter-hex = { $hex }
do-enter-contract = Contrat { $contract }

## Raisons

no-not-drawn = Cela n’a pas pu sortir. Choisissez dans la liste.

## Ce qui se passe

event-automa-begins = L’Automa joue au niveau { $level }, avec l’expédition 1-loch.
event-automa-token = Le jeton gloire de l’Automa est au-dessus de la colonne { $notch } ({ $good }).
event-automa-near = Module { $module } : l’ouvrier de l’Automa va près { $goal ->
    [port] du port
   *[rock] du loch central
 } ({ $hex }).
event-automa-card = Automa : carte { $card } ; { $icons-count ->
    [one] seule action tentée : { $icons }.
   *[other] actions tentées dans l’ordre : { $icons }.
 }
event-automa-cannot = { $icon } : impossible, { $why ->
    [no-merchant] aucun marchand disponible
    [all-traded] toutes les marchandises sont déjà échangées
    [no-workers] pas trois ouvriers du même type déployés et non améliorés
    [no-money] pas assez d’argent
    [tracks-full] expédition et marchands entièrement améliorés
    [no-contract] aucun contrat d’exportation visible
   *[no-hex] aucune case ne convient
 }.
event-automa-nothing = Aucune action de la carte n’est possible : l’Automa passe.
event-automa-skips = L’Automa passe son tour{ $gone ->
    [true] {" "}; la carte { $card } est retirée du jeu
   *[other] {""}
 }.
event-automa-support = Soutien { $card } : { $modules-count ->
    [one] module { $modules }.
   *[other] modules { $modules }.
 }
event-automa-support-upgrade = Soutien { $card } : { $upgrade ->
    [shipping] expédition
   *[merchant] marchand
 }.
event-automa-criterion = { $criterion } : { $hexes }.
event-automa-none = { $criterion } : aucune case.
event-automa-cheapest = { criterion-costs } : { $hexes } (£{ $cost }).
event-automa-merchants = { criterion-neighbourhood } : { $hexes } ({ $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }).
event-automa-only = La seule case possible : { $hex }.
event-automa-random = Au hasard : { $hex }.
event-automa-random-contract = Au hasard : contrat { $contract }.
event-automa-token-moves = Jeton gloire : { $start } +{ $steps }, { $notch }.
event-automa-unit = Coût : £{ $cost } ({ $unit }) et £{ $land } (case).
event-automa-contracts = { $rank } : { $contracts-count ->
    [one] contrat { $contracts }
   *[other] contrats { $contracts }
 }.
event-automa-deals = L’Automa { $side ->
    [buy] achète
   *[sell] vend
 } ({ $good }) avec { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }.
event-automa-port = L’Automa utilise le port { $port } du coin { $corner }.
event-automa-discards = { $cards-count ->
    [one] La carte { $cards } est défaussée.
   *[other] Les cartes { $cards } sont défaussées.
 }
event-automa-shuffles = La défausse de l’Automa devient sa nouvelle pioche.
event-automa-new-cards = { $cards-count ->
    [one] La carte { $cards } rejoint
   *[other] Les cartes { $cards } rejoignent
 } la pioche de l’Automa : { $count } cartes, mélangées à nouveau.

## Ce qu’il a, en mots

note-automa = L’Automa joue au niveau { $level }.
note-automa-deck = Dans la pioche de l’Automa, sans ordre : { $cards-count ->
    [one] carte { $cards }
   *[other] cartes { $cards }
 }.
note-automa-discard = Défausse : { $cards-count ->
    [0] aucune carte
    [one] carte { $cards }
   *[other] cartes { $cards }
 }.
note-automa-removed = Retirées du jeu : { $cards-count ->
    [0] aucune carte
    [one] carte { $cards }
   *[other] cartes { $cards }
 }.
note-automa-token = Le jeton gloire de l’Automa est au-dessus de la colonne { $notch }.

## L’Automa sur la table : sa place, ses cartes et son tour raconté pas à pas

## Sa place et ses cartes

automa-seat = Automa
automa-seat-line = niveau { $level }, { $cards } cartes en pioche
automa-level = niveau { $level }
automa-deck = Dans la pioche
automa-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
automa-later = À venir, par manche
automa-discarded = Défausse
automa-gone = Retirées du jeu
automa-of-round = Manche { $round } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
 }
automa-card-name = Carte { $card }
automa-card-actions = tente { $icons }
automa-card-leaves = quitte le jeu une fois le tour passé
automa-card-modules = { $modules-count ->
    [one] module { $modules }
   *[other] modules { $modules }
 }
automa-card-criteria = { $criteria }
automa-card-upgrade = { $upgrade ->
    [shipping] amélioration : expédition
   *[merchant] amélioration : marchand
 }
automa-card-steps = jeton gloire +{ $steps }
automa-support-card = Carte de Soutien
automa-action-card = Carte Action
automa-token = Son jeton gloire
automa-token-at = Le jeton gloire est au-dessus de la colonne { $notch }.
automa-all-cards = Toutes ses cartes

## Son tour

automa-turn = Le tour de l’Automa
automa-turns = Tour { $turn } sur { $count }
automa-on-the-map = dessiné au fur et à mesure sur la carte
automa-step = Étape { $step } sur { $count }
automa-sentence = { $title } : { $note }
automa-pause = Pause
automa-go-on = Continuer
automa-next = Étape suivante
automa-back = Étape précédente
automa-again = Depuis le début
automa-skip = Aller à mon tour
automa-close = Fermer
automa-keys = Les flèches avancent ou reculent, Espace met en pause, Échap passe.
automa-none-yet = Il n’a pas encore joué.
automa-show = Montrer son dernier tour

## Les lignes de son tour

automa-row-card = Carte { $card }
automa-row-unit = Unité
automa-row-bill = Argent
automa-row-chance = Hasard
automa-row-result = Résultat
automa-row-skips = Passer son tour
automa-row-nothing = Passer
criterion-growth = Plus grand groupe
automa-no = non
automa-hexes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
automa-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
 }
automa-stay = { $count ->
    [0] aucune ne reste
    [one] { $count } reste
   *[other] { $count } restent
 }
automa-purse = £{ $before } › £{ $after }
automa-note-card = il tente { $icons }
automa-note-no-money = il faut £{ $needs }, il a £{ $has }
automa-note-no-workers = { $has ->
    [0] aucun du même type déployé
    [one] { $has } seul du même type déployé
   *[other] { $has } du même type déployés
 }, il en faut { $needs }
automa-note-no-merchant = aucun marchand disponible
automa-note-all-traded = toutes les marchandises sont déjà échangées
automa-note-tracks-full = expédition et marchands entièrement améliorés
automa-note-no-contract = aucun contrat d’exportation visible
automa-note-no-hex = aucune case ne convient
automa-note-modules = { $modules-count ->
    [one] module { $modules } : à portée et payables
   *[other] modules { $modules } : à portée et payables
 }
automa-note-port = le port { $figure } devient accessible
automa-note-port-none = aucun port encore inutilisé à portée
automa-note-costs = la case coûte £{ $figure }
automa-note-settlements = son groupe gagne { $figure ->
    [one] { $figure } village
   *[other] { $figure } villages
 }
automa-note-settlements-none = aucun groupe n’y gagne
automa-note-joins = elle relierait { $count } groupes
automa-note-neighbourhood = { $figure ->
    [one] { $figure } marchand part
   *[other] { $figure } marchands partent
 } au marché
automa-note-neighbourhood-none = rien à y acheter
automa-note-growth = dernière manche : il doit grandir
automa-note-growth-none = il ne grandirait nulle part
automa-note-spare = inutile, il n’en reste qu’une
automa-note-chance = { $hex }, une sur { $count }
automa-note-only-unit = une seule colonne convient : { $notch }
automa-note-token = { $start } +{ $steps } : { $notch }
automa-note-takes = il n’en a pas, il en prend un
automa-note-cheapest = £{ $figure } pour le remplir
automa-note-dearest = £{ $figure } pour le remplir
automa-note-most-money = rapporte £{ $figure }
automa-note-rarest = { $figure ->
    [0] l’importation la plus rare
    [1] la deuxième plus rare
    [2] la troisième plus rare
   *[other] du houblon seulement
 }

## Ce qui est saisi depuis la boîte

verb-enter-card = Saisir la carte
verb-enter-price = Saisir le dé des prix
verb-enter-good = Saisir la marchandise
verb-enter-hex = Saisir la case
verb-enter-contract = Saisir le contrat
argument-card = Carte
argument-steps = Dé des prix

## Vérifier avec mes propres cartes

automa-check = Vérifier avec mes cartes
automa-check-about = Indiquez les cartes que vous avez piochées pour voir les mêmes étapes avec elles.
automa-check-same = Mêmes étapes, même case : { $hex }
automa-check-same-steps = Mêmes cartes, mêmes étapes
automa-check-other = Une autre carte mènerait ailleurs : ici c’est { $drawn }, vous avez choisi { $card }.
automa-check-order = Actions tentées dans l’ordre : { $icons }
automa-check-enter = Les cartes
automa-entered = saisie ici
shown-automa = Carte { $card } de l’Automa

### lesson

## Une leçon sur l’Automa. Les étapes sont dans ses leçons ; chacune dit ici son message.

lesson-automa = L’Automa
lesson-automa-seat = Votre adversaire du jour : 22 cartes et deux dés. Il a un plateau, de l’argent, des ouvriers et des marchands comme tout le monde, mais ni clan ni marchandises : là où d’autres ont des marchandises, il paie et reçoit de l’argent.
lesson-automa-start = Prenez la tuile de départ avec céréales et pain. L’Automa n’en prend pas : il commence avec £50 au niveau 1, et £10 de plus par niveau.
lesson-automa-start-task = Choisir la tuile avec céréales et pain
lesson-automa-workers = Ses premiers ouvriers sont déjà sur la carte, un par module : deux près des ports, deux près du loch central. Un port à sa portée lui rapporte £10 aussitôt.
lesson-automa-mine = À vous : placez un bûcheron en j6 et un autre en j2.
lesson-automa-turn = Prenez le contrat indiqué et terminez votre tour. L’Automa retourne alors une carte.
lesson-automa-card = C’est la carte 6. Il tente les icônes de gauche à droite et fait la première possible. La technologie demande trois ouvriers du même type, il en a deux : non. La suivante est de se développer.
lesson-automa-support = Une seconde carte, la carte de Soutien, dit où : la 13, module A. Cinq cases sont à portée. Aucune ne donne accès à un port ; quatre ajoutent un village ; parmi elles, d3 est la moins chère, £1. Il n’en reste qu’une : c’est fini.
lesson-automa-unit = Plusieurs unités conviennent en d3 : son jeton gloire avance de six colonnes, des boulangeries aux fromageries. Il paie £12 pour la fromagerie et £1 pour la case, comme vous.
lesson-automa-score = À la production, il reçoit £5 par marchandise que ses unités feraient. À la fin, il marque 1 PV par tranche de £5, ses exportations et villages comme vous, et 10 de gloire au niveau 1, jusqu’à 50 au niveau 5.
lesson-automa-end = Chacun de ses tours est montré ligne par ligne, à côté de la carte : les flèches font avancer, Espace met en pause, Échap passe. « Montrer son dernier tour » le rappelle. Si vous avez la boîte, vous pouvez piocher et saisir ses cartes.

### cover

expansion-caledonia-automa = L’Automa
expansion-caledonia-automa-about = Un adversaire de cartes et de dés prend la dernière place.
set-caledonia-alone = En solo contre l’Automa
set-caledonia-alone-about = Une personne, le niveau le plus clément ; chaque étape de son tour est montrée.
options-caledonia-automa = Automa
seat-of-caledonia = Automa
