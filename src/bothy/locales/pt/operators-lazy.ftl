## O que o anfitrião decidiu, bloqueios e denúncias

no-banned = { $until ->
    [never] Você não pode mais jogar aqui.
   *[other] Você não pode jogar aqui até { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }O anfitrião diz: { $because }
 }
no-muted = { $until ->
    [never] Você não pode mais escrever aqui.
   *[other] Você não pode escrever aqui até { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }O anfitrião diz: { $because }
 }
no-not-welcome = Você não pode se sentar a esta mesa.
no-block-yourself = Você não pode bloquear a si mesmo.
no-blocks-too-many = Você pode bloquear no máximo { $most } pessoas.
no-report-yourself = Você não pode denunciar a si mesmo.
no-invited-many = Dá para convidar no máximo { $most } pessoas para uma mesa.
no-person-unknown = Ninguém aqui tem o nome, o identificador ou o endereço “{ $text }”. “bothy admin people” mostra quem chegou por último.
no-person-unclear = “{ $text }” pode ser { $count } pessoas. Use o identificador: “bothy admin people” o mostra.
no-process-leaving = Este servidor vai parar e não abre mais mesas. Tente de novo em um minuto.

## Entre jogadores

chat-with = À mesa:
chat-about = Bloquear ou denunciar { $name }
apart-block = Bloquear { $name }
apart-block-about = Você não verá mais as mensagens de { $name }, e essa pessoa não poderá sentar-se onde você espera jogadores. Ela não é avisada.
apart-is-blocked = Você bloqueou { $name }.
apart-blocked = Agora você bloqueia { $name }. A lista está nas configurações.
apart-unblock = Desbloquear { $name }
apart-unblock-short = Desbloquear
apart-unblocked = Você não bloqueia mais { $name }.
apart-report = Denunciar aos responsáveis
apart-what = O que aconteceu?
apart-report-about = As últimas mensagens desta mesa vão junto. Só os responsáveis as leem.
apart-send = Enviar
apart-reported = Sua denúncia chegou aos responsáveis.
apart-list = Pessoas que você bloqueia
apart-list-about = Você não vê as mensagens delas, e elas não podem sentar-se onde você espera jogadores.
