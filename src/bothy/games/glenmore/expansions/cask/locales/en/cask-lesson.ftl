### The single cask reserve, step by step. The steps are in lessons/cask.json.

lesson-cask = Whisky in cellars
lesson-cask-cellar = With this chronicle whisky ages. Your barrels lie in cellars, each space with its VP; you sell a barrel for the VP of its space. This chip shows your most valuable barrel and your free spaces.
lesson-cask-take = Take Pulteney, a distillery, and buy the stone it costs.
lesson-cask-place = Place it above the home village. It brings a barrel at once.
lesson-cask-slot = New barrels go to the first free space of your first cellar: this one is worth 1 VP. Where there is no room they lie in the store, worth nothing until they move.
lesson-cask-age = The second effect of a distillery moves a barrel one space to the right. Activate it and move your barrel to the space of 2 VP.
lesson-cask-build = Your first cellar ends at 3 VP. The second costs 1 wood and 1 coin: build it now, and buy the wood. You may build at any time of your turn.
lesson-cask-end = You have done all you can. End your turn.
lesson-cask-sales = Sale tiles come with stacks B, C and D. Pass one and you may sell a barrel there; stop on it and you sell one or two, the first on the golden bonus space. Barrels you keep still count in every scoring.
