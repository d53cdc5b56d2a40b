## What the house says to players, whatever they play.

# A sentence that comes from elsewhere as a whole.
house-as-it-is = { $text }

# Lists: one after the other, and the last.
house-comma = { $before }, { $next }
house-and = { $before } and { $next }

# From the best to the last, as scores are told.
house-to = { $before } to { $next }

# A player without a name.
house-player = Player { $number }

# Why something cannot be played, for all games alike.
house-why-not-now = This is not possible now.
house-why-no-move = No move was named.
house-why-too-long = A move is at most { $most } characters long.
house-why-not-yours = It is not your move.

# What a switch stands for.
house-switch-true = yes
house-switch-false = no

## The browser: the frame around every page

house-name = Merlon
house-skip = Skip to the content
house-main-menu = Main
house-new-table = New table
house-log-in = Log in
house-settings = Settings
house-try-again = Try again
house-nothing-here = There is nothing here
    .help = The address may be mistyped, or the table has been closed.
house-to-the-gate = To the gate
house-close = Close
house-cancel = Cancel
house-confirm = Confirm
house-went-wrong = Something went wrong.
house-unreachable = The server cannot be reached just now. Try again in a moment.
house-answered = The server answered { $status }.
house-line-broke = The connection broke before the answer came.
house-line-away = There is no connection just now. It will be back in a moment.
house-line-left = The table was left.

# The colours that tell seats apart.
house-seat-0 = red
house-seat-1 = blue
house-seat-2 = gold
house-seat-3 = violet

# How long is left when it is days.
house-days-and-hours = { $days } d { $hours } h

## Settings

house-colours = Colours
house-theme-system = As the device has it
house-theme-light = Light
house-theme-dark = Dark
house-motion = Motion
    .label = Show moves as they happen
    .help = Without it, what others do is there at once. A device that asks for less motion gets none.

## The gate

house-hero = Castle games, <a>by the book</a>
    .help = Play against a bot at once, or send friends a link. No account needed.
house-your-games = { $waiting ->
    [0] Your games
   *[other] Your games, { $waiting } waiting for you
}
house-games = Games
house-play-now = Play now
house-play-with-friends = Play with friends
house-more = More…
house-in-the-making = In the making
house-open-tables = Open tables
    .none = No table is waiting for players just now. <a>Open one</a>, and it will stand here.
house-finished-lately = Finished lately
house-about-line = <a>About the games</a>: who made them, what in them is ours, and how we decided.
house-game-torres = Torres
    .line = Build towers and climb them, five action points a turn.
house-game-blackstone = Blackstone Castle
    .line = Vassals, tasks and intrigue on a five by five court.
house-game-onceupon = Once Upon a Castle
    .line = Two dice, ten lines, and a castle that draws itself.
house-no-client = This client cannot show the game yet. It can be played through the server’s API.

## Tables in a list

house-listed-seat-open = open seat
house-listed-open = waiting for players
house-listed-playing = being played
house-listed-over = over
house-listed-aborted = closed
house-listed-your-move = your move
house-listed-won = won
house-listed-lost = lost
house-listed-winners = won by { $who }
house-older-rules = by older rules

## About the games

house-about = About the games
    .title = About the games – Merlon
house-about-books = Merlon plays by the rulebooks. They are what we have: the pictures in them, and with them most cards and boards, were lost before we began. What stands in for them is fitted to every number and remark in the texts. Where a rulebook is silent, or says two things, we had to decide.
house-about-own = If you own a printed copy, you can put its cards and values in the place of ours: <code>./merlon serve --rules-data DIR</code>. Games played with them are marked, and not rated.
house-about-titles = The titles belong to their publishers, with whom Merlon is not affiliated. It contains no artwork and no rulebook of theirs.
house-about-replaced = On this server it is played with an owner’s own tables: { $files }.
house-about-whose = Whose game it is, as its rulebooks say
house-about-lost = What was lost, and what is ours
house-about-decided = { $rulings ->
    [one] What we decided: one ruling, and why
   *[other] What we decided: { $rulings } rulings, and why
}

## The account

house-account = Your account
    .guest = You can play as a guest for as long as this browser keeps its cookie. With a name and a password your games follow you to other devices.
    .member = You are logged in.
house-account-name = Name
house-account-password = Password
house-account-old = Your password so far
house-account-new = The new one
house-account-claim = Take this name
    .done = The name is yours, and so are your games.
house-account-logout = Log out
    .done = You are logged out.
house-account-change = Change the password
    .done = The password is changed. Other devices are logged out.
house-account-delete = Delete the account
    .ask = Delete the account?
    .help = Your games stay, without your name. This cannot be undone.
    .button = Delete it
    .done = The account is deleted.
house-account-welcome = Welcome back.
    .games = Welcome back. Your games have come along.
house-account-bring = Take your games along?
    .help = You have games here as { $name }. They can go to your account, with your seats and notes. Left behind they stay under that name, and you cannot go on with them.
    .yes = Take them along
    .no = Leave them behind
house-account-a-guest = a guest

## A new table

house-create-game = The game
house-create-which = Game
house-create-variant = Variant
house-create-ways = Ways to begin
house-create-who = Who plays
house-create-players = Players
house-create-seat = Seat { $number }
house-create-you = You
    .hotseat = You (hotseat)
house-create-open = Open, by link or list
house-create-bot = Bot: { $name }
house-create-shuffled = Shuffle the seats at the start
house-create-how = How
house-create-pace = Pace
house-create-pace-none = No clock
house-create-pace-quick = Live, 10 minutes each and 10 s a turn
house-create-pace-calm = Live, 30 minutes each and 30 s a turn
house-create-pace-day = Turn-based, 1 day a decision
house-create-pace-days = Turn-based, 3 days a decision
house-create-listed = Show it to everybody in the list of open tables
house-create-rated = Rated
    .own-tables = Rated (not with an owner’s cards and values)
    .account = Rated (only with an account)
    .people = Rated (only between people)
house-create-button = Create the table
    .begin = Create and begin

## Before the game

house-table-title = Table – Merlon
house-table-of = { $game }, { $variant }
house-table-unseen = This table cannot be seen
house-table-opening = Opening the table…
house-table-setting-up = Setting up the board…
house-table-no-board = The board cannot be shown
    .help = The rules have changed since, and what lay on the board no longer follows from the moves. The result is as it was, and the log has every move.
house-players = Players
house-side = Result, log and talk
house-your-turn = Your turn
house-connecting = Connecting…
house-no-connection = <b>No connection to the server.</b> What you see may be old; a move you make is sent as soon as the line is back.
house-lobby-closed = This table is closed
    .help = Whoever made it has closed it, or nobody came for days.
house-lobby-cleared = It is cleared away on { $until }.
house-lobby-full = Everybody is here
house-lobby-waiting = Waiting for players
house-lobby-what = { $game }, { $variant }. Made by { $creator }.
house-lobby-rated = It is rated, so those who play have an account.
house-lobby-free = free
house-lobby-log-in = Log in to sit down
house-lobby-sit-down = Sit down
house-lobby-bot = Seat a bot
    .choose = Seat a bot…
house-lobby-free-the-seat = Free the seat
house-lobby-begin = Begin
house-lobby-close = Close the table
house-lobby-not-full = It can begin when every seat is taken.
house-lobby-get-up = Get up
house-lobby-creator-begins = { $creator } begins the game.
house-invite = Invite
    .sit = Send this link to invite somebody
    .watch = Whoever has this link can watch
house-copy = Copy the link
    .done = Copied
house-qr-code = QR code of the link
house-word = Nobody can cheat with chance
    .help = Every shuffle and every roll comes from a key that the server has drawn already. Its fingerprint, <code>{ $fingerprint }…</code>, binds the server; the key is shown when the game is over. Add a word of your own, and nobody could have known the cards beforehand, not even the server.
    .yours = Your word
    .add = Add it
house-words-given = { $given ->
    [one] One word has been added. They stay secret until the end.
   *[other] { $given } words have been added. They stay secret until the end.
}

## Those who sit at a table

house-seat-open = open
house-seat-you = { $name } (you)
house-seat-file = from a file
house-seat-here = here
house-seat-away = away
house-seat-unknown = not known
house-seat-yourself = you
house-seat-bot = bot
house-seat-bot-for = bot for { $name }
house-seat-gave-up = { $doing }, gave up
house-seat-thinking = { $doing }, thinking { $time }
house-seat-points = points
house-seat-to-move = to move
house-watching = { $people ->
    [one] One person looks on
   *[other] { $people } people look on
}

## Beside the board

house-side-more = More
house-log = Log
    .label = What has happened
    .notation = in notation
house-log-seat = { $who } is on seat { $number }
house-log-nobody = Nobody
house-log-somebody = Somebody
house-log-imported = { $name } (from a file)
house-log-word = { $who } gives a word
house-log-start = The game begins
house-log-undo = { $kept ->
    [0] Back to the beginning
    [one] Back to when one move stood
   *[other] Back to when { $kept } moves stood
}
house-log-resign = { $who } resigns
house-log-timeout = { $who } runs out of time
house-log-resume = The server is back
house-log-abort = The table is closed
house-talk = { $unheard ->
    [0] Talk
   *[other] Talk ({ $unheard })
}
    .players = The players hear you.
    .spectators = The other spectators hear you.
    .label = Say something
    .send = Say
    .sending = Sending…
    .unsent = This was not sent. { $why }
house-share = Share
house-rest-open = { $days ->
    [one] If nobody comes for a day, the table is closed.
   *[other] If nobody comes for { $days } days, the table is closed.
}
house-rest-playing = { $days ->
    [one] There is no clock. If nothing is played for a day, whoever is to move has given up; that would be on { $until }.
   *[other] There is no clock. If nothing is played for { $days } days, whoever is to move has given up; that would be on { $until }.
}
house-leave = Leave to a bot
    .ask = Leave a rated game?
    .help = Once a bot has moved for you, the game counts as lost for your rating, even if you come back.
    .button = Leave it
house-resign = Resign
    .ask = Give the game up?
    .help = The others go on without you, and you come last.
    .button = Give up
house-back = Go back…
    .title = Go back to before…
    .first = The first move to be taken back
    .nothing = Nothing has been played yet.
    .rated = In a rated game what was shown stays shown: it goes back no further than that.
    .alone = It happens at once.
    .others = { $others ->
        [one] It happens when { $who } agrees.
       *[other] It happens when { $who } agree.
    }
    .ask = Ask the others
    .go = Go back
house-back-not-agreed = Going back was not agreed to.
house-back-asked = You have asked to go back. The others are thinking about it.
house-back-asks = { $who } asks to go back.
    .move = { $who } asks to go back to before “{ $move }”.
    .moves = { $who } asks to go back to before “{ $move }”; { $moves } moves would be taken back.
house-agree = Agree
house-refuse = Refuse

## What must be seen before the board

house-close-message = Close the message
house-close-this-table = Close this table
house-trouble = This game can be looked at but not go on: { $why }
house-rematch = The others play again: <a>sit down there</a>
house-kept-seat = A bot keeps your seat.
    .button = Take it back

## After the game

house-result = Result
house-result-won = Won together
house-result-lost = Lost together
house-result-you = You win
house-result-shared = You share the victory
house-result-winners = { $who } won
house-play-again = Play again
house-chance = Check the chance
    .key = The key, whose fingerprint stood here from the beginning:
    .words = The words that were added: { $words }.
    .file = <a>The game as a file</a>; <code>merlon verify</code> plays it again and checks every shuffle.
