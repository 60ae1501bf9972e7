# Same as in English (opening-points, opening-place)

### My tables, open tables, profiles and leaderboards: loaded with those pages

mine = Mes tables
mine-games = Jeux
mine-open-one = Ouvrir une table
mine-waiting = À vous de jouer
mine-waiting-count = { $count ->
    [one] une table
   *[other] { $count } tables
 }
mine-running = En cours
mine-running-about = les autres réfléchissent
mine-without-about = vous êtes parti, ou à court de temps
mine-come-back = Revenir
mine-gathering = Pas encore commencées
mine-invited = { $name } veut rejouer
mine-invitations = Invitations reçues
mine-asked = { $name } vous invite
mine-decline = Décliner
mine-declined = Vous avez décliné l’invitation.
mine-free = { $count ->
    [0] tout le monde est là
    [one] une place est libre
   *[other] { $count } places sont libres
 }
mine-finished = Terminées
mine-play = Jouer
mine-replay = Le déroulement jusqu’ici
mine-again = Rejouer
mine-leave = Quitter
mine-drop = Supprimer la table
mine-dropped = Table supprimée.
mine-left-it = Vous avez quitté la table.
mine-turn = à { $name } de jouer
mine-turn-several = { $count } joueurs doivent jouer
mine-since-hour = depuis { $when }
mine-since-day = depuis le { $when }
mine-time-left = encore { $time }
mine-points = { $name } : { $points ->
    [one] un point
   *[other] { $points } points
 }
mine-you-won = Vous avez gagné, { $points } à { $other }
mine-won-solo = { $points } points en solo
mine-they-won = { $name } a gagné, { $other } contre { $points }
mine-somebody = quelqu’un
mine-over = terminée
mine-rating-change = classement { $change }
mine-all = les { $count }
mine-fewer = moins
mine-empty = Vous n’êtes à aucune table pour l’instant. Ouvrez-en une, rejoignez-en une ci-dessous, ou jouez contre un bot.
known = Inviter des personnes avec qui vous avez joué
known-games = { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
 }
known-ask = Inviter
known-ask-long = Inviter { $name }
known-none = invitation envoyée
known-declined = ne peut pas cette fois
known-take-back = Annuler l’invitation de { $name }
open = Tables ouvertes
open-about = asseyez-vous
open-none = Aucune table n’attend de joueurs pour l’instant.
open-none-such = Aucune table ouverte ne correspond.
open-join = S’asseoir
open-offered = { $name } a quitté la partie, qui continue
open-play-on = Prendre la suite
open-filter = Seulement
open-any = peu importe
open-game = Jeu
open-language = Langue
open-expansions = Extensions
open-base = jeu de base
open-expanded = avec extensions
open-pace = Rythme
open-pace-none = sans pendule
open-pace-live = en une séance
open-pace-days = sur plusieurs jours
open-rating = Classement de l’hôte
open-rating-below = moins de { $points }
open-rating-from = à partir de { $points }
open-seats = { $taken ->
    [one] { $taken } place sur { $seats }
   *[other] { $taken } places sur { $seats }
 }
who-comes = Qui peut jouer
who-comes-link = sur lien
who-comes-all = tout le monde
who-comes-all-seat = Ouverte au premier venu
who-comes-link-about = Seules les personnes qui ont le lien peuvent jouer.
who-comes-all-about = Tout le monde peut trouver cette table parmi les tables ouvertes et s’y asseoir.
profile = Profil
profile-mine = Mon profil
profile-of = Profil de { $name }
profile-since = ici depuis { $when }
profile-guest = sans compte
profile-open = Rendre mon profil public
profile-open-about = Vous figurerez aussi dans les classements. D’ici là, vous seul le voyez.
profile-private = Vous seul voyez ceci.
profile-closed = Ce profil n’est pas public.
profile-none = Aucune partie terminée pour l’instant.
profile-games = { $count ->
    [one] partie
   *[other] parties
 }
profile-won = gagnées
profile-best = meilleur score
profile-streak = plus longue série
profile-solo = meilleur en solo
profile-rating = Classement à { $seats } joueurs
profile-doubt = ± { $doubt }, { $games ->
    [one] une partie
   *[other] { $games } parties
 }
profile-unsure = Provisoire
profile-rating-line = Classement après chaque partie, de { $first } à { $last }
profile-points = Points, partie par partie
profile-points-line = Points des { $count } dernières parties : de { $low } à { $high }
profile-means = D’où viennent les points, en moyenne
profile-won-of = { $won } sur { $games }
openings = Les débuts de partie et leurs résultats
openings-about = Points et places sont des moyennes.
opening-games = Parties
opening-won = Victoires
opening-points = Points
opening-place = Place
opening-solo = En solo
profile-partners = Vos partenaires de jeu
profile-partners-theirs = Joue avec
profile-partner = { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $won } gagnées
profile-newest = Dernières parties
profile-place = place { $place } sur { $seats }, { $points } points
leaders = Classements
leaders-seats = Joueurs
leaders-none = Aucun profil public n’est encore classé ici.
leaders-name = Nom
leaders-rating = Classement
leaders-games = Parties
leaders-about = Profils publics, classés par estimation prudente.
bests = Meilleurs en solo
