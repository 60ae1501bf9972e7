### Les courses de bateaux-dragons, pas à pas. Les étapes se trouvent dans lessons/boats.json.

lesson-boats = La course de bateaux
lesson-boats-goal = Votre bateau est à votre château initial. Il descend votre rivière vers la gauche, traverse toutes les autres et revient à ce château. Le premier reçoit 15 PV et un tonneau ; le dernier ne marque rien pour ses pièces.
lesson-boats-rivers = Il y a toujours quatre rivières ; à deux, deux d’entre elles sont neutres. Ouvrez ce jeton pour les voir toutes d’affilée, avec chaque bateau.
lesson-boats-take = Un bateau rame avec des points de mouvement, un par tuile. Kingston on Spey en donne deux : prenez-la, et achetez le bois qu’elle coûte.
lesson-boats-place = Elle porte la rivière. Posez-la à son extrémité gauche ; votre rivière est désormais plus longue, pour tous ceux qui la traversent.
lesson-boats-move = Activez Kingston on Spey pour 2 points de mouvement.
lesson-boats-open = La course ne s’ouvre que lorsqu’un pion dépasse la tuile du départ, qui vient avec la pile B. D’ici là, le mouvement sert aux Écossais : amenez le vôtre au château, et terminez votre tour.
lesson-boats-castles = Sur chaque château, des récompenses sont posées face cachée. Un bateau qui y arrive s’arrête : son propriétaire les regarde toutes et peut en garder une. Son effet est immédiat.
