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
