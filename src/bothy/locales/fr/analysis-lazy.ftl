### After the game: where points were missed, loaded with the score sheet

left-tab = Points perdus
left-waiting = Un bot revoit la partie, tour par tour. Restez ici ou revenez plus tard : les résultats sont conservés.
left-course = Résultat attendu
left-course-about = les points que chacun pouvait espérer, tour par tour
left-end = Fin
left-whose = Les tours de qui
left-turns = { $alone ->
    [yes] Où les points ont été perdus
   *[no] Où { $name } a perdu des points
 }
left-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
left-played = Joué
left-better = Mieux
left-show = Revoir ce tour
left-play-on = Reprendre d’ici
left-nothing = Aucun tour ne ressort : on ne pouvait guère faire mieux.
left-remarks = Sur l’ensemble de la partie
left-who-looked = Un bot a jugé chaque tour d’après ce que l’on pouvait savoir alors. Il est fort, mais pas infaillible.
