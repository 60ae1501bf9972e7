## The store

no-store-away = Le serveur n’atteint pas ses données pour le moment. Réessayez dans un instant.
no-already-there = Il y a déjà un { $kind } de ce nom.
no-store-version = Les données gardées ont la forme { $have } ; cette version lit la forme { $want }. Lancez « bothy migrate » avec la plus récente des deux versions.
no-not-storable = Il y a là des caractères, ou un nombre, qui ne peuvent pas être gardés.
