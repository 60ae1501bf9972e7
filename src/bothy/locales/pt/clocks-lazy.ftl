# Relógios e lugares vazios: carregados onde houver

no-seat-away = Outro jogador ou um bot está no seu lugar agora. Volte primeiro.
no-seat-not-away = O jogador desse lugar não está ausente.
no-match-over = A partida acabou.
no-nothing-to-decide = Todos os lugares têm jogador. Não há nada a decidir.
no-quiet-too-long = As horas de silêncio duram no máximo { $most } horas.
no-days-off-many = Você pode planejar no máximo { $most } dias de folga.
no-days-off-backwards = O último dia de folga vem antes do primeiro.
no-zone-unknown = Não existe o fuso horário “{ $zone }”.

## À mesa

clock-word = relógio
clock-days = { $days } d e { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-has = Restam { $time } a { $name }.
clock-runs = Restam { $time } a { $name }, e o tempo está correndo.
clock-rests = Restam { $time } a { $name }; o relógio está pausado.
away-bot-for-me = Seu tempo acabou, ou você saiu. Um bot joga por você; volte quando quiser.
away-me = Seu tempo acabou, ou você saiu. Os outros podem encerrar a partida ou chamar um bot. Você ainda pode voltar.
away-out-of-time = O tempo de { $name } acabou. Espere, deixe um bot assumir, ou encerre a partida sem resultado: os jogadores que ficaram decidem juntos.
away-left = { $name } saiu. Encontre um substituto, deixe um bot assumir, ou encerre a partida sem resultado: os jogadores que ficaram decidem juntos.
away-come-back = Voltar a jogar
away-bot = Deixar um bot assumir
away-end = Encerrar a partida
away-substitute = Copiar o link do lugar

## Abrir uma mesa

pace = Tempo para pensar
pace-none = sem relógio
pace-live-30 = ao vivo, 30 min cada
pace-live-60 = ao vivo, 60 min cada
pace-days-1 = um dia por jogada
pace-days-3 = três dias por jogada
pace-out = Sem tempo
pace-out-bot = um bot assume
pace-out-decide = os outros decidem
pace-about-live = Cada um tem esse tempo para a partida toda, e alguns segundos a mais depois de cada resposta.
pace-about-days = Cada jogada tem seu próprio tempo; o que uma jogada lenta passar disso sai de uma reserva. Horas de silêncio e dias de folga não contam.

## Quando eu descanso

rest = Horas de silêncio e dias de folga
rest-about = Nas mesas jogadas ao longo de dias, seu relógio para nesses períodos. As mudanças valem a partir de agora.
rest-zone = Fuso horário
rest-begin = Silêncio das
rest-end = às
rest-first = Primeiro dia de folga
rest-last = Último dia de folga
rest-add = Acrescentar dias de folga
rest-remove = Remover
rest-save = Salvar
rest-saved = Salvo
join-substitute = { $name } saiu desta partida. Você pode ocupar o lugar e continuar de onde ela está.

## Sair no meio da partida

leave-about-bot = Um bot joga por você. Quem tiver o link da mesa pode ocupar seu lugar; enquanto ninguém o ocupar, você pode voltar.
leave-about-decide = Seu lugar fica vazio: os outros podem esperar, deixar um bot jogar ou encerrar a partida. Quem tiver o link da mesa pode ocupá-lo; enquanto ninguém o ocupar, você pode voltar.
leave-about-ends = Não há outros jogadores, então a partida termina sem resultado. Não dá para desfazer.
leave-stay = Ficar
leave-left = Você saiu da partida.
