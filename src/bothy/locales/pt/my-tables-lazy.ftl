# Same as in English (opening-solo)

### My tables, open tables, profiles and leaderboards: loaded with those pages

mine = Minhas mesas
mine-games = Jogos
mine-open-one = Abrir uma mesa
mine-waiting = Esperando por você
mine-waiting-count = { $count ->
    [one] uma mesa
   *[other] { $count } mesas
 }
mine-running = Em andamento
mine-running-about = os outros estão pensando
mine-without-about = você saiu ou ficou sem tempo
mine-come-back = Voltar
mine-gathering = Ainda não começaram
mine-invited = { $name } quer jogar de novo
mine-invitations = Convites
mine-asked = { $name } convida você
mine-decline = Recusar
mine-declined = Você recusou o convite.
mine-free = { $count ->
    [0] todos estão aqui
    [one] um lugar está livre
   *[other] { $count } lugares estão livres
 }
mine-finished = Terminadas
mine-play = Jogar
mine-replay = Como foi até agora
mine-again = Jogar de novo
mine-leave = Sair
mine-drop = Excluir a mesa
mine-dropped = Mesa excluída.
mine-left-it = Você saiu da mesa.
mine-turn = vez de { $name }
mine-turn-several = vez de { $count } jogadores
mine-since-hour = desde as { $when }
mine-since-day = desde { $when }
mine-time-left = restam { $time }
mine-points = { $name }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
 }
mine-you-won = Você venceu, { $points } a { $other }
mine-won-solo = { $points } pontos solo
mine-they-won = { $name } venceu, { $other } contra { $points }
mine-somebody = alguém
mine-over = terminada
mine-rating-change = classificação { $change }
mine-all = todas as { $count }
mine-fewer = menos
mine-empty = Você não está em nenhuma mesa agora. Abra uma, entre em uma abaixo ou jogue contra um bot.
known = Convidar quem já jogou com você
known-games = { $count ->
    [one] uma partida juntos
   *[other] { $count } partidas juntos
 }
known-ask = Convidar
known-ask-long = Convidar { $name }
known-none = convite enviado
known-declined = não pode desta vez
known-take-back = Retirar o convite a { $name }
open = Mesas abertas
open-about = sente-se
open-none = Nenhuma mesa está esperando jogadores agora.
open-none-such = Nenhuma mesa aberta corresponde.
open-join = Sentar-se
open-offered = { $name } saiu; a partida continua
open-play-on = Continuar
open-filter = Só mostrar
open-any = tanto faz
open-game = Jogo
open-language = Idioma
open-expansions = Expansões
open-base = jogo base
open-expanded = com expansões
open-pace = Ritmo
open-pace-none = sem relógio
open-pace-live = de uma vez
open-pace-days = ao longo de dias
open-rating = Classificação do anfitrião
open-rating-below = abaixo de { $points }
open-rating-from = a partir de { $points }
open-seats = { $taken } de { $seats } lugares
who-comes = Quem pode entrar
who-comes-link = por link
who-comes-all = todos
who-comes-all-seat = Aberto a quem chegar primeiro
who-comes-link-about = Só quem tem o link pode entrar.
who-comes-all-about = Qualquer pessoa pode encontrar esta mesa entre as mesas abertas e entrar.
profile = Perfil
profile-mine = Meu perfil
profile-of = Perfil de { $name }
profile-since = aqui desde { $when }
profile-guest = sem conta
profile-open = Tornar meu perfil público
profile-open-about = Você também aparecerá nas classificações. Até lá, só você o vê.
profile-private = Só você vê isto.
profile-closed = Este perfil não é público.
profile-none = Nenhuma partida terminada ainda.
profile-games = { $count ->
    [one] partida
   *[other] partidas
 }
profile-won = vencidas
profile-best = melhor pontuação
profile-streak = maior sequência
profile-solo = melhor solo
profile-rating = Classificação com { $seats } jogadores
profile-doubt = ± { $doubt }, { $games ->
    [one] uma partida
   *[other] { $games } partidas
 }
profile-unsure = Provisória
profile-rating-line = Classificação após cada partida, de { $first } a { $last }
profile-points = Pontos, partida a partida
profile-points-line = Pontos das últimas { $count } partidas: de { $low } a { $high }
profile-means = De onde vêm os pontos, em média
profile-won-of = { $won } de { $games }
openings = Aberturas e seus resultados
openings-about = Pontos e posições são médias.
opening-games = Partidas
opening-won = Vitórias
opening-points = Pontos
opening-place = Posição
opening-solo = Solo
profile-partners = Com quem você joga
profile-partners-theirs = Joga com
profile-partner = { $games ->
    [one] uma partida
   *[other] { $games } partidas
 }, { $won } vencidas
profile-newest = Últimas partidas
profile-place = { $place }º de { $seats }, { $points } pontos
leaders = Classificações
leaders-seats = Jogadores
leaders-none = Nenhum perfil público tem classificação aqui ainda.
leaders-name = Nome
leaders-rating = Classificação
leaders-games = Partidas
leaders-about = Perfis públicos, classificados por uma estimativa prudente.
bests = Melhores solo
