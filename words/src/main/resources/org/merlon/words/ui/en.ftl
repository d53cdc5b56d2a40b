# The browser client, by page and component.

# From the best to the last, as scores are told.
ui-list-to = { $before } to { $next }

# What the bots of each level are called at tables; as many for each, all different.
ui-bot-name-random-0 = Pip
ui-bot-name-random-1 = Tumble
ui-bot-name-random-2 = Motley
ui-bot-name-random-3 = Wag
ui-bot-name-random-4 = Fidget
ui-bot-name-greedy-0 = Penny
ui-bot-name-greedy-1 = Jackdaw
ui-bot-name-greedy-2 = Magpie
ui-bot-name-greedy-3 = Barley
ui-bot-name-greedy-4 = Grub
ui-bot-name-gentle-0 = Mabel
ui-bot-name-gentle-1 = Tib
ui-bot-name-gentle-2 = Hob
ui-bot-name-gentle-3 = Cecily
ui-bot-name-gentle-4 = Wat
ui-bot-name-easy-0 = Odo
ui-bot-name-easy-1 = Maud
ui-bot-name-easy-2 = Perkin
ui-bot-name-easy-3 = Alys
ui-bot-name-easy-4 = Gib
ui-bot-name-medium-0 = Blanche
ui-bot-name-medium-1 = Godwin
ui-bot-name-medium-2 = Rohese
ui-bot-name-medium-3 = Aldous
ui-bot-name-medium-4 = Isolde
ui-bot-name-hard-0 = Berengar
ui-bot-name-hard-1 = Ermengard
ui-bot-name-hard-2 = Lambert
ui-bot-name-hard-3 = Sunniva
ui-bot-name-hard-4 = Thibault
ui-bot-name-master-0 = Melusine
ui-bot-name-master-1 = Archimbald
ui-bot-name-master-2 = Hildegard
ui-bot-name-master-3 = Balian
ui-bot-name-master-4 = Theodora
ui-bot-accounts = Bot accounts
    .help = A program of yours plays under a name of its own, over <a>the interface for programs</a>.
    .account-required = Bot accounts belong to players with <a>an account</a>.
    .name = Name
    .make = Make a bot account
    .none = You have none yet.
    .renew = New token
    .delete = Delete
ui-bot-accounts-token = The token of { $name }. It is shown this once; whoever has it plays under that name.
ui-bot-accounts-delete = Delete { $name }?
    .help = Its games stay, without its name. Its token ends.

ui-app-name = Merlon
ui-app-title-your-turn = Your turn
ui-app-skip-to-content = Skip to the content
ui-app-live-announcements = Announcements
ui-app-main-menu = Main
ui-app-loading = Loading…
ui-app-page-not-found = There is nothing here
    .help = The address may be mistyped, or the table has been closed.
ui-app-go-home = To the gate
ui-app-host-announcement = From the host
ui-app-offline = The server cannot be reached. You can still play against bots here, in this browser.
    .here = This page needs the server, which cannot be reached just now. It opens by itself once the server is there again; meanwhile you can play against bots from the gate.
ui-app-update-available = A new version of Merlon is here.
    .button = Change to it

ui-new-table = New table
ui-new-table-game-section = The game
ui-new-table-game = Game
ui-new-table-variant = Variant
ui-new-table-beginnings = Ways to begin
ui-new-table-variant-facts = { $least ->
   *[other] { $least } to { $most } players
    [1] { $most ->
        [1] One player
       *[other] 1 to { $most } players
    }
}, { $length }, { $difficulty }
ui-new-table-rule-options = { $changed ->
    [0] Single rules: all as usual
    [one] Single rules: one is changed
   *[other] Single rules: { $changed } are changed
}
ui-new-table-seat-name = Name
ui-new-table-players-section = Who plays
ui-new-table-player-count = Players
ui-new-table-seat = Seat { $number }
ui-new-table-seat-you = You
    .hotseat = You (hotseat)
ui-new-table-seat-open = Open, by link or list
ui-new-table-seat-bot = Bot: { $name }
ui-new-table-shuffle-seats = Shuffle the seats at the start
ui-new-table-terms-section = How
ui-new-table-time-control = Pace
ui-new-table-time-control-none = No clock
ui-new-table-time-control-quick = Live, 10 minutes each and 10 s a turn
ui-new-table-time-control-calm = Live, 30 minutes each and 30 s a turn
ui-new-table-time-control-day = Turn-based, 1 day a decision
ui-new-table-time-control-days = Turn-based, 3 days a decision
ui-new-table-listed = Show it to everybody in the list of open tables
ui-new-table-rated = Rated
    .own-tables = Rated (not with an owner’s cards and values)
    .account = Rated (only with an account)
    .people = Rated (only between people)
ui-new-table-create = Create the table
    .begin = Create and begin
ui-new-table-hints = Hints: whoever is to move may ask what a bot would do
ui-new-table-no-clock-warning = Without a clock, whoever vanishes keeps you waiting for days.

ui-account-log-in = Log in
ui-account = Your account
    .guest = You can play as a guest for as long as this browser keeps its cookie. With a name and a password your games follow you to other devices.
    .member = You are logged in.
ui-account-name = Name
ui-account-password = Password
ui-account-current-password = Your password so far
ui-account-new-password = The new one
ui-account-sign-up = Take this name
    .help = New here? Choose a name and a password of at least eight characters, and take the name.
    .done = The name is yours, and so are your games.
ui-account-log-out = Log out
    .done = You are logged out.
ui-account-change-password = Change the password
    .done = The password is changed. Other devices are logged out.
ui-account-delete = Delete the account
    .ask = Delete the account?
    .help = Everything that is kept about you goes: name, words, notes, ratings, friends. Games that you played stay for the others, without your name. This cannot be undone.
    .button = Delete it
    .done = The account is deleted.
ui-account-welcome-back = Welcome back.
    .games = Welcome back. Your games have come along.
ui-account-transfer-games = Take your games along?
    .help = You have games here as { $name }. They can go to your account, with your seats and notes. Left behind they stay under that name, and you cannot go on with them.
    .yes = Take them along
    .no = Leave them behind
ui-account-unnamed-guest = a guest
ui-account-links = More of yours
ui-account-your-profile = Your page
ui-account-forgot-password = Forgotten your password?
ui-account-delete-guest = Forget me
ui-account-your-data = What is kept about you
    .help = All of it in one file, or none of it any more.
    .get = Get my data
ui-account-new-recovery-code = New recovery code
    .help = A new code for the day you forget your password. The one you have is good for nothing any more.
    .button = Show me the code

ui-settings = Settings
ui-settings-theme = Colours
ui-settings-theme-system = As the device has it
ui-settings-theme-light = Light
ui-settings-theme-dark = Dark
ui-settings-animation-speed = Others' turns
ui-settings-animation-speed-slow = Slowly, so that I can follow
ui-settings-animation-speed-usual = As usual
ui-settings-animation-speed-quick = Quickly
ui-settings-sound = Sound
    .label = Small sounds
    .help = A knock for a move, a call when it is your turn; telephones hum.
ui-settings-motion = Motion
    .label = Show moves as they happen
    .help = Without it, what others do is there at once. A device that asks for less motion gets none.

ui-button-try-again = Try again
ui-button-close = Close
ui-button-cancel = Cancel
ui-button-confirm = Confirm

ui-scoring-skip = Skip

# The colours that tell seats apart.
ui-seat-colour-0 = red
ui-seat-colour-1 = blue
ui-seat-colour-2 = gold
ui-seat-colour-3 = violet
ui-seat-colour-4 = green
ui-seat-colour-5 = teal
ui-seat-list = Players
ui-seat-name-with-colour = { $name } ({ $colour })
ui-seat-open = open
ui-seat-name-you = { $name } (you)
ui-seat-played-by = played by { $name }
ui-seat-from-file = from a file
ui-seat-presence-here = here
ui-seat-presence-away = away
ui-seat-presence-unknown = not known
ui-seat-presence-yourself = you
ui-seat-bot = { $level } bot
ui-seat-bot-for-player = plays for { $name }
ui-seat-resigned = { $doing }, gave up
ui-seat-for-resigned-player = { $doing }, for { $name } who gave up
ui-seat-thinking = { $doing }, thinking { $time }
ui-seat-points = points
ui-seat-description = { $name }, { $colour }, { $doing }
ui-seat-points-gained = { $points } more since your last move
ui-seat-points-gained-short = +{ $points }
ui-seat-to-move = to move
ui-seat-presence-awaited = has not come yet
ui-seat-days-off = away until { $until }

# How long is left when it is days.
ui-time-days-and-hours = { $days } d { $hours } h
ui-time-control-none = No clock
ui-time-control-live = { $minutes ->
    [one] One minute each and { $seconds } s a turn
   *[other] { $minutes } minutes each and { $seconds } s a turn
}
ui-time-control-days = { $days ->
    [one] One day a decision
   *[other] { $days } days a decision
}

ui-home-headline = Castle games, <a>by the book</a>
    .help = Play against a bot at once, or send friends a link. No account needed.
ui-home-your-games = { $waiting ->
    [0] Your games
   *[other] Your games, { $waiting } waiting for you
}
ui-home-games = Games
ui-home-play-now = Play now
ui-home-opponent = Opponent
    .level = Opponent: { $level }
    .growing = Opponent: grows as you do
ui-home-play-on-server = Keep my games against bots on the server, to share them or to go on elsewhere
ui-home-play-with-friends = Play with friends
ui-home-more-options = More…
ui-home-open-tables = Open tables
    .none = No table is waiting for players just now. <a>Open one</a>, and it will stand here.
ui-home-recently-finished = Finished lately
ui-home-people = People

ui-footer-about = <a>About the games</a>: who made them, what in them is ours, and how we decided.
ui-footer-api = <a>For programs</a>: everything that can be asked of this house.
ui-footer-verify = <a>Verify a game</a>: play it again from the key that was promised.

ui-plain-table-facts = What lies on the table
ui-plain-table-move = { $who }: { $move }
ui-plain-table-confirm-move = Play “{ $move }”?
ui-plain-table-to-move = { $who } is to move.
ui-plain-table-game-over = The game is over: { $scores }.

ui-table-list-open-seat = open seat
ui-table-list-phase-open = waiting for players
ui-table-list-phase-playing = being played
ui-table-list-phase-over = over
ui-table-list-phase-aborted = closed
ui-table-list-your-turn = your move
ui-table-list-outcome-won = won
ui-table-list-outcome-lost = lost
ui-table-list-winners = won by { $who }
ui-table-list-old-rules = by older rules
ui-table-menu-player-profile = About { $name }
ui-table-note = Your note
    .help = Only you see it, here and among your notes.
    .keep = Keep it
ui-table-title = { $game }, { $variant }
ui-table-not-visible = This table cannot be seen
ui-table-loading = Opening the table…
ui-table-loading-board = Setting up the board…
ui-table-no-board = The board cannot be shown
    .help = The rules have changed since, and what lay on the board no longer follows from the moves. The result is as it was, and the log has every move.
ui-table-list-player-with-rating = { $name } ({ $how })
ui-table-list-player-dropped-out = { $name } (dropped out)
ui-table-list-option = { $name }: { $value }
ui-table-list-rated = rated
ui-table-list-unrated = for fun
ui-table-list-shuffled-seats = seats are shuffled
ui-table-menu-spectators = { $people ->
    [one] One person looks on
   *[other] { $people } people look on
}
ui-table-menu = Menu
ui-table-menu-share = Share
ui-table-menu-idle-open = { $days ->
    [one] If nobody comes for a day, the table is closed.
   *[other] If nobody comes for { $days } days, the table is closed.
}
ui-table-menu-idle-playing = { $days ->
    [one] There is no clock. If nothing is played for a day, whoever is to move has given up; that would be on { $until }.
   *[other] There is no clock. If nothing is played for { $days } days, whoever is to move has given up; that would be on { $until }.
}
ui-table-menu-leave = Leave to a bot
    .ask = Leave a rated game?
    .help = Once a bot has moved for you, the game counts as lost for your rating, even if you come back.
    .button = Leave it
ui-table-menu-resign = Resign
    .ask = Give the game up?
    .help = The others go on without you, and you come last.
    .button = Give up
ui-table-close-message = Close the message
ui-table-close = Close this table
ui-table-cannot-continue = This game can be looked at but not go on: { $why }
ui-table-rematch-offered = The others play again: <a>sit down there</a>
ui-table-bot-in-your-seat = A bot keeps your seat.
    .button = Take it back
ui-table-game-cancelled = The game was called off; nobody has won.
ui-table-list-waiting-for = { $who } is to move
ui-table-list-time-left = { $time } left

ui-about = About the games
ui-about-sources = Merlon plays by the rulebooks. They are what we have: the pictures in them, and with them most cards and boards, were lost before we began. What stands in for them is fitted to every number and remark in the texts. Where a rulebook is silent, or says two things, we had to decide.
ui-about-custom-rules-data = If you own a printed copy, you can put its cards and values in the place of ours: <code>./merlon serve --rules-data DIR</code>. Games played with them are marked, and not rated.
ui-about-trademarks = The titles belong to their publishers, with whom Merlon is not affiliated. It contains no artwork and no rulebook of theirs.
ui-about-replaced-files = On this server it is played with an owner’s own tables: { $files }.
ui-about-credits = Whose game it is, as its rulebooks say
ui-about-reconstructed = What was lost, and what is ours
ui-about-rulings = { $rulings ->
    [one] What we decided: one ruling, and why
   *[other] What we decided: { $rulings } rulings, and why
}

ui-recovery-code = Recovery code
    .help = Write this down, on paper or in a password manager. With it you can set a new password if you forget yours. It is shown this once.
    .saved = I have kept it

ui-password-reset = A new password
    .help = The code was shown to you when you took your name. It is good for one new password.
    .by-email = You have come by the link in the letter, which has brought the code along. Give your name, and choose a new password.
    .button = Set the password
    .send-link = Send me a link by mail instead
    .sent = If an address was left for that name, a link is on its way to it.
    .done = The password is changed, and you are logged in. Here is a new code for the next time.

ui-player-online = here now
    .offline = not here
ui-player-kind-guest = A guest
ui-player-kind-member = A player with an account
ui-player-kind-bot = A program
ui-player-follow = Follow
    .off = Stop following
ui-player-mute = Mute
    .off = Unmute
ui-player-block = Block
    .off = Unblock
ui-player-ratings = Ratings
    .none = No rated game yet.
ui-player-rating-games = { $games ->
    [one] after one rated game, give or take { $uncertainty }
   *[other] after { $games } rated games, give or take { $uncertainty }
}
ui-player-rating-chart = { $games ->
    [one] One rated game, to { $last }.
   *[other] Over { $games } rated games from { $first } to { $last }, between { $low } and { $high }.
}
ui-player-results = Results
    .none = No finished game yet.
    .game = Game
    .games = Games
    .won = Won
    .lost = Lost
    .drawn = Drawn
ui-player-favourites = Plays most: { $variants }.
ui-player-recent-games = Recent games
ui-player-all-games = All finished games
ui-player-rating = rated { $rating }
    .none = not rated yet

ui-friends = Friends
    .add = Name
    .none = You follow nobody yet. Whom you follow you see here when they come, and can ask for a game.
ui-friends-blocked-and-muted = Blocked and muted
ui-friends-relation-block = blocked
ui-friends-relation-mute = muted

ui-leaderboard = Leaderboards
    .season = Season
    .all-time = All times
    .min-games = Rated players with at least { $games } rated games.
    .none = Nobody has played enough rated games here yet.
    .rank = Place
    .player = Player
    .rating = Rating
    .games = Games
ui-leaderboard-season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}
ui-leaderboard-previous-page = Previous page
ui-leaderboard-next-page = Next page

ui-finished-games = Finished games
    .player = Player
    .result = Result for the player
    .from = From
    .until = Until
    .any = any
    .search = Search
    .more = Look further back
    .none = No game was found.

ui-challenge = Ask for a game
    .help = A table is made for two, with a seat reserved for them. They are told on their page.
    .game = Game
    .variant = Variant
    .time-control = Pace
    .rated = Rated
ui-challenge-player = Ask { $name } for a game
ui-challenge-time-control-live = 15 minutes each, and 10 seconds a move
ui-challenge-time-control-days = 3 days a move
ui-challenge-time-control-none = no clock
ui-challenge-list = Asked for a game
    .yours = { $name } asks you for a game of { $game }.
    .mine = You have asked { $name } for a game of { $game }.
    .go = To the table
    .decline = Decline
    .withdraw = Take it back

ui-lobby-seat-reserved = Seat { $number } is reserved for { $name }.
ui-lobby-closed = This table is closed
    .help = Whoever made it has closed it, or nobody came for days.
ui-lobby-removed-on = It is cleared away on { $until }.
ui-lobby-full = Everybody is here
ui-lobby-waiting = Waiting for players
ui-lobby-summary = { $game }, { $variant }. Made by { $creator }.
ui-lobby-rated = It is rated, so those who play have an account.
ui-lobby-seat-free = free
ui-lobby-seat-name = Who plays seat { $number }
ui-lobby-log-in = Log in to sit down
ui-lobby-sit-down = Sit down
ui-lobby-sit-down-too = Sit here too
    .help = For somebody who plays at this screen with you
ui-lobby-add-bot = Seat a bot
    .choose = Seat a bot…
ui-lobby-clear-seat = Free the seat
ui-lobby-start-game = Begin
ui-lobby-close-table = Close the table
ui-lobby-not-full = It can begin when every seat is taken.
ui-lobby-leave-seat = Get up
ui-lobby-creator-starts = { $creator } begins the game.
ui-lobby-accept-rematch = Play again
ui-lobby-rematch-waiting = The game begins by itself when everybody has said that they play again.

ui-report = Report
    .help = The host of this house reads it, and nobody else.
    .reason = What is wrong?
    .send = Report it
    .done = Thank you. The host will read it.
ui-report-player = Report { $name }
ui-report-chat-line = Report what { $name } said

ui-notes = Notes
    .help = What you have noted at tables, for you alone.
    .none = You have no notes. At a table, the menu has a place for one.

ui-sidebar = Result, log and talk
ui-sidebar-tabs = More
ui-sidebar-points = Points

ui-prompt-your-turn = Your turn

ui-hotseat-cover = Between two players
    .whose = { $name } is next
    .help = Hand the screen over. Nobody else should look now.
    .lift = I am { $name }: show the table

ui-connection-connecting = Connecting…
ui-connection-lost = <b>No connection to the server.</b> What you see may be old; a move you make is sent as soon as the line is back.

ui-terms-time-control = Pace
ui-terms-seats = Seats
    .shuffled = shuffled at the start
    .fixed = as they are here
ui-terms-rated = Counts
    .rated = for the ratings, without hints
    .unrated = for fun, hints are allowed
    .unrated-without-hints = for fun, without hints
ui-terms-absence = Who vanishes
    .none = { $rated ->
        [yes] the win may be claimed after { $claim } days
       *[no] a bot may sit in after { $bot } minutes, the win be claimed after { $claim } days
    }
    .live = { $rated ->
        [yes] the win may be claimed after { $claim } minutes
       *[no] a bot may sit in after { $bot } minutes, the win be claimed after { $claim }
    }
    .days = has lost when the days are over

ui-invite = Invite
    .sit = Send this link to invite somebody
    .watch = Whoever has this link can watch
ui-invite-copy-link = Copy the link
    .done = Copied
    .by-hand = This browser lets no page copy here. The link is marked: press Ctrl and C, or hold a finger on it and choose to copy.
ui-invite-qr-code = QR code of the link

ui-randomness-word = Nobody can cheat with chance
    .help = Every shuffle and every roll comes from a key that the server has drawn already. Its fingerprint, <code>{ $fingerprint }…</code>, binds the server; the key is shown when the game is over. Add a word of your own, and nobody could have known the cards beforehand, not even the server.
    .yours = Your word
    .add = Add it
ui-randomness-words-given = { $given ->
    [one] One word has been added. They stay secret until the end.
   *[other] { $given } words have been added. They stay secret until the end.
}
ui-randomness-check = Check the chance
    .promise = Every shuffle and every roll comes from a key that the server drew before the game began. The key is shown when the game is over; this is its fingerprint, and no other key has it:
    .promise-here = Every shuffle and every roll comes from a key that your browser drew before the game began. The key is shown when the game is over; this is its fingerprint, and no other key has it:
    .key = The key, whose fingerprint was promised from the beginning:
    .fingerprint = Its fingerprint:
    .words = The words that were added: { $words }.
    .file = <a>The game as a file</a>; <code>merlon verify</code> plays it again and checks every shuffle.

ui-log = Log
    .label = What has happened
    .notation = in notation
ui-log-review-position = Look at this position
ui-log-entry-seat = { $who } is on seat { $number }
ui-log-player-nobody = Nobody
ui-log-player-unknown = Somebody
ui-log-player-from-file = { $name } (from a file)
ui-log-entry-word = { $who } gives a word
ui-log-entry-start = The game begins
ui-log-entry-undo = { $kept ->
    [0] Back to the beginning
    [one] Back to when one move stood
   *[other] Back to when { $kept } moves stood
}
ui-log-entry-resign = { $who } resigns
ui-log-entry-timeout = { $who } runs out of time
ui-log-entry-rest = { $who } takes days off until { $until }
ui-log-entry-claim = { $by } claims the win: { $who } has vanished
ui-log-entry-resume = The server is back
ui-log-entry-abort = The table is closed

ui-review-replay-turn = See their turn again
ui-review = Looking back
ui-review-step-first = To the beginning
ui-review-step-back = One move back
ui-review-step-forward = One move on
ui-review-step-last = To the last move
ui-review-play = Let the moves play by themselves
ui-review-pause = Pause
ui-review-position = Move { $at } of { $of }
ui-review-prompt = Looking back: move { $at } of { $of }
ui-review-viewer = Seen by
ui-review-viewer-own = Your own eyes
ui-review-viewer-all = Everything open
ui-review-to-current = Back to now
ui-review-to-result = Back to the result

ui-chat = { $unheard ->
    [0] Talk
   *[other] Talk ({ $unheard })
}
    .players = The players hear you.
    .spectators = The other spectators hear you.
    .label = Say something
    .send = Say
    .sending = Sending…
    .unsent = This was not sent. { $why }

ui-undo = Go back…
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
ui-undo-not-agreed = Going back was not agreed to.
ui-undo-your-request = You have asked to go back. The others are thinking about it.
ui-undo-request = { $who } asks to go back.
    .move = { $who } asks to go back to before “{ $move }”.
    .moves = { $who } asks to go back to before “{ $move }”; { $moves } moves would be taken back.
ui-undo-agree = Agree
ui-undo-refuse = Refuse

ui-result = Result
ui-result-outcome-won = Won together
ui-result-outcome-lost = Lost together
ui-result-you-won = You won, { $scores }
ui-result-shared-win = You share the victory, { $scores }
ui-result-winners = { $who } won, { $scores }
ui-result-forfeit-resign = { $name } (gave up)
ui-result-forfeit-timeout = { $name } (out of time)
ui-result-forfeit-claim = { $name } (vanished)
ui-result-biggest-lead = The biggest difference: { $source }, { $scores }.
ui-result-reason-rules = It ended by the rules, after { $moves } moves.
ui-result-reason-resign = It ended because { $who } gave up.
ui-result-reason-claim = It ended because { $who } had vanished and { $by } claimed the win.
ui-result-reason-timeout = It ended because { $who }’s time was over.
ui-result-rematch = Play again
ui-result-new-bot-level = From now on you play with { $level } bots.

ui-engine-console = The engine in this browser
    .help = One line in, one line out: the protocol of the command line, answered here, without the server. Programs call merlonEngine(line) of this window, and may give a signal to stop and a function that is told what has been found so far.
ui-engine-console-command = A command
ui-engine-console-send = Send
ui-engine-console-stop = Stop thinking
ui-engine-console-failed = The engine cannot run in this browser: { $why }

ui-local-games = Games in this browser
ui-local-games-opponent = { $game } against { $who }
ui-local-guest-name = Guest
ui-local-games-continue = Continue: { $game }
ui-local-games-your-turn = your move · { $when }
ui-local-games-just-now = just now
ui-local-games-more = { $count ->
    [one] One more game that goes on
   *[other] { $count } more games that go on
}
ui-local-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}

ui-upload-game = Save it to my account
    .help = The game is then among your games on the server: to look at again, to share, and to go on with on any device. It stays in this browser too.
    .trouble = It is still here, and not on the server. { $why }

ui-hint = Show me
    .title = What a bot would do
    .thinking = A bot thinks about it…
    .stop = Stop
    .close = Close the hint
    .then = Then: { $moves }
    .next = Next best
    .more = More about it
    .no-reason = No single reason: the game went best from there.

ui-learn = Learn
ui-learn-title = Learn { $game }
ui-learn-tutorial-again = Play the herald’s game again
ui-learn-progress = { $done ->
    [0] { $all } short lessons
   *[other] { $done } of { $all } lessons done
}
ui-learn-lesson-done = Done
ui-learn-play-variant = Play { $variant }

ui-next-step-tutorial = Play a first game with the herald
ui-next-step-lesson = Next lesson: { $lesson }
ui-next-step-play = { $alone ->
    [yes] Next: play { $variant }
   *[no] Next: play { $variant } with { $level } bots
}

# Games that wait elsewhere.
ui-next-game = Next game
ui-next-game-waiting = You are waited for elsewhere:

ui-lesson-next = Next lesson
ui-lesson-back-to-course = Back to the course
ui-lesson-try-again = Try again
ui-lesson-hint = A hint, please
ui-lesson-show-answer = Show the answer
ui-lesson-let-me-try = Let me try
ui-lesson-all-lessons = All lessons

ui-tutorial-speaker = The herald
ui-tutorial-continue = Go on
ui-tutorial-skip-ahead = Skip ahead
ui-tutorial-skipping = Bots play on for both of you…
ui-tutorial-leave = Skip the help
ui-tutorial-call-back = Call the herald

ui-story = Story
ui-story-title = The story of { $game }
ui-story-variants = Choose your game
ui-story-of = Read the story of { $variant }
ui-story-next = Next: { $variant }

ui-rules = Rules
ui-rules-title = The rules of { $game }
ui-rules-search = Search the rules
ui-rules-all-variants = All variants
ui-rules-contents = Contents
ui-rules-quick-reference = At a glance
ui-rules-questions = Questions and answers
ui-rules-not-found = No rule speaks of “{ $words }”.
ui-rules-why = Why?
ui-rules-print = Print

ui-absence-player-absent = { $who } has vanished.
ui-absence-action-call-bot = Call a bot in
    .help = { $rated ->
        [yes] A bot plays for { $who }, who may take the seat back. Once the bot has moved, the game counts as lost for their rating.
       *[no] A bot plays for { $who }, who may take the seat back at any time.
    }
ui-absence-action-claim = Claim the win
    .help = { $players ->
        [2] The game ends, and { $who } has lost it.
       *[other] { $who } comes last, and a bot plays on in that seat.
    }
ui-absence-action-call-off = Call the game off
    .help = The game ends here. Nobody wins, and it counts for nothing.
ui-absence-countdown = { $claim ->
    [later] { $who } has gone. In { $bot } you may call a bot in.
   *[other] { $who } has gone. In { $bot } you may call a bot in, in { $claim } claim the win.
}
    .claim = { $who } has gone. In { $claim } you may call a bot in or claim the win.

ui-notifications = Notices
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
ui-notifications-channel-push = This browser
    .help = It calls you even while no page of Merlon is open.
    .button = Call me here
    .unable = This browser cannot be called from here: that takes https, and a browser that knows push messages.
    .refused = The browser was told not to let us call you. Its settings for this page can change that.
    .failed = The browser cannot be called just now: it reaches no push service, or a private window does not allow it.
ui-notifications-channel-mail = Letters
    .label = Your mail address
    .button = Send me letters
    .password = Who has this mailbox can set a new password for your account, so yours is asked for.
    .sent = A letter is on its way. Follow the link in it.
ui-notifications-channel-webhook = A room of Discord or Slack
    .label = The room’s webhook address
    .form = Kind of room
    .button = Call me there
ui-notifications-discord = Discord
ui-notifications-slack = Slack

ui-days-off = Days off
    .help = In your games with days for a decision your clock stands still, and the others see it. It does not in games that begin later.
    .left = { $days ->
        [one] You have one more day this year.
       *[other] You have { $days } more days this year.
    }
    .label = Days from now on
    .button = Take them
    .until = You are away until { $until }.
    .back = I am back

ui-api = For programs
ui-api-intro = Everything speaks JSON. For programs there is <a>openapi.json</a>; what happens at a table is told over the WebSocket at <code>/ws</code>. A refusal has a <code>code</code> and a <code>reason</code>.
ui-api-public = For everybody; answers with
ui-api-visitors-only = For those who have visited; answers with
ui-api-required-parameter = required
ui-api-request-example = For example
ui-api-response-example = is answered with
ui-api-message-example = For example
ui-api-client-messages = What a client says over the WebSocket
ui-api-server-messages = What the server says over the WebSocket

ui-verify = Verify a game
ui-verify-intro = Before a game begins, the server promises a key that all its chance will come from. When the game is over, the key is shown. Give the exported file of a finished game, and it is played again from that key: every shuffle, every move, and the result.
ui-verify-file = The file of a game
ui-verify-choose-file = Choose a file
ui-verify-drop-file = or drop it here
ui-verify-paste-text = Paste the text instead
ui-verify-text = Exported game
ui-verify-submit = Verify
ui-verify-pasted-text = Pasted text
ui-verify-report = Report
ui-verify-running = Playing it again …
ui-verify-impossible = This could not be verified
ui-verify-result-holds = This game is as it should be
ui-verify-result-fails = This game does not verify
ui-verify-result-unknown = As far as it can be checked here, this game is as it should be
ui-verify-mark-holds = ✓ holds
ui-verify-mark-fails = ✗ fails
ui-verify-mark-unknown = ? cannot be told
ui-verify-step-file = The file
ui-verify-step-commitment = The promise
ui-verify-step-words = The players’ words
ui-verify-step-key = The game’s key
ui-verify-step-order = The order of the log
ui-verify-step-digests = What was signed
ui-verify-step-signature = Who signed it
ui-verify-step-seats = The seats
ui-verify-step-moves = The moves
ui-verify-step-result = The result
ui-verify-show-details = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
ui-verify-details = { $step }, one by one
ui-verify-compare-commitment = The file says that its parts fit together. Whether the promise in it is the one you were shown before the game is for you to compare.
ui-verify-command-line = On your own machine <code>./merlon verify FILE</code> does the same.
