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
no-invited-many = On peut inviter { $most } personnes au plus à une table.
no-person-unknown = Personne ici n’a le nom, l’identifiant ou l’adresse « { $text } ». « bothy admin people » montre les derniers venus.
no-person-unclear = « { $text } » peut désigner { $count } personnes. Prenez l’identifiant : « bothy admin people » l’affiche.
no-process-leaving = Ce serveur va s’arrêter et n’ouvre plus de tables. Réessayez dans une minute.

## Entre joueurs

chat-with = À la table :
chat-about = Bloquer ou signaler { $name }
apart-block = Bloquer { $name }
apart-block-about = Vous ne verrez plus les messages de { $name }, qui ne pourra plus s’asseoir là où vous attendez des joueurs, et n’en saura rien.
apart-is-blocked = Vous avez bloqué { $name }.
apart-blocked = { $name } est maintenant bloqué. La liste se trouve dans les réglages.
apart-unblock = Débloquer { $name }
apart-unblock-short = Débloquer
apart-unblocked = Vous ne bloquez plus { $name }.
apart-report = Signaler aux responsables
apart-what = Que s’est-il passé ?
apart-report-about = Les derniers messages de cette table sont joints. Seuls les responsables les lisent.
apart-send = Envoyer
apart-reported = Votre signalement est transmis aux responsables.
apart-list = Personnes bloquées
apart-list-about = Vous ne voyez pas leurs messages, et elles ne peuvent pas s’asseoir là où vous attendez des joueurs.
