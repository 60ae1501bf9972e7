# Ce que la page en dit

mobs-does-calum-mcquack = Quand un bateau en double un autre, refilez un sou ; une fois, une seconde récompense.
mobs-does-bully-mcmuscle = Avancer sur une tuile avec un autre bateau est gratuit ; une fois, une seconde récompense.
mobs-does-fraser-mcstarve = Une fois, avant un festin : prend un jeton Haggis à quelqu’un.
mobs-does-oonagh-mchagg = Une fois par festin : fait relancer le dé.
mobs-does-elspeth-mctrick = Échange quelque chose sur la montagne contre une ressource de la réserve.
mobs-does-erin-macmalt = Vendez un tonneau de plus sur une tuile Vente.
mobs-does-john-mcclaim = Trois cartes Lieu emblématique des autres comptent pour vous lors des décomptes.
