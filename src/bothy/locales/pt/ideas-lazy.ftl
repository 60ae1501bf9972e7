### Ideas for the player to move: loaded with them

ideas-title = Ideias
ideas-ask = Dê-me uma ideia
ideas-thinking = Pensando…
ideas-found = { $count ->
    [one] Uma ideia:
   *[other] { $count } ideias. A primeira:
  } { $first }
ideas-then = Depois, se nada atrapalhar:
ideas-points = { $points ->
    [one] { $points } ponto a mais
   *[other] { $points } pontos a mais
  }
ideas-behind = { $points ->
    [0] parece tão boa quanto a primeira
    [one] parece valer cerca de um ponto a menos que a primeira
   *[other] parece valer cerca de { $points } pontos a menos que a primeira
  }
ideas-play = Jogar isto
ideas-none = Nenhuma ideia desta vez.
ideas-noted = Um bot as sugere com o que você vê. O diário anota que você pediu.
ideas-choice = Ideias
ideas-choice-off = Desativadas
ideas-choice-on = Ativas, sem classificação
ideas-choice-rated = Ativas, valendo classificação
ideas-rated-here = Ideias são permitidas aqui, e a partida vale para a classificação mesmo assim.

no-ideas-off = O anfitrião desativou as ideias nesta mesa.
no-ideas-agreed = Escolha se uma partida com ideias vale para a classificação antes que outra pessoa se sente.
no-ideas-none = Nenhuma ideia desta vez. Peça de novo ou siga a sua.
no-ideas-busy = Muita gente está pedindo ideias agora. Peça de novo daqui a pouco.
no-ideas-under-way = Um bot já está pensando em uma ideia. Espere por ela antes de pedir outra.
