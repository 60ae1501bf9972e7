### Highlander, pas à pas. Les étapes se trouvent dans lessons/highlander.json.

lesson-highlander = La montagne
lesson-highlander-mountain = Voici la montagne. Elle occupe deux cases du rondel et y reste toute la partie. Personne ne la prend, mais un pion à la fois peut s’y reposer.
lesson-highlander-toll = Qui la dépasse y laisse une pièce ou une de ses ressources, à son choix. Le butin se voit sur la plaque, et ce jeton l’indique aussi.
lesson-highlander-climb = Au lieu de prendre une tuile, reposez-vous sur la montagne : choisissez-la, confirmez et terminez votre tour. Pas de tuile cette fois, mais tous ceux qui passent paient pour vous.
lesson-highlander-die = { opponent-wren } s’arrête juste avant la montagne. Le dé, derrière, la dépasse : un pion qui n’est à personne y laisse une pièce de la réserve.
lesson-highlander-passed = { opponent-wren } dépasse la montagne pour aller à Crieff Tryst, et y laisse une pièce.
lesson-highlander-hoard = Vous êtes en dernier, c’est donc à vous : les 2 pièces du butin vous reviennent tout de suite, avant tout paiement. Des ressources iraient sur vos tuiles.
lesson-highlander-on = Continuez avec une tuile, comme d’habitude : vous partez de la montagne, donc vous ne laissez rien. À la fin de la partie, le butin va à qui s’y repose encore.
