## Torres: lessons, each a position with one task, and what the herald says in a guided first game.

## Lessons of the standard game

torres-lesson-pays = Your knight stands in the grass between two castles, with one action point left. Step onto the castle that pays you more.
    .title = What a castle pays
    .right = Five spaces times level 1 are 5 points; the other castle would have paid 2. Area times level, that is the whole secret.
    .wrong = Level 1 pays 5 in the castle with five spaces, 2 in the one with two, and the grass pays nothing.
    .hint = Count the spaces of each castle. From the ground you get to level 1 in either of them.
torres-lesson-climb = Reach the third level with two action points.
    .title = One level at a time
    .right = From 1 to 2 to 3: a knight needs stairs. Down it may jump as far as it likes.
    .wrong = A step leads up one level at the most, so look for a tower of level 2 on the way.
    .hint = There is one tower of level 2, and it stands right beside your knight.
torres-lesson-widen = This castle has three spaces and three floors. You have two blocks: give it a fourth floor.
    .title = Wide before high
    .right = Four spaces allow four floors. First the area, then the height.
    .wrong = No tower has a fourth floor. One block must widen the castle, and the other must go on the tallest tower.
    .hint = Build on the ground beside the castle first. Then the lit tower may rise.
torres-lesson-newcomer = Your knight earns 6 where it is. With three action points, earn 4 more in the castle across the grass.
    .title = A second knight
    .right = A new knight for two points, a step for one: now two castles pay you.
    .wrong = If your only knight walks over, the first castle pays nothing any more.
    .hint = A new knight may come onto the ground beside yours. What is the space between the castles?
torres-lesson-doors = Two action points, and a wall of three floors in front of you. Get your knight onto level 2.
    .title = Through the doors
    .right = In by a door on your own level, out by any other that is not higher, all for one point. Distance does not matter.
    .wrong = Around the castle the way is too long. Your knight stands beside a taller tower: it has a door.
    .hint = Go through to the low roof on the far side. From there it is one step up.
torres-lesson-king = The first scoring comes, and you have one action point. Make your castles pay 11 in all.
    .title = The king’s five
    .right = In this phase the king pays 5 for a knight on exactly level 1 of his castle. A second knight in a castle is not always wasted.
    .wrong = Your castles pay 11 only with the help of the king, who pays 5 for a knight on exactly level 1 of his castle.
    .hint = Your knight on level 2 is too high for the king. Who else could step into his castle, onto level 1?
torres-lesson-kings-way = You are last and may move the king. In the next phase he pays 10 on level 2: let him pay you, and nobody else.
    .title = Where to, Majesty?
    .right = There you alone stand on level 2. If it lasts, it is worth 10.
    .wrong = Either nobody stands on exactly level 2 there, or your rival does so as well.
    .hint = You have a knight on level 2 in two castles. In one of them your rival has one, too.
torres-lesson-stack = Three play, and your stacks have three and two blocks. Raise your castle to level 3, buy two cards, and keep the stack of three for later.
    .title = Choose your blocks
    .right = Two blocks were enough, and the large stack waits for a turn that needs it. Cards that you bought can be played from the next turn on.
    .wrong = Take the smaller stack first. Then one block goes beside the castle and one on top, and two points buy cards.
    .hint = Take two blocks. The castle has an area of two, so it must grow to three before it can be three floors high.
torres-lesson-leap = No action points are left, but you hold two cards, and playing one is free. Get from level 1 to level 3.
    .title = A card is free
    .right = Leap goes exactly two levels up. One card a turn, and it costs no points.
    .wrong = Diagonal leads up one level at the most, and only one card may be played in a turn.
    .hint = The tower right beside your knight is exactly two levels higher.
torres-lesson-win = The last turn of the game. You have 48 points, your rival 67 and 15 more to come. The king pays 15 on level 3. Win.
    .title = The last turn
    .right = Level 3 of the king’s castle: three points for each of its spaces and 15 for the king. The game is yours.
    .wrong = It was not enough. You need level 3 in the king’s castle, and points that are left over must widen it.
    .hint = One block makes a third floor, two steps bring your knight there. The other two points widen the castle. Then end the turn.

## Lessons of the master game

torres-lesson-founding = In the master game you found the castles. Found one as near to the lit castle as you may.
    .title = Two spaces between
    .right = Three steps away: two empty spaces lie between them. Nearer is not allowed.
    .wrong = That is a good place, but a nearer one was free.
    .hint = Count steps along rows and columns. Three steps from the lit castle is the nearest.
torres-lesson-court = The master card is The Court: it pays 5 at every scoring to whoever has a knight right beside the king. You have one action point.
    .title = At court
    .right = The ground beside him will do. Through the castle it is only one point, however far it seems.
    .wrong = Beside means that the two spaces share an edge. One step does not get you there.
    .hint = A door is open to your knight. Which ground space next to the king’s tower could be a way out?
torres-lesson-moment = You hold six cards, no blocks and no action points. One of the cards brings your knight onto level 3.
    .title = The right card
    .right = Vault goes over any knight and may climb one level. In the master game that card is now gone for good.
    .wrong = Only one of the cards leads to level 3. None comes back in the master game, so look twice.
    .hint = Somebody stands between your knight and the tower of level 3, in a straight line.
torres-lesson-outposts = The Outposts pay 5 to whoever has knights in four castles. Three of yours are; the fourth stands in the grass. Your points are spent, your cards are not.
    .title = A castle of your own
    .right = Underpin puts a block under your knight, and where no castle is near that founds one.
    .wrong = Your fourth knight is still in no castle that the others do not hold already.
    .hint = One of your cards can make a castle where there is none.
torres-lesson-stairs = The Stairs pay 15 at the end for knights on levels 1, 2, 3 and 4. You have two action points.
    .title = Up the stairs
    .right = The highest goes first and leaves its place to the next. All four levels are held.
    .wrong = One level is missing. Who moves up leaves a gap, and somebody must fill it.
    .hint = You have two knights on level 2. Only one of them is needed there.
torres-lesson-lead = Whoever leads begins the next round. You have 6 points, your rival 8. Begin the next round yourself.
    .title = First among equals
    .right = The second point would have met your rival’s marker, so yours jumped past it to 9. End with the lead and you begin.
    .wrong = Your rival still leads. Take single points before you end the turn.
    .hint = Nobody may stand on another’s points: a marker goes on to the next free space. Two points are enough.

## The guided first game: the herald speaks.

torres-guide-welcome = Welcome to the plain, and to your first castles! Three times they are counted, and each pays you its spaces times the level of your highest knight in it.
torres-guide-place = Set your first knight on one of the eight castles. One with open ground around it has room to grow.
torres-guide-points = Your turn has five action points. They build, walk and call new knights, in any order you like.
torres-guide-widen = Choose Build and put a block on the ground beside your knight’s castle. It costs one point, and the castle has one space more.
torres-guide-raise = A castle may be as tall as it has spaces. Build again, on the block beside your knight.
torres-guide-climb = Now tap your knight and step up to the blue space. It climbs one level at a time, and on level 2 every space of the castle pays twice.
torres-guide-newcomer = Choose Knight for two points. A new knight comes beside one of yours, not higher, and from there it can walk to other castles.
torres-guide-end = Your points are spent, so end your turn. Blocks that are left would go onto your later stacks; these are full, so they go back.
torres-guide-king = See the king? At this first count he pays 5 more to whoever has a knight on exactly level 1 of his castle. Build beside him, and there is room.
torres-guide-alone = You know enough to play on: widen, raise, climb. I shall step back and speak up when something new matters.
torres-guide-doors = Towers are growing, and every block has doors. Beside a taller tower your knight can walk in and leave that castle by any door that is not higher, for one point.
torres-guide-point = One action point left and no blocks? Point gives you a point for it.
torres-guide-last-turn = This is your last turn before the castles are counted. Climb as high as you can, and use your blocks: what you keep is lost now.
torres-guide-kings-move = You have the fewest points, so the king is yours to move, and you begin the next phase. Take him where one of your knights can reach the level that he pays for next.
torres-guide-second = New blocks for a new phase. This time the king pays 10, for a knight on exactly level 2. If your time is short, skip ahead: bots play this phase for both, and you the last.
torres-guide-third = The last phase: the king pays 15 on exactly level 3. After this count most points win.
