## Ce que dit le serveur ou la ligne de commande, jamais le navigateur lui-même

no-no-reference = { $game } n’a pas de référence des règles.
no-no-lesson = { $game } n’a pas de leçon.
no-pack-none = { $game } n’a pas de paquet de matériel : tout son matériel est dans ses règles.
no-no-modules = { $game } n’a aucun module à activer ou à désactiver. Essayez « --options pairs ».
no-budget-unknown = « { $budget } » n’est pas un budget : écrivez un temps par coup, comme « 0.2s », ou un nombre de nœuds, comme « 500n ».
no-bot-needs-no-budget = « { $bot } » ne prend pas de budget : écrivez son nom seul.
no-bot-edition-unknown = Il n’y a pas d’édition « { $edition } » de l’estimation de ce jeu.
no-no-price-list = « { $game } » n’a pas de barème à régler.
no-parameter-unknown = Il n’y a pas de réglage « { $name } ». Possibles : { $known }.
no-analyst-unknown = « { $bot } » ne peut pas revenir sur une partie : écrivez « planner » avec un nombre de nœuds, comme « planner:200n ».
no-pack-unreadable = Le paquet du dossier { $folder } est inutilisable. { $fault }. Corrigez-le, puis vérifiez-le avec « bothy packs GAME --check --pack { $folder } ».
no-pack-folder-taken = Il y a déjà des fichiers dans { $folder }. Choisissez un dossier vide ou nouveau.
no-pack-twice = { $folder } est un deuxième paquet pour { $game }. Un processus n’en utilise qu’un par jeu : retirez l’un des deux.

## Une partie enregistrée, racontée en ligne de commande

told-action = place { $seat } : { $action }
told-undo = place { $seat } : annule jusqu’à l’étape { $to }
told-result = place { $seat } : rang { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $parts })
told-refused = { $file } : refusé à l’étape { $step } : { $reason }
told-true = Vrai : { $game }, { $finished ->
    [true] partie terminée
   *[other] partie inachevée
 }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
 } selon la graine et les mots, { $digests ->
    [one] { $digests } empreinte identique
   *[other] { $digests } empreintes identiques
 }.
told-no-paragraph = Il n’y a pas de paragraphe { $paragraph }.
told-no-word = Aucun paragraphe ne contient « { $word } ». « bothy rules { $game } » les montre tous.
told-definition = C’est une définition : aucun code ne l’applique.
told-nowhere = Pas encore cité dans le code.

## Retour sur une partie terminée

told-looked = { $bot } a revu { $turns ->
    [one] un tour
   *[other] { $turns } tours
 }, chacun d’après ce que sa place pouvait alors savoir.
told-course = Le score final attendu de chaque place :
told-course-step = étape { $step }
told-course-seat = place { $seat }
told-course-end = fin
told-missed = place { $seat }, là où le plus de points ont été perdus :
told-missed-nothing = place { $seat } : aucun tour ne ressort.
told-missed-turn = étape { $step }, { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
 }
told-missed-played = joué : { $steps }
told-missed-better = mieux : { $steps }
told-missed-later = puis, si rien ne s’interpose : { $steps }
told-remarks = Remarques :
told-remark = place { $seat } : { $remark }

## Arènes

no-results-differ = { $file } appartient à un autre tournoi : { $what } y vaut { $have } et non { $want }. Choisissez un autre fichier, ou reprenez les réglages du début.
no-results-line = { $file } n’est pas un fichier de résultats : la ligne { $line } est illisible.
no-ladder-games = Une échelle vaut pour un seul jeu, mais ces fichiers en ont plusieurs : { $games }.
no-ladder-seats = Une échelle vaut pour un seul nombre de places, mais ces fichiers contiennent des parties à { $seats } places.
no-ladder-anchor = { $bot } n’a joué aucune de ces parties. Y ont joué : { $bots }.
no-worker-died = Des processus se sont arrêtés deux fois en jouant les parties { $games }. Toutes les autres sont finies et conservées.

## Recherche

no-arguments-missing = { $game } n’indique pas les valeurs de « { $argument } » dans une action : ses actions ne peuvent pas être numérotées.
no-features-missing = { $game } ne fournit pas ses vues en nombres : il n’y a rien à apprendre.

### lazy

no-no-seed = Cette partie peut être regardée, mais pas continuée : sa graine n’est pas connue ici.
no-pack-changes = Le matériel que contient l’enregistrement ne va pas avec { $game } tel qu’il est installé ici : { $fault }. Utilisez la version avec laquelle la partie s’est jouée.
no-analysis-none = Cette partie n’a pas pu être analysée.
no-branch-step = Aucun tour ne commence à l’étape { $step } : cette partie ne peut pas être poursuivie à partir de là.
no-branch-seat = La place { $seat } n’est pas jouée par une personne.
