## Ce qu’un serveur refuse, à ses tables et avant

no-not-signed-in = Choisissez d’abord un nom.
no-not-there = { $kind ->
    [table] Cette table n’existe pas.
    [match] Cette partie n’existe pas.
    [game] Ce jeu n’existe pas.
    [invite] Cette invitation n’est pas valable. Demandez-en une nouvelle.
    [seat] Personne n’est assis là.
    [step] Cette étape n’existe pas.
    [link] Ce lien n’est pas valable, ou il est tronqué.
    [profile] Ce profil n’existe pas, ou il n’est pas public.
    [page] Il n’y a rien ici.
   *[other] Cela n’existe pas.
 }
no-overtaken = La partie a avancé entre-temps. Regardez à nouveau, puis décidez.
no-too-large = C’est trop à la fois : { $most } octets au plus.
no-too-often = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
 }
no-too-many-connections = Trop de pages sont ouvertes depuis votre adresse : { $most } au plus. Fermez-en quelques-unes.
no-too-many-tables = { $most } de vos tables attendent déjà des joueurs. Commencez ou quittez d’abord l’une d’elles.
no-too-many-tables-here = { $most } tables ouvertes depuis votre adresse attendent déjà des joueurs. Rejoignez-en une, ou réessayez plus tard.
no-too-busy = Trop de gens modifient cette table à la fois. Réessayez.
no-csrf = La page n’est plus à jour. Rechargez-la.
no-foreign-origin = Ceci venait d’un autre site ({ $origin }) et a été refusé.
no-foreign-host = Ce serveur ne répond pas au nom « { $host } ».
no-name-taken-here = Quelqu’un à cette table s’appelle déjà { $name }, ou porte un nom qui y ressemble.
no-name-unfit = Un nom doit avoir de 1 à { $most } lettres.
no-actions-count = Envoyez de 1 à { $most } actions à la fois, et non { $have }.
no-message-unreadable = Ce message est illisible : { $fault }
no-request-unreadable = Cette demande est illisible : { $fault }
no-method-unknown = Cela ne peut pas se faire ici.
no-server-fault = Quelque chose s’est mal passé sur le serveur. L’erreur a été consignée.
no-not-kept = Ce navigateur n’a pas pu l’enregistrer : rien n’a donc changé. Son stockage est peut-être plein : exportez la partie et libérez de la place.

no-host-only = Seul l’hôte de la table peut faire cela.
no-account-only = Il faut un compte pour faire cela.
no-not-invited = Cette table est sur invitation. Demandez le lien à son hôte.
no-not-seated = Seuls les joueurs de la table peuvent faire cela.
no-not-your-seat = Ce n’est pas votre place.
no-reaction-unknown = Il n’y a pas de réaction de ce nom à cette table.
no-which-seat = Vous tenez plusieurs places. Dites laquelle.
no-seated-already = Vous êtes déjà à cette table.
no-seat-taken = La place numéro { $seat } est prise.
no-seats-free = Il reste des places libres. Attendez les autres, ou donnez-les à des bots.
no-seats-in-use = Plus de { $seats } places sont occupées.
no-seat-of-nobody-taken = Quelqu’un occupe une place que le jeu jouerait lui-même. Libérez-la d’abord.
no-table-full = Toutes les places sont prises.
no-bots-many = Dans vos parties en cours, { $most } places au plus peuvent revenir à des bots, et cette table dépasserait la limite. Terminez d’abord une partie, ou revenez plus tard.
no-table-changed = La table a changé entre-temps. Regardez à nouveau, puis commencez.
no-match-begun = La partie a déjà commencé.
no-match-not-begun = La partie n’a pas encore commencé.
no-match-not-over = La partie n’est pas finie.
no-record-unfinished = Seuls les enregistrements de parties finies peuvent être gardés ici.
no-record-pack = Cette partie s’est jouée avec un matériel que cet hôte n’utilise pas : on peut vérifier son enregistrement ici, mais pas le garder.
no-record-full = Vous avez atteint la limite d’enregistrements : { $most }, ou { $mb } Mo en tout.
no-record-too-dear = Cet enregistrement est refusé : le vérifier demanderait plus de temps ou de mémoire qu’une partie.
no-record-step = Étape { $step } : { $why }
