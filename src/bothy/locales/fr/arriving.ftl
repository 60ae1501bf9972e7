### Arriver et partir : ce que disent l’accueil, la préparation, la salle d’attente et la feuille de score

## Accueil

home-to-move = À { $name } de jouer
home-away = { $name } n’est plus à la table
home-without = Sans vous pour l’instant
home-more = { $count ->
    [one] 1 autre table
   *[other] { $count } autres tables
 }
home-contents = Ce qu’il y a dedans
home-base = jeu de base
home-seats = { $more ->
    [0] { $from ->
        [one] 1 joueur
       *[other] { $from } joueurs
     }
   *[other] de { $from } à { $to } joueurs
 }
home-quiet = Sans compte, sans pistage, même hors ligne.
home-quiet-shared = Sans compte, sans pistage.
home-quiet-host = Sans pistage.
home-offline = Jouer tout de suite contre un bot, dans cette page

## La feuille de score

place-1 = 1er
place-2 = 2e
place-3 = 3e
place-4 = 4e
scores-margin = { $points } points, { $ahead ->
    [0] à égalité avec { $name }, départage gagné.
   *[other] { $ahead } de plus que { $name }.
 }
scores-picture = Enregistrer l’image
leads = Qui menait
leads-about = Points au-dessus ou au-dessous de la moyenne
leads-moments = Les moments qui comptent
leads-moments-about = choisissez-en un pour revoir le plateau
leads-gains = { $name } gagne { $points } points d’un coup.
leads-takes = { $name } gagne { $points } points et passe en tête.

## Ouvrir une table

setup-who = Qui joue
setup-where = Le plateau
setup-bots = Chaque bot a son style
setup-as-usual = { $count ->
    [one] une option, par défaut
   *[other] { $count } options, par défaut
 }
setup-changed = modifiées
setup-learn = Apprendre
setup-sets = Prêt à jouer
setup-expansions = Extensions
setup-longer = environ { $minutes } minutes de plus{ $for ->
    [player] {" "}par personne
   *[game] {""}
 }
setup-minutes = +{ $minutes } min{ $for ->
    [player] {" "}par personne
   *[game] {""}
 }
setup-difficulty = { $level ->
    [1] facile
    [2] moyenne
   *[3] exigeante
 }
setup-count = { $count ->
    [one] Une place
   *[other] { $count } places
 }
waiting-free = { $count ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $count } places sont libres
 }
waiting-close = Fermer cette place
waiting-share = Envoyer le lien
waiting-ready = prêt
waiting-laid = La partie prévue

## Gallery
