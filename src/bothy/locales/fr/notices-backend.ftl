### Ce qu’apprennent ceux qui ne sont pas à la table : par courriel, notification ou webhook. Du texte seul

notice-turn-title = À vous de jouer : { $game }
notice-turn = { $company-count ->
    [0] C’est à vous de jouer à { $game }.
   *[other] C’est à vous de jouer à { $game }, avec { $company }.
 }
notice-over-title = Partie finie : { $game }
notice-over = { $company-count ->
    [0] Votre partie de { $game } est finie. Voyez le résultat.
   *[other] Votre partie de { $game } avec { $company } est finie. Voyez le résultat.
 }
notice-out-title = Temps écoulé : { $game }
notice-out = { $out ->
    [bot] Votre temps à { $game } est écoulé, et un bot joue à votre place. Revenez quand vous voulez.
   *[decide] Votre temps à { $game } est écoulé. Vous pouvez revenir tant que les autres n’ont pas décidé de la suite.
 }
notice-decide-title = Place vide : { $game }
notice-decide = { $company-count ->
    [0] Une place de { $game } n’a plus de joueur. Un bot doit-il prendre la suite, ou la partie doit-elle s’arrêter ?
   *[other] Une place de { $game } avec { $company } n’a plus de joueur. Un bot doit-il prendre la suite, ou la partie doit-elle s’arrêter ?
 }
notice-rematch-title = Une autre partie de { $game } ?
notice-rematch = { $company-count ->
    [0] Une place vous est réservée à une nouvelle table de { $game }.
   *[other] Une place vous est réservée à une nouvelle table de { $game } avec { $company }.
 }
notice-offered-title = Une place est libre : { $game }
notice-offered = { $company-count ->
    [0] On vous propose une place dans une partie de { $game } en cours.
   *[other] On vous propose une place dans une partie de { $game } en cours, avec { $company }.
 }
notice-invited-title = { $game } : vous jouez ?
notice-invited = { $company-count ->
    [0] On vous invite à une table de { $game }.
   *[other] On vous invite à une table de { $game } avec { $company }.
 }
notice-digest-title = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
 }
notice-trial-title = Ça marche
notice-trial = C’est ainsi que nous vous préviendrons quand ce sera à vous.
notice-mail-foot = Vous recevez ce courriel parce que vous jouez ici. Pour ne plus en recevoir, ouvrez ce lien, sans avoir à vous connecter :

### Calendrier des échéances

calendar-due = Votre temps s’achève : { $game }

### lazy

no-hook-address = Nous ne pouvons rien envoyer à cette adresse. Prenez celle que Discord, Slack ou Matrix vous a donnée ; elle commence par https://.
no-push-taken = Quelqu’un d’autre reçoit des notifications à cette adresse. Désactivez les notifications dans ce navigateur, puis réactivez-les.
no-push-unfit = L’abonnement de ce navigateur est inutilisable. Désactivez les notifications, puis réactivez-les.
no-channel-missing = { $channel ->
    [mail] Nous ne pouvons pas vous joindre par courriel : ajoutez d’abord une adresse.
    [push] Aucun de vos navigateurs ne reçoit encore de notifications.
   *[hook] Aucun webhook n’est encore donné.
 }
