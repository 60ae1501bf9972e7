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
no-person-unknown = Ninguém aqui tem o nome, o identificador ou o endereço “{ $text }”. “bothy admin people” mostra quem chegou por último.
no-person-unclear = “{ $text }” pode ser { $count } pessoas. Use o identificador: “bothy admin people” o mostra.
no-process-leaving = Este servidor vai parar e não abre mais mesas. Tente de novo em um minuto.
