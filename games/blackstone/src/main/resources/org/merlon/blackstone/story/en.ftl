### The world of Blackstone Castle: the texts of its story page. Names are those of the rulebooks.

blackstone-story-world = The empire of Permon lasted so long that people took it for the weather. Then it fell. The legions walked home, and grass grew on the tax roads. In the last great hall a throne made of a dragon’s skull waits for anyone bold enough to sit on it.
    All over Westarland, small lords have begun to measure themselves for it. Where one law ran from the coast to the mountains, there are toll gates now, new flags and old grudges. A border is wherever somebody last managed to hold it.
    The kingdom of Avondell would be content with quiet borders. From Blackstone Castle, the dark keep above the city of Deltimar, the king and his council hold three of them at once: against Hanshore, Magdar and Felth. The king has few soldiers. He has scouts who see, emissaries who talk, captains who hold the line, and spies who know. And he has courtiers like you, who know which of them must stand where tonight.
    .title = A realm without an emperor
    .picture = Blackstone Castle on its black rock, with flags on its towers; below it, the roofs of Deltimar by the water.
blackstone-story-chapter-throne = Nobody has sat on it since the fall. Everybody has dreamed of it: the margrave who never left his valley, and the admiral who swears he has no ambitions. Perhaps even your king dreams of it, although he never speaks of it at dinner. You will not win the throne in this game. You will make sure that nobody else does.
    .title = The dragon-skull throne
    .picture = The ruined hall of Permon: broken pillars, grass between the stones, and an empty throne in the jaws of a dragon’s skull.
blackstone-story-chapter-map = The rulebooks name these realms. Where they lie, and their rivers and woods, is our own drawing.
    .title = Westarland
    .picture = A map of Westarland. Avondell lies in the middle, with Blackstone Castle and Deltimar at the mouth of its river in the south. Hanshore is the coast in the west, and Magdar lies in the mountains in the north. Felth lies in the forests of the south-east, and what is left of Permon in the east.
blackstone-story-chapter-families = Every courtier comes from one of the noble families of Avondell. If you play with families, yours lends you two powers; the rules describe them exactly.
    .title = The families of Avondell
blackstone-story-name-westarland = Westarland
blackstone-story-name-avondell = Avondell
    .about = A kingdom of river valleys and barley, smaller than its reputation. All it wants is secure borders and a quiet harvest, and it has had neither since the empire fell.
blackstone-story-name-deltimar = Deltimar
    .about = The capital, where the rivers of Avondell meet the sea. Every rumour in Westarland is told here first, and sold here twice.
blackstone-story-name-castle = Blackstone Castle
    .about = The king’s seat above Deltimar. The court on your board, five squares by five, is the floor of its great hall.
blackstone-story-name-hanshore = Hanshore
    .about = The western coast. Its captains trade by day, and by night they count the warehouses of Deltimar.
blackstone-story-name-magdar = Magdar
    .about = The mountain realm in the north. Avondell’s rivers rise there, and Magdar likes to be thanked for it.
blackstone-story-name-felth = Felth
    .about = Forest and fen in the south-east. The first edition calls it Felth, the later rulebooks Wildom. Its people answer to either name, but seldom politely.
    .also = or Wildom
blackstone-story-name-permon = Permon
    .about = What is left of the empire: empty halls in the east, and the throne for which all the others are quarrelling.
blackstone-story-name-corwin = Corwin
    .about = Riders and builders of roads. A Corwin knight has crossed the hall while others are still looking for their gloves.
blackstone-story-name-keygriff = Keygriff
    .about = Keepers of keys and ledgers. Nobody has ever been allowed to count what lies in their cellars.
blackstone-story-name-thistledown = Thistledown
    .about = Old, poor and nimble. They come in by the side door, and they turn people round on the stairs.
blackstone-story-name-wolfram = Wolfram
    .about = Scholars of the wizards’ guild, who see the lines in a room that run from corner to corner.
blackstone-story-name-evertine = Evertine
    .about = Courtiers through and through. When the king smiles, an Evertine knight is already bowing.
blackstone-story-name-gramberly = Gramberly
    .about = Merchants. No Gramberly has ever paid the full price for anything.
blackstone-story-name-hester = Hester
    .about = Captains of the household guard. They do two errands a day, and where their knights stand, things stay as they are.
blackstone-story-name-marbuck = Marbuck
    .about = Patrons of both guilds. They read two letters before they answer one, and their knights know a little magic.
blackstone-story-variant-kings-quest = The king cannot be seen to scheme, so the scheming falls to his court. In the great hall of Blackstone, thirteen vassals wait on a chequered floor. Each of them has two faces, and at least as many loyalties.

    A plan needs an emissary in one row and a spy in another, both on the same evening. Your knights push, your wizards persuade, and when the two stand where they must, a letter is forged in Hanshore or a bridge is held against Magdar. The courtier who serves the king best gains more than his thanks. The other courtiers know that, too.
    .picture = The great hall: the king on his throne at the head of a chequered floor, and his courtiers about it, with swords, scrolls and staffs.
blackstone-story-variant-advanced = The council has been betrayed once too often. Its orders now carry a second letter, written in blue: a spy in the right column is no longer good enough, it must be this door, this pillar, this hour.

    So the plans grow finer, and so do the ways in which they can go wrong. This is King’s Quest for courtiers who already know where everybody likes to stand.
    .picture = A sealed order under a magnifying glass, with one black letter and one blue one, beside an inkwell of blue ink and a quill.
blackstone-story-variant-coop = Two courtiers, one lantern, and something scratching behind the panels. While all eyes were on the borders, another invader has come in through the cellars. Rats eat the grain, the maps and the royal seals, and if plague comes with them, no treaty will save Blackstone.

    Serve the king together before the walls belong to the rats. There are dogs at court who would help you, if you do something for them first. In the first edition the enemy is time itself: hour by hour the castle slips from limbo into the abyss, and only your finished plots carry it on to nirvana.
    .picture = Two courtiers in a cellar, one with a lantern and one with a sword; a terrier beside them, rats before them, and eyes in the dark.
blackstone-story-variant-solo = The others have left for their estates, and one window of Blackstone is still alight. It is yours. The king needs in a few days what the whole court could not do in a month.

    The hall will not keep still for you. Every night some vassals leave and others take their places, so that in the morning no plan is quite what it was in the evening. And behind the shelves, something has begun to gnaw.
    .picture = A study: one courtier by a candle, shelves of books and scrolls, a tall window, and two rats on the floor.
blackstone-story-variant-queens-quest = The king thinks in borders. The queen thinks in people, and in the long run she is the one who is right. In her pavilion she gathers company: friends of one house, friends of one calling, or a small circle in which nobody resembles anybody else.

    You choose her guests. A circle of equals grows more powerful with everyone who joins it; a circle of opposites is complete with four. Take the vassals from the court while they stand in reach, and remember where each of them belongs.
    .picture = The queen in her garden pavilion; on one side three guests in green, on the other three guests who all differ.
blackstone-story-variant-wizards-quest = On the longest night of the year the wizards have the hall to themselves. The floor is swept bare, the candles are told to burn lower, and each wizard brings a sheaf of vassals, small and flat as playing cards.

    Then the oldest wager of the guild begins. Each plot sets one of them on the floor, at life size and rather surprised, as long as its place is free or its own kind stands there already. The wizard who has the fewest left in hand at dawn has won, and the others sweep the hall.
    .picture = Two wizards on either side of an empty floor, with cards floating between them; one small figure already stands there.
blackstone-story-variant-puzzle-master = Up in the clock tower lives a master of puzzles who believes that a court, like a clock, has one right order. Sixteen faces, four houses by four callings. Each house along its own wall, or each calling; no neighbours alike; and nobody in the middle, where the master likes to walk.

    Two of you have been invited to try. You may talk as much as you like. The rats, who prefer disorder, do not need to.
    .picture = A courtyard seen from above with fifteen shields along its walls and one gap; a hand brings the last shield, beside the wheels of a clock.
