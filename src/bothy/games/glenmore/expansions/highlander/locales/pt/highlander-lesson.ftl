### Highlander, passo a passo. Os passos estão em lessons/highlander.json.

lesson-highlander = A montanha
lesson-highlander-mountain = Esta é a montanha. Ela ocupa dois espaços do rondel e fica ali a partida toda. Ninguém a pega, mas um peão por vez pode descansar nela.
lesson-highlander-toll = Quem passa por ela deixa uma moeda ou um de seus recursos, à escolha. O que se juntou está na placa, e esta ficha também mostra.
lesson-highlander-climb = Em vez de pegar uma peça, descanse na montanha: escolha-a, confirme e encerre seu turno. Desta vez sem peça, mas todos os que passarem pagam para você.
lesson-highlander-die = { opponent-wren } para logo antes da montanha. O dado vem atrás e passa: uma peça que não é de ninguém deixa uma moeda da reserva.
lesson-highlander-passed = { opponent-wren } passa pela montanha a caminho de Crieff Tryst e deixa uma moeda.
lesson-highlander-hoard = Você está por último, então é sua vez: as 2 moedas são suas na hora, antes de pagar qualquer coisa. Recursos iriam para suas peças.
lesson-highlander-on = Agora siga com uma peça como sempre: você parte da montanha, então não deixa nada. No fim da partida, o que houver lá fica com quem ainda descansa ali.
