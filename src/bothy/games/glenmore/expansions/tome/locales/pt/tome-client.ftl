# O que a página diz

glen-effect-trigger-event = { $count ->
    [1] vire uma carta de marco e use o evento dela
   *[other] vire { $count } cartas de marco e use os eventos delas
 }
glen-effect-leave-castle = os escoceses do seu castelo inicial que você quiser vão para quaisquer peças suas

shelf-tome = Livro
tome-about = uma carta virada para o evento conta como dois marcos
tome-told = Contada: vale como dois marcos.
tome-use = Usar o evento
tome-turn = Só virar
tome-none = Você ainda não tem carta de marco.
tome-now = conte um
tome-line = { $told } ditos, { $left } a dizer
tome-event-sign = evento ainda não contado

done-telling = Não virar carta
done-turning-card = Não virar outra carta
done-calling-home = Nenhum escocês volta
done-sending-out = Nenhum escocês sai
done-spending = Não dar mais nada
done-dealing = Sem troca
done-borrowing = Não ativar mais peças
shown-event = Evento de { $card }
