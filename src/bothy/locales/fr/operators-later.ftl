## Ce que l’hôte a décidé, les blocages et les signalements

no-banned = { $until ->
    [never] Vous ne pouvez plus jouer ici.
   *[other] Vous ne pouvez pas jouer ici avant le { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }L’hôte précise : { $because }
 }
no-muted = { $until ->
    [never] Vous ne pouvez plus écrire ici.
   *[other] Vous ne pouvez pas écrire ici avant le { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }L’hôte précise : { $because }
 }
no-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
no-block-yourself = Vous ne pouvez pas vous bloquer vous-même.
no-blocks-too-many = Vous pouvez bloquer { $most } personnes au maximum.
no-report-yourself = Vous ne pouvez pas vous signaler vous-même.
no-person-unknown = Personne ici n’a le nom, l’identifiant ou l’adresse « { $text } ». « bothy admin people » montre les derniers venus.
no-person-unclear = « { $text } » peut désigner { $count } personnes. Prenez l’identifiant : « bothy admin people » l’affiche.
no-process-leaving = Ce serveur va s’arrêter et n’ouvre plus de tables. Réessayez dans une minute.
