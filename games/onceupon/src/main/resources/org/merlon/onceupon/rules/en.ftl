## Once Upon a Castle: its rules in our own words. A number such as (U-20) leads to that rule; "- " begins an item of a
## list, "|" a row of a table, a blank line a paragraph.

## The story, and what is good to know beforehand.

onceupon-story = On a rainy afternoon a child takes a sheet of paper and begins: once upon a time there was a castle. A tower first, because a tower is what you see from far away, then a wall for the flags, and little people, more and more of them, who all want to live there. At the other end of the table somebody else draws a castle too, and looks across to see whose has grown. Soon there are guests in the donjon: a cook, a monk, a dog who rolls dice, perhaps a queen. When the first castle is whole, all pencils go down, and everybody asks the same thing: whose is the loveliest?
    .line = Two dice for everybody, a sheet of paper for each: whose castle will be the loveliest?
    .by = Published by Blue Orange in 2018. The rulebook that we follow names neither designer nor illustrator; Once upon a Castle and Blue Orange are trademarks of Blue Orange Editions, France. All drawings here are Merlon’s own.
    .time = 20 to 30 minutes for two to four people, from about the age at which one likes to draw castles.

## What it is about.

onceupon-rules-overview = What it is about
    .lead = You draw a castle, and so does everybody else. Dice put tokens on your board; a full line of tokens becomes a tower, a wall, a flag or a floor of the donjon.

    The game ends when somebody’s castle has all twelve of its parts. Then the points are counted, and the most points win, so finishing first helps but does not win by itself (U-40, U-41).

    - A round is one roll of two dice. The player who rolled uses both; everybody else uses one of them (U-11, U-14).
    - After your dice you clear your full lines and draw what they bring (U-20).
    - Then it is the next player’s roll.
onceupon-picture-overview = Your roll: wood and stone. With a token on each of the two lit squares the top left line would be full, which is a tower.

## The board.

onceupon-rules-board = Your board
    .lead = Everybody has the same board, and nobody ever touches yours.
onceupon-picture-board = Two full lines, whose four squares are lit: a tower at the top left and a floor of the donjon at the bottom right.
onceupon-rule-U-1 = Twelve squares lie in four columns, a to d, and three rows, counted from the top. Every resource is on three of them:

    | | a | b | c | d |
    | 1 | stone | wood | food | wood |
    | 2 | wood | stone | gold | food |
    | 3 | gold | food | stone | gold |
    .title = Twelve squares
onceupon-rule-U-2 = A line is a whole column, or half a row: its left two squares or its right two. That makes ten lines, and each brings one thing.

    | Line | Squares | It brings |
    | a | stone, wood, gold | a tower worth 5 |
    | 1l, top left | stone, wood | a tower worth 2 |
    | 1r, top right | food, wood | a wall with a resident |
    | b | wood, stone, food | a wall with 4 residents |
    | d | wood, food, gold | a wall with 3 residents |
    | 2l, middle left | wood, stone | a flag worth 1 |
    | 3l, bottom left | gold, food | a flag worth 2 |
    | 2r, middle right | gold, food | a flag worth 1; in Great Architect it may wake a Bolt guest instead (U-32) |
    | c | food, gold, stone | a flag worth 2; in Great Architect it may steal a guest instead (U-33) |
    | 3r, bottom right | stone, gold | a floor of the donjon, and with it a guest |
    .title = Ten lines
onceupon-rule-U-3 = You own ten tokens, and a square has room for one. Once placed, a token stays put: it comes back to you only when one of its lines is cleared. With all ten on the board you place nothing more until then.
    .title = Ten tokens

## The castle.

onceupon-rules-castle = Your castle
    .lead = Towers, walls and floors make the castle. Flags and residents make it lively, and pay well.
onceupon-picture-castle = A castle on its way: two floors, three towers, three walls, four flags and seventeen residents.
onceupon-rule-U-5 = The twelve parts of a castle are four floors of the donjon, four towers and four walls. There is never a fifth of a kind. Residents come along with a wall and a guest comes along with a floor, so where the part can no longer be drawn you get neither.
    .title = Twelve parts
onceupon-rule-U-6 = A flag needs a wall to fly on, and the wall must be there first. A castle has six flags at most.

    | Walls drawn | Room for flags |
    | none | none |
    | 1 | 2 |
    | 2 | 4 |
    | 3 | 5 |
    | 4 | 6 |
    .title = Flags fly on walls
onceupon-rule-U-7 = Forty people can live in your castle. They move in one after the other, in ten groups of four; who comes when it is full goes home again. Only the group of your last resident pays, and the later the group the better.

    | Residents | Points |
    | none | 0 |
    | 1 to 4 | 1 |
    | 5 to 8 | 2 |
    | 9 to 12 | 3 |
    | 13 to 16 | 5 |
    | 17 to 20 | 7 |
    | 21 to 24 | 9 |
    | 25 to 28 | 11 |
    | 29 to 32 | 14 |
    | 33 to 36 | 17 |
    | 37 to 40 | 20 |
    .title = Residents
onceupon-rule-U-8 = There is one Sun, worth 4 points. It shines on whoever draws a fourth tower before everybody else, and stays there.
    .title = The Sun

## A round.

onceupon-rules-round = A round
    .lead = One roll serves the whole table, so there is something for you in every roll.
onceupon-picture-rounds = Your roll shows wood and a question mark. The lit squares are those for wood; the question mark could go on any square, or bring two residents.
onceupon-rule-U-10 = The two dice are alike: wood, stone, gold, food, a resident and a question mark. They are rolled by themselves when somebody’s own turn begins.
    .title = Two dice
onceupon-rule-U-11 = On your own roll you use both dice, in the order you like.

    - Wood, stone, gold or food: put a token on a free square of that resource.
    - A resident: two residents move in.
    - A question mark: choose any of these five.

    A use that would change nothing is no use: with forty residents you cannot take another.
    .title = What a die does
onceupon-rule-U-12 = You may leave a die of your own roll unused. If there is nothing at all to do with it, you have to.

    That you may leave a die that would fit is our ruling: the book only speaks of one that does not.
    .title = Leaving a die
onceupon-rule-U-13 = Dice first, lines second. When both your dice are used or left, you may clear full lines (U-20); then say that you are done.
    .title = Then your lines
onceupon-rule-U-14 = When the roller is done, it goes round the table clockwise. Each of the others takes one of the same two dice as they lie, with a free choice for a question mark, or leaves both; then clears lines and is done. You all use the same dice: taking one takes it away from nobody.

    In the printed game all do this at once. That we go from seat to seat is our ruling, and so is that nobody loses this die because somebody before them has finished a castle (U-40).
    .title = One die for everybody else
onceupon-rule-U-15 = Then the roll passes to the next player clockwise. The player in the first seat begins; in the printed game that is the youngest. Two to four can play; that is our ruling, since the book names no number. One roll and all that everybody makes of it is a round.
    .title = The next roll

## Lines.

onceupon-rules-lines = Clearing lines
    .lead = This is how the castle grows, and how your tokens come back.
onceupon-picture-crossing = Column a and the top left line are both full, and share the lit square. Only one of them can be cleared: a tower worth 5 for three tokens, or one worth 2 for two.
onceupon-rule-U-20 = A line is full when each of its squares carries a token. Clear it: its tokens come back to your hand, and you draw what it brings. You may clear several in a row, and you may also leave a full line for a later turn. Our ruling: a line that a guest completes may be cleared in the same turn, too.

    Two lines that cross share a token. Clear one, and the other lacks that token, so of two crossing lines you choose one.
    .title = A full line
onceupon-rule-U-21 = The residents of a wall move in as soon as it is drawn. A tower and a flag keep the worth of the line that brought them, to the end.
    .title = What you have drawn stays
onceupon-rule-U-22 = When nothing of what a full line brings can be drawn, you may clear it for nothing and have your tokens back. As long as it is good for something, it cannot be thrown away like this.

    This is our ruling: without it the tokens would lie there to the end.
    .title = A line for nothing

## Apprentice.

onceupon-rules-apprentice = Apprentice
    .lead = The quicker of the two games. Guests are worth points and do nothing else.
onceupon-rule-U-23 = Every floor of the donjon brings you the top card of the guest pile. It is worth 1 to 4 points at the end. There are sixteen cards, enough for all the floors of four castles.

    | Worth | Cards |
    | 1 | 4 |
    | 2 | 5 |
    | 3 | 4 |
    | 4 | 3 |
    .title = A guest for each floor

## Great Architect.

onceupon-rules-architect = Great Architect
    .lead = Guests have characters now. You choose among them, they help you, and your neighbours would like to have them too.
onceupon-picture-architect = The bottom right line is full. Which of the three open guests do you invite with the floor?
onceupon-rule-U-30 = Three guests lie open beside the pile. When you draw a floor you invite one of the three, and the next card of the pile takes its place. Once no guest is left, you draw your floor without one.
    .title = Three open guests
onceupon-rule-U-31 = There are twenty guests, each of them once: eight with a Bolt, six with an Hourglass and six with a Crown. A Bolt or an Hourglass is worth 1 point at the end, and a Crown is worth what the guest counts (U-36).
    .title = Twenty guests
onceupon-rule-U-32 = A Bolt guest acts in the moment you get it, whether it was invited or stolen. The middle right line wakes one of your Bolt guests again instead of drawing its flag, as often as you clear that line. You may wake a guest who can do nothing at the moment.
    .title = Waking a Bolt guest
onceupon-rule-U-33 = Column c takes a guest out of somebody’s castle instead of drawing its flag. A Bolt guest acts for you at once. Guests with a Crown are safe while the Guard is in the same castle.

    Two rulings of ours: the Guard does not protect himself, so he can be stolen, and there is no limit to how many guests you have.
    .title = Stealing a guest

## The guests.

onceupon-rules-guests = What the guests do
    .lead = The sign on the card tells when: a Bolt acts when it comes, an Hourglass works as long as it stays, a Crown counts at the end.
onceupon-picture-visitors = The Logger has just come: up to two tokens on wood. The lit squares are free.
onceupon-rule-U-34 = What a Bolt guest does is done right away, before anything else. You may leave any part of it.

    | Guest | What happens |
    | Architect | a resident moves in, and you put a token on any free square |
    | Bohemian | four residents move in |
    | Logger | up to two tokens on wood |
    | Merchant | up to two tokens on gold |
    | Miner | up to two tokens on stone |
    | Peasant | up to two tokens on food |
    | The dog Dagobert | a die is rolled and counts twice: two tokens of that resource, or four residents; if it shows a question mark, you choose |
    | Magician | up to two times you move one of your tokens to any free square; it may be the same one twice |

    Our rulings: the Magician may move one token twice; and on Dagobert, his die is none of the two dice of the round. The Shepherdess, the Knight, the Cook and the Monk have nothing to say about it; the Troll has.
    .title = Bolt: acts when it comes
onceupon-rule-U-35 = An Hourglass guest changes what dice do for you, on your own roll and on everybody else’s.

    | Guest | What you may do |
    | Shepherdess | a die that shows a question mark may become a small cloud worth 2 |
    | Knight | a resident die may put a token on any free square instead |
    | Cook | a food die brings a resident as well; where no token can be placed you get the resident alone |
    | Guard | nobody steals your Crown guests (U-33) |
    | Monk | a gold die may draw a flag worth 2 instead, if there is room for it (U-6) |
    | Troll | wood may go on stone squares and stone on wood squares, also for the tokens of the Logger and the Miner |

    A question mark that you take as food, gold, wood, stone or a resident is just that for the Cook, the Knight, the Monk and the Troll. Clouds, flags and residents stay with you when the guest who brought them is stolen.
    .title = Hourglass: works while it stays
onceupon-rule-U-36 = A Crown guest counts something at the end, for whoever then has it.

    | Guest | Points |
    | Courtesan | 1 for each of your Crown guests, herself included |
    | Jester | 1 for each floor |
    | Prince | 1 for each wall |
    | Princess | 1 for each tower |
    | King | 1 for each flag |
    | Queen | 3 |
    .title = Crown: counts at the end

## The end.

onceupon-rules-end = The end
    .lead = The first finished castle ends the game. Everybody else still has one chance to use what lies on the board.
onceupon-picture-end = The other castle is finished. You have had your dice and clear your full lines for the last time: a wall at the top right and a floor at the bottom right.
onceupon-rule-U-40 = Whoever draws a twelfth part first draws the Cloud as well, worth 4 points. That player is finished, except for the effect of a guest who came with the last part; no more lines are cleared. The dice are not rolled again.

    Then everybody else has a last turn, clockwise from the finished castle.

    - A player who has not yet had a die of this roll uses one first.
    - Then everybody clears full lines for the last time.

    Our ruling: lines that this last die or a guest completes may be cleared as well, and Dagobert still rolls. Who also gets to twelve parts in this last turn draws no Cloud, and may clear on.
    .title = The Cloud, and the last clearing
onceupon-rule-U-41 = Your points are

    - what your towers are worth,
    - the Sun and the Cloud, 4 each,
    - small clouds, 2 each,
    - the group of your last resident (U-7),
    - what your flags are worth,
    - what your guests are worth.

    The most points win. Players who tie share the win; that is our ruling, because the book breaks no ties. The points beside each name are what would be counted if the game ended now.
    .title = Counting
onceupon-rule-U-42 = If nobody has finished after a hundred rounds, the castles are counted as they stand, without a last clearing and without the Cloud. This is our ruling, so that no game goes on for ever; you will hardly ever see it.
    .title = A hundred rounds

## The two games, and where the rules are from.

onceupon-rules-differences = The two games side by side
    .lead = Board, dice, castle and end are the same. Only the guests differ.

    | | Apprentice | Great Architect |
    | A floor brings | the top card (U-23) | one of three open guests (U-30) |
    | Guests are worth | 1 to 4 points | 1 point, or what a Crown counts (U-31) |
    | Guests can | nothing else | act, help or count (U-34, U-35, U-36) |
    | Middle right line | a flag worth 1 | that, or wake a Bolt guest (U-32) |
    | Column c | a flag worth 2 | that, or steal a guest (U-33) |
    | Small clouds | none | by the Shepherdess (U-35) |
onceupon-rules-sources = Where these rules are from
    .lead = Once Upon a Castle was published by Blue Orange in 2018. We follow the text of its rulebook, which names no designer. These words are ours, and Merlon has nothing to do with the publisher.

    The pictures of that rulebook are lost to us, and with them the boards, the residents’ banner and the Apprentice cards. What stood there we have put together anew, so that it agrees with everything the text says and with what reviews of the game mention:

    - which resource lies on which square, and what each line brings (U-1, U-2);
    - what towers and flags are worth, and the groups of residents with their points (U-2, U-7);
    - that the walls with two flags are the first two (U-6);
    - the points of the sixteen Apprentice cards (U-23).

    Where the book is silent we had to decide. These are our rulings:

    - a die of your own roll may be left (U-12);
    - one seat after the other uses the roll, and nobody loses a die (U-14);
    - a line that brings nothing may be cleared for nothing (U-22);
    - the Guard can be stolen, and guests are not limited (U-33);
    - Dagobert’s die is none of the two dice (U-34);
    - lines that are completed in the last clearing count (U-40);
    - equal points share the win (U-41);
    - after a hundred rounds the castles are counted (U-42).

    Whoever has the printed game can put its tables in the place of ours.

## Player aids.

onceupon-aid-turn = A turn in three steps
    .text = - Dice. Your own roll: use both, in any order. Somebody else’s roll: use one (U-11, U-14).
    - Lines. Clear full ones, take the tokens back, draw what they bring (U-20).
    - Done. The next player goes on.
onceupon-aid-rewards = What to collect for what
    .text = | You want | Collect |
    | tower worth 5 | stone, wood, gold: column a |
    | tower worth 2 | stone, wood: top left |
    | wall, 4 residents | wood, stone, food: column b |
    | wall, 3 residents | wood, food, gold: column d |
    | wall, 1 resident | food, wood: top right |
    | flag worth 2 | gold, food: bottom left |
    | flag worth 2 | food, gold, stone: column c |
    | flag worth 1 | wood, stone: middle left |
    | flag worth 1 | gold, food: middle right |
    | floor and guest | stone, gold: bottom right |
onceupon-aid-dice = What a die does
    .text = | Die | On your board |
    | wood, stone, gold, food | a token on a free square of it |
    | resident | two residents move in |
    | question mark | any of these, as you like |
onceupon-aid-lines = Two lines that do more
    .text = | Line | Instead of its flag |
    | middle right: gold, food | wake one of your Bolt guests (U-32) |
    | column c: food, gold, stone | steal a guest (U-33) |
onceupon-aid-guests = The twenty guests
    .text = | Guest | Sign | In short |
    | Architect | Bolt | a resident, and a token anywhere |
    | Bohemian | Bolt | four residents |
    | Logger | Bolt | two tokens on wood |
    | Merchant | Bolt | two tokens on gold |
    | Miner | Bolt | two tokens on stone |
    | Peasant | Bolt | two tokens on food |
    | The dog Dagobert | Bolt | a die that counts twice |
    | Magician | Bolt | moves two tokens |
    | Shepherdess | Hourglass | a rolled question mark as a small cloud, 2 points |
    | Knight | Hourglass | a resident die as a token anywhere |
    | Cook | Hourglass | a resident with each food die |
    | Guard | Hourglass | nobody steals your Crowns |
    | Monk | Hourglass | a gold die as a flag worth 2 |
    | Troll | Hourglass | wood and stone change places |
    | Courtesan | Crown | 1 for each Crown |
    | Jester | Crown | 1 for each floor |
    | Prince | Crown | 1 for each wall |
    | Princess | Crown | 1 for each tower |
    | King | Crown | 1 for each flag |
    | Queen | Crown | 3 |
onceupon-aid-points = What pays at the end
    .text = | What | Points |
    | towers | 2 or 5 each |
    | flags, six at most | 1 or 2 each |
    | residents | up to 20 (U-7) |
    | guests | what they are worth |
    | Sun, first with four towers | 4 |
    | Cloud, first with twelve parts | 4 |
    | small cloud | 2 |
    | walls and floors | nothing by themselves |

## Questions and answers.

onceupon-question-same-die = Somebody took the die I wanted. Is it gone?
    .answer = No. Nobody takes a die away: the whole table uses the same two, and you may use the one that others have used before you (U-14).
onceupon-question-keep-line = Do I have to clear a line that is full?
    .answer = No, you may keep it for a later turn (U-20). Its tokens are tied up for so long, though, and if the game ends in the meantime you have one last clearing (U-40).
onceupon-question-two-lines = May I clear two lines in one turn?
    .answer = As many as are full. Only where two of them cross you have to choose, because they share a token (U-20).
onceupon-question-between = May I clear a line between my two dice?
    .answer = No. Both dice come first, then lines (U-13). A guest who comes with a floor may still fill a line after that, and you may clear it in the same turn.
onceupon-question-no-flag = My flag line is full, but I cannot draw the flag. Why?
    .answer = There is no room on your walls (U-6). Draw a wall first, or take the tokens back by clearing the line for nothing (U-22).
onceupon-question-fifth-tower = I have four towers. What are the tower lines good for now?
    .answer = For nothing but their tokens, which you get back by clearing the line for nothing (U-5, U-22). Their squares still count for the lines that cross them.
onceupon-question-cheap-tower = Why would I draw a tower worth 2 when there is one worth 5?
    .answer = It takes two tokens instead of three. Drawn early, towers bring the Sun (U-8) and the end nearer (U-40). But there are only four places for towers, and each cheap one takes one of them (U-5).
onceupon-question-first-wins = Does the first finished castle win?
    .answer = Not always. It has the Cloud for 4 points, and then everybody’s points are counted (U-40, U-41). A castle with many residents and dear towers may overtake it.
onceupon-question-last-resident = I have 16 residents. What is one more worth?
    .answer = 2 points, because the seventeenth begins a new group: 7 points instead of 5. The three after that change nothing (U-7).
onceupon-question-five-guests = Can I have more than four guests?
    .answer = Yes, in Great Architect, by stealing. Floors bring you four at most, and there is no limit to those you steal (U-33).
onceupon-question-steal-floor = Do I lose the floor when my guest is stolen?
    .answer = No. The floor stays, and so do the clouds, flags and residents that the guest has brought (U-33, U-35).
onceupon-question-steal-back = May a stolen guest be stolen back?
    .answer = Yes, with another full column c, and a Bolt guest acts again (U-33).
