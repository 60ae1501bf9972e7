# Same as in English (home-caledonia)

home-caledonia = Clans of Caledonia
home-caledonia-about = Ocupe terras, crie animais, faça pão e uísque, negocie num mercado que se move e exporte. Cinco rodadas; vence quem tiver mais pontos.

set-caledonia-base = O jogo base
set-caledonia-base-about = O melhor para uma primeira partida.
set-caledonia-everything = Tudo junto
set-caledonia-everything-about = Toda a Industria de uma vez, para quem já a conhece bem.
options-caledonia-map = Mapa
