## Once Upon a Castle: its rules in our own words. A number such as (U-20) leads to that rule; "- " begins an item of a
## list, "|" a row of a table, a blank line a paragraph.

## The story, and what is good to know beforehand.

onceupon-story = On a rainy afternoon a child takes a sheet of paper and begins: once upon a time there was a castle. First comes a tower, because a tower is what you see from far away. Then comes a wall for the flags, and little people, more and more of them, who all want to live there. At the other end of the table another child draws a castle too, and looks across to see whose is bigger. Soon there are guests in the donjon: a cook, a monk, a dog who rolls dice, perhaps a queen. When the first castle is finished, all pencils go down, and everybody asks the same question: whose is the loveliest?
    .line = Two dice for everybody, and a sheet of paper for each: whose castle will be the loveliest?
    .by = Published by Blue Orange in 2018. The rulebook we follow names neither a designer nor an illustrator. Once upon a Castle and Blue Orange are trademarks of Blue Orange Editions, France. All drawings here are Merlon’s own.
    .time = 20 to 30 minutes for two to four players, of any age at which you like to draw castles.

## What it is about.

onceupon-rules-overview = What it is about
    .lead = Every player draws a castle. With dice you place tokens on your board; a complete line of tokens becomes a tower, a wall, a flag or a floor of the donjon.
        The game ends when a castle has all twelve of its parts. Then you score, and the player with the most points wins. So finishing first helps, but it does not always win (U-40, U-41).
        - A round is one roll of two dice. The player who rolled uses both; each of the others uses one of them (U-11, U-14).
        - After your dice you clear your complete lines and draw what they bring (U-20).
        - Then the next player rolls.
onceupon-picture-overview = Your roll: wood and stone. A token on each of the two lit squares would complete the top left line, which is a tower.

## The board.

onceupon-rules-board = Your board
    .lead = All players have the same board, and nobody else ever touches yours.
onceupon-picture-board = Two complete lines, whose four squares are lit: a tower at the top left and a floor of the donjon at the bottom right.
onceupon-rule-U-1 = There are twelve squares in four columns, a to d, and three rows, counted from the top. Every resource is on three squares:
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
onceupon-rule-U-3 = You have ten tokens, and a square has room for one. A token stays on its square until you clear one of its lines; then you take it back. With all ten on the board you cannot place more until then.
    .title = Ten tokens

## The castle.

onceupon-rules-castle = Your castle
    .lead = Towers, walls and floors make the castle. Flags and residents make it lively, and they are worth plenty of points.
onceupon-picture-castle = A castle in progress: two floors, three towers, three walls, four flags and seventeen residents.
onceupon-rule-U-5 = The twelve parts of a castle are four floors of the donjon, four towers and four walls. You can never draw a fifth of a kind. Residents come with a wall and a guest comes with a floor, so if you cannot draw the part, you do not get them either.
    .title = Twelve parts
onceupon-rule-U-6 = A flag needs a wall to fly on, and you must draw the wall first. A castle has room for six flags at most.
    | Walls drawn | Room for flags |
    | none | none |
    | 1 | 2 |
    | 2 | 4 |
    | 3 | 5 |
    | 4 | 6 |
    .title = Flags fly on walls
onceupon-rule-U-7 = Forty people can live in your castle. They move in one after the other, in ten groups of four; when the castle is full, no more move in. You score only the group of your last resident, and later groups are worth more.
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
onceupon-rule-U-8 = There is one Sun, worth 4 points. The first player to draw a fourth tower gets it and keeps it.
    .title = The Sun

## A round.

onceupon-rules-round = A round
    .lead = All players use the same roll, so every roll has something for you.
onceupon-picture-rounds = Your roll shows wood and a question mark. You can use wood on the lit squares. You can use the question mark on any square, or for two residents.
onceupon-rule-U-10 = The two dice are the same: wood, stone, gold, food, a resident and a question mark. They are rolled automatically when a player’s own turn begins.
    .title = Two dice
onceupon-rule-U-11 = On your own roll you use both dice, in any order.
    - Wood, stone, gold or food: put a token on a free square of that resource.
    - A resident: two residents move in.
    - A question mark: choose any of these five.
    You may not use a die if nothing would change; for example, you cannot take residents when you have forty.
    .title = What a die does
onceupon-rule-U-12 = You may leave a die of your own roll unused. If you cannot use it at all, you must leave it.
    Our ruling: you may leave a die even if you could use it. The rulebook mentions only dice that you cannot use.
    .title = Leaving a die unused
onceupon-rule-U-13 = Dice first, lines second. After both your dice you may clear complete lines (U-20). Then you end your turn.
    .title = Then your lines
onceupon-rule-U-14 = After the player who rolled, the others take their turns clockwise. Each of them uses one of the same two dice, with a free choice for a question mark, or leaves both unused. Then that player clears lines and ends the turn. Everybody uses the same dice, so using one does not take it away from anybody.
    Our rulings: you go one after the other, although in the printed game all players do this at once. And even if an earlier player has finished a castle, you still get to use this die (U-40).
    .title = One die for everybody else
onceupon-rule-U-15 = Then the next player clockwise rolls. The player in the first seat begins; in the printed game that is the youngest. Two to four can play; that is our ruling, because the rulebook gives no number. A round is one roll and everything the players do with it.
    .title = The next roll

## Lines.

onceupon-rules-lines = Clearing lines
    .lead = This is how your castle grows, and how you get your tokens back.
onceupon-picture-crossing = Column a and the top left line are both complete, and they share the lit square. You can clear only one of them: a tower worth 5 for three tokens, or one worth 2 for two.
onceupon-rule-U-20 = A line is complete when each of its squares has a token. When you clear it, you take its tokens back and draw what it brings. You may clear several lines one after the other, and you may leave a complete line for a later turn. Our ruling: if a guest completes a line, you may clear it in the same turn, too.
    Two lines that cross share a token. If you clear one, the other loses that token, so you can clear only one of two crossing lines.
    .title = A complete line
onceupon-rule-U-21 = The residents of a wall move in as soon as you draw it. A tower or a flag keeps the value of the line that brought it until the end.
    .title = What you have drawn stays
onceupon-rule-U-22 = If you can no longer draw anything for a complete line, you may clear it without drawing and take your tokens back. As long as you can draw something for it, you may not do this.
    This is our ruling: without it the tokens would stay there until the end.
    .title = Clearing a line without drawing

## Apprentice.

onceupon-rules-apprentice = Apprentice
    .lead = The quicker of the two games. Guests are worth points and do nothing else.
onceupon-rule-U-23 = Each floor of the donjon brings you the top card of the guest pile. It is worth 1 to 4 points at the end. There are sixteen cards, enough for all the floors of four castles.
    | Worth | Cards |
    | 1 | 4 |
    | 2 | 5 |
    | 3 | 4 |
    | 4 | 3 |
    .title = A guest for each floor

## Great Architect.

onceupon-rules-architect = Great Architect
    .lead = Now the guests have abilities. You choose among them, they help you, and your neighbours may steal them.
onceupon-picture-architect = The bottom right line is complete. Which of the three face-up guests do you invite with the floor?
onceupon-rule-U-30 = Three guest cards lie face up beside the pile. When you draw a floor you invite one of the three, and the next card of the pile takes its place. When no guests are left, you draw your floor without one.
    .title = Three face-up guests
onceupon-rule-U-31 = There are twenty different guests: eight with a Bolt, six with an Hourglass and six with a Crown. A Bolt or an Hourglass guest is worth 1 point at the end. A Crown guest is worth what it counts (U-36).
    .title = Twenty guests
onceupon-rule-U-32 = A Bolt guest acts as soon as you get it, whether you invited or stole it. The middle right line may wake one of your Bolt guests again instead of drawing its flag, each time you clear that line. You may wake a guest even if it can do nothing at the moment.
    .title = Waking a Bolt guest
onceupon-rule-U-33 = Column c may steal a guest from another castle instead of drawing its flag. A stolen Bolt guest acts for you at once. Guests with a Crown are safe while the Guard is in the same castle.
    Our rulings: the Guard does not protect himself, so he can be stolen; and there is no limit to the number of your guests.
    .title = Stealing a guest

## The guests.

onceupon-rules-guests = What the guests do
    .lead = The symbol on the card says when the guest acts. A Bolt acts when it arrives, an Hourglass works while it stays, and a Crown scores at the end.
onceupon-picture-visitors = The Logger has just arrived: you may place up to two tokens on wood. The lit squares are free.
onceupon-rule-U-34 = The effect of a Bolt guest happens at once, before anything else. You may skip any part of it.
    | Guest | Effect |
    | Architect | a resident moves in, and you put a token on any free square |
    | Bohemian | four residents move in |
    | Logger | up to two tokens on wood |
    | Merchant | up to two tokens on gold |
    | Miner | up to two tokens on stone |
    | Peasant | up to two tokens on food |
    | The dog Dagobert | a die is rolled and counts twice: two tokens of that resource, or four residents; if it shows a question mark, you choose |
    | Magician | up to two times you move one of your tokens to any free square; it may be the same one twice |
    Our rulings: the Magician may move one token twice. Dagobert’s die is not one of the two dice of the round, so the Shepherdess, the Knight, the Cook and the Monk do not change it; the Troll does.
    .title = Bolt: acts when it arrives
onceupon-rule-U-35 = An Hourglass guest changes what dice do for you, on your own roll and on the rolls of others.
    | Guest | What you may do |
    | Shepherdess | use a die that shows a question mark as a small cloud worth 2 |
    | Knight | use a resident die to put a token on any free square instead |
    | Cook | take a resident with each food die; if you cannot place a token, you get just the resident |
    | Guard | nobody can steal your Crown guests (U-33) |
    | Monk | use a gold die to draw a flag worth 2 instead, if there is room for it (U-6) |
    | Troll | put wood on stone squares and stone on wood squares, including the tokens of the Logger and the Miner |
    If you use a question mark as food, gold, wood, stone or a resident, it counts as that for the Cook, the Knight, the Monk and the Troll. You keep clouds, flags and residents even if the guest who brought them is stolen.
    .title = Hourglass: works while it stays
onceupon-rule-U-36 = A Crown guest counts something at the end, for the player who has it then.
    | Guest | Points |
    | Courtesan | 1 for each of your Crown guests, including herself |
    | Jester | 1 for each floor |
    | Prince | 1 for each wall |
    | Princess | 1 for each tower |
    | King | 1 for each flag |
    | Queen | 3 |
    .title = Crown: scores at the end

## The end.

onceupon-rules-end = The end
    .lead = The first finished castle ends the game. The other players have one more chance to use their tokens.
onceupon-picture-end = The other castle is finished. You have used your dice, and you clear your complete lines for the last time: a wall at the top right and a floor at the bottom right.
onceupon-rule-U-40 = The first player to draw a twelfth part also draws the Cloud, worth 4 points. That player may not clear any more lines. Only the effect of a guest who came with the last part still happens. The dice are not rolled again.
    Then each of the others has a last turn, clockwise from the finished castle.
    - A player who has not yet used a die of this roll uses one first.
    - Then that player clears complete lines for the last time.
    Our ruling: you may also clear lines that this last die or a guest completes, and Dagobert still rolls. A player who also gets to twelve parts in this last turn draws no Cloud, and may continue to clear lines.
    .title = The Cloud, and the last clearing
onceupon-rule-U-41 = Your points are
    - the value of your towers,
    - the Sun and the Cloud, 4 each,
    - small clouds, 2 each,
    - the group of your last resident (U-7),
    - the value of your flags,
    - the value of your guests.
    The player with the most points wins. Players with the same score share the win; that is our ruling, because the rulebook has no tie-break. The points beside each name are the score if the game ended now.
    .title = Scoring
onceupon-rule-U-42 = If nobody has finished after a hundred rounds, the castles are scored as they are, without a last clearing and without the Cloud. This is our ruling, so that every game ends; you will hardly ever see it.
    .title = A hundred rounds

## The two games, and where the rules are from.

onceupon-rules-differences = The two games side by side
    .lead = Board, dice, castle and end are the same. Only the guests are different.
        | | Apprentice | Great Architect |
        | A floor brings | the top card (U-23) | one of three face-up guests (U-30) |
        | Guests are worth | 1 to 4 points | 1 point, or what a Crown counts (U-31) |
        | Guests can | nothing else | act, help or score (U-34, U-35, U-36) |
        | Middle right line | a flag worth 1 | that, or wake a Bolt guest (U-32) |
        | Column c | a flag worth 2 | that, or steal a guest (U-33) |
        | Small clouds | none | with the Shepherdess (U-35) |
onceupon-rules-sources = Where these rules come from
    .lead = Once Upon a Castle was published by Blue Orange in 2018. We follow the text of its rulebook, which names no designer. The words here are ours, and Merlon has nothing to do with the publisher.
        We do not have the pictures of that rulebook, and so we do not have the boards, the residents’ banner or the Apprentice cards. We reconstructed them so that they agree with everything the text says and with what reviews of the game mention:
        - which resource is on which square, and what each line brings (U-1, U-2);
        - the values of towers and flags, and the groups of residents with their points (U-2, U-7);
        - that the walls with two flags are the first two (U-6);
        - the points of the sixteen Apprentice cards (U-23).
        Where the rulebook is silent, we had to decide. These are our rulings:
        - you may leave a die of your own roll unused (U-12);
        - the players use the roll one after the other, and nobody loses a die (U-14);
        - you may clear a line without drawing if it brings nothing (U-22);
        - the Guard can be stolen, and the number of guests is not limited (U-33);
        - Dagobert’s die is not one of the two dice (U-34);
        - lines that are completed in the last clearing count (U-40);
        - players with the same score share the win (U-41);
        - after a hundred rounds the castles are scored (U-42).
        If you have the printed game, you can use its tables instead of ours.

## Player aids.

onceupon-aid-turn = A turn in three steps
    .text = - Dice. Your own roll: use both, in any order. Another player’s roll: use one (U-11, U-14).
        - Lines. Clear complete ones, take the tokens back, draw what they bring (U-20).
        - End your turn.
onceupon-aid-rewards = What each part needs
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
        | wood, stone, gold, food | a token on a free square of that kind |
        | resident | two residents move in |
        | question mark | any of these, as you like |
onceupon-aid-lines = Two lines that do more
    .text = | Line | Instead of its flag |
    | middle right: gold, food | wake one of your Bolt guests (U-32) |
    | column c: food, gold, stone | steal a guest (U-33) |
onceupon-aid-guests = The twenty guests
    .text = | Guest | Symbol | In short |
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
        | Guard | Hourglass | nobody can steal your Crowns |
        | Monk | Hourglass | a gold die as a flag worth 2 |
        | Troll | Hourglass | wood on stone squares, stone on wood squares |
        | Courtesan | Crown | 1 for each Crown |
        | Jester | Crown | 1 for each floor |
        | Prince | Crown | 1 for each wall |
        | Princess | Crown | 1 for each tower |
        | King | Crown | 1 for each flag |
        | Queen | Crown | 3 |
onceupon-aid-points = What scores at the end
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

onceupon-question-same-die = Another player used the die I wanted. Is it gone?
    .answer = No. All players use the same two dice, so you may use a die that others have used before you (U-14).
onceupon-question-keep-line = Do I have to clear a complete line?
    .answer = No, you may keep it for a later turn (U-20). But you cannot use its tokens until then. If the game ends in the meantime, you have one last clearing (U-40).
onceupon-question-two-lines = May I clear two lines in one turn?
    .answer = As many as are complete. If two of them cross, you have to choose, because they share a token (U-20).
onceupon-question-between = May I clear a line between my two dice?
    .answer = No. Both dice come first, then lines (U-13). But a guest who comes with a floor may complete another line, and you may clear it in the same turn.
onceupon-question-no-flag = My flag line is complete, but I cannot draw the flag. Why?
    .answer = There is no room on your walls (U-6). Draw a wall first, or clear the line without drawing to take the tokens back (U-22).
onceupon-question-fifth-tower = I have four towers. What can I still do with the tower lines?
    .answer = You can only clear them without drawing, to take the tokens back (U-5, U-22). Their squares still count for the lines that cross them.
onceupon-question-cheap-tower = Why would I draw a tower worth 2 when there is one worth 5?
    .answer = It needs two tokens instead of three. Early towers bring you closer to the Sun (U-8) and to the end (U-40). But you have only four places for towers, and each small one takes one of them (U-5).
onceupon-question-first-wins = Does the first finished castle win?
    .answer = Not always. It has the Cloud for 4 points, and then all castles are scored (U-40, U-41). A castle with many residents and valuable towers may have more points.
onceupon-question-last-resident = I have 16 residents. How much is one more worth?
    .answer = 2 points, because the seventeenth begins a new group: 7 points instead of 5. The next three add nothing (U-7).
onceupon-question-five-guests = Can I have more than four guests?
    .answer = Yes, in Great Architect, by stealing. Floors bring you at most four, but there is no limit to the guests you steal (U-33).
onceupon-question-steal-floor = Do I lose the floor when my guest is stolen?
    .answer = No. You keep the floor, and the clouds, flags and residents that the guest has brought (U-33, U-35).
onceupon-question-steal-back = May a stolen guest be stolen back?
    .answer = Yes, by completing column c again. A Bolt guest then acts again (U-33).
