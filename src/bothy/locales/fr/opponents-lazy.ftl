### Ce que vaut chaque adversaire

opponent-wren-about = Débutant : suit les règles, sans plan. De bonne compagnie pour une première partie.
opponent-collie-about = Joueur solide : voit un ou deux tours à l’avance et donne peu. Répond aussitôt.
opponent-stag-about = Un joueur fort : il prévoit des tours entiers, pas seulement le prochain coup. Répond aussitôt.
opponent-eagle-about = Le plus fort de tous : prépare comme le Cerf, mais compare dix fois plus de chemins. Jusqu’à deux secondes par coup.
