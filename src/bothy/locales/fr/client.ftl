# Same as in English (app-name, actions, bill-total, player-bot, tables, table-menu, stock-whisky, scores-total)
# Same as in English (replay-pause, motion)

### Messages of the browser client outside the games

## The app

app-name = Bothy
app-about = Une table ouverte pour les jeux de stratégie des Highlands.
lost-page = Cette page n’existe pas.
lost-table = Cette table n’existe pas.
lost-game = Ce jeu n’existe pas ici.
lost-invite = Cette invitation n’est pas valable.
lost-about = L’adresse est peut-être mal tapée ou incomplète, ou la page a été supprimée.
lost-away = Cette page ne peut pas être affichée pour le moment.
page-home = Accueil
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.
close = Fermer
toasts = Messages
colon = { $what } : { $told }
colon-after = { $what } :

## Settings

theme = Thème
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
text-size = Taille du texte
language = Langue
speed = Vitesse du jeu
speed-slow = lente
speed-normal = au rythme de la lecture
speed-fast = rapide

## At a table

prompt = Décision à prendre
prompt-why = Pourquoi ?
prompt-waiting = { $name } joue. En attendant, vous pouvez tout consulter.
actions = Actions
turn-undo = Annuler
turn-reset = Recommencer le tour
turn-end = Terminer le tour
offer-cancel = Choisir autre chose
pass-unused = Inutilisé :
bill-total = Total
player-me = vous
player-bot = bot
player-vp = points de victoire
player-active = doit jouer
player-passed = a passé
player-away = s’est absenté
player-left = a quitté la partie
player-late = temps écoulé
stand-in = { $bot } pour { $name }
stands-in-seat-left = { $name } quitte la table, { $bot } prend la suite.
stands-in-seat-out-of-time = { $name } n’a plus de temps, { $bot } prend la suite.
stands-in-seat-bot = { $bot } prend la suite de { $name }.
tab-map = Carte
tab-market = Marché
tab-contracts = Contrats
tab-trade = Commerce
tab-mine = À moi
tab-players = Joueurs
tab-log = Journal
colour-gorse = ajonc
colour-rowan = sorbier
colour-minch = bleu
colour-snow = neige

## Pages around the table

tables = Tables
ways = Navigation du site
rules = Règles
rules-of = { $game } : les règles
rules-chapters = Chapitres
rules-find = Chercher
rules-table = Tableau
settings = Réglages
account = Compte
sign-in = Se connecter
former-player = un ancien joueur
players = Joueurs
server-away = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
home-opponent = Jouer contre
home-play = Jouer tout de suite contre { $opponent }
home-here = À plusieurs sur cet écran
home-friends = Avec des amis, par un lien
home-setup = Partie personnalisée
home-going = Reprendre
name-guest = Invité
name-player = Joueur { $number }
seat-free = libre
table-waiting = attend des joueurs
table-playing = en cours
table-finished = terminée

## Opening a table

setup-seats = Combien de joueurs ?
setup-solo = en solo
setup-name = Votre nom
setup-seat = Place { $number }
setup-their-name = Son nom
setup-here = Une autre personne, sur cet écran
setup-free = Ouverte à qui a le lien
setup-options = Options de jeu
setup-start = Commencer
setup-open = Ouvrir la table et copier le lien
setup-opening = La table s’ouvre.
join-title = Bienvenue
join-about = { $host } vous invite à jouer à { $game }.
join-sit = S’asseoir
join-again = Revenir à la table
join-full = Toutes les places sont prises. Vous pouvez regarder la partie depuis chaque place.
join-watch = Regarder
waiting-link = Envoyez ce lien à ceux qui vont jouer
waiting-here-only = Ce Bothy tourne sur votre ordinateur et n’est pas accessible d’ailleurs. Le lien ne marche que sur cet ordinateur : ouvrez-le dans un second navigateur ou une fenêtre privée. Pour jouer avec des amis ailleurs, ouvrez la table sur un Bothy hébergé.
waiting-share-how = Pour que des amis de votre réseau local puissent jouer, arrêtez Bothy avec Ctrl-C et relancez-le avec cette commande. Vos tables restent.
waiting-share-copy = Copier la commande
waiting-share-copied = Commande copiée.
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-empty = Libérer cette place
waiting-for = Une place est encore libre : attendez, ou donnez-la à un bot.
waiting-host = La partie commence quand l’hôte est prêt.
waiting-commitment = Le mélange est déjà fixé. Après la partie, chacun peut le vérifier avec
waiting-on-clipboard = Le lien est dans le presse-papiers : envoyez-le à ceux qui vont jouer.
waiting-came = { $name } a pris place.
join-sitting = Déjà à la table
join-seat = Votre place : { $plate }
plate = { $colour }, { $shape }
plate-gorse = cercle
plate-rowan = carré
plate-minch = écu
plate-snow = losange
watch-from = Vue de
watch-from-seat = Voir la table depuis la place de { $name }
prompt-watching = { $name } joue. Vous regardez.
told-seats = À la table : { $names }.
rematch-instead = Ensuite : { $game }
rematch-laid = La table suivante est prête : { $game }.
rematch-there = Aller à la table

## Acting

prompt-loading = La table se prépare.
game-over = La partie est finie.
table-tools = Outils
table-menu = Menu
strip-more = Autres actions
title-mine = À vous de jouer
prompt-only-end = Vous avez joué. Terminez votre tour, ou annulez.
turn-undo-none = Il n’y a rien à annuler dans ce tour.
turn-end-not-yet = Il reste d’abord quelque chose à faire.
turn-final = plus d’annulation ensuite
turn-final-draw = quelque chose sera révélé, plus d’annulation ensuite
offer-stopped = Quelque chose sera pioché ou révélé : plus d’annulation ensuite.
offer-assumed = en l’état actuel
offer-left-money = il reste £{ $amount }
offer-left-coins = { $amount ->
    [one] il reste { $amount } pièce
   *[other] il reste { $amount } pièces
 }
price-coins = { $sign }{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
 }
argument-open = sur le plateau, ou ici
stock-money = argent
stock-coins = pièces
stock-merchants = marchands
stock-glory = gloire
stock-vp = PV
stock-whisky = whisky
stock-scotsmen = Écossais
stock-markers = pions de clan
log = Ce qui s’est passé
log-setup = Mise en place
log-empty = Rien encore.
log-whole = Tous les détails
log-again = Revoir ce tour pas à pas
log-since = Depuis votre tour
chat = Discussion
chat-unread = Discussion, { $count } à lire
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer
leave-game = Quitter la partie
announcement = Annonce
ideas = Donnez-moi une idée, touche ?
reactions = Réactions
reactions-about = Que répondre pour votre place quand elle pourrait réagir pendant le tour des autres ? Vous seul le voyez.
preference-never = jamais
preference-ask = me demander
preference-always = toujours
reaction-waits = Le tour de { $name } attend votre réponse.
reaction-from-now = Désormais
reaction-leave = Décliner
preference-never-short = jamais
preference-ask-short = demander
preference-always-short = toujours
recap-open = Ce qui a changé depuis votre tour
blocked-title = Actions impossibles pour l’instant, et pourquoi
blocked-nothing = Aucune action n’est bloquée pour le moment.
blocked-rule = Règle { $rule }
recap-replay = Revoir ce qui a changé
recap-stop = Arrêter de revoir
recap-skip = Passer à mon tour
reconnecting = Reconnexion. Vos coups sont enregistrés ; ceux qui sont en route seront renvoyés.
plain-offers = Ce que vous pouvez faire
plain-view = Situation actuelle

## The command box

command = Tapez une action ou une question
command-open = Ligne de commande, touche /
command-about = Une action en quelques lettres, par exemple « dép vac f6 », puis deux fois Entrée. Ou bien : offres, changements, suivant, annuler, recommencer, fin, abandonner. Le nom ou le numéro d’un élément le montre.
command-do = faire / oui
command-undo = annuler
command-reset = recommencer
command-end = fin / fin du tour
command-pass = passer
command-cancel = abandonner
command-offers = offres / que puis-je faire
command-changed = changements / qu’est-ce qui a changé
command-next = suivant / à qui le tour
command-idea = idée / donnez-moi une idée
command-help = aide
command-more = et { $count } de plus.
command-many = { $count } possibilités :
command-nothing = Rien pour le moment.
command-unknown = Aucune action possible ne porte ce nom.
command-not-now = Pas maintenant. { $prompt }
command-shows = Tapez le nom ou le numéro d’un élément pour le voir : { $things }.
command-ringed = Il est encadré sur la table.
command-done = Fait.
command-enter = Entrée confirme

## The end

scores = Feuille de score
scores-show = Montrer la feuille de score
scores-tab = Points
scores-total = Total
scores-so-far = Jusqu’ici
scores-winner = { $name } gagne.
scores-winners = { $names } se partagent la victoire.
scores-solo = La partie s’achève sur { $points } points.
scores-why = { $name }, { $category } : { $points }. Pourquoi ?
scores-count = Compter catégorie par catégorie
scores-count-back = Une catégorie en arrière
scores-count-next = Catégorie suivante
scores-count-all = Tout voir
scores-leads = { $category } : { $name } est en tête avec { $points }.
scores-takes = { $category } : { $name } prend la tête avec { $points }.
scores-level = { $category } : { $names } sont à égalité avec { $points }.
course = Déroulement de la partie
course-chart = Graphique
course-of = { $name } au fil de la partie ; le tableau ci-dessous montre la même chose
course-moment = Tour
course-at = { $phase }, tour { $turn } sur { $turns }
course-open = Voir ce tour
course-table = Sous forme de tableau
course-none = Il n’y a pas de graphique pour cette partie.
proof-check = Vérifier le mélange
proof-about = Rejoue toute la partie et compare chaque tirage à la promesse faite avant le début.
proof-running = Vérification du mélange.
proof-fair = Mélange équitable, vérifié
proof-true = Vérifié : chaque tirage découle de la promesse faite avant la partie et du mot de chaque joueur.
proof-false = La partie enregistrée ne correspond pas à la promesse.
proof-how = Qu’a-t-on vérifié ?
proof-promise = Avant que quiconque ne s’assoie, un nombre secret a été tiré et son empreinte affichée à la table : { $commitment }. Un autre nombre aurait une autre empreinte.
proof-words = Puis chaque joueur a ajouté un mot : { $words }. Pour qui n’en donnait pas, un mot a été tiré.
proof-no-words = Cet enregistrement ne contient pas de mots des joueurs : le nombre secret a décidé seul.
proof-word = { $name } « { $word } »
proof-key = Le nombre et les mots décident ensemble de chaque tirage. Ni l’hôte ne pouvait donc choisir la donne par le nombre, ni un joueur par son mot.
proof-checked = Après la fin, le nombre a été révélé, { $seed }, et toute la partie rejouée : { $steps } étapes, { $draws } tirages. L’empreinte, les mots, chaque tirage, chaque position et le résultat concordent.
proof-limit = Ce qu’aucune vérification ne montre : qui tient le serveur connaît le nombre pendant la partie et, de concert avec celui qui donne le dernier mot, pourrait en essayer plusieurs.
record-download = Télécharger la partie
rematch = Rejouer
replay = Revoir la partie
replay-leave = Revenir à la table
replay-seat = Vue de
replay-spectator = spectateur
replay-told = Ce qui s’est passé
replay-silent = Il ne s’est rien passé.
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-link = Copier un lien vers cette étape
replay-link-copied = Lien copié.
replay-embed = Copier le HTML pour montrer cette partie sur un autre site
replay-embed-copied = HTML copié.
replay-open = Ouvrir dans Bothy
replay-turn = Tour
replay-turn-at = Tour { $turn } sur { $turns } : { $name }
replay-turn-count = Tour { $turn } sur { $turns }
replay-at = Étape { $step } sur { $steps }

## More settings

motion = Animations
motion-system = comme l’appareil
motion-on = activées
motion-off = désactivées
confirm = Demander confirmation
confirm-always = toujours
confirm-final = seulement si l’on ne peut pas annuler
end-turn-itself = Terminer mon tour automatiquement quand il ne reste plus d’action
skip-forced = Répondre automatiquement quand il n’y a qu’un choix
sound = Sons
sound-turn = Seulement le son de mon tour
volume = Volume des sons
notices = Un avis du navigateur quand c’est à moi et que la page n’est pas visible
