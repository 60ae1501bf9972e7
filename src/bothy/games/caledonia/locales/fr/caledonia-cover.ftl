home-caledonia = Clans of Caledonia
home-caledonia-about = Occupez des terres, élevez du bétail, faites du pain et du whisky, commercez sur un marché qui bouge et exportez. Cinq manches ; le plus de points gagne.
