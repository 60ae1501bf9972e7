# Same as in English (argument-clan, argument-way)

### Names of the kinds of actions in the action bar, and of the choice for each

verb-take = Prendre une tuile
verb-stop-at-end = Aller sur La Fin
verb-discard = Défausser
verb-activate = Activer
verb-end-turn = Terminer le tour
verb-give = Payer d’une tuile
verb-buy = Acheter
verb-substitute = Payer une pièce à la place
verb-send-away = Payer un Écossais
verb-place = Poser la tuile
verb-resolve = Résoudre
verb-gather = Prendre des ressources
verb-store = Poser une ressource
verb-station = Poser un Écossais
verb-done = Rien
verb-fill = Remplir un tonneau
verb-place-marker = Poser un pion de clan
verb-remove = Retirer une tuile
verb-retrieve = Prendre dans la défausse
verb-sell = Vendre
verb-walk = Déplacer un Écossais

argument-tile = Tuile
argument-reward = Contre
argument-deal = De quelle façon
argument-resource = Ressource
argument-resources = Ressources
argument-column = Colonne
argument-row = Rangée
argument-effect = Effet
argument-count = Combien
argument-barrel = Tonneau
argument-clan = Clan
argument-way = Direction
