### La carte de fin de manche

cal-round-over = La manche { $round } est terminée
cal-round-about = Tout le monde a produit et marqué.
cal-round-lead-me = Vous menez de { $points }.
cal-round-lead = { $name } mène de { $points }.
cal-round-level = Personne n’est en tête.
cal-round-you-lead = vous menez
cal-round-leads = en tête
cal-round-income = Revenu
cal-round-made = Produit
cal-round-points = Points de victoire
cal-round-scored = comptée
cal-round-next = à venir
cal-round-new = Nouveaux contrats
cal-round-brings = La manche { $round } apporte
cal-round-would = Vous en auriez { $glory } maintenant.
cal-round-free = gratuit
cal-round-fee = Un contrat : { $now }. Jusqu’ici : { $before }.
cal-round-order = dans l’ordre où l’on a passé
cal-round-go = Passer à la manche { $round }
cal-round-play-back = Revoir la manche
