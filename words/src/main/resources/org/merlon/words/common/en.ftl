# Texts that the engine, the bots, the terminal and the browser share.

common-attachments-not-supported = Nothing can be attached to a game of { $game }.

common-bot-easy = easy
    .summary = Looks a little ahead and misses much: an opponent for a second game.
common-bot-gentle = gentle
    .summary = Means well and overlooks much: an opponent for whoever plays for the first time.
common-bot-greedy = greedy
    .summary = Takes what looks best right now and never looks further than one move.
common-bot-hard = hard
    .summary = Plans its turn and your answer: an opponent for those who play well.
common-bot-master = master
    .summary = Thinks as long as it may about everything that it knows.
common-bot-medium = medium
    .summary = Plans its turn with some care: an opponent for those who know the rules.

# The bots by the names that are typed, and what is said of them to whoever looks for an opponent.
common-bot-random = random
    .summary = Plays any move that the rules allow, without a thought.

common-botspec-invalid-budget = '{ $amount }' in '{ $bot }' is no amount of thinking; 200ms, 2s, 500it or 2t (threads) would be.
common-botspec-missing-command = exec: wants a command, as in exec:python3 bot.py
common-botspec-unknown-bot = '{ $bot }' is no bot here; there are: { $bots } and exec:COMMAND for a program of your own.

# A player without a name.
common-default-player-name = Player { $number }

common-hint-confidence-clear = The bot is quite sure.
common-hint-confidence-close = It is a close call.
common-hint-confidence-likely = The bot is fairly sure.
common-hint-confidence-only = Nothing else can be done.

common-illegal-no-move = No move was named.

# Why something cannot be played, for all games alike.
common-illegal-not-now = This is not possible now.
common-illegal-too-long = A move is at most { $most } characters long.

common-list-and = { $before } and { $next }

# Lists: one after the other, and the last.
common-list-comma = { $before }, { $next }

# A sentence that comes from elsewhere as a whole.
common-literal = { $text }

common-rules-data-custom = cards and values of an owner’s ({ $fingerprint })
common-rules-data-standard = the cards and values that come with Merlon

common-setup-invalid-option-value = { $option }: { $value } is none of { $values }.
common-setup-no-presets = { $variant } has no presets.

# Why a game cannot be played as it was asked for.
common-setup-unknown-game = '{ $wanted }' is no game here; there are: { $known }.
common-setup-unknown-option = { $wanted } is not an option of { $game } { $variant }; there are: { $known }.
common-setup-unknown-preset = '{ $wanted }' is no preset of { $variant }; there are: { $known }.
common-setup-unknown-variant = '{ $wanted }' is no variant of { $game }; there are: { $known }.
common-setup-wrong-player-count = { $game } ({ $variant }) is for { $least } to { $most } players, not { $players }.

common-switch-false = no

# What a switch stands for.
common-switch-true = yes
