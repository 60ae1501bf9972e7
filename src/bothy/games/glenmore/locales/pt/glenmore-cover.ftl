home-glenmore = Glen More II: Chronicles
home-glenmore-about = Pegue peças de um anel em que joga quem está por último, monte um território e escolha o que cada peça ativa. Vence quem tiver mais pontos.

## As crônicas na preparação

expansion-glenmore-boats = As corridas de barcos-dragão
expansion-glenmore-boats-about = Os barcos descem o rio de cada um, e os castelos do caminho escondem recompensas.
expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Quem passa pela montanha deixa algo lá; quem descansa nela leva tudo.
expansion-glenmore-cask = A Reserva Single Cask do Velho Jamey
expansion-glenmore-cask-about = O uísque envelhece nas suas adegas: quanto mais você espera, mais ele rende.
expansion-glenmore-hammer = O Martelo dos Escoceses
expansion-glenmore-hammer-about = Um Inglês entra no rondel; quem tem a ficha dele pega peças com ele. Para três ou quatro.
expansion-glenmore-haggis = Ode ao Haggis
expansion-glenmore-haggis-about = As estalagens dão haggis; em três banquetes o dado decide o que é servido.
expansion-glenmore-tome = O duvidoso livro da história da Escócia
expansion-glenmore-tome-about = As cartas de marco têm um evento no verso, para usar uma vez.
expansion-glenmore-council = Entre a Cruz e a Espada
expansion-glenmore-council-about = Vota-se em segredo no que vai contar no fim.
expansion-glenmore-mobs = As gangues do centavo
expansion-glenmore-mobs-about = Os bandidos trabalham para quem os tira da prisão e custam pontos no fim.

set-glenmore-base = O jogo base
set-glenmore-base-about = O melhor começo.
set-glenmore-evening = Uma noite de quatro crônicas
set-glenmore-evening-about = Barcos, barris, haggis e o conselho: cada uma se explica depressa.
set-glenmore-everything = As oito crônicas
set-glenmore-everything-about = Tudo junto, para quem já as conhece bem.
