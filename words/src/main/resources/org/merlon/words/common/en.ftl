# Texts that the engine, the bots, the terminal and the browser share.

common-attachments-not-supported = Games of { $game } do not support attachments.

common-bot-easy = easy
    .summary = Thinks a little ahead and overlooks a lot. A good opponent for your second game.
common-bot-gentle = beginner
    .summary = Plays sensibly but overlooks a lot. A good opponent for your first game.
common-bot-greedy = hasty
    .summary = Takes what looks best right now and never thinks beyond one move.
common-bot-hard = hard
    .summary = Plans its turn and your reply. A good opponent for strong players.
common-bot-master = expert
    .summary = Uses all its thinking time and everything it knows.
common-bot-medium = medium
    .summary = Plans its turn with some care. A good opponent if you know the rules.

# The bots by the names that are typed, and what is said of them to whoever looks for an opponent.
common-bot-random = random
    .summary = Plays any legal move, without thinking.

common-botspec-invalid-budget = '{ $amount }' in '{ $bot }' is not a valid amount of thinking. Use for example 200ms, 2s, 500it (iterations) or 2t (threads).
common-botspec-missing-command = exec: needs a command, as in exec:python3 bot.py
common-botspec-unknown-bot = Unknown bot '{ $bot }'. The bots are { $bots }, and exec:COMMAND for your own program.

# A player without a name.
common-default-player-name = Player { $number }

common-hint-confidence-clear = The bot is quite sure.
common-hint-confidence-close = It is a close decision.
common-hint-confidence-likely = The bot is fairly sure.
common-hint-confidence-only = This is the only possible move.

common-illegal-no-move = No move was given.

# Why something cannot be played, for all games alike.
common-illegal-not-now = This is not possible now.
common-illegal-too-long = A move can have at most { $most } characters.

common-list-and = { $before } and { $next }

# Lists: one after the other, and the last.
common-list-comma = { $before }, { $next }

# A sentence that comes from elsewhere as a whole.
common-literal = { $text }

common-rules-data-custom = custom cards and values ({ $fingerprint })
common-rules-data-standard = the cards and values that come with Merlon

common-setup-invalid-option-value = { $option }: { $value } is not one of { $values }.
common-setup-no-presets = { $variant } has no presets.

# Why a game cannot be played as it was asked for.
common-setup-unknown-game = Unknown game '{ $wanted }'. The games are { $known }.
common-setup-unknown-option = Unknown option { $wanted } for { $game } { $variant }. The options are { $known }.
common-setup-unknown-preset = Unknown preset '{ $wanted }' for { $variant }. The presets are { $known }.
common-setup-unknown-variant = Unknown variant '{ $wanted }' of { $game }. The variants are { $known }.
common-setup-wrong-player-count = { $game } ({ $variant }) is for { $least } to { $most } players, not { $players }.

common-switch-false = no

# What a switch stands for.
common-switch-true = yes
