### Une leçon sur les marchés de producteurs et la récompense. Les étapes sont dans les leçons du module.

lesson-markets = Marchés de producteurs et récompense
lesson-markets-goal = Avant tout, chacun pose un marché de producteurs sur la carte. Il achète deux sortes de marchandises, une fois chacune, à qui s’installe à côté. { opponent-wren } pose le sien en b5 : lait et pain.
lesson-markets-place = Le vôtre achète laine et whisky. Posez-le en h2, dans un coin que vous voulez pour vous.
lesson-markets-companion = { opponent-wren } prend une tuile de départ, comme toujours.
lesson-markets-start = Prenez la tuile indiquée : elle a de la laine, que votre marché achète.
lesson-markets-near = Les premiers ouvriers restent à deux cases de tout marché. j2 est juste assez loin : placez-y un bûcheron.
lesson-markets-workers = { opponent-wren } place ses deux mineurs loin au sud-est.
lesson-markets-far = Votre second ouvrier : un mineur en l4.
lesson-markets-beside = Installez-vous maintenant à côté de votre marché : un mouton en i2, entre le bûcheron et le marché, £11 avec la case.
lesson-markets-sell = À côté d’un marché, on peut vendre aussitôt : la laine à son prix plus £2, un produit transformé plus £3. Il faut un marchand, et cette marchandise est couverte pour de bon. Vendez 1 laine pour £6, puis terminez votre tour.
lesson-markets-award = Une récompense est ouverte à tous : celle-ci demande des unités au bord des rivières. À la fin, qui en a le plus reçoit 8 PV ; à égalité, on partage. Quand ses deux marchandises sont couvertes, un marché ferme et sa case redevient libre.
