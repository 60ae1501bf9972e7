### Ideas for the player to move: loaded with them

ideas-title = Idées
ideas-ask = Donnez-moi une idée
ideas-thinking = Réflexion…
ideas-found = { $count ->
    [one] Une idée :
   *[other] { $count } idées. La première :
  } { $first }
ideas-then = Ensuite, si rien ne s’y oppose :
ideas-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
  }
ideas-behind = { $points ->
    [0] semble aussi bonne que la première
    [one] semble valoir environ un point de moins que la première
   *[other] semble valoir environ { $points } points de moins que la première
  }
ideas-play = Jouer ceci
ideas-none = Pas d’idée cette fois-ci.
ideas-noted = Un bot les propose d’après ce que vous voyez. Le journal note que vous l’avez demandé.
ideas-choice = Idées
ideas-choice-off = Désactivées
ideas-choice-on = Activées, partie non classée
ideas-choice-rated = Activées, partie classée
ideas-rated-here = Les idées sont permises ici, et la partie compte quand même pour le classement.

no-ideas-off = L’hôte a désactivé les idées à cette table.
no-ideas-agreed = Choisissez si une partie avec des idées compte pour le classement avant que quelqu’un d’autre s’assoie.
no-ideas-none = Pas d’idée cette fois-ci. Redemandez, ou suivez la vôtre.
no-ideas-busy = Beaucoup de gens demandent des idées en ce moment. Redemandez dans un instant.
no-ideas-under-way = Un bot réfléchit déjà à une idée. Attendez-la avant d’en demander une autre.
