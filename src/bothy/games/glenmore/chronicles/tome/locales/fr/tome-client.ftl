# Ce que la page en dit

glen-effect-trigger-event = { $count ->
    [1] retournez une carte Lieu Emblématique et utilisez son évènement
   *[other] retournez { $count } cartes Lieu Emblématique et utilisez leurs évènements
 }
glen-effect-leave-castle = les Écossais de votre Château Initial que vous voulez vont sur vos tuiles de votre choix
