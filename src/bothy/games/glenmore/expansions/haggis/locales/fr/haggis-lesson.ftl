### Ode au Haggis, pas à pas : lessons/haggis.json

lesson-haggis = Le haggis
lesson-haggis-goal = Les auberges rapportent des jetons Haggis de valeur 1, 2 ou 3. Lors de trois festins, le dé décide lesquels sont servis : après les décomptes des piles B et C, et tout à la fin.
lesson-haggis-take = Drover’s Inn est sur le rondel et coûte 1 bois. Choisissez-la.
lesson-haggis-pay = Vous n’avez pas encore de bois : le marché le vend 1 pièce. Achetez-le.
lesson-haggis-place = Placez l’auberge au-dessus du village initial, où se trouve votre Écossais.
lesson-haggis-token = Une nouvelle auberge rapporte tout de suite un jeton. Deux sont visibles, les autres face cachée. Prenez celui de valeur 1 : c’est le 1 que le dé montre le plus souvent.
lesson-haggis-table = Il est face cachée sur votre table de service, qui en contient cinq. Vous seul voyez ce que vous avez tiré caché ; les autres se souviennent de ce qui était visible.
lesson-haggis-inn = Plus tard, chaque activation de l’auberge change un mouton en un autre jeton. Une table pleine rend un jeton pour chaque nouveau.
lesson-haggis-end = C’est tout pour l’instant. Terminez votre tour.
lesson-haggis-feast = Lors d’un festin, on lance quatre fois le dé. Qui a un jeton de cette valeur en retourne un, trois au plus ; le whisky paie d’autres lancers. On marque le nombre de jetons fois leur somme : 1 et 3 valent 2 × 4 = 8 PV.
