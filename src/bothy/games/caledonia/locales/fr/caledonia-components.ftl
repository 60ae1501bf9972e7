### Les éléments par leur nom, pour la boîte de commande et à côté des règles

shown-contract = Contrat { $number }
shown-contract-about = Demande { $cost }. Rapporte { $gain }.
shown-scoring = Tuile de score { $number } : { $tile }
shown-unit = Coûte £{ $cost }. Terrain : { $land }.
shown-unit-makes = Produit { $count } { $good } à chaque production.
shown-unit-turns = Peut transformer 1 { $from } en 1 { $good } à chaque production.
shown-unit-earns = Rapporte £{ $income } à chaque production, £{ $better } une fois amélioré.
shown-side = Face { $side } de la carte
shown-side-about = Une des faces du module { $module }.
