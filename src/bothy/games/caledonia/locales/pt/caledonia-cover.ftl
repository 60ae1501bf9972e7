home-caledonia = Clans of Caledonia
home-caledonia-about = Ocupe terras, crie animais, faça pão e uísque, negocie num mercado que se move e exporte. Cinco rodadas; vence quem tiver mais pontos.
