# O que a página diz

shelf-highlander = Montanha
shelf-highlander-empty = nada lá
shelf-highlander-hoard = no topo
shelf-highlander-nobody = Ninguém descansa na montanha.
shelf-highlander-about = Quem passa deixa uma moeda ou um recurso. Um só peão pode descansar ali em vez de pegar uma peça e leva tudo ao seguir viagem.
shelf-highlander-toll = passou: deixe 1
glen-verb-leave-resource = deixar um recurso dela na montanha
