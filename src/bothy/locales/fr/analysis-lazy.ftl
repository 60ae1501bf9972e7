# Same as in English (missed-lost)

### After the game: where points were missed, loaded with the score sheet

missed-tab = Points perdus
missed-waiting = Un bot revoit la partie, tour par tour. Restez ici ou revenez plus tard : les résultats sont conservés.
missed-course = Résultat attendu
missed-course-about = les points que chacun pouvait espérer, tour par tour
missed-end = Fin
missed-whose = Les tours de qui
missed-turns = { $alone ->
    [yes] Où les points ont été perdus
   *[no] Où { $name } a perdu des points
 }
missed-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
missed-played = Joué
missed-better = Mieux
missed-show = Revoir ce tour
missed-play-on = Reprendre d’ici
missed-nothing = Aucun tour ne ressort : on ne pouvait guère faire mieux.
missed-remarks = Sur l’ensemble de la partie
missed-who-looked = Un bot a jugé chaque tour d’après ce que l’on pouvait savoir alors. Il est fort, mais pas infaillible.
