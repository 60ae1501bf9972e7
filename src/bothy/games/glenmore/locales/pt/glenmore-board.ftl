# Same as in English (glen-scored-sum)

## Onde fica um lugar, e o que um turno deixa de lado

glen-place-on = sobre { $tile }
glen-place-below = abaixo de { $tile }
glen-place-above = acima de { $tile }
glen-place-left = à esquerda de { $tile }
glen-place-right = à direita de { $tile }
glen-place-it = Colocar a peça { $where }
glen-wakes-count = { $count ->
    [0] não ativa nada
    [one] ativa { $count } peça
   *[other] ativa { $count } peças
 }
glen-ending-movement = { $count ->
    [one] { $count } ponto de movimento sem uso
   *[other] { $count } pontos de movimento sem uso
 }
glen-ending-tiles = { $count ->
    [one] { $count } peça não ativada
   *[other] { $count } peças não ativadas
 }
glen-sell-one = vender 1 { $resource } por { $coins }
glen-full-of = { $have } de { $room }: este recurso se perderia ({ $resource })
glen-still-due = falta pagar: { $price }
glen-moves = Pegas desde a sua vez
glen-scored = Pontuação após a pilha { $stack }
glen-scored-sum = Total
glen-scored-about = Cada um pontua pela vantagem sobre quem tem menos. Toque para continuar.
glen-owned = Cartas, clãs e personagens
