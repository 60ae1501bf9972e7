## Le stockage

no-store-away = Le serveur n’atteint pas son stockage en ce moment. Réessayez dans un instant.
no-already-there = Il y a déjà un élément de ce nom ({ $kind }).
no-store-version = Les données stockées ont la version de schéma { $have } ; cette version de Bothy lit la version { $want }. Lancez « bothy migrate » avec la plus récente des deux.
no-match-holed = Il manque des entrées au journal de cette partie à partir de l’étape { $step } : ce serveur ne peut donc pas la poursuivre. Prévenez la personne qui gère ce serveur.
no-match-unreadable = Cette version ne peut pas lire la partie ({ $fault }).
no-not-storable = Ceci contient des caractères, ou un nombre, qui ne peuvent pas être conservés.
