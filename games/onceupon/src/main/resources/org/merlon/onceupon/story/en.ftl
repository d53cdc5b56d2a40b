### The world of Once Upon a Castle: the texts of its story page.

onceupon-story-world = It rains, and nobody minds. There is a lamp, a table, and a sheet of paper for each of you. There are two dice, which say what the day has brought: wood from the forest, stone from the quarry, a little gold, or something to eat. Or perhaps two more people have come up the road, because they have heard that a castle is being built.
    What you make of it is up to you. A line of good things becomes a tower, a wall, a flag or another floor for the donjon. There has never been the same castle twice, and each has been the finest in the kingdom, at least until the neighbour’s was finished.
    .title = A sheet of paper in the rain
    .picture = A table under a lamp by a rainy window: a hand draws a castle in pencil, with coloured pencils and two dice about it.
onceupon-story-chapter-guests = A castle is known by the people who stay there.
    .title = The guests
onceupon-story-name-residents = The residents
    .about = They come in pairs, and they never leave. When there are many of them, people begin to call your castle a town.
onceupon-story-name-bolt = The Bolt guests
    .about = The logger, the miner, the merchant, the dog Dagobert and their friends do something the moment they arrive, and you can talk them into doing it again.
onceupon-story-name-hourglass = The Hourglass guests
    .about = The knight, the cook, the monk, the shepherdess, the guard and even the troll help for as long as they stay with you. They do not always stay.
onceupon-story-name-crown = The Crown guests
    .about = The king, the queen, the prince, the princess, the courtesan and the jester do nothing at all. They look at what you have built, and they say at the end what it was worth.
onceupon-story-variant-apprentice = Your master has put down the chalk and said: now you. You have twelve parts to build, a green board to sort your stones on, and nobody to tell you that a tower must come before a wall.

    Guests look in when a floor of the donjon is ready, and are pleased with whatever they find. It is the best way to begin, and there are master builders who have never played another.
    .picture = A small castle with one tower in a scaffold; in front of it, timber, stones, gold and a basket of apples, and people at work.
onceupon-story-variant-great-architect = Word has got around. Now three guests at a time wait at the door with their trunks, and each of them can do something. One brings stone, one turns your wood into stone, one counts flags. The queen expects nothing, and gets it.
    You choose which of them you take in. Your neighbours, who have good food and gold too, may choose to take them away again.
    .picture = A great castle with a donjon of four floors; up the road to it come a prince, a queen, a monk, a jester, a knight and a dog.
