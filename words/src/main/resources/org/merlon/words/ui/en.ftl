# The browser client, by page and component.

# From the best to the last, as scores are told.
ui-list-to = { $before }–{ $next }

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
    .help = Your own program can play under its own name, using <a>the API</a>.
    .account-required = You need <a>an account</a> to create bot accounts.
    .name = Name
    .make = Create bot account
    .none = You have no bot accounts yet.
    .renew = New token
    .delete = Delete
ui-bot-accounts-token = This is the token of { $name }. It is shown only once. Anyone who has it can play under that name.
ui-bot-accounts-delete = Delete { $name }?
    .help = Its finished games stay, without its name. Its token stops working.

ui-app-name = Merlon
ui-app-title-your-turn = Your turn
ui-app-skip-to-content = Skip to content
ui-app-live-announcements = Announcements
ui-app-main-menu = Main
ui-app-loading = Loading…
ui-app-page-not-found = Page not found
    .help = The address may be wrong, or the table may have been closed.
ui-app-go-home = Go to the home page
ui-app-host-announcement = From the host
ui-app-offline = The server cannot be reached. You can still play against bots in this browser.
    .here = This page needs the server, which cannot be reached at the moment. It will open as soon as the server is back. Until then you can play against bots from the home page.
ui-app-update-available = A new version of Merlon is available.
    .button = Update now

ui-new-table = New table
ui-new-table-game-section = The game
ui-new-table-game = Game
ui-new-table-variant = Variant
ui-new-table-beginnings = Presets
ui-new-table-variant-facts = { $least ->
   *[other] { $least } to { $most } players
    [1] { $most ->
        [1] One player
       *[other] 1 to { $most } players
    }
}, { $length }, { $difficulty }
ui-new-table-rule-options = { $changed ->
    [0] Rule options: all standard
    [one] Rule options: one changed
   *[other] Rule options: { $changed } changed
}
ui-new-table-seat-name = Name
ui-new-table-players-section = Players
ui-new-table-player-count = Number of players
ui-new-table-seat = Seat { $number }
ui-new-table-seat-you = You
    .hotseat = You (on this screen)
ui-new-table-seat-open = Open seat
ui-new-table-seat-bot = Bot: { $name }
ui-new-table-shuffle-seats = Shuffle the seats at the start
ui-new-table-terms-section = Settings
ui-new-table-time-control = Time control
ui-new-table-listed = Show this table in the list of open tables
ui-new-table-rated = Rated
    .own-tables = Rated (not with custom cards and values)
    .account = Rated (needs an account)
    .people = Rated (only between people)
ui-new-table-create = Create table
    .begin = Create table and start
ui-new-table-hints = Hints: players may ask what a bot would do
ui-new-table-no-clock-warning = Without a time limit, an absent player can keep you waiting for days.

ui-account-log-in = Log in
ui-account = Your account
    .guest = You are playing as a guest in this browser. With an account you keep your games and can play on other devices.
    .member = You are logged in.
ui-account-name = Username
    .help = 3 to 20 characters. Other players see it.
ui-account-password = Password
    .help = At least 8 characters.
ui-account-current-password = Current password
ui-account-new-password = New password
ui-account-sign-up = Sign up
    .help = With an account you keep your games and can play on other devices. The games you have played here as a guest become part of it.
    .ask = No account yet? <a>Sign up</a>
    .log-in = Already have an account? <a>Log in</a>
    .done = Your account has been created, and your games belong to it.
ui-account-log-out = Log out
    .done = You are logged out.
ui-account-change-password = Change password
    .done = Your password has been changed. Your other devices have been logged out.
ui-account-delete = Delete account
    .ask = Delete your account?
    .help = This deletes everything stored about you: your name, messages, notes, ratings and friends. The games you played stay for the other players, without your name. You cannot undo this.
    .button = Delete account
    .done = Your account has been deleted.
ui-account-welcome-back = Welcome back.
    .games = Welcome back. Your games have been moved to your account.
ui-account-transfer-games = Move your games to your account?
    .help = You have games here as { $name }. You can move them to your account, with your seats and notes. If you leave them behind, they stay under that name and you can no longer play them.
    .yes = Move my games
    .no = Leave them behind
ui-account-unnamed-guest = a guest
ui-account-links = Your pages
ui-account-your-profile = Your profile
ui-account-forgot-password = Forgot your password?
ui-account-delete-guest = Delete my data
ui-account-your-data = Your data
    .help = Download everything stored about you in one file, or delete it.
    .get = Download my data
ui-account-new-recovery-code = New recovery code
    .help = You can use this code to set a new password if you forget yours. Your old code stops working.
    .button = Show the new code

ui-settings = Settings
ui-settings-theme = Colours
ui-settings-theme-system = Same as device
ui-settings-theme-light = Light
ui-settings-theme-dark = Dark
ui-settings-animation-speed = Other players’ turns
ui-settings-animation-speed-slow = Slow
ui-settings-animation-speed-usual = Normal
ui-settings-animation-speed-quick = Fast
ui-settings-sound = Sound
    .label = Play sounds
    .help = You hear a knock for each move and a chime when it is your turn. Phones vibrate.
ui-settings-motion = Animation
    .label = Animate moves
    .help = When this is off, moves appear at once. If your device is set to reduce motion, nothing is animated.

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
ui-seat-from-file = imported from a file
ui-seat-presence-here = here
ui-seat-presence-away = away
ui-seat-presence-unknown = unknown
ui-seat-presence-yourself = you
ui-seat-bot = { $level } bot
ui-seat-bot-for-player = plays for { $name }
ui-seat-resigned = { $doing }, resigned
ui-seat-for-resigned-player = { $doing }, for { $name } who resigned
ui-seat-thinking = { $doing }, thinking { $time }
ui-seat-points = points
ui-seat-description = { $name }, { $colour }, { $doing }
ui-seat-points-gained = { $points } more since your last move
ui-seat-points-gained-short = +{ $points }
ui-seat-to-move = to move
ui-seat-presence-awaited = has not arrived yet
ui-seat-days-off = away until { $until }

# How long is left when it is days.
ui-time-days-and-hours = { $days } d { $hours } h
ui-time-control-none = No time limit
ui-time-control-live = { $minutes ->
    [one] Live: 1 minute each, plus { $seconds } seconds per turn
   *[other] Live: { $minutes } minutes each, plus { $seconds } seconds per turn
}
ui-time-control-days = { $days ->
    [one] Turn-based: 1 day per move
   *[other] Turn-based: { $days } days per move
}

ui-home-headline = Castle games, <a>by the book</a>
    .help = Play against a bot right away, or send a friend a link. You need no account.
ui-home-your-games = { $waiting ->
    [0] Your games
    [one] Your games: it is your turn in one
   *[other] Your games: it is your turn in { $waiting }
}
ui-home-games = Games
ui-home-play-now = Play now
ui-home-opponent = Opponent
    .level = Opponent: { $level }
    .growing = Opponent: adapts to you
ui-home-play-on-server = Keep my games against bots on the server, so that I can share them or continue on another device
ui-home-play-with-friends = Play with friends
ui-home-more-options = More…
ui-home-open-tables = Open tables
    .none = No table is waiting for players at the moment. <a>Create one</a>, and it will appear here.
ui-home-recently-finished = Recently finished
ui-home-people = People

ui-footer-about = <a>About the games</a>: who designed them, what we reconstructed, and what we decided.
ui-footer-api = <a>API</a>: everything a program can ask this server.
ui-footer-verify = <a>Verify a game</a>: check that the shuffles and results are fair.

ui-plain-table-facts = What is on the table
ui-plain-table-move = { $who }: { $move }
ui-plain-table-confirm-move = Play “{ $move }”?
ui-plain-table-to-move = { $who } is to move.

ui-table-list-open-seat = open seat
ui-table-list-phase-open = waiting for players
ui-table-list-phase-playing = in progress
ui-table-list-phase-over = finished
ui-table-list-phase-aborted = closed
ui-table-list-your-turn = your turn
ui-table-list-outcome-won = won
ui-table-list-outcome-lost = lost
ui-table-list-winners = won by { $who }
ui-table-list-old-rules = older rules
ui-table-menu-player-profile = About { $name }
ui-table-note = Your note
    .help = Only you can see this, here and on your notes page.
    .keep = Save
ui-table-title = { $game }, { $variant }
ui-table-not-visible = You cannot see this table
ui-table-loading = Opening the table…
ui-table-loading-board = Setting up the board…
ui-table-no-board = The board cannot be shown
    .help = The rules have changed since this game, so the board can no longer be rebuilt from the moves. The result has not changed, and the log lists every move.
ui-table-list-player-with-rating = { $name } ({ $how })
ui-table-list-player-dropped-out = { $name } (left)
ui-table-list-option = { $name }: { $value }
ui-table-list-rated = rated
ui-table-list-unrated = unrated
ui-table-list-shuffled-seats = seats shuffled
ui-table-menu-spectators = { $people ->
    [one] 1 person is watching
   *[other] { $people } people are watching
}
ui-table-menu = Menu
ui-table-menu-share = Share
ui-table-menu-idle-open = { $days ->
    [one] If nobody joins within a day, the table is closed.
   *[other] If nobody joins within { $days } days, the table is closed.
}
ui-table-menu-idle-playing = { $days ->
    [one] There is no time limit. But if nobody moves for a day, the player to move loses by default, on { $until }.
   *[other] There is no time limit. But if nobody moves for { $days } days, the player to move loses by default, on { $until }.
}
ui-table-menu-leave = Leave game
    .ask = Leave this rated game?
    .help = As soon as a bot has moved for you, the game counts as a loss for your rating, even if you come back.
    .button = Leave anyway
ui-table-menu-resign = Resign
    .ask = Resign this game?
    .help = You come last. If there are other players, they continue without you.
    .button = Resign game
ui-table-close-message = Close message
ui-table-close = Close table
ui-table-cannot-continue = You can view this game, but it cannot be continued: { $why }
ui-table-rematch-offered = The others want to play again: <a>join them</a>
ui-table-bot-in-your-seat = A bot is playing for you.
    .button = Take over
ui-table-game-cancelled = The game was cancelled. Nobody won.
ui-table-list-waiting-for = { $who } to move
ui-table-list-time-left = { $time } left

ui-about = About the games
ui-about-sources = Merlon plays by the published rulebooks. We had only their texts: the pictures were missing, and with them most of the cards and boards. Our replacements fit every number and remark in the texts. Where a rulebook is silent or contradicts itself, we had to decide.
ui-about-custom-rules-data = If you own a printed copy, you can use its cards and values instead of ours: <code>./merlon serve --rules-data DIR</code>. Games played with them are marked, and they are not rated.
ui-about-trademarks = The titles belong to their publishers. Merlon is not affiliated with them. It contains none of their artwork and none of their rulebooks.
ui-about-replaced-files = This server uses its owner’s own cards and values: { $files }.
ui-about-credits = Authors of the game, according to its rulebooks
ui-about-reconstructed = What was missing, and what we made
ui-about-rulings = { $rulings ->
    [one] What we decided: one ruling, and why
   *[other] What we decided: { $rulings } rulings, and why
}

ui-recovery-code = Recovery code
    .help = Write this code down, or save it in a password manager. You need it to set a new password if you forget yours. It is shown only once.
    .saved = I have saved it

ui-password-reset = Reset your password
    .help = You got a recovery code when you signed up. Each code works once.
    .by-email = Your link already contains the code. Enter your username and choose a new password.
    .button = Set new password
    .send-link = E-mail me a link instead
    .sent = If we have an e-mail address for that username, we have sent a link to it.
    .done = Your password has been changed, and you are logged in. Here is a new recovery code for the next time.

ui-player-online = online
    .offline = offline
ui-player-kind-guest = Guest
ui-player-kind-member = Player with an account
ui-player-kind-bot = Bot account
ui-player-follow = Follow
    .off = Unfollow
ui-player-mute = Mute
    .off = Unmute
ui-player-block = Block
    .off = Unblock
ui-player-ratings = Ratings
    .none = No rated games yet.
ui-player-rating-games = { $games ->
    [one] after 1 rated game, give or take { $uncertainty }
   *[other] after { $games } rated games, give or take { $uncertainty }
}
ui-player-rating-chart = { $games ->
    [one] After 1 rated game: { $last }.
   *[other] Over { $games } rated games: from { $first } to { $last }, between { $low } and { $high }.
}
ui-player-results = Results
    .none = No finished games yet.
    .game = Game
    .games = Games
    .won = Won
    .lost = Lost
    .drawn = Drawn
ui-player-favourites = Plays most often: { $variants }.
ui-player-recent-games = Recent games
ui-player-all-games = All finished games
ui-player-rating = rated { $rating }
    .none = unrated

ui-friends = Friends
    .add = Username
    .none = You do not follow anybody yet. People you follow appear here. When they are online, you can challenge them.
ui-friends-blocked-and-muted = Blocked and muted
ui-friends-relation-block = blocked
ui-friends-relation-mute = muted

ui-leaderboard = Leaderboards
    .season = Season
    .all-time = All time
    .min-games = Only players with at least { $games } rated games are listed.
    .none = Nobody has played enough rated games yet.
    .rank = Rank
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
    .result = Result for that player
    .from = From
    .until = To
    .any = any
    .search = Search
    .more = Show older games
    .none = No games found.

ui-challenge = Challenge
    .help = This creates a table for two, with a seat reserved for your opponent. They see the challenge on their home page.
    .game = Game
    .variant = Variant
    .time-control = Time control
    .rated = Rated
ui-challenge-player = Challenge { $name }
ui-challenge-list = Challenges
    .yours = { $name } challenges you to a game of { $game }.
    .mine = You challenged { $name } to a game of { $game }.
    .go = Go to the table
    .decline = Decline
    .withdraw = Cancel challenge

ui-lobby-seat-reserved = Seat { $number } is reserved for { $name }.
ui-lobby-closed = This table is closed
    .help = Its creator closed it, or nobody joined for days.
ui-lobby-removed-on = It will be deleted on { $until }.
ui-lobby-full = Everybody is here
ui-lobby-waiting = Waiting for players
ui-lobby-summary = { $game }, { $variant }. Created by { $creator }.
ui-lobby-rated = This is a rated game, so you need an account to join.
ui-lobby-seat-free = free
ui-lobby-seat-name = Name of the player in seat { $number }
ui-lobby-log-in = Log in to join
ui-lobby-sit-down = Sit down
ui-lobby-sit-down-too = Sit here too
    .help = For somebody who plays with you on this screen
ui-lobby-add-bot = Add bot
    .choose = Add a bot…
ui-lobby-clear-seat = Remove from seat
ui-lobby-start-game = Start game
ui-lobby-close-table = Close table
ui-lobby-not-full = The game can start when every seat is taken.
ui-lobby-leave-seat = Leave seat
ui-lobby-creator-starts = { $creator } starts the game.
ui-lobby-accept-rematch = Play again
ui-lobby-rematch-waiting = The game starts as soon as everybody has agreed to play again.

ui-report = Report
    .help = Only the host of this server reads your report.
    .reason = What is wrong?
    .send = Send report
    .done = Thank you. The host will read it.
ui-report-player = Report { $name }
ui-report-chat-line = Report this message from { $name }

ui-notes = Notes
    .help = The notes you have made at tables. Only you can see them.
    .none = You have no notes yet. You can add one from the menu of any table.

ui-sidebar = Result, log and chat
ui-sidebar-tabs = More
ui-sidebar-points = Points

ui-prompt-your-turn = Your turn

ui-hotseat-cover = Pass the screen
    .whose = { $name } is next
    .help = Pass the screen to them. Nobody else should look now.
    .lift = I am { $name }: show the table

ui-connection-connecting = Connecting…
ui-connection-lost = <b>No connection to the server.</b> What you see may be out of date. If you move, the move is sent once you are connected again.

ui-terms-time-control = Time control
ui-terms-seats = Seats
    .shuffled = shuffled at the start
    .fixed = in the order shown
ui-terms-rated = Rating
    .rated = rated, no hints
    .unrated = unrated, hints allowed
    .unrated-without-hints = unrated, no hints
ui-terms-absence = If a player leaves
    .none = { $rated ->
        [yes] you can claim the win after { $claim } days
       *[no] a bot can take over after { $bot } minutes, and you can claim the win after { $claim } days
    }
    .live = { $rated ->
        [yes] you can claim the win after { $claim } minutes
       *[no] a bot can take over after { $bot } minutes, and you can claim the win after { $claim }
    }
    .days = that player loses when the time runs out

ui-invite = Invite
    .sit = Send this link to invite a player
    .watch = Anyone with this link can watch
ui-invite-copy-link = Copy link
    .done = Copied
    .by-hand = This browser does not let the page copy. The link is selected: press Ctrl+C, or touch and hold it, then choose Copy.
ui-invite-qr-code = QR code of the link

ui-randomness-word = Add your own randomness
    .help = Every shuffle and every roll comes from a key that the server has already chosen. Its fingerprint, <code>{ $fingerprint }…</code>, proves later that the key was not changed. If you add a word of your own, nobody can know the cards in advance, not even the server.
    .yours = Your word
    .add = Add word
ui-randomness-words-given = { $given ->
    [one] One player has added a word. It stays secret until the end.
   *[other] { $given } players have added a word. The words stay secret until the end.
}
ui-randomness-check = Check the shuffles
    .promise = Every shuffle and every roll comes from a key that the server chose before the game began. You will see the key when the game is over. This is its fingerprint, and no other key has the same one:
    .promise-here = Every shuffle and every roll comes from a key that your browser chose before the game began. You will see the key when the game is over. This is its fingerprint, and no other key has the same one:
    .key = The key, whose fingerprint was shown from the beginning:
    .fingerprint = Its fingerprint:
    .words = The words that players added: { $words }.
    .file = <a>Download the game</a>: <code>merlon verify</code> replays it and checks every shuffle.

ui-log = Log
    .label = Game log
    .notation = in notation
ui-log-review-position = View this position
ui-log-entry-seat = { $who } takes seat { $number }
ui-log-player-nobody = Nobody
ui-log-player-unknown = Somebody
ui-log-player-from-file = { $name } (from a file)
ui-log-entry-word = { $who } adds a word
ui-log-entry-start = The game starts
ui-log-entry-undo = { $kept ->
    [0] Undone, back to the beginning
    [one] Undone, back to the first move
   *[other] Undone, back to move { $kept }
}
ui-log-entry-resign = { $who } resigns
ui-log-entry-timeout = { $who } runs out of time
ui-log-entry-rest = { $who } takes time off until { $until }
ui-log-entry-claim = { $by } claims the win because { $who } left
ui-log-entry-resume = The server is back
ui-log-entry-abort = The table is closed

ui-review-replay-turn = Replay the last turn
ui-review = Review
ui-review-step-first = First move
ui-review-step-back = Previous move
ui-review-step-forward = Next move
ui-review-step-last = Last move
ui-review-play = Play the moves
ui-review-pause = Pause
ui-review-position = Move { $at } of { $of }
ui-review-prompt = Reviewing move { $at } of { $of }
ui-review-viewer = View as
ui-review-viewer-own = Yourself
ui-review-viewer-all = All hands open
ui-review-to-current = Back to the game
ui-review-to-result = Back to the result

ui-chat = { $unheard ->
    [0] Chat
   *[other] Chat ({ $unheard })
}
    .players = Only the players see these messages.
    .spectators = Only the spectators see these messages.
    .label = Message
    .send = Send
    .sending = Sending…
    .unsent = This message was not sent. { $why }

ui-undo = Undo…
    .title = Undo moves
    .first = First move to undo
    .nothing = There are no moves to undo yet.
    .rated = In a rated game you cannot undo a move that revealed something hidden.
    .alone = The moves are undone at once.
    .others = { $others ->
        [one] The moves are undone when { $who } agrees.
       *[other] The moves are undone when { $who } agree.
    }
    .ask = Ask the others
    .go = Undo
    .before = { $moves ->
        [one] This undoes “{ $move }”.
       *[other] This undoes “{ $move }” and everything after it, { $moves } moves in all.
    }
ui-undo-not-agreed = Your request to undo was refused.
ui-undo-your-request = You have asked to undo. The others have not answered yet.
ui-undo-request = { $who } asks to undo.
    .move = { $who } asks to undo “{ $move }”.
    .moves = { $who } asks to undo “{ $move }” and everything after it, { $moves } moves in all.
ui-undo-agree = Agree
ui-undo-refuse = Refuse

ui-result = Result
ui-result-outcome-won = You won
    .others = The players won
ui-result-outcome-lost = You lost
    .others = The players lost
ui-result-you-won = You won { $scores }
ui-result-shared-win = You tied for first place, { $scores }
ui-result-winners = { $who } won { $scores }
ui-result-forfeit-resign = { $name } (resigned)
ui-result-forfeit-timeout = { $name } (out of time)
ui-result-forfeit-claim = { $name } (left)
ui-result-biggest-lead = What made the biggest difference: { $source }, { $scores }.
ui-result-reason-rules = The game ended after { $moves } moves.
ui-result-reason-resign = { $who } resigned.
ui-result-reason-claim = { $who } left, and { $by } claimed the win.
ui-result-reason-timeout = { $who } ran out of time.
ui-result-rematch = Play again
ui-result-new-bot-level = From now on you play against { $level } bots.

ui-engine-console = The engine in this browser
    .help = Type a command of the line protocol. The engine in your browser answers it, without the server. A program can call merlonEngine(line) on this window. It may also pass a stop signal and a callback for interim results.
ui-engine-console-command = Command
ui-engine-console-send = Send
ui-engine-console-stop = Stop thinking
ui-engine-console-failed = The engine cannot run in this browser: { $why }

ui-local-games = Games in this browser
ui-local-games-opponent = { $game } against { $who }
ui-local-guest-name = Guest
ui-local-games-continue = Continue: { $game }
ui-local-games-your-turn = your turn · { $when }
ui-local-games-just-now = just now
ui-local-games-more = { $count ->
    [one] One more unfinished game
   *[other] { $count } more unfinished games
}
ui-local-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}

ui-upload-game = Save to my account
    .help = The game is then also stored on the server. You can review it, share it and continue it on any device. It stays in this browser too.
    .trouble = The game was not saved to the server, but it is still here. { $why }

ui-hint = Hint
    .title = What a bot would do
    .thinking = A bot is thinking about it…
    .stop = Stop
    .close = Close hint
    .then = Then: { $moves }
    .next = Next best
    .more = More
    .no-reason = There is no single reason. This move led to the best results.

ui-learn = Learn
ui-learn-title = Learn { $game }
ui-learn-tutorial-again = Play the guided game again
ui-learn-progress = { $done ->
    [0] { $all } short lessons
   *[other] { $done } of { $all } lessons done
}
ui-learn-lesson-done = Done
ui-learn-play-variant = Play { $variant }

ui-next-step-tutorial = Play a guided first game
ui-next-step-lesson = Next lesson: { $lesson }
ui-next-step-play = { $alone ->
    [yes] Next: play { $variant }
   *[no] Next: play { $variant } against { $level } bots
}

# Games that wait elsewhere.
ui-next-game = Next game
ui-next-game-waiting = It is your turn in another game:

ui-lesson-next = Next lesson
ui-lesson-back-to-course = Back to the lessons
ui-lesson-try-again = Try again
ui-lesson-hint = Give me a hint
ui-lesson-show-answer = Show the answer
ui-lesson-let-me-try = Let me try
ui-lesson-all-lessons = All lessons

ui-tutorial-speaker = The herald
ui-tutorial-continue = Continue
ui-tutorial-skip-ahead = Skip ahead
ui-tutorial-skipping = Bots are playing for both sides…
ui-tutorial-leave = Play without help
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
ui-rules-not-found = No rule mentions “{ $words }”.
ui-rules-why = Why?
ui-rules-print = Print

ui-absence-player-absent = { $who } is away.
ui-absence-action-call-bot = Let a bot take over
    .help = { $rated ->
        [yes] A bot plays for { $who }, who can come back at any time. Once the bot has moved, the game counts as a loss for their rating.
       *[no] A bot plays for { $who }, who can come back at any time.
    }
ui-absence-action-claim = Claim win
    .help = { $players ->
        [2] The game ends, and { $who } loses.
       *[other] { $who } comes last, and a bot plays on in that seat.
    }
ui-absence-action-call-off = Cancel game
    .help = The game ends now. Nobody wins, and it does not count.
ui-absence-countdown = { $claim ->
    [later] { $who } is away. In { $bot } you can let a bot take over.
   *[other] { $who } is away. In { $bot } you can let a bot take over; in { $claim } you can claim the win.
}
    .claim = { $who } is away. In { $claim } you can let a bot take over or claim the win.

ui-notifications = Notifications
    .help = Get a notification when it is your turn in a game without a live clock. You can turn notifications off here, or with the link in any of them.
    .none = No notifications set up.
    .remove = Turn off
    .waiting = waiting until you follow the link in the e-mail
    .turns-only = for your turns only; to reset your password by e-mail as well, add it again below with your password
    .stop = Turn off these notifications
    .stop-help = Press the button to stop the notifications that your link came from.
    .confirm-help = Somebody asked for an e-mail to this address whenever it is their turn. If that was you, press the button.
    .stopped = These notifications are turned off.
    .confirm = Send me e-mails
    .confirmed = Done. You will get an e-mail when it is your turn.
ui-notifications-channel-push = This browser
    .help = You get a notification even when no Merlon page is open.
    .button = Notify me in this browser
    .unable = This browser cannot show notifications here. They need https and a browser that supports push messages.
    .refused = You have blocked notifications from this site. You can allow them in your browser’s settings for this page.
    .failed = Notifications cannot be turned on at the moment. Your browser cannot reach its push service, or a private window does not allow it.
ui-notifications-channel-mail = E-mail
    .label = Your e-mail address
    .button = E-mail me
    .password = Anyone who can read this mailbox can reset your Merlon password, so please enter your current password.
    .sent = We have sent you an e-mail. Follow the link in it to confirm.
ui-notifications-channel-webhook = Discord or Slack
    .label = Webhook address of the channel
    .form = Service
    .button = Notify this channel
ui-notifications-discord = Discord
ui-notifications-slack = Slack

ui-days-off = Days off
    .help = In your current turn-based games your clock stops, and the others see that you are away. Games that start later are not affected.
    .left = { $days ->
        [one] You have 1 day left this year.
       *[other] You have { $days } days left this year.
    }
    .label = Number of days, from now on
    .button = Take days off
    .until = You are away until { $until }.
    .back = I am back

ui-api = API
ui-api-intro = Everything is JSON. Programs can read <a>openapi.json</a>. Connect to the WebSocket at <code>/ws</code> to follow what happens at a table. A refusal has a <code>code</code> and a <code>reason</code>.
ui-api-public = Open to all. Response:
ui-api-visitors-only = Needs a session. Response:
ui-api-required-parameter = required
ui-api-request-example = Example request
ui-api-response-example = Example response
ui-api-message-example = Example
ui-api-client-messages = What a client sends over the WebSocket
ui-api-server-messages = What the server sends over the WebSocket

ui-verify = Verify a game
ui-verify-intro = Before a game begins, the server commits to a secret key that determines every shuffle and roll. When the game is over, the key is revealed. Choose the exported file of a finished game. It is replayed from that key to check every shuffle, every move and the result.
ui-verify-file = Game file
ui-verify-choose-file = Choose a file
ui-verify-drop-file = or drop it here
ui-verify-paste-text = Paste the text instead
ui-verify-text = Exported game
ui-verify-submit = Verify
ui-verify-pasted-text = Pasted text
ui-verify-report = Report
ui-verify-running = Replaying the game…
ui-verify-impossible = This file could not be verified
ui-verify-result-holds = This game is verified
ui-verify-result-fails = This game failed verification
ui-verify-result-unknown = Everything that can be checked here is correct
ui-verify-mark-holds = ✓ correct
ui-verify-mark-fails = ✗ wrong
ui-verify-mark-unknown = ? cannot be checked here
ui-verify-step-file = The file
ui-verify-step-commitment = The commitment
ui-verify-step-words = The players’ words
ui-verify-step-key = The game’s key
ui-verify-step-order = The order of the log
ui-verify-step-digests = What was signed
ui-verify-step-signature = The signature
ui-verify-step-seats = The seats
ui-verify-step-moves = The moves
ui-verify-step-result = The result
ui-verify-show-details = { $count ->
    [one] Show details
   *[other] Show all { $count }
}
ui-verify-details = { $step }, in detail
ui-verify-compare-commitment = This shows that the parts of the file fit together. To be certain, compare the commitment in it with the one you saw before the game.
ui-verify-command-line = You can do the same on your own computer with <code>./merlon verify FILE</code>.
