### Les éléments par leur nom, pour la boîte de commande et à côté des règles

shown-landmark = { $card }, carte Lieu emblématique
shown-clan = Le clan { $clan }
shown-no-effect = Elle n’a pas d’effet propre.
