### L’Automa sur la table : sa place, ses cartes et son tour raconté pas à pas

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
