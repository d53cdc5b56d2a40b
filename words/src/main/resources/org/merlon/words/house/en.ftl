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
house-title-turn = Your turn
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
house-count-skip = Skip
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
    .level = Opponent: { $level }
    .growing = Opponent: grows as you do
house-on-server = Keep my games against bots on the server, to share them or to go on elsewhere
house-play-with-friends = Play with friends
house-more = More…
house-open-tables = Open tables
    .none = No table is waiting for players just now. <a>Open one</a>, and it will stand here.
house-finished-lately = Finished lately
house-about-line = <a>About the games</a>: who made them, what in them is ours, and how we decided.
house-plain-facts = What lies on the table
house-plain-move = { $who }: { $move }
house-plain-ask = Play “{ $move }”?
house-plain-waits = { $who } is to move.
house-plain-over = The game is over: { $scores }.

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
    .help = New here? Choose a name and a password of at least eight characters, and take the name.
    .done = The name is yours, and so are your games.
house-account-logout = Log out
    .done = You are logged out.
house-account-change = Change the password
    .done = The password is changed. Other devices are logged out.
house-account-delete = Delete the account
    .ask = Delete the account?
    .help = Everything that is kept about you goes: name, words, notes, ratings, friends. Games that you played stay for the others, without your name. This cannot be undone.
    .button = Delete it
    .done = The account is deleted.
house-account-welcome = Welcome back.
    .games = Welcome back. Your games have come along.
house-account-bring = Take your games along?
    .help = You have games here as { $name }. They can go to your account, with your seats and notes. Left behind they stay under that name, and you cannot go on with them.
    .yes = Take them along
    .no = Leave them behind
house-account-a-guest = a guest

house-account-more = More of yours
house-account-page = Your page
house-account-forgotten = Forgotten your password?
house-account-forget = Forget me
house-account-own = What is kept about you
    .help = All of it in one file, or none of it any more.
    .get = Get my data
house-account-code = New recovery code
    .help = A new code for the day you forget your password. The one you have is good for nothing any more.
    .button = Show me the code

## People

house-code = Recovery code
    .help = Write this down, on paper or in a password manager. With it you can set a new password if you forget yours. It is shown this once.
    .kept = I have kept it
house-recover = A new password
    .help = The code was shown to you when you took your name. It is good for one new password.
    .letter = You have come by the link in the letter, which has brought the code along. Give your name, and choose a new password.
    .button = Set the password
    .mail = Send me a link by mail instead
    .sent = If an address was left for that name, a link is on its way to it.
    .done = The password is changed, and you are logged in. Here is a new code for the next time.
house-people = People
house-here = here now
    .not = not here
house-friends = Friends
    .add = Name
    .none = You follow nobody yet. Whom you follow you see here when they come, and can ask for a game.
house-friends-others = Blocked and muted
house-friends-block = blocked
house-friends-mute = muted
house-player-about = About { $name }
house-player-kind-guest = A guest
house-player-kind-member = A player with an account
house-player-kind-bot = A program
house-player-follow = Follow
    .off = Stop following
house-player-mute = Mute
    .off = Unmute
house-player-block = Block
    .off = Unblock
house-player-ratings = Ratings
    .none = No rated game yet.
house-player-rated = { $games ->
    [one] after one rated game, give or take { $uncertainty }
   *[other] after { $games } rated games, give or take { $uncertainty }
}
house-course-is = { $games ->
    [one] One rated game, to { $last }.
   *[other] Over { $games } rated games from { $first } to { $last }, between { $low } and { $high }.
}
house-player-results = Results
    .none = No finished game yet.
    .what = Game
    .games = Games
    .won = Won
    .lost = Lost
    .drawn = Drawn
house-player-favourites = Plays most: { $variants }.
house-player-recent = Recent games
house-player-all = All finished games
house-leaders = Leaderboards
    .season = Season
    .ever = All times
    .least = Rated players with at least { $games } rated games.
    .none = Nobody has played enough rated games here yet.
    .rank = Place
    .player = Player
    .rating = Rating
    .games = Games
house-season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}
house-page-before = Previous page
house-page-next = Next page
house-finished = Finished games
    .player = Player
    .result = Result for the player
    .from = From
    .until = Until
    .any = any
    .search = Search
    .more = Look further back
    .none = No game was found.
house-challenge = Ask for a game
    .help = A table is made for two, with a seat reserved for them. They are told on their page.
    .game = Game
    .variant = Variant
    .pace = Pace
    .rated = Rated
house-challenge-who = Ask { $name } for a game
house-challenge-pace-live = 15 minutes each, and 10 seconds a move
house-challenge-pace-days = 3 days a move
house-challenge-pace-none = no clock
house-challenges = Asked for a game
    .yours = { $name } asks you for a game of { $game }.
    .mine = You have asked { $name } for a game of { $game }.
    .go = To the table
    .decline = Decline
    .withdraw = Take it back
house-reserved = Seat { $number } is reserved for { $name }.
house-report = Report
    .help = The host of this house reads it, and nobody else.
    .reason = What is wrong?
    .send = Report it
    .done = Thank you. The host will read it.
house-report-person = Report { $name }
house-report-line = Report what { $name } said
house-note = Your note
    .help = Only you see it, here and among your notes.
    .keep = Keep it
house-notes = Notes
    .help = What you have noted at tables, for you alone.
    .none = You have no notes. At a table, the menu has a place for one.
house-notice = From the host
house-bots = Bot accounts
    .help = A program of yours plays under a name of its own, over <a>the interface for programs</a>.
    .members = Bot accounts belong to players with <a>an account</a>.
    .name = Name
    .make = Make a bot account
    .none = You have none yet.
    .renew = New token
    .delete = Delete
house-bots-token = The token of { $name }. It is shown this once; whoever has it plays under that name.
house-bots-delete = Delete { $name }?
    .help = Its games stay, without its name. Its token ends.

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
house-agreed-pace = Pace
house-pace-none = No clock
house-pace-live = { $minutes ->
    [one] One minute each and { $seconds } s a turn
   *[other] { $minutes } minutes each and { $seconds } s a turn
}
house-pace-days = { $days ->
    [one] One day a decision
   *[other] { $days } days a decision
}
house-listed-strong = { $name } ({ $how })
house-listed-out = { $name } (dropped out)
house-listed-option = { $name }: { $value }
house-listed-rated = rated
house-listed-for-fun = for fun
house-listed-shuffled = seats are shuffled
house-strength = rated { $rating }
    .none = not rated yet
house-agreed-seats = Seats
    .shuffled = shuffled at the start
    .kept = as they are here
house-agreed-counts = Counts
    .rated = for the ratings, without hints
    .free = for fun, hints are allowed
    .unaided = for fun, without hints
house-lobby-free = free
house-lobby-called = Who plays seat { $number }
house-lobby-log-in = Log in to sit down
house-lobby-sit-down = Sit down
house-lobby-sit-too = Sit here too
    .help = For somebody who plays at this screen with you
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
    .by-hand = This browser lets no page copy here. The link is marked: press Ctrl and C, or hold a finger on it and choose to copy.
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

house-seat-alike = { $name } ({ $colour })
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
house-seat-for-who-gave-up = { $doing }, for { $name } who gave up
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
house-look-past = Looking back: move { $at } of { $of }
house-look-eyes = Seen by
house-look-own = Your own eyes
house-look-all = Everything open
house-look-to-now = Back to now
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
house-log-rest = { $who } takes days off until { $until }
house-log-claim = { $by } claims the win: { $who } has vanished
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
    .before = { $moves ->
        [one] Back to before “{ $move }”.
       *[other] Back to before “{ $move }”; { $moves } moves are taken back.
    }
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
house-result-resign = { $name } (gave up)
house-result-timeout = { $name } (out of time)
house-result-claim = { $name } (vanished)
house-result-lead = The biggest difference: { $source }, { $scores }.
house-ended-rules = It ended by the rules, after { $moves } moves.
house-ended-resign = It ended because { $who } gave up.
house-ended-claim = It ended because { $who } had vanished and { $by } claimed the win.
house-ended-timeout = It ended because { $who }’s time was over.
house-play-again = Play again
house-chance = Check the chance
    .promise = Every shuffle and every roll comes from a key that the server drew before the game began. The key is shown when the game is over; this is its fingerprint, and no other key has it:
    .promise-here = Every shuffle and every roll comes from a key that your browser drew before the game began. The key is shown when the game is over; this is its fingerprint, and no other key has it:
    .key = The key, whose fingerprint was promised from the beginning:
    .fingerprint = Its fingerprint:
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

# People among themselves, and what the host decides.
house-no-read-only = The host lets nothing change just now. You can look at everything; no clock runs.
house-no-banned = The host has banned you: { $why }
house-no-banned-until = The host has banned you until { $until }: { $why }
house-no-blocked = Whoever made this table does not want to play with you.
house-no-reserved = That seat is reserved for somebody else.
house-no-challenge = This player does not take challenges from you.
house-no-challenges = So many challenges wait for this player that one more would not be seen.
house-no-open-seat = A challenge takes a seat that is open.
house-no-oneself = That is you.
house-no-more-people = There is room for { $most } people on this list.
house-no-report = A report names a person or a table, and says why.
house-no-reports = The host has { $most } reports of yours to read; wait until some are dealt with.
house-no-season = A season is a year and a quarter, as in 2026-4, or ever.
house-no-result = A result is won, lost or drawn, for a player who is named.
house-no-variant-alone = A variant goes with its game.
house-no-recovery = Name and code do not belong together, or the code was used already.
house-no-mail = This house sends no mail. Use the code that you were shown when you took your name.

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
house-no-table-unread = The table cannot be read just now; try again.
house-no-restarting = The server is restarting; come back in a moment.
house-no-not-begun = The game has not begun.
house-no-over = The game is over.
house-no-not-this-seat = It is not this seat’s move.
house-no-nothing-to-undo = There is nothing to undo.
house-no-own-tables = Games with other cards and values than Merlon’s own are not rated.
house-no-table = There is no such table, or it takes an invitation.
house-no-moved-on = The table has moved on; look again.
house-no-time-over = Your time is over.
house-no-not-asked = This is not asked any more; look again.
house-no-unfinished = A game that is not over can be taken in only if one person plays it.
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
house-no-attach-there = You can attach something to your own seat only.
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
house-no-attachments = Nothing can be attached to a game of { $game }.
house-no-part = What is attached has a name: a word, perhaps with a number, such as flag-2.
house-no-more-attachments = Of one seat { $most } things can be attached at the most.
house-no-attachment-size = What is attached has { $most } bytes at the most; this has { $bytes }.
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
    .help = One line in, one line out: the protocol of the command line, answered here, without the server. Programs call merlonEngine(line) of this window, and may give a signal to stop and a function that is told what has been found so far.
house-lab-line = A command
house-lab-send = Send
house-lab-stop = Stop thinking
house-lab-trouble = The engine cannot run in this browser: { $why }

## Games in this browser, without a server

house-away = The server cannot be reached. You can still play against bots here, in this browser.
    .here = This page needs the server, which cannot be reached just now. It opens by itself once the server is there again; meanwhile you can play against bots from the gate.
house-newer = A new version of Merlon is here.
    .button = Change to it
house-local-games = Games in this browser
house-local-game = { $game } against { $who }
house-local-you = Guest
house-local-unknown = There is no such game in this browser.
house-local-handed = This game has gone to the server, and goes on there.
house-local-continue = Continue: { $game }
house-local-waits = your move · { $when }
house-local-just-now = just now
house-local-more = { $count ->
    [one] One more game that goes on
   *[other] { $count } more games that go on
}
house-local-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
house-local-hand = Save it to my account
    .help = The game is then among your games on the server: to look at again, to share, and to go on with on any device. It stays in this browser too.
    .trouble = It is still here, and not on the server. { $why }
house-local-alone = That needs the server; this game is played in your browser alone.

## Hints

house-hint = Show me
    .title = What a bot would do
    .thinking = A bot thinks about it…
    .stop = Stop
    .close = Close the hint
    .then = Then: { $moves }
    .next = Next best
    .more = More about it
    .no-reason = No single reason: the game went best from there.
house-hint-only = Nothing else can be done.
house-hint-clear = The bot is quite sure.
house-hint-likely = The bot is fairly sure.
house-hint-close = It is a close call.
house-create-hints = Hints: whoever is to move may ask what a bot would do
house-no-hint-rated = Nobody gets hints at a rated table.
house-no-hint-now = No bot has time to think about it now; try again.
house-no-hint-here = This table was made without hints.

## Learning

house-learn = Learn
house-learn-game = Learn { $game }
house-learn-guide = Play a first game with the herald
house-learn-guide-again = Play the herald’s game again
house-learn-course = { $done ->
    [0] { $all } short lessons
   *[other] { $done } of { $all } lessons done
}
house-learn-done = Done
house-learn-play = Play { $variant }
house-step-lesson = Next lesson: { $lesson }
house-step-play = { $alone ->
    [yes] Next: play { $variant }
   *[no] Next: play { $variant } with { $level } bots
}
house-step-level = From now on you play with { $level } bots.
house-lesson-next = Next lesson
house-lesson-done = Back to the course
house-lesson-again = Try again
house-lesson-hint = A hint, please
house-lesson-show = Show the answer
house-lesson-yourself = Let me try
house-lesson-course = All lessons
house-herald = The herald
house-herald-next = Go on
house-herald-skip = Skip ahead
house-herald-skipping = Bots play on for both of you…
house-herald-leave = Skip the help
house-herald-call = Call the herald
house-rules = Rules
house-rules-of = The rules of { $game }
house-rules-search = Search the rules
house-rules-all-variants = All variants
house-rules-contents = Contents
house-rules-aids = At a glance
house-rules-questions = Questions and answers
house-rules-none = No rule speaks of “{ $words }”.
house-rules-why = Why?
house-print = Print

# Somebody has vanished in their own turn.
house-no-your-turn = It is your turn.
house-no-clock-decides = Here a clock of days decides who has waited long enough.
house-no-not-vanished = Whoever is to move is there, or has not been away long enough.
house-no-others-play = Others play here too: call a bot in, or claim the win.
house-no-wait-minutes = { $minutes ->
    [one] Wait one more minute.
   *[other] Wait { $minutes } more minutes.
}
house-no-wait-hours = Wait { $hours } more hours.
house-no-not-all-came = Not everybody has said yet that they play again.
house-vanished = { $who } has vanished.
house-vanished-call-bot = Call a bot in
    .help = { $rated ->
        [yes] A bot plays for { $who }, who may take the seat back. Once the bot has moved, the game counts as lost for their rating.
       *[no] A bot plays for { $who }, who may take the seat back at any time.
    }
house-vanished-claim = Claim the win
    .help = { $players ->
        [2] The game ends, and { $who } has lost it.
       *[other] { $who } comes last, and a bot plays on in that seat.
    }
house-vanished-call-off = Call the game off
    .help = The game ends here. Nobody wins, and it counts for nothing.
house-vanishing = { $claim ->
    [later] { $who } has gone. In { $bot } you may call a bot in.
   *[other] { $who } has gone. In { $bot } you may call a bot in, in { $claim } claim the win.
}
    .claim = { $who } has gone. In { $claim } you may call a bot in or claim the win.
house-called-off = The game was called off; nobody has won.
house-agreed-vanished = Who vanishes
    .none = { $rated ->
        [yes] the win may be claimed after { $claim } days
       *[no] a bot may sit in after { $bot } minutes, the win be claimed after { $claim } days
    }
    .live = { $rated ->
        [yes] the win may be claimed after { $claim } minutes
       *[no] a bot may sit in after { $bot } minutes, the win be claimed after { $claim }
    }
    .days = has lost when the days are over
house-seat-awaited = has not come yet
house-lobby-play-again = Play again
house-lobby-awaited = The game begins by itself when everybody has said that they play again.
house-create-strangers = Without a clock, whoever vanishes keeps you waiting for days.

# What is said of a table where a link to it is shown.
house-card = { $game }, { $variant }
house-card-open = { $who } waits for players. Sit down!
house-card-playing = Being played: { $who }.
house-card-over = Played: { $who }.
house-card-bot = { $name } (bot)
house-no-metrics = The figures are for whoever runs this server.

# Games that wait elsewhere.
house-next-game = Next game
house-next-waits = You are waited for elsewhere:
house-listed-waits = { $who } is to move
house-listed-left = { $time } left

# Notices to people who are not here.
house-notice-turn = It is your turn. You play with { $who }.
    .alone = It is your turn.
house-notice-stop = No more of these: { $link }
    .button = No more of these
house-recovery-letter = The way back into your account
    .text = Somebody, most likely you, has asked for a way back into the account { $name } of Merlon. Follow this link within the hour to choose another password. If it was not you, do nothing.
house-notice-consent = Do you want to hear when it is your turn?
    .text = { $name } wants letters to this address whenever it is their turn at a game of Merlon. If that is you, follow this link. If it is not, do nothing, and nothing more will come.
house-no-channels = Those are as many ways as one can have. Remove one first.
house-no-channel = Nothing can be sent there: it takes an address of https in the open internet.
house-no-channel-kind = This server does not send such notices.
house-no-mailbox = This is no mail address.
house-no-such-channel = There are no such notices, or they have been stopped already.
house-notices = Notices
    .help = Hear when it is your turn in a game without a live clock. Each way can be stopped here, and by the link in every notice.
    .none = You are called by nobody but this page.
    .remove = Stop
    .waiting = waits for the link in a letter to be followed
    .turns-only = for your turns alone; add it again below, with your password, and it also helps when you have forgotten that
    .stop = Stop these notices
    .stop-help = Press the button, and nothing more will be sent to where you found the link.
    .confirm-help = Somebody wants to hear at this mail address when it is their turn. Press the button if that is you.
    .stopped = Stopped. Nothing more comes this way.
    .confirm = Send me letters
    .confirmed = Done. You will get a letter when it is your turn.
house-notices-push = This browser
    .help = It calls you even while no page of Merlon is open.
    .button = Call me here
    .unable = This browser cannot be called from here: that takes https, and a browser that knows push messages.
    .refused = The browser was told not to let us call you. Its settings for this page can change that.
    .failed = The browser cannot be called just now: it reaches no push service, or a private window does not allow it.
house-notices-mail = Letters
    .label = Your mail address
    .button = Send me letters
    .password = Who has this mailbox can set a new password for your account, so yours is asked for.
    .sent = A letter is on its way. Follow the link in it.
house-notices-webhook = A room of Discord or Slack
    .label = The room’s webhook address
    .form = Kind of room
    .button = Call me there
house-notices-discord = Discord
house-notices-slack = Slack

# Days off.
house-no-days-off-here = Days off are for games with days for each decision.
house-no-days-off-so-long = Nobody is away for so long.
house-no-days-off-twice = You have days off already.
house-no-days-off-none = You have no days off just now.
house-no-days-off = { $days ->
    [0] You have taken all the days off that there are in a year.
    [one] You have one more day off this year.
   *[other] You have { $days } more days off this year.
}
house-days-off = Days off
    .help = In your games with days for a decision your clock stands still, and the others see it. It does not in games that begin later.
    .left = { $days ->
        [one] You have one more day this year.
       *[other] You have { $days } more days this year.
    }
    .label = Days from now on
    .button = Take them
    .until = You are away until { $until }.
    .back = I am back
house-seat-off = away until { $until }

## For those who write programs, and those who check a game

house-api-line = <a>For programs</a>: everything that can be asked of this house.
house-verify-line = <a>Verify a game</a>: play it again from the key that was promised.
house-api = For programs
house-api-about = Everything speaks JSON. For programs there is <a>openapi.json</a>; what happens at a table is told over the WebSocket at <code>/ws</code>. A refusal has a <code>code</code> and a <code>reason</code>.
house-api-anyone = For everybody; answers with
house-api-visitor = For those who have visited; answers with
house-api-required = required
house-api-ask = For example
house-api-answer = is answered with
house-api-example = For example
house-api-taken = What a client says over the WebSocket
house-api-sent = What the server says over the WebSocket
house-verify = Verify a game
house-verify-about = Before a game begins, the server promises a key that all its chance will come from. When the game is over, the key is shown. Give the exported file of a finished game, and it is played again from that key: every shuffle, every move, and the result.
house-verify-file = The file of a game
house-verify-choose = Choose a file
house-verify-drop = or drop it here
house-verify-paste = Paste the text instead
house-verify-text = Exported game
house-verify-check = Verify
house-verify-pasted = Pasted text
house-verify-report = Report
house-verify-busy = Playing it again …
house-verify-trouble = This could not be verified
house-verify-holds = This game is as it should be
house-verify-fails = This game does not verify
house-verify-unknown = As far as it can be checked here, this game is as it should be
house-verify-holds-mark = ✓ holds
house-verify-fails-mark = ✗ fails
house-verify-unknown-mark = ? cannot be told
house-verify-step-file = The file
house-verify-step-commitment = The promise
house-verify-step-words = The players’ words
house-verify-step-key = The game’s key
house-verify-step-order = The order of the log
house-verify-step-seats = The seats
house-verify-step-moves = The moves
house-verify-step-result = The result
house-verify-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
house-verify-one-by-one = { $step }, one by one
house-verify-compare = The file says that its parts fit together. Whether the promise in it is the one you were shown before the game is for you to compare.
house-verify-command = On your own machine <code>./merlon verify FILE</code> does the same.
