### O que as ligações mostram nas mensagens

preview-waiting = { $free ->
    [0] { $names }: está prestes a começar.
    [one] { $names }; há um lugar livre.
   *[other] { $names }; há { $free } lugares livres.
 }
preview-playing = Partida em curso: { $names }. Venha assistir.
preview-won = Partida terminada: { $names }. Vitória: { $winners }.
preview-finished = Partida terminada: { $names }.
preview-lesson = Uma primeira partida para aprender.
preview-join = Um convite para jogar com { $names }.
preview-replay = Uma partida de { $names }, para rever lance a lance.
