package org.merlon.protocol;

import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.view.Hint;
import org.merlon.protocol.view.Hints;

/** The command {@code hint}: a bot's suggestion with its reasons, its confidence and the second best plan. */
final class HintCommand {
    private static final String EXAMPLE = "hint {\"bot\":\"hard\",\"millis\":500}";

    private final SessionGame sessionGame;
    private final ProtocolLimits limits;

    HintCommand(SessionGame sessionGame, ProtocolLimits limits) {
        this.sessionGame = sessionGame;
        this.limits = limits;
    }

    private record HintArguments(String bot, Budget budget, String seed) {}

    Reply hint(String argument) throws CommandException {
        GameState state = sessionGame.state();
        HintArguments arguments = Arguments.object(
                sessionGame.host(),
                argument,
                EXAMPLE,
                fields -> new HintArguments(
                        fields.text("bot"),
                        SearchCommands.budget(
                                fields.whole("iterations", 0, 1, limits.iterations()),
                                fields.whole("millis", 0, 1, limits.millis())),
                        fields.text("seed", SearchCommands.viewSeed(state, sessionGame.host()))));
        Bot bot = Bots.byName(arguments.bot());
        if (bot == null) {
            throw new CommandException(
                    ErrorCode.UNKNOWN_BOT, "'" + arguments.bot() + "' is no bot here; there are: " + Bots.names());
        }
        if (state.isOver() || Notation.legalMoves(state).isEmpty()) {
            throw new CommandException(ErrorCode.GAME_OVER, "there is nothing to choose");
        }
        try (Player player = bot.newPlayer()) {
            long seed = SeedParser.number(arguments.seed());
            Hint hint = Hints.of(state, player, arguments.budget(), seed, new StopSignal());
            return sessionGame.reply(hint.data(sessionGame.host()::say));
        }
    }
}
