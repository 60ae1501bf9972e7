# Ce que la page en dit

glen-effect-trigger-event = { $count ->
    [1] retournez une carte Lieu emblématique et utilisez son évènement
   *[other] retournez { $count } cartes Lieu emblématique et utilisez leurs évènements
 }
glen-effect-leave-castle = les Écossais de votre château initial que vous voulez vont sur vos tuiles de votre choix

shelf-tome = Ouvrage
tome-about = une carte retournée sur son évènement compte pour deux lieux emblématiques
tome-told = Racontée : elle compte pour deux lieux emblématiques.
tome-use = Utiliser l’évènement
tome-turn = Retourner sans plus
tome-none = Vous n’avez pas encore de carte Lieu emblématique.
tome-now = à raconter
tome-line = { $told } dits, { $left } à dire
tome-event-sign = Évènement pas encore raconté

done-telling = Ne retourner aucune carte
done-turning-card = Ne retourner aucune autre carte
done-calling-home = Aucun Écossais ne rentre
done-sending-out = Aucun Écossais ne sort
done-spending = Ne plus rien donner
done-dealing = Pas d’échange
done-borrowing = Ne plus activer de tuile
shown-event = Évènement de { $card }
