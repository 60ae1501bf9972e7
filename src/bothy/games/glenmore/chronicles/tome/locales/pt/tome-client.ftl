# O que a página diz

glen-effect-trigger-event = { $count ->
    [1] vire uma carta de marco e use o evento dela
   *[other] vire { $count } cartas de marco e use os eventos delas
 }
glen-effect-leave-castle = os escoceses do seu castelo inicial que você quiser vão para quaisquer peças suas
