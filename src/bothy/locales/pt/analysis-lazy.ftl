### After the game: where points were missed, loaded with the score sheet

missed-tab = Pontos perdidos
missed-waiting = Um bot está revendo a partida, turno por turno. Fique aqui ou volte mais tarde: os resultados ficam salvos.
missed-course = Resultado esperado
missed-course-about = os pontos que cada um podia esperar, turno por turno
missed-end = Fim
missed-whose = Turnos de quem
missed-turns = { $alone ->
    [yes] Onde se perderam pontos
   *[no] Onde { $name } perdeu pontos
 }
missed-lost = { $points ->
    [one] −{ $points } ponto
   *[other] −{ $points } pontos
 }
missed-played = Jogado
missed-better = Melhor
missed-show = Ver este turno
missed-play-on = Jogar a partir daqui
missed-nothing = Nenhum turno se destaca: quase nada melhor era possível.
missed-remarks = Na partida inteira
missed-who-looked = Um bot julgou cada turno pelo que se podia saber então. É forte, mas não infalível.
