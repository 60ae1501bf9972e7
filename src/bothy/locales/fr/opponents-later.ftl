### Ce que vaut chaque adversaire

opponent-wren-about = Débutant : suit les règles, sans plan. De bonne compagnie pour une première partie.
opponent-collie-about = Joueur solide : voit un ou deux tours à l’avance et donne peu. Répond aussitôt.
opponent-stag-about = Joueur fort : prépare toute la fin de sa manche, du prochain champ au dernier contrat. Répond aussitôt.
opponent-eagle-about = Le plus fort de tous : prépare comme le Cerf, mais compare dix fois plus de chemins. Jusqu’à deux secondes par coup.
