# Pendules et places vides : chargées là où il y en a

no-seat-away = Un autre joueur ou un bot tient votre place en ce moment. Revenez d’abord.
no-seat-not-away = Le joueur de cette place n’est pas absent.
no-match-over = La partie est finie.
no-nothing-to-decide = Toutes les places ont un joueur. Il n’y a rien à décider.
no-quiet-too-long = Les heures calmes durent { $most } heures au plus.
no-days-off-many = Vous pouvez prévoir { $most } jours de repos d’avance au plus.
no-days-off-backwards = Le dernier jour de repos vient avant le premier.
no-zone-unknown = Il n’y a pas de fuseau horaire « { $zone } ».

## À la table

clock-word = pendule
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-has = Il reste { $time } à { $name }.
clock-runs = Il reste { $time } à { $name }, et le temps court.
clock-rests = Il reste { $time } à { $name } ; la pendule est arrêtée.
away-bot-for-me = Votre temps est écoulé, ou vous êtes parti. Un bot joue pour vous ; revenez quand vous voulez.
away-me = Votre temps est écoulé, ou vous êtes parti. Les autres peuvent arrêter la partie ou demander un bot. Vous pouvez encore revenir.
away-out-of-time = { $name } n’a plus de temps. Attendez, laissez un bot prendre la suite, ou arrêtez la partie sans résultat : les joueurs restants décident ensemble.
away-left = { $name } a quitté la table. Trouvez un remplaçant, laissez un bot prendre la suite, ou arrêtez la partie sans résultat : les joueurs restants décident ensemble.
away-come-back = Reprendre ma place
away-bot = Laisser la place à un bot
away-end = Arrêter la partie
away-substitute = Copier le lien vers la place

## Ouvrir une table

pace = Temps de réflexion
pace-none = sans pendule
pace-live-30 = en direct, 30 min chacun
pace-live-60 = en direct, 60 min chacun
pace-days-1 = un jour par coup
pace-days-3 = trois jours par coup
pace-out = Temps écoulé
pace-out-bot = un bot continue
pace-out-decide = les autres décident
pace-about-live = Chacun a ce temps pour toute la partie, et quelques secondes de plus après chaque réponse.
pace-about-days = Chaque coup a son propre temps ; ce qu’un coup lent prend en plus sort d’une réserve. Les heures calmes et les jours de repos ne comptent pas.

## Quand je me repose

rest = Heures calmes et jours de repos
rest-about = Aux tables jouées sur plusieurs jours, votre pendule s’arrête alors. Les changements valent à partir de maintenant.
rest-zone = Fuseau horaire
rest-begin = Calme de
rest-end = à
rest-first = Premier jour de repos
rest-last = Dernier jour de repos
rest-add = Ajouter des jours de repos
rest-remove = Retirer
rest-save = Enregistrer
rest-saved = Enregistré
join-substitute = { $name } a quitté cette partie. Vous pouvez prendre sa place et continuer là où elle en est.

## Quitter une partie en cours

leave-about-bot = Un bot joue à votre place. Quiconque a le lien de la table peut la prendre ; tant que personne ne l’a prise, vous pouvez revenir.
leave-about-decide = Votre place reste vide : les autres peuvent attendre, laisser jouer un bot ou mettre fin à la partie. Quiconque a le lien de la table peut la prendre ; tant que personne ne l’a prise, vous pouvez revenir.
leave-about-ends = Il n’y a pas d’autres joueurs : la partie s’arrête sans résultat. C’est irréversible.
leave-stay = Rester
leave-left = Vous avez quitté la partie.
