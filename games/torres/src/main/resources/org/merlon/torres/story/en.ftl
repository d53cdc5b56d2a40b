### The world of Torres: the texts of its story page.

torres-story-world = The war is over, and nobody can say any longer what it was about. It has left the king a throne, a white beard, and eight heaps of stone where his castles stood.

    He is too old to raise them again. He is also too wise to let his sons settle with swords who will follow him. So he gives each of them six knights and a share of the stones, and he gives them all three years.

    “Build,” he says. “I do not mind which of you lays a stone. I will ride out each year and look up, and I will see whose knights stand highest above the widest walls.” No son owns a castle. Each of them only has to be on top of it when his father comes.
    .title = After the war
    .picture = An old king with a crown and a staff on a hill, his four heirs below him, and on the plain the stumps of eight castles.
torres-story-chapter-heirs = Only a few people take part in this story, and all of them are related.
    .title = The king, his sons and the plain
torres-story-name-king = The king
    .about = Each year he visits one of the castles. If you have a knight there at the height that he expects that year, he remembers it. In the first year he looks at the first level, in the second year at the second, and in the third year at the third.
torres-story-name-sons = The sons
    .about = That is you: two to four of them, each with six knights in his colour. The son who is furthest behind after a year may lead the king to another castle, for a father notices that, too.
torres-story-name-plain = The plain
    .about = Eight squares by eight, with eight foundations that must never grow together. A castle may be as high as it is wide, and no higher: the king has seen enough towers fall.
torres-story-variant-standard = In the first year a wall is a promise, and everybody lays stones where everybody else does. In the second year the castles have courtyards and stairs, and the knights begin to climb over each other’s shoulders. In the third year there is no room left at the top, except for the one you have kept in mind since spring.

    When the king has looked up for the third time, he takes the ring from his finger.
    .picture = Towers of stone blocks rise on the plain, with knights on top of them; a crane lifts a block, and the king watches from below.
torres-story-variant-master = Some of the king’s wishes are older than the war, and he has never said them aloud. In the master game he has written them down and sealed them. One asks for three knights side by side, one for a stair of knights up to the fourth level, one for a watch on all four edges of the plain.
    One of the letters is opened before the building begins. Everybody may fulfil that wish, and the king is grateful to each who does.
    .picture = A table at night with the plan of a castle, a pair of compasses, a candle, three sealed letters, and a crown laid aside.
