# O que ouve quem escuta, seja qual for o jogo

heard-did = { $name }: { $things }.
heard-has = { $name } tem { $things }.
heard-none = zero { $thing }
heard-order = Ordem de jogo: { $things }.
heard-score = { $name } tem { $points } PV: { $things }.
heard-now = É a vez de { $name }{ $count ->
    [0] {""}
   *[other] , depois { $names }
 }.
heard-questions = Você pode perguntar: { $things }.
