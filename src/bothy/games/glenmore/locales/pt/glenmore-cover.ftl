# Same as in English (home-glenmore)

home-glenmore = Glen More II: Chronicles
home-glenmore-about = Pegue peças de um anel em que joga quem está por último, monte um território e escolha o que cada peça ativa. Vence quem tiver mais pontos.

set-glenmore-base = O jogo base
set-glenmore-base-about = O melhor começo.
set-glenmore-evening = Uma noite de quatro crônicas
set-glenmore-evening-about = Barcos, barris, haggis e o conselho: cada uma se explica depressa.
set-glenmore-everything = As oito crônicas
set-glenmore-everything-about = Tudo junto, para quem já as conhece bem.
options-glenmore-chronicles = Crônicas
