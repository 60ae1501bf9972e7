home-caledonia = Clans of Caledonia
home-caledonia-about = Occupez des terres, élevez du bétail, faites du pain et du whisky, commercez sur un marché qui bouge et exportez. Cinq manches ; le plus de points gagne.

## Les extensions à l’ouverture d’une table

expansion-caledonia-trains = Le réseau ferroviaire
expansion-caledonia-trains-about = Les marchandises prennent le rail : les livraisons donnent des bonus, les jalons des points.
expansion-caledonia-markets = Marchés de producteurs
expansion-caledonia-markets-about = Sur la carte, des marchés achètent à qui s’installe à côté.
expansion-caledonia-awards = Récompenses
expansion-caledonia-awards-about = À la fin, des points pour qui a le plus de ce que demande une récompense.
expansion-caledonia-future = Futurs contrats
expansion-caledonia-future-about = Les contrats à venir sont visibles : on peut les préparer.
expansion-caledonia-tiles = Nouvelles tuiles
expansion-caledonia-tiles-about = Neuf clans, neuf ports et des cartes avec chutes d’eau rejoignent les autres.
expansion-caledonia-automa = L’Automa
expansion-caledonia-automa-about = Un adversaire de cartes et de dés prend la dernière place.

set-caledonia-base = Le jeu de base
set-caledonia-base-about = À jouer en premier.
set-caledonia-trains = Premiers trains
set-caledonia-trains-about = Le réseau ferroviaire seul, tout le reste comme d’habitude.
set-caledonia-alone = En solo contre l’Automa
set-caledonia-alone-about = Une personne, le niveau le plus clément ; chaque étape de son tour est montrée.
set-caledonia-everything = Tout à la fois
set-caledonia-everything-about = Toute l’extension Industria, pour qui la connaît bien.
