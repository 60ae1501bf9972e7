home-caledonia = Clans of Caledonia
home-caledonia-about = Ocupe terras, crie animais, faça pão e uísque, negocie num mercado que se move e exporte. Cinco rodadas; vence quem tiver mais pontos.

## As expansões ao abrir uma mesa

expansion-caledonia-trains = Trens
expansion-caledonia-trains-about = Os produtos vão de trem: entregas rendem bônus, marcos rendem pontos.
expansion-caledonia-markets = Mercados de produtores
expansion-caledonia-markets-about = No mapa, mercados compram de quem se instala ao lado deles.
expansion-caledonia-awards = Prêmios
expansion-caledonia-awards-about = No fim, pontos para quem tiver mais do que cada prêmio pede.
expansion-caledonia-future = Futuros contratos
expansion-caledonia-future-about = Os contratos que virão ficam visíveis, e dá para planejar.
expansion-caledonia-tiles = Peças novas
expansion-caledonia-tiles-about = Nove clãs, nove portos e mapas com cachoeiras juntam-se aos outros.
expansion-caledonia-automa = O Automa
expansion-caledonia-automa-about = Um adversário de cartas e dados ocupa o último lugar.

set-caledonia-base = O jogo base
set-caledonia-base-about = O melhor para uma primeira partida.
set-caledonia-trains = Primeira vez com trens
set-caledonia-trains-about = Só a ferrovia, o resto como sempre.
set-caledonia-alone = Solo contra o Automa
set-caledonia-alone-about = Uma pessoa, o nível mais brando; cada passo da vez dele é mostrado.
set-caledonia-everything = Tudo junto
set-caledonia-everything-about = Toda a Industria de uma vez, para quem já a conhece bem.
