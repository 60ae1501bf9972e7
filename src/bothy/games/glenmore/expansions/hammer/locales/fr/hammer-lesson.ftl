### Hammer of the Scots, pas à pas. Les étapes se trouvent dans lessons/hammer.json.

lesson-hammer = L’Anglais
lesson-hammer-englishman = Le pion gris à la couronne est l’Anglais, et le jeton Angleterre se trouve sous lui. Le premier qui le dépasse le prend ; l’Anglais joue alors pour lui.
lesson-hammer-token = Kingussie se trouve au-delà de lui. Prenez-la et achetez la pierre qu’elle coûte : en passant, le jeton est à vous.
lesson-hammer-place = Posez-la au-dessus du village initial, et terminez votre tour.
lesson-hammer-second = { opponent-wren } prend une tuile au-delà de l’Anglais. Le dépasser n’apporte plus rien.
lesson-hammer-third = Le troisième joueur aussi. L’Anglais est maintenant le dernier du rondel.
lesson-hammer-turn = L’Anglais joue quand il est dernier, et vous jouez pour lui. Il prend une tuile pour vous, contre des pièces sur la ligne Angleterre en plus du prix ; ou il en défausse une, et des pièces de la ligne vous reviennent.
lesson-hammer-use = Faites-lui prendre Strathnaver : elle coûte les 2 pièces de la ligne Angleterre, et rien d’autre.
lesson-hammer-land = Posez-la à l’extrémité gauche de votre rivière, activez-la pour un mouton, et terminez le tour.
lesson-hammer-row = La ligne Angleterre est à côté du marché. La prochaine fois, il coûtera 3 pièces ; une défausse avec lui reprend les pièces les plus chères. Certains lieux emblématiques apportent le jeton à qui les bâtit.
