### O que cada opção muda, em uma frase

option-die-about = O dado pega peças como mais um jogador, e sobram menos para os outros.
option-length-about = O Fim encerra a partida quando é revelado; no topo da última pilha, ele vem cerca de um quarto de hora mais cedo.
