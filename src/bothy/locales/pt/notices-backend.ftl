### O que é dito a quem não está na mesa: por e-mail, notificação ou webhook. Só texto

notice-turn-title = Sua vez: { $game }
notice-turn = { $company-count ->
    [0] É a sua vez em { $game }.
   *[other] É a sua vez em { $game }, com { $company }.
 }
notice-over-title = Fim de jogo: { $game }
notice-over = { $company-count ->
    [0] Sua partida de { $game } acabou. Veja o resultado.
   *[other] Sua partida de { $game } com { $company } acabou. Veja o resultado.
 }
notice-out-title = Tempo esgotado: { $game }
notice-out = { $out ->
    [bot] Seu tempo em { $game } acabou, e um bot joga por você. Volte quando quiser.
   *[decide] Seu tempo em { $game } acabou. Você pode voltar enquanto os outros não decidem como continuar.
 }
notice-decide-title = Lugar vazio: { $game }
notice-decide = { $company-count ->
    [0] Um lugar de { $game } ficou sem jogador. Um bot deve assumir, ou a partida deve acabar?
   *[other] Um lugar de { $game } com { $company } ficou sem jogador. Um bot deve assumir, ou a partida deve acabar?
 }
notice-rematch-title = Mais uma partida de { $game }?
notice-rematch = { $company-count ->
    [0] Há um lugar reservado para você em uma nova mesa de { $game }.
   *[other] Há um lugar reservado para você em uma nova mesa de { $game } com { $company }.
 }
notice-offered-title = Há um lugar livre: { $game }
notice-offered = { $company-count ->
    [0] Um lugar numa partida de { $game } em andamento é oferecido a você.
   *[other] Um lugar numa partida de { $game } em andamento, com { $company }, é oferecido a você.
 }
notice-invited-title = { $game }: vamos jogar?
notice-invited = { $company-count ->
    [0] Você foi convidado para uma mesa de { $game }.
   *[other] Você foi convidado para uma mesa de { $game } com { $company }.
 }
notice-digest-title = { $count ->
    [one] Uma mesa espera por você
   *[other] { $count } mesas esperam por você
 }
notice-trial-title = Funciona
notice-trial = É assim que avisaremos quando for a sua vez.
notice-mail-foot = Você recebe isto porque joga aqui. Para não receber mais estes e-mails, abra este link; não é preciso entrar:

### Calendário dos prazos

calendar-due = O seu tempo acaba: { $game }

### lazy

no-hook-address = Não podemos enviar nada a esse endereço. Use o que o Discord, o Slack ou o Matrix deu a você; ele começa com https://.
no-push-taken = Outra pessoa recebe notificações neste endereço. Desligue as notificações neste navegador e ligue-as de novo.
no-push-unfit = A inscrição deste navegador não pode ser usada. Desligue as notificações e ligue-as de novo.
no-channel-missing = { $channel ->
    [mail] Não conseguimos avisar você por e-mail: adicione antes um endereço.
    [push] Nenhum navegador seu recebe notificações ainda.
   *[hook] Nenhum webhook foi definido ainda.
 }
