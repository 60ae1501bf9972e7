### After the game: where points were missed, loaded with the score sheet

left-tab = Pontos perdidos
left-waiting = Um bot está revendo a partida, turno por turno. Fique aqui ou volte mais tarde: os resultados ficam salvos.
left-course = Resultado esperado
left-course-about = os pontos que cada um podia esperar, turno por turno
left-end = Fim
left-whose = Turnos de quem
left-turns = { $alone ->
    [yes] Onde se perderam pontos
   *[no] Onde { $name } perdeu pontos
 }
left-lost = { $points ->
    [one] −{ $points } ponto
   *[other] −{ $points } pontos
 }
left-played = Jogado
left-better = Melhor
left-show = Ver este turno
left-play-on = Jogar a partir daqui
left-nothing = Nenhum turno se destaca: quase nada melhor era possível.
left-remarks = Na partida inteira
left-who-looked = Um bot julgou cada turno pelo que se podia saber então. É forte, mas não infalível.
