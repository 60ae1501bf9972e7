### Names of the kinds of actions in the action bar, and of the choice for each

verb-take = Pegar uma peça
verb-stop-at-end = Ir para O Fim
verb-discard = Descartar
verb-activate = Ativar
verb-end-turn = Encerrar o turno
verb-give = Pagar de uma peça
verb-buy = Comprar
verb-substitute = Pagar uma moeda no lugar
verb-send-away = Pagar um escocês
verb-place = Colocar a peça
verb-resolve = Resolver
verb-gather = Pegar recursos
verb-store = Colocar um recurso
verb-station = Colocar um escocês
verb-done = Nada
verb-fill = Encher um barril
verb-place-marker = Colocar um marcador
verb-remove = Remover uma peça
verb-retrieve = Pegar do descarte
verb-sell = Vender
verb-walk = Mover um escocês

argument-tile = Peça
argument-reward = Por
argument-deal = De que modo
argument-resource = Recurso
argument-resources = Recursos
argument-column = Coluna
argument-row = Fileira
argument-effect = Efeito
argument-count = Quantos
argument-barrel = Barril
argument-clan = Clã
argument-way = Direção
