## Torres: lessons, each a position with one task, and what the herald says in a guided first game.

## Lessons of the standard game

torres-lesson-pays = Your knight stands in the grass between two castles, and you have one action point left. Step onto the castle that pays you more.
    .title = What a castle pays
    .right = Five spaces times level 1 is 5 points. The other castle would have paid only 2. A castle pays its area times your level: remember that, and you know the heart of the game.
    .wrong = On level 1 the castle of five spaces pays 5, and the castle of two spaces pays 2. The grass pays nothing.
    .hint = Count the spaces of each castle. From the ground you can step up to level 1 in either of them.
torres-lesson-climb = Reach level 3 with two action points.
    .title = One level at a time
    .right = From level 1 to 2 to 3: a knight climbs one level at a time. It may go down as far as it likes in one step.
    .wrong = A step goes at most one level up, so look for a tower of level 2 on the way.
    .hint = There is one tower of level 2, right beside your knight.
torres-lesson-widen = The highest a castle may be is the number of its spaces. This castle has three spaces and three levels. With two blocks, build it up to level 4.
    .title = Wide before high
    .right = Four spaces allow four levels. Widen the castle first, then raise it.
    .wrong = No tower has reached level 4. Use one block to widen the castle, and put the other on the tallest tower.
    .hint = Build on the ground beside the castle first. Then you can raise the lit tower.
torres-lesson-newcomer = Your knight earns 6 where it is. With three action points, earn 4 more in the castle across the grass.
    .title = A second knight
    .right = A new knight for two points, and a step for one. Now two castles pay you.
    .wrong = If your only knight walks over, the first castle no longer pays you.
    .hint = You may add a new knight on the ground beside yours. Which space is between the castles?
torres-lesson-doors = You have two action points, and a wall of three levels in front of you. Get your knight onto level 2.
    .title = Through the doors
    .right = In through a door on your own level, and out through any other door that is not higher. It costs one point, however far you go.
    .wrong = The way around the castle is too long. Your knight stands beside a taller tower, and every tower has doors.
    .hint = Walk through to the low roof on the far side. From there it is one step up.
torres-lesson-king = The first scoring comes after this turn, and you have one action point. Make your castles pay 11 in all.
    .title = The king’s five
    .right = In this phase the king pays 5 for a knight on exactly level 1 of his castle. So a second knight in a castle can be worth having.
    .wrong = You need the king to get to 11. He pays 5 for a knight on exactly level 1 of his castle.
    .hint = Your knight on level 2 is too high for the king. Which other knight could step onto level 1 of his castle?
torres-lesson-kings-way = You have the fewest points, so you may move the king. In the next phase he pays 10 for a knight on level 2. Move him so that he pays you, and nobody else.
    .title = Where to, Majesty?
    .right = Only you have a knight on level 2 there. If it is still there at the next scoring, it is worth 10.
    .wrong = Either you have no knight on exactly level 2 there, or your rival has one too.
    .hint = You have a knight on level 2 in two castles. In one of them your rival also has one.
torres-lesson-stack = In a game for three, your stacks hold three and two blocks. Raise your castle to level 3, buy two cards, and keep the stack of three for later.
    .title = Choose your blocks
    .right = Two blocks were enough, and you still have the large stack for a later turn. You can play the cards you bought from your next turn on.
    .wrong = Take the smaller stack first. Put one block beside the castle and one on top, then buy two cards with the other two points.
    .hint = Take two blocks. The castle has an area of two, so you must widen it to three spaces before it can reach level 3.
torres-lesson-leap = You have no action points left, but you hold two cards, and playing a card is free. Get from level 1 to level 3.
    .title = A card is free
    .right = Leap goes exactly two levels up. You may play one card a turn, and it costs no action points.
    .wrong = Diagonal goes at most one level up, and you may play only one card in a turn.
    .hint = The tower right beside your knight is exactly two levels higher.
torres-lesson-win = This is the last turn of the game. You have 48 points. Your rival has 67, and the last scoring will bring them 15 more. The king pays 15 on level 3. Win the game.
    .title = The last turn
    .right = On level 3 of the king’s castle you score three points for each of its spaces, and 15 for the king. You have won.
    .wrong = That was not enough. You need level 3 of the king’s castle, and the points that are left must widen it.
    .hint = One block makes level 3, and two steps bring your knight there. Use the other two points to widen the castle. Then end your turn.

## Lessons of the master game

torres-lesson-founding = In the master game you place the castles yourselves. Found one as close to the lit castle as the rules allow.
    .title = Two spaces between
    .right = It is three steps away, so two empty spaces lie between the castles. Any closer is not allowed.
    .wrong = You may build there, but there is a closer place.
    .hint = Count steps along rows and columns. Three steps from the lit castle is as close as you can get.
torres-lesson-court = The master card is The Court: at every scoring it pays 5 to each player with a knight right next to the king. You have one action point.
    .title = At court
    .right = The ground next to the king is good enough. Through the castle it costs only one point, however far it is.
    .wrong = Next to the king means that the two spaces share an edge. One step does not get you there.
    .hint = Your knight can use a door. Which ground space next to the king’s tower could be the way out?
torres-lesson-moment = You hold six cards, and you have no blocks and no action points. One of the cards brings your knight onto level 3. Which one?
    .title = The right card
    .right = Vault jumps over any knight and may go one level up. In the master game you do not get a card back once you have played it.
    .wrong = Only one of the cards leads to level 3. In the master game you can play each card only once, so choose carefully.
    .hint = There is a knight between yours and the tower of level 3, in a straight line.
torres-lesson-outposts = The Outposts pay 5 to each player with knights in four castles. You have knights in three, and the fourth stands in the grass. You have no action points left, but you can still play a card.
    .title = A castle of your own
    .right = Underpin puts a block under your knight. If no castle is next to it, that founds a new one.
    .wrong = Your fourth knight is not yet in a castle of its own.
    .hint = One of your cards can found a new castle.
torres-lesson-stairs = The Stairs pay 15 at the end for knights on levels 1, 2, 3 and 4. You have two action points.
    .title = Up the stairs
    .right = The highest knight goes first and leaves its place to the next. Now you have a knight on all four levels.
    .wrong = You are missing one level. When a knight moves up it leaves a gap, and another must fill it.
    .hint = You have two knights on level 2, but you need only one there.
torres-lesson-lead = The player in the lead begins the next round. You have 6 points, your rival 8. Make sure that you begin the next round.
    .title = First among equals
    .right = Your second point would have put your marker on your rival’s, so it moved on to 9. End your turn in the lead, and you begin.
    .wrong = Your rival still leads. Take single points before you end the turn.
    .hint = Two markers never share a space: yours moves on to the next free one. Two points are enough.

## The guided first game: the herald speaks.

torres-guide-welcome = Welcome to the plain, and to your first castles! They are scored three times. Each castle pays you its number of spaces times the level of your highest knight in it.
torres-guide-place = Place your first knight on one of the eight castles. Choose one with open ground around it, so that it has room to grow.
torres-guide-points = You have five action points a turn. Use them to build, to move and to add knights, in any order you like.
torres-guide-widen = Choose Build and put a block on the ground beside your knight’s castle. It costs one point, and makes the castle one space larger.
torres-guide-raise = A castle may be as high as the number of its spaces. Build again, on the block next to your knight.
torres-guide-climb = Now tap your knight and step up to the blue space. A knight climbs one level at a time. On level 2, every space of the castle pays you twice.
torres-guide-newcomer = Choose Knight, which costs two points. A new knight starts next to one of yours, on the same level or lower. From there it can walk to other castles.
torres-guide-end = Your points are spent, so end your turn. Unused blocks normally go onto your later stacks, but those are full, so yours go back to the supply.
torres-guide-king = Do you see the king? At this first scoring he pays 5 extra for a knight on exactly level 1 of his castle. Build next to him, and your knight will have a space to stand on.
torres-guide-alone = You know enough to play on: widen, raise, climb. I will step back, and speak up when something new matters.
torres-guide-doors = The towers are growing, and every block has doors. If your knight stands beside a taller tower, it can walk in and leave that castle by any door that is not higher. It costs one point.
torres-guide-point = You have one action point left and no blocks? Choose Point to score one point with it.
torres-guide-last-turn = This is your last turn before the castles are scored. Climb as high as you can and use your blocks: the ones you keep are lost now.
torres-guide-kings-move = You have the fewest points, so you may move the king, and you begin the next phase. Put him where one of your knights can reach the level that he pays for next.
torres-guide-second = A new phase, and new blocks. This time the king pays 10 for a knight on exactly level 2. If you have little time, skip ahead: bots play this phase for both sides, and you play the last one.
torres-guide-third = The last phase: now the king pays 15 on exactly level 3. After this scoring, the player with the most points wins.
