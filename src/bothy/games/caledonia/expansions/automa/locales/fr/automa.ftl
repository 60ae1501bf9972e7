### L’Automa

options-automa = Automa
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

seat-of-nobody = Automa

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
