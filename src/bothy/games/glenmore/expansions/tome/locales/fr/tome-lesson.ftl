### L’Ouvrage Douteux, pas à pas : lessons/tome.json

lesson-tome = Les évènements
lesson-tome-goal = Avec l’Ouvrage, chaque carte Lieu emblématique a un évènement au verso. Les Gatherings permettent de retourner une carte et de l’utiliser ; elle compte ensuite pour deux lieux emblématiques.
lesson-tome-take = Castle Stalker rapporte une carte Lieu emblématique. Prenez-la, achetez le bois et la pierre qu’elle coûte, placez-la à gauche du village initial, et terminez votre tour.
lesson-tome-card = Voici vos cartes avec leurs deux moitiés : ce que fait la carte et, dessous, l’évènement. Celui de Castle Stalker : payer un Écossais pour une tuile de la défausse.
lesson-tome-companion = Votre compagnon est maintenant plus en arrière, et joue trois tours avant vous.
lesson-tome-gathering = Un Gathering vous attend. Prenez-le et placez-le au-dessus de Castle Stalker.
lesson-tome-wake = Activez le Gathering : il déclenche un évènement.
lesson-tome-tell = Vous pouvez utiliser l’évènement, ou seulement retourner la carte pour qu’elle compte double. Utilisez celui de Castle Stalker.
lesson-tome-pay = L’évènement coûte un Écossais d’une de vos tuiles. Renvoyez celui du village initial.
lesson-tome-fetch = Choisissez une tuile de la défausse : Black Isle. Placez-la au-dessus du village initial ; elle ne coûte rien.
lesson-tome-last = La carte reste retournée et compte pour deux lieux emblématiques à chaque décompte. Son pouvoir permanent, si elle en a un, reste aussi.
