## What a server refuses, at its tables and before them

no-not-signed-in = Dê primeiro um nome a si mesmo.
no-not-there = { $kind ->
    [table] Essa mesa não existe.
    [game] Essa partida não existe.
    [invite] Este convite não leva a lugar algum. Peça outro.
    [seat] Ninguém está sentado ali.
    [step] Esse passo não existe.
    [page] Não há nada aqui.
   *[other] Isso não existe.
 }
no-overtaken = Algo foi jogado nesse meio-tempo. Olhe de novo e decida.
no-too-large = É demais de uma vez: no máximo { $most } bytes.
no-too-often = Rápido demais. Tente de novo em { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
 }
no-too-busy = Muita gente muda esta mesa ao mesmo tempo. Tente de novo.
no-csrf = A página está desatualizada. Carregue-a de novo.
no-foreign-origin = Isto veio de outro site ({ $origin }) e não foi feito.
no-foreign-host = Este servidor não atende pelo nome “{ $host }”.
no-name-unfit = Um nome tem de 1 a { $most } letras.
no-actions-count = Envie de 1 a { $most } ações de uma vez, não { $have }.
no-message-unreadable = Essa mensagem não pode ser lida: { $fault }
no-request-unreadable = Esse pedido não pode ser lido: { $fault }
no-method-unknown = Isso não se faz aqui.
no-server-fault = Algo deu errado no servidor. Ficou anotado.

no-host-only = Só o anfitrião da mesa pode fazer isso.
no-not-invited = Esta mesa é por convite. Peça o link ao anfitrião.
no-not-seated = Só quem está à mesa pode fazer isso.
no-not-your-seat = Esse não é o seu lugar.
no-which-seat = Você ocupa vários lugares. Diga qual.
no-seated-already = Você já está nesta mesa.
no-seat-taken = O lugar { $seat } está ocupado.
no-seats-free = Ainda há lugares livres. Espere, ou dê os lugares a robôs.
no-seats-in-use = Mais de { $seats } lugares estão ocupados.
no-table-full = Todos os lugares estão ocupados.
no-table-changed = A mesa mudou nesse meio-tempo. Olhe de novo e comece.
no-match-begun = A partida já começou.
no-match-not-begun = A partida não começou.
no-match-not-over = A partida não acabou.
no-record-unfinished = Aqui só se guardam partidas terminadas.
no-record-step = Passo { $step }: { $why }
