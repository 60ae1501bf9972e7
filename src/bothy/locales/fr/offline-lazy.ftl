# Jouer dans la page, sans serveur.

offline-about = Tout reste dans ce navigateur : pas de compte, personne d’autre, aucun réseau nécessaire.
offline-unrated = Les parties jouées ici ne comptent jamais au classement : qui possède la page peut regarder la pioche.
offline-open = Ouvrir un fichier de partie
engine-starting = Le moteur de jeu démarre…
engine-again = Réessayer
engine-told = Ce que le moteur a signalé
engine-forbidden = Cette page n’a pas le droit d’exécuter le moteur de jeu (WebAssembly) : une extension, un réglage du navigateur ou la politique du site l’interdit. Autorisez-le pour cette page, ou prenez un autre navigateur.
engine-unsupported = Ce navigateur est trop ancien pour le moteur de jeu. Mettez-le à jour, ou prenez un Firefox, Chrome ou Safari récent.
engine-missing = Un fichier du moteur de jeu manque ou est abîmé. Réessayez ; si cela ne suffit pas, le responsable du site doit le déposer à nouveau.
engine-away = Impossible de charger le moteur de jeu. Vérifiez votre connexion, puis réessayez.
engine-storage = Ce navigateur ne garde rien pour cette page : aucune partie ne pourrait être enregistrée. Quittez la fenêtre privée, autorisez le stockage pour cette page, ou libérez de la place.
engine-memory = Le navigateur n’a plus de mémoire. Fermez d’autres onglets, puis réessayez : vos parties sont gardées jusqu’au dernier coup.
engine-stuck = Le moteur de jeu ne répond plus. Réessayez : vos parties sont gardées jusqu’au dernier coup.
engine-broken = Le moteur de jeu est tombé en panne. Réessayez : vos parties sont gardées jusqu’au dernier coup.
no-engine-gone = Le moteur de jeu s’est arrêté. Rechargez la page : vos parties sont gardées jusqu’au dernier coup.
table-elsewhere = Cette table est ouverte dans un autre onglet.
table-here = Jouer plutôt ici
