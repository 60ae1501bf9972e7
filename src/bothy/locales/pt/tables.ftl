## O que um servidor recusa, em suas mesas e antes delas

no-not-signed-in = Escolha um nome primeiro.
no-not-there = { $kind ->
    [table] Esta mesa não existe.
    [match] Esta partida não existe.
    [game] Esse jogo não existe.
    [invite] Este convite não é válido. Peça um novo.
    [seat] Ninguém está sentado ali.
    [step] Este passo não existe.
    [link] Este link não é válido ou foi cortado.
    [profile] Esse perfil não existe, ou não é público.
    [page] Não há nada aqui.
   *[other] Isto não existe.
 }
no-overtaken = O jogo avançou nesse meio-tempo. Olhe de novo e decida.
no-too-large = É demais de uma vez: no máximo { $most } bytes.
no-too-often = Rápido demais. Tente de novo em { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
 }
no-too-many-connections = Há páginas demais abertas a partir do seu endereço: no máximo { $most }. Feche algumas.
no-too-many-tables = { $most } das suas mesas já esperam por jogadores. Comece ou deixe uma delas primeiro.
no-too-many-tables-here = { $most } mesas abertas a partir do seu endereço já esperam por jogadores. Entre em uma delas, ou tente de novo mais tarde.
no-too-busy = Gente demais está mudando esta mesa ao mesmo tempo. Tente de novo.
no-csrf = A página está desatualizada. Carregue-a de novo.
no-foreign-origin = Isto veio de outro site ({ $origin }) e foi recusado.
no-foreign-host = Este servidor não atende pelo nome “{ $host }”.
no-name-taken-here = Alguém nesta mesa já se chama { $name }, ou tem um nome parecido.
no-name-unfit = Um nome deve ter de 1 a { $most } letras.
no-actions-count = Envie de 1 a { $most } ações de uma vez, e não { $have }.
no-message-unreadable = Esta mensagem não pode ser lida: { $fault }
no-request-unreadable = Este pedido não pode ser lido: { $fault }
no-method-unknown = Isso não pode ser feito aqui.
no-server-fault = Algo deu errado no servidor. O erro foi registrado.
no-not-kept = Este navegador não conseguiu salvar isso, por isso nada mudou. O armazenamento pode estar cheio: exporte o jogo e libere espaço.

no-host-only = Só o anfitrião da mesa pode fazer isso.
no-account-only = É preciso ter uma conta para fazer isso.
no-not-invited = Esta mesa é por convite. Peça o link ao anfitrião.
no-not-seated = Só os jogadores da mesa podem fazer isso.
no-not-your-seat = Este não é o seu lugar.
no-reaction-unknown = Não há reação com esse nome nesta mesa.
no-which-seat = Você tem vários lugares. Diga qual.
no-seated-already = Você já está sentado a esta mesa.
no-seat-taken = O lugar número { $seat } está ocupado.
no-seats-free = Ainda há lugares livres. Espere os outros, ou dê os lugares a bots.
no-seats-in-use = Mais de { $seats } lugares estão em uso.
no-seat-of-nobody-taken = Alguém ocupa um lugar que o próprio jogo jogaria. Libere-o primeiro.
no-table-full = Todos os lugares estão ocupados.
no-bots-many = Nas suas partidas em andamento, no máximo { $most } lugares podem ficar com bots, e esta mesa passaria do limite. Termine uma partida primeiro, ou volte mais tarde.
no-table-changed = A mesa mudou nesse meio-tempo. Olhe de novo e comece.
no-match-begun = A partida já começou.
no-match-not-begun = A partida ainda não começou.
no-match-not-over = A partida não acabou.
no-record-unfinished = Só registros de partidas terminadas podem ser salvos aqui.
no-record-pack = Esta partida foi jogada com componentes que este servidor não usa: o registro pode ser conferido aqui, mas não salvo.
no-record-full = Você atingiu o limite de registros: { $most }, ou { $mb } MB ao todo.
no-record-too-dear = Este registro foi recusado: conferi-lo levaria mais tempo ou memória do que uma partida precisa.
no-record-step = Passo { $step }: { $why }
