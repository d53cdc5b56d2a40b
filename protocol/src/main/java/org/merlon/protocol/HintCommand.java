package org.merlon.protocol;

import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.Stop;
import org.merlon.engine.GameState;
import org.merlon.engine.play.Notation;

/** The command {@code hint}: a bot's suggestion with its reasons, its confidence and the second best plan. */
final class HintCommand {
    private static final String EXAMPLE = "hint {\"bot\":\"hard\",\"millis\":500}";

    private final SessionGame current;
    private final ProtocolLimits limits;

    HintCommand(SessionGame current, ProtocolLimits limits) {
        this.current = current;
        this.limits = limits;
    }

    private record Wish(String bot, Budget budget, String seed) {}

    Reply hint(String argument) throws CommandException {
        GameState state = current.state();
        Wish wish = Arguments.object(
                current.host(),
                argument,
                EXAMPLE,
                fields -> new Wish(
                        fields.text("bot"),
                        SearchCommands.budget(
                                fields.whole("iterations", 0, 1, limits.iterations()),
                                fields.whole("millis", 0, 1, limits.millis())),
                        fields.text("seed", SearchCommands.seen(state, current.host()))));
        Bot bot = Bots.byName(wish.bot());
        if (bot == null) {
            throw new CommandException(
                    ErrorCode.UNKNOWN_BOT, "'" + wish.bot() + "' is no bot here; there are: " + Bots.names());
        }
        if (state.over() || Notation.legalMoves(state).isEmpty()) {
            throw new CommandException(ErrorCode.GAME_OVER, "there is nothing to choose");
        }
        try (Player player = bot.player()) {
            long seed = Seeds.number(wish.seed());
            Hint hint = Hints.of(state, player, wish.budget(), seed, new Stop());
            return current.answer(hint.data(current.host()::say));
        }
    }
}
