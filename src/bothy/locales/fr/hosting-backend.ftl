## Réglages d’un hôte, et que faire si l’un d’eux est faux

no-settings-file = { $file } n’est pas un fichier de réglages : { $fault }. Écrivez des lignes comme port = 8417.
no-setting-misspelt = { $where } règle « { $name } », qui n’existe pas. Vouliez-vous dire « { $near } » ?
no-setting-unknown = { $where } règle « { $name } », qui n’existe pas. Le guide de l’hébergement les donne tous.
no-setting-wrong = { $where } donne à « { $name } » la valeur « { $given } » : { $fault }. Le guide de l’hébergement dit ce qu’il accepte.
no-store-unset = Aucun stockage n’est réglé. Mettez dans BOTHY_STORE l’adresse d’une base PostgreSQL, ou celle d’un fichier SQLite pour un seul processus ; pour jouer sur cette machine seulement, prenez « bothy play ».
no-store-scheme = Un stockage est l’adresse d’une base PostgreSQL ou d’un fichier SQLite, et non « { $given } ».
no-bus-scheme = Un bus est l’adresse d’un serveur NATS, ou local pour un seul processus, et non « { $given } ».
no-secret-unset = Les sessions demandent un secret d’au moins { $least } caractères, le même pour tous les processus. Tirez-le au hasard, puis donnez-le dans BOTHY_SECRET, ou dans un fichier nommé par BOTHY_SECRET_FILE. Le guide de l’hébergement montre comment.
no-origins-unset = Mettez dans BOTHY_ORIGINS les adresses que les gens saisissent, séparées par des virgules.
no-origin-form = Une origine est un protocole, un nom et peut-être un port, sans chemin, et non « { $given } ».

## Les bots à une table

no-host-missing = Héberger demande « { $package } », qui n’est pas installé. Installez bothy-games[host].
no-store-absent = Il n’y a pas de données dans { $file }. Vérifiez BOTHY_STORE, ou créez-les avec « bothy serve » ou « bothy migrate ».
no-store-file = Impossible d’utiliser { $file } : { $fault }. Indiquez un autre fichier par BOTHY_STORE, ou lancez la commande sous l’utilisateur qui peut y écrire.
no-key-unfit = { $file } n’est pas un fichier de clé. Choisissez un nouveau chemin pour en créer un.
no-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port ou BOTHY_PORT.
no-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $fault }.
no-load-turned-away = Le serveur a renvoyé une connexion : { $status }.
no-load-refused = { $path } a été refusé avec { $status } : { $said }. Un hôte sous test de charge ne doit pas freiner : mettez BOTHY_RATE_LIMITS à false.
no-load-away = { $address } est injoignable : { $fault }
no-load-no-host = Le processus à l’adresse { $address } n’est pas devenu prêt ; voyez sa sortie plus haut.
no-load-no-services = Des services privés demandent une copie du dépôt (scripts/services), PostgreSQL et NATS. Mettez à l’épreuve un hôte à vous avec --url.
no-restore-not-empty = Une sauvegarde ne se restaure que dans un stockage vide, pour que rien ne se perde. Indiquez-en un autre, ou déplacez l’ancien.
no-backup-unreadable = { $file } ne peut pas être restauré : { $fault }. Prenez un fichier fait par « bothy backup ».
no-backup-tool-missing = Il faut { $tool } pour cela. Il vient avec les programmes clients de PostgreSQL (Debian : apt-get install postgresql-client).
no-backup-tool-failed = { $tool } a échoué : { $fault }

### lazy

no-bot-silent = Le bot « { $bot } » ne répond pas en ce moment. Demandez à l’hôte de consulter le journal.
no-bots-off = Cet hôte n’offre pas de bots : son réglage bot_workers est à 0.
no-bot-closed = Ce processus se termine et ses bots s’arrêtent. Reconnectez-vous.
no-store-unreachable = Le stockage ne répond pas : { $fault }. PostgreSQL tourne-t-il, et BOTHY_STORE est-il son adresse ?
