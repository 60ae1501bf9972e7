home-glenmore = Glen More II: Chronicles
home-glenmore-about = Prenez des tuiles sur un anneau où le dernier joue, bâtissez votre territoire et choisissez ce que chaque tuile réveille. Le plus de points gagne.
