### Une leçon sur l’Automa. Les étapes sont dans ses leçons ; chacune dit ici son message.

lesson-automa = L’Automa
lesson-automa-seat = Votre adversaire du jour : 22 cartes et deux dés. Il a un plateau, de l’argent, des ouvriers et des marchands comme tout le monde, mais ni clan ni marchandises : là où d’autres ont des marchandises, il paie et reçoit de l’argent.
lesson-automa-start = Prenez la tuile de départ avec céréales et pain. L’Automa n’en prend pas : il commence avec £50 au niveau 1, et £10 de plus par niveau.
lesson-automa-start-task = Choisir la tuile avec céréales et pain
lesson-automa-workers = Ses premiers ouvriers sont déjà sur la carte, un par module : deux près des ports, deux près du loch central. Un port à sa portée lui rapporte £10 aussitôt.
lesson-automa-mine = À vous : placez un bûcheron en j6 et un autre en j2.
lesson-automa-turn = Prenez le contrat indiqué et terminez votre tour. L’Automa retourne alors une carte.
lesson-automa-card = C’est la carte 6. Il tente les icônes de gauche à droite et fait la première possible. La technologie demande trois ouvriers du même type, il en a deux : non. La suivante est de se développer.
lesson-automa-support = Une seconde carte, la carte de Soutien, dit où : la 13, module A. Cinq cases sont à portée. Aucune ne donne accès à un port ; quatre ajoutent un village ; parmi elles, d3 est la moins chère, £1. Il n’en reste qu’une : c’est fini.
lesson-automa-unit = Plusieurs unités conviennent en d3 : son jeton gloire avance de six colonnes, des boulangeries aux fromageries. Il paie £12 pour la fromagerie et £1 pour la case, comme vous.
lesson-automa-score = À la production, il reçoit £5 par marchandise que ses unités feraient. À la fin, il marque 1 PV par tranche de £5, ses exportations et villages comme vous, et 10 de gloire au niveau 1, jusqu’à 50 au niveau 5.
lesson-automa-end = Chacun de ses tours est montré ligne par ligne, à côté de la carte : les flèches font avancer, Espace met en pause, Échap passe. « Montrer son dernier tour » le rappelle. Si vous avez la boîte, vous pouvez piocher et saisir ses cartes.
