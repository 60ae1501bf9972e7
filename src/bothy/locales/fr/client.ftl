### What the browser client says around the games

app-name = Bothy
app-about = Une table ouverte pour les jeux de stratégie des Highlands.
page-lost = Il n’y a pas de page ici.
page-home = Vers l’accueil
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.
gallery-title = Galerie
