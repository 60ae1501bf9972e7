### Une première partie, pas à pas. Les étapes sont dans lessons/first.json.

lesson-win = Comment gagner
lesson-win-goal = Qui a le plus de points de victoire (PV) après cinq manches gagne. Ils viennent de la gloire, des marchandises et de l’argent qui restent, du houblon et des autres importations, et de deux classements : contrats remplis et villages reliés par bateau.
lesson-win-contracts = Les contrats d’exportation sont au cœur du jeu. À gauche, ce que vous livrez ; à droite, ce que vous recevez : houblon et marchandises importées, qui font des PV à la fin, et souvent de l’argent, une case libre ou une amélioration.
lesson-win-tiles = Chaque manche finit par une tuile de score ; les cinq sont visibles. La manche 1 donne 1 gloire pour chacun de vos animaux et bâtiments sur la carte, et 2 pour un champ. Une gloire vaut un PV.
lesson-win-companion = Une tuile de départ donne £55 et quelques marchandises. Qui joue en dernier choisit d’abord : c’est { opponent-wren }, votre adversaire du jour.
lesson-win-start = Prenez la tuile avec la laine et le fromage. Un contrat visible demande 2 fromages : en voilà la moitié. Choisissez la tuile, voyez ce qu’elle apporte, puis confirmez.
lesson-win-start-task = Choisir la tuile avec laine et fromage

lesson-land = Le terrain
lesson-land-map = Le nombre sur une case est le prix du terrain. Animaux, champs et bâtiments veulent de la prairie, les bûcherons de la forêt, les mineurs de la montagne. Si une case montre deux terrains, l’un ou l’autre convient. Les lochs sont de l’eau.
lesson-land-rivers = Les lignes bleues sont des rivières. Deux cases séparées par une rivière ne sont pas voisines. On se développe de voisine en voisine : l’eau vous arrête tant que vous n’avez pas de bateaux.
lesson-land-miner = Chacun place d’abord deux ouvriers, où il veut. Un mineur coûte £10 et rapporte £6 par manche. Choisissez la case i3, une montagne, puis le mineur : £11 avec le terrain.
lesson-land-companion = { opponent-wren } place maintenant ses deux ouvriers : un mineur à côté du vôtre, un bûcheron au sud.
lesson-land-woodcutter = Un bûcheron coûte £6 et rapporte £4 par manche. Mettez le vôtre en g3, une forêt à £2.

lesson-begin = Premiers tours
lesson-begin-turn = Un tour, c’est une action principale : commercer, obtenir ou remplir un contrat, se développer, améliorer, engager un marchand, ou passer. On tourne jusqu’à ce que tous aient passé.
lesson-begin-obtain = En manche 1, un contrat vous rapporte £5 ; plus tard, il coûte. Vous n’en tenez qu’un à la fois. Obtenez celui qui demande 2 fromages et apporte 5 houblons, 1 canne à sucre et £8.
lesson-begin-end = Tant que le tour n’est pas fini, vous pouvez revenir en arrière avec Annuler. Ici, inutile : terminez votre tour.
lesson-begin-companion = { opponent-wren } se développe : une vache en i4. Retenez où elle est.
lesson-begin-cow = Pour vous développer, payez l’unité et le terrain. Une vache coûte £9 et donne 1 lait par manche. Mettez-en une en g4, à côté de votre bûcheron : £10. Puis terminez votre tour.
lesson-begin-companion-contract = { opponent-wren } obtient un contrat pour 2 whiskys. Sa place reste vide jusqu’à la manche suivante.

lesson-neighbours = Voisins et marché
lesson-neighbours-dairy = Une fromagerie change 1 lait en 1 fromage par manche. Bâtissez-en une en h3, entre votre vache et celle de { opponent-wren } : £15 avec le terrain.
lesson-neighbours-bonus = Votre fromagerie touche la vache d’un autre : vous pouvez acheter du lait tout de suite et moins cher, £2 de moins (£3 pour un produit transformé). Il faut un marchand par unité. Achetez 1 lait à £3, puis terminez votre tour.
lesson-neighbours-companion = { opponent-wren } vend 1 céréale au marché.
lesson-neighbours-price = Chaque unité échangée occupe un marchand jusqu’à la manche suivante. Toutes vont au même prix ; ensuite il bouge d’un niveau par unité, vers le haut après un achat, vers le bas après une vente. Votre achat a renchéri le lait : £6.
lesson-neighbours-sell = Il vous reste un marchand, et la laine ne vous sert pas. Vendez-la £4, puis terminez votre tour.

lesson-ships = Bateaux, et passer
lesson-ships-companion = { opponent-wren } améliore l’expédition pour £4.
lesson-ships-reach = Les bateaux ouvrent ce qui est au-delà de l’eau : d’abord l’autre rive d’une rivière, puis le terrain derrière une case de loch, puis derrière plusieurs. À la fin, ils relient vos villages.
lesson-ships-upgrade = Améliorez aussi votre expédition, jusqu’à la traversée de rivière : £4. Puis terminez votre tour.
lesson-ships-hire = { opponent-wren } engage un troisième marchand, aussi pour £4.
lesson-ships-pass = C’est assez pour une manche. Qui passe d’abord reçoit £16 et commence la manche suivante, l’autre £14. Passez, puis terminez votre tour.

lesson-harvest = La production
lesson-harvest-companion = { opponent-wren } passe aussi, et toutes les unités de la carte produisent. Votre mineur a rapporté £6, votre bûcheron £4, votre vache 1 lait.
lesson-harvest-produce = À la fromagerie : elle peut changer 1 lait en 1 fromage, même du lait tout frais. Faites 1 fromage.
lesson-harvest-glory = Une vache et une fromagerie vous ont fait 2 gloires, une vache 1 pour { opponent-wren }. Les marchands sont revenus, les contrats ont été complétés. La manche 2 donnera 2 gloires par ouvrier.

lesson-export = Exporter
lesson-export-ready = Vous avez 2 fromages : tout ce que demande votre contrat. Certains demandent de la viande ; un de vos animaux quitte alors la carte.
lesson-export-fulfil = Remplissez le contrat, puis terminez votre tour. La caisse est libre pour le suivant.
lesson-export-imports = Le houblon vaut 1 PV pièce. Coton, tabac et canne à sucre vaudront 3, 4 ou 5 : celle que tous les joueurs ensemble importent le moins vaut le plus.
lesson-export-companion = { opponent-wren } traverse la rivière : un mouton en j4.
lesson-export-river = Faites de même : un mouton en i2, £11 avec le terrain. Au-delà de la rivière, c’est un village à part, et vos bateaux relient les deux. Puis terminez votre tour.
lesson-export-companion-buys = { opponent-wren } achète 1 céréale.
lesson-export-worker = Chaque ouvrier donne 2 gloires cette manche, et de l’argent jusqu’à la fin. Mettez un bûcheron en f2 pour £8, puis terminez votre tour.
lesson-export-companion-passes = { opponent-wren } passe d’abord cette fois : £16, et le premier tour de la manche 3.
lesson-export-pass = Passez aussi, pour £14, et terminez votre tour.
lesson-export-produce = Faites encore 1 fromage.

lesson-end = La fin
lesson-end-rounds = Trois ouvriers ont fait 6 gloires. Cela continue ainsi cinq manches, et obtenir un contrat devient plus cher : £5 en manche 3, puis £10, puis £15.
lesson-end-scoring = À la fin, gloire et houblon valent 1 PV, les marchandises importées 3 à 5, une marchandise de base 1, un produit transformé 2, et chaque £10 fait 1 PV.
lesson-end-ranks = À deux joueurs, le plus de contrats remplis rapporte 8 PV, et le plus de villages reliés par bateau 12. En cas d’égalité, on partage.
lesson-end-more = Une partie complète a aussi des clans, chacun avec son pouvoir, et des ports avec leurs bonus. Une action impossible explique pourquoi, et les règles sont à portée de main.
lesson-end-play = Vous avez vu tout ce qu’une manche contient. Le mieux est maintenant une partie complète contre { opponent-wren }.
