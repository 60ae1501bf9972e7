# Same as in English (site-glasgow)

### Marcos

milestone-rare-imports = 6 produtos importados raros de um tipo em contratos cumpridos
milestone-ports = 3 portos usados
milestone-buildings = 5 queijarias, panificadoras e destilarias posicionadas
milestone-basic-goods = 7 produtos básicos na reserva
milestone-all-workers = todos os trabalhadores posicionados
milestone-upgrades = 7 atualizações
milestone-triangles = triângulos de 3 hexágonos com suas unidades em 2 povoados
milestone-threes = 3 unidades de cada um de 2 tipos, fora trabalhadores
milestone-every-kind = uma unidade de cada tipo posicionada
milestone-units = 15 unidades posicionadas
milestone-settlement = um povoado de 6 unidades
milestone-along-rivers = 8 unidades ao longo de rios
milestone-straight-line = 5 hexágonos com suas unidades em linha reta
milestone-hops = 2 contratos cumpridos com 3 lúpulos ou mais cada
milestone-exported-kinds = 5 tipos de produtos e carnes exportados
milestone-plain-contracts = 2 contratos cumpridos sem bônus direto
site-glasgow = Glasgow
site-edinburgh = Edimburgo
site-tunnel-1 = túnel 1
site-tunnel-2 = túnel 2
do-claim-milestone = Reivindicar o marco “{ $milestone }” ({ $site })
verb-claim-milestone = Reivindicar um marco
argument-site = Lugar
argument-milestone = Marco
no-no-such-milestone = Esse marco não está em jogo. Escolha um dos quatro.
no-milestone-claimed = Você já reivindicou esse marco ({ $site }). Escolha outro.
no-no-marker = Você não tem marcador de marco livre. Faça antes uma entrega.
no-no-marker-yet = Você não tem marcador de marco livre. Mais um fica livre a cada rodada, até a rodada 4.
no-milestone-not-met = Ele pede { $need } ({ $milestone }), e você tem { $have }.
no-no-demand-there = Não há demanda ao lado desse marco ({ $site }). Reivindique outro.
event-milestone-placed = Marco ({ $site }): { $milestone }.
event-milestone-claimed = Lugar { $seat } reivindica o marco “{ $milestone }” ({ $site }) por { $vp } PV.
event-marker-unlocked = Lugar { $seat } tem mais um marcador de marco para usar.
score-milestones = Marcos
breakdown-milestone = { $site }: { $milestone }; em { $place }º, na rodada { $round }
note-milestone = Marco ({ $site }): { $milestone }. { $seats-count ->
    [0] Ninguém o reivindicou;
    [one] Reivindicado pelo lugar { $seats };
   *[other] Reivindicado pelos lugares { $seats };
 } o próximo vale { $vp } PV.
note-markers = Lugar { $seat }: { $count ->
    [0] nenhum marcador de marco livre
    [one] { $count } marcador de marco livre
   *[other] { $count } marcadores de marco livres
 }.
shown-milestone = Marco { $number }
shown-milestone-about = Para reivindicá-lo é preciso: { $milestone }.
