## Seul à la table

cal-dice = Manche { $round } : les dés ont changé les prix
cal-dice-none = Aucun prix n’a changé
