### Como é cada adversário

opponent-wren-about = Iniciante: segue as regras, sem plano. Boa companhia para uma primeira partida.
opponent-collie-about = Jogador sólido: vê um ou dois turnos à frente e entrega pouco. Responde na hora.
opponent-stag-about = Jogador forte: planeja turnos inteiros, não só o próximo lance. Responde na hora.
opponent-eagle-about = O mais forte de todos: planeja como o Cervo, mas compara dez vezes mais caminhos. Até dois segundos por jogada.
