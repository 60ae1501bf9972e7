### What the browser client says around the games

## The house

app-name = Bothy
app-about = Une table ouverte pour les jeux de stratégie des Highlands.
page-lost = Il n’y a pas de page ici.
page-home = Vers l’accueil
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.
close = Fermer
toasts = Messages

## Settings

theme = Thème
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
text-size = Taille du texte
language = Langue
language-pseudo = langue d’essai
speed = Vitesse du jeu
speed-slow = lente
speed-normal = au rythme de la lecture
speed-fast = rapide

## At a table

prompt = Ce qui est demandé
prompt-why = Pourquoi ?
prompt-waiting = { $name } joue. En attendant, vous pouvez tout consulter.
actions = Actions
turn-undo = Annuler
turn-reset = Reprendre le tour
turn-end = Finir le tour
offer-cancel = Choisir autre chose
pass-unused = Inutilisé :
bill-total = en tout
player-me = vous
player-bot = joue tout seul
player-first = premier joueur
player-vp = points de victoire
player-active = doit jouer
player-waiting = attend
player-passed = a passé
player-away = s’est absenté
tab-map = Carte
tab-market = Marché
tab-contracts = Contrats
tab-players = Joueurs
tab-log = Journal
colour-gorse = ajonc
colour-rowan = sorbier
colour-minch = détroit
colour-snow = neige

## The gallery, where we judge the look

gallery-title = Galerie
gallery-sections = Rubriques
gallery-table = À la table
gallery-buttons = Boutons
gallery-small = Nombres et choix
gallery-surfaces = Cartes, onglets, volets
gallery-plates = Joueurs et terrains
gallery-tartans = Tartans
gallery-icons = Icônes
gallery-colours = Couleurs et caractères
gallery-icons-goods = Marchandises
gallery-icons-units = Unités
gallery-icons-land = Terre et eau
gallery-icons-trade = Argent, contrats, améliorations
gallery-icons-glen = Glen More
gallery-icons-clans = Clans
gallery-icons-signs = Signes
gallery-settings = Réglages
gallery-tabs = Onglets
gallery-tabs-thumb = Onglets pour le pouce
gallery-open-dialog = Ouvrir un dialogue
gallery-open-drawer = Ouvrir ou fermer le volet
gallery-show-toast = Montrer un message
gallery-show-warning = Montrer un avertissement
gallery-verb-trade = Commercer
gallery-verb-expand = S’étendre
gallery-verb-obtain = Prendre un contrat
gallery-verb-fulfil = Remplir un contrat
gallery-merchants = marchands
gallery-final = trois tuiles sont révélées, plus de retour ensuite
vision = Vu
vision-normal = normalement
vision-grey = sans couleur
vision-protan = protan
vision-deutan = deutan
vision-tritan = tritan
