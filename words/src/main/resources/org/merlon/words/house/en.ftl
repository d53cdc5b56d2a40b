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

# Why a game cannot be played as it was asked for.
house-setup-game = '{ $wanted }' is no game here; there are: { $known }.
house-setup-variant = '{ $wanted }' is no variant of { $game }; there are: { $known }.
house-setup-players = { $game } ({ $variant }) is for { $least } to { $most } players, not { $players }.
house-setup-option = { $wanted } is not an option of { $game } { $variant }; there are: { $known }.
house-setup-value = { $option }: { $value } is none of { $values }.
house-setup-preset = '{ $wanted }' is no preset of { $variant }; there are: { $known }.
house-setup-no-presets = { $variant } has no presets.

# The bots by the names that are typed, and what is said of them to whoever looks for an opponent.
house-bot-random = random
    .summary = Plays any move that the rules allow, without a thought.
house-bot-greedy = greedy
    .summary = Takes what looks best right now and never looks further than one move.
house-bot-gentle = gentle
    .summary = Means well and overlooks much: an opponent for whoever plays for the first time.
house-bot-easy = easy
    .summary = Looks a little ahead and misses much: an opponent for a second game.
house-bot-medium = medium
    .summary = Plans its turn with some care: an opponent for those who know the rules.
house-bot-hard = hard
    .summary = Plans its turn and your answer: an opponent for those who play well.
house-bot-master = master
    .summary = Thinks as long as it may about everything that it knows.

# What the bots of each level are called at tables; as many for each, all different.
house-called-random-0 = Pip
house-called-random-1 = Tumble
house-called-random-2 = Motley
house-called-random-3 = Wag
house-called-random-4 = Fidget
house-called-greedy-0 = Penny
house-called-greedy-1 = Jackdaw
house-called-greedy-2 = Magpie
house-called-greedy-3 = Barley
house-called-greedy-4 = Grub
house-called-gentle-0 = Mabel
house-called-gentle-1 = Tib
house-called-gentle-2 = Hob
house-called-gentle-3 = Cecily
house-called-gentle-4 = Wat
house-called-easy-0 = Odo
house-called-easy-1 = Maud
house-called-easy-2 = Perkin
house-called-easy-3 = Alys
house-called-easy-4 = Gib
house-called-medium-0 = Blanche
house-called-medium-1 = Godwin
house-called-medium-2 = Rohese
house-called-medium-3 = Aldous
house-called-medium-4 = Isolde
house-called-hard-0 = Berengar
house-called-hard-1 = Ermengard
house-called-hard-2 = Lambert
house-called-hard-3 = Sunniva
house-called-hard-4 = Thibault
house-called-master-0 = Melusine
house-called-master-1 = Archimbald
house-called-master-2 = Hildegard
house-called-master-3 = Balian
house-called-master-4 = Theodora

## The browser: the frame around every page

house-name = Merlon
house-skip = Skip to the content
house-announcements = Announcements
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
house-speed = Others' turns
house-speed-slow = Slowly, so that I can follow
house-speed-usual = As usual
house-speed-quick = Quickly
house-sound = Sound
    .label = Small sounds
    .help = A knock for a move, a call when it is your turn; telephones hum.
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
house-play-against = Opponent
    .level = Against a { $level } bot
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
house-create-facts = { $least ->
   *[other] { $least } to { $most } players
    [1] { $most ->
        [1] One player
       *[other] 1 to { $most } players
    }
}, { $length }, { $difficulty }
house-create-rules = { $changed ->
    [0] Single rules: all as usual
    [one] Single rules: one is changed
   *[other] Single rules: { $changed } are changed
}
house-create-called = Name
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
house-curtain = Between two players
    .whose = { $name } is next
    .help = Hand the screen over. Nobody else should look now.
    .lift = I am { $name }: show the table
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
house-lobby-called = Who plays seat { $number }
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
house-seat-played-by = played by { $name }
house-seat-file = from a file
house-seat-here = here
house-seat-away = away
house-seat-unknown = not known
house-seat-yourself = you
house-seat-bot = { $level } bot
house-seat-bot-for = plays for { $name }
house-seat-gave-up = { $doing }, gave up
house-seat-thinking = { $doing }, thinking { $time }
house-seat-points = points
house-seat-is = { $name }, { $colour }, { $doing }
house-seat-gain = { $points } more since your last move
house-plus = +{ $points }
house-seat-to-move = to move
house-watching = { $people ->
    [one] One person looks on
   *[other] { $people } people look on
}

## Beside the board

house-side-more = More
house-menu = Menu
house-points = Points
house-log = Log
    .label = What has happened
    .notation = in notation
house-log-look = Look at this position
house-see-again = See their turn again
house-look = Looking back
house-look-first = To the beginning
house-look-back = One move back
house-look-forward = One move on
house-look-last = To the last move
house-look-play = Let the moves play by themselves
house-look-pause = Pause
house-look-place = Move { $at } of { $of }
house-look-eyes = Seen by
house-look-own = Your own eyes
house-look-all = Everything open
house-look-to-now = Back to the game
house-look-to-end = Back to the result
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
house-result-you = You won, { $scores }
house-result-shared = You share the victory, { $scores }
house-result-winners = { $who } won, { $scores }
house-ended-rules = It ended by the rules, after { $moves } moves.
house-ended-resign = It ended because { $who } gave up.
house-ended-timeout = It ended because { $who }’s time was over.
house-play-again = Play again
house-chance = Check the chance
    .key = The key, whose fingerprint stood here from the beginning:
    .words = The words that were added: { $words }.
    .file = <a>The game as a file</a>; <code>merlon verify</code> plays it again and checks every shuffle.

## Why the server says no

house-no-foreign-site = This was sent from another site.
house-no-store = The server cannot store or read just now. Nothing has changed.
house-no-token = This token is not valid.
house-no-visit = Visit first, by POST /api/visit.
house-no-account = This takes an account with a name and a password.
house-no-nobody = Nobody of that name plays here.
house-no-game = There is no such game here.
house-no-object = The body must be a JSON object.
house-no-message = A message is a JSON object.
house-no-watch = Watch the table before you say something there.
house-no-stranger = Strangers can only look on; visit first.
house-no-nothing-said = There is nothing to say in it.
house-no-not-over = The game is not over yet.
house-no-seated = You have a seat already.
house-no-not-playing = No game is being played.
house-no-somebody = Somebody sits there.
house-no-empty-word = A word has at least one letter.
house-no-begun = The game has begun already.
house-no-quicker = Somebody else was quicker; look again.
house-no-over-by-then = The game was over by then.
house-no-time-left = This seat had time left.
house-no-time-was-over = The time of this seat was over.
house-no-table-twice = There is such a table already; try again.
house-no-table-unstored = The table could not be stored just now; try again.
house-no-table-unread = The table cannot be read just now; try again.
house-no-restarting = The server is restarting; come back in a moment.
house-no-not-begun = The game has not begun.
house-no-over = The game is over.
house-no-not-this-seat = It is not this seat’s move.
house-no-nothing-to-undo = There is nothing to undo.
house-no-own-tables = Games with other cards and values than Merlon’s own are not rated.
house-no-table = There is no such table, or it takes an invitation.
house-no-points = Points are pairs of numbers.
house-no-moved-on = The table has moved on; look again.
house-no-time-over = Your time is over.
house-no-not-asked = This is not asked any more; look again.
house-no-game-unstored = The game could not be stored just now; try again.
house-no-not-made-yet = The table has not been made yet.
house-no-name-in-file = The file holds a name or a word that nobody could have here.
house-no-not-played = Only who has played can play again.
house-no-no-seat = You have no seat at this table.
house-no-no-kept-seat = No seat is kept for you here.
house-no-free-seats = Not every seat is taken.
house-no-others-turn = Only moves of your own turn can be taken back without asking.
house-no-shown = This move has shown something hidden, so the others must agree.
house-no-no-such-move = There is no such move to go back to.
house-no-shown-rated = This is a rated game, and what was shown since then stays shown; it cannot go back that far.
house-no-creator = Only whoever made the table can do this.
house-no-sheet = This is not your sheet.
house-no-word-late = Words are given before the game begins.
house-no-word-given = This seat has given its word already.
house-no-closed = The table is closed already.
house-no-gave-up = This seat has given up already.
house-no-only-people = Only games between people can be rated.
house-no-only-accounts = Rated games are for people with an account; choose a name and a password first, or play without a rating.
house-no-name-taken = That name is taken, or looks like one that is; please choose another.
house-no-login = The name or the password is wrong.
house-no-bots-for-members = Bot accounts are for members; choose a name and a password first.
house-no-bot = You have no such bot account.
house-no-password-name = The password must differ from the name.
house-no-password-common = That password is one of the first that are guessed; please choose another.
house-no-password-repeats = That password repeats one character; please choose another.
house-no-name-alphabet = A name is written in one alphabet; letters of several look too much alike.
house-no-name-reserved = That name is reserved; please choose another.
house-no-name-letter = A name begins with a letter.
house-no-name-characters = A name is made of letters, digits, hyphens, underscores and dots.
house-no-logins = Many people are logging in just now; please try again in a minute.
house-no-logins-here = Several are logging in from where you are; try again in a moment.
house-no-guest-name = There is no free name for a guest just now.
house-no-claimed = This account has a name and a password already.
house-no-games-unmoved = The guest’s games could not be moved; look again.
house-no-undeleted = The account could not be deleted just now.
house-no-password = The password is wrong.
house-no-account-gone = This account no longer exists.
house-no-password-changed = The password has just been changed.
house-no-unstored = That could not be stored; please try again.
house-no-unreadable = It cannot be understood: { $why }
house-no-number = A number is wanted for { $field }.
house-no-json = The body is not JSON: { $why }
house-no-too-often = That was too often; wait { $seconds } s.
house-no-wrong-too-often = That was wrong too often; please wait { $seconds } s.
house-no-incoming-here = Too much comes from your address at once; try again in a moment.
house-no-incoming = Too much comes in at once; try again in a moment.
house-no-messages = Too many messages come from your address; try again in a moment.
house-no-watched = One connection watches { $most } tables at the most.
house-no-json-message = This is not JSON.
house-no-too-many-tables = You sit at, or have made, { $most } tables already; finish, leave or close one first.
house-no-move-missing = The move is missing.
house-no-old-log = Table { $table } cannot be read by this version: { $why }
house-no-rematches = The table for playing again was closed { $most } times; make a new one.
house-no-all-taken = Every seat is taken.
house-no-taken = This seat is taken.
house-no-seat = There is no seat { $number }.
house-no-came-often = You have sat down and got up here so often that it is enough; another table can be made.
house-no-crowd = People have come and gone here so often that nobody else can sit down; another table can be made.
house-no-left-often = You have got up here so often that no bot keeps your seat any more; play on, or give up.
house-no-bots-often = Bots have come and gone here so often that it is enough; another table can be made.
house-no-bot-name = There is no bot of that name; there are: { $bots }.
house-no-trouble = This game cannot go on: { $why }
house-no-log-full = So much has happened at this table that its log is full; the game can only be given up.
house-no-log-nearly-full = So much has happened at this table that its log is nearly full; moves can still be played, but nothing taken back.
house-no-in-doubt = It is not certain that this was stored; look again in a moment.
house-no-not-stored = This could not be stored just now; nothing has changed.
house-no-log = The log cannot be read: { $why }
house-no-part = A part is a word, perhaps with a number, such as tower-1.
house-no-drawings = A sheet holds { $most } drawings at the most.
house-no-drawing-points = A drawing has { $most } points at the most.
house-no-such-seat = There is no such seat.
house-no-such-entry = There is no such entry; the log has { $most } of them that can be looked at.
house-no-such-view = While a game is played you can look back with your own eyes only; afterwards from any seat, or at every hand.
house-no-other-seats = There are more or fewer seats than that.
house-no-too-long = At most { $most } characters, please; these are { $length }.
house-no-unverified = This game does not verify; { $step }: { $why }
house-no-later = Entry { $number } has not happened yet.
house-no-bots = You have { $most } bot accounts already; delete one first.
house-no-password-short = A password has at least { $most } characters.
house-no-name-short = A name has at least { $most } characters.
house-no-password-long = A password has at most { $most } characters.
house-no-name-long = A name has at most { $most } characters.

## Games of older rules

house-old-rules = This game was played by version { $played } of the rules of { $game }; here it is played by version { $here }. It can be read, but not played on here.
house-old-tables = This game was played with { $played }; here it is played with { $here }. It can be read, but not played on here.
house-tables-ours = the cards and values that come with Merlon
house-tables-own = cards and values of an owner’s ({ $fingerprint })

## What the server says to programs

house-no-body = A body has { $most } bytes at the most.
house-no-internal = Something went wrong here; nothing was changed.
house-no-route = There is nothing here.
house-no-request = This request cannot be understood.

## The console of the engine in the browser

house-lab-engine = The engine in this browser
    .help = One line in, one line out: the protocol of the command line, answered here, without the server. Programs call merlonEngine(line) of this window.
house-lab-line = A command
house-lab-send = Send
house-lab-trouble = The engine cannot run in this browser: { $why }

## Games in this browser, without a server

house-away = The server cannot be reached. You can still play against bots here, in this browser.
    .here = This page needs the server, and it cannot be reached.
house-newer = A new version of Merlon is here.
    .button = Change to it
house-local-games = Games in this browser
house-local-game = { $game } against { $who }
house-local-you = You
house-local-unknown = There is no such game in this browser.
house-local-alone = That needs the server; this game is played in your browser alone.
