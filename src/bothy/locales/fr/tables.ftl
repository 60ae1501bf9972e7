## What a server refuses, at its tables and before them

no-not-signed-in = Donnez-vous d’abord un nom.
no-not-there = { $kind ->
    [table] Cette table n’existe pas.
    [game] Cette partie n’existe pas.
    [invite] Cette invitation ne mène nulle part. Demandez-en une autre.
    [seat] Personne n’est assis là.
    [step] Cette étape n’existe pas.
    [page] Il n’y a rien ici.
   *[other] Cela n’existe pas.
 }
no-overtaken = Quelque chose a été joué entre-temps. Regardez, puis décidez.
no-too-large = C’est trop à la fois : { $most } octets au plus.
no-too-often = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
 }
no-too-busy = Trop de monde change cette table à la fois. Réessayez.
no-csrf = La page n’est plus à jour. Rechargez-la.
no-foreign-origin = Cela venait d’un autre site ({ $origin }) et n’a pas été fait.
no-foreign-host = Ce serveur ne répond pas au nom « { $host } ».
no-name-unfit = Un nom a de 1 à { $most } lettres.
no-actions-count = Envoyez de 1 à { $most } actions à la fois, pas { $have }.
no-message-unreadable = Ce message est illisible : { $fault }
no-request-unreadable = Cette demande est illisible : { $fault }
no-method-unknown = Cela ne se fait pas ici.
no-server-fault = Le serveur a rencontré une erreur. Elle a été notée.

no-host-only = Seul l’hôte de la table peut faire cela.
no-not-invited = On vient à cette table sur invitation. Demandez le lien à l’hôte.
no-not-seated = Seuls ceux qui sont à la table peuvent faire cela.
no-not-your-seat = Ce n’est pas votre place.
no-which-seat = Vous occupez plusieurs places. Dites laquelle.
no-seated-already = Vous êtes déjà à cette table.
no-seat-taken = La place { $seat } est prise.
no-seats-free = Il y a encore des places libres. Attendez, ou donnez-les à des adversaires automatiques.
no-seats-in-use = Plus de { $seats } places sont occupées.
no-table-full = Toutes les places sont prises.
no-table-changed = La table a changé entre-temps. Regardez, puis commencez.
no-match-begun = La partie a commencé.
no-match-not-begun = La partie n’a pas commencé.
no-match-not-over = La partie n’est pas finie.
no-record-unfinished = On ne garde ici que des parties terminées.
no-record-step = Étape { $step } : { $why }
