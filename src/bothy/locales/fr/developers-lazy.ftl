## Programmes : jetons et comptes de bots

no-token-unknown = Ce jeton est inconnu ici, ou il a expiré.
no-token-never = Un jeton ne permet pas cela. Ouvrez Bothy dans un navigateur.
no-token-scope = Ce jeton ne permet pas cela : il lui manque la portée « { $scope } ».
no-tokens-many = Vous avez { $most } jetons, et ne pouvez pas en avoir plus. Révoquez-en d’abord un.
no-bot-accounts-many = Vous avez { $most } bots, et ne pouvez pas en avoir plus. Effacez-en d’abord un.
no-name-marked = Seul le nom d’un bot se termine par « { $mark } ».

developers = Programmes et bots
developers-about = Un jeton permet à un programme de lire vos parties ou d’y jouer. Un compte de bot est un joueur à part, et tout le monde voit à son nom que c’est un bot.
developers-bots = Mes bots
developers-bot-name = Nom du bot
developers-bot-new = Créer un bot
developers-bot-made = { $name } est là. Créez un jeton pour lui, et invitez-le à une table.
developers-bot-erase = Effacer
developers-bot-erased = { $name } a été effacé.
developers-tokens = Mes jetons
developers-token-name = À quoi il sert
developers-token-who = Il joue pour
developers-token-me = moi
developers-token-days = Jours
developers-token-may = Il permet de
developers-scope-read = lire ce que je vois
developers-scope-play = jouer à mes places
developers-scope-tables = ouvrir et rejoindre des tables
developers-token-new = Créer un jeton
developers-token-once = Copiez-le maintenant : il n’est affiché qu’une fois.
developers-token-copy = Copier
developers-token-copied = Copié
developers-token-line = { $name } : { $scopes }, jusqu’au { $day }
developers-token-of = { $name }, pour { $who } : { $scopes }, jusqu’au { $day }
developers-token-revoke = Révoquer
developers-token-revoked = Le jeton ne fonctionne plus.
