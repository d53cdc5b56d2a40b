package org.merlon.server.table.schedule;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.SeedParser;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.view.Hint;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.table.MoveResponses.HintInfo;
import org.merlon.server.wire.table.MoveResponses.HintResponse;

/**
 * A request for a bot's advice.
 *
 * @param number the last entry at that time
 * @param state the state to advise on; not changed any more
 */
record HintRequest(int number, GameState state) {
    /** Creates a request of the player to move, if the table allows hints. */
    static HintRequest of(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        int seat = TableAccess.requireSeat(game, person);
        LiveGame.require(!game.terms().rated(), "error-hint-rated-game");
        LiveGame.require(game.terms().hints(), "error-hint-disabled");
        GameState state = game.state();
        if (state == null || game.toMove() != seat) {
            throw new RefusedException(Phrase.of("error-not-your-turn"));
        }
        return new HintRequest(game.number(), state);
    }

    /**
     * Waits for the hint. The bot's random numbers are derived from what the seat sees, so the hint cannot reveal
     * anything hidden.
     */
    HintResponse await(BotExecutor bots, String person) throws RefusedException {
        Data view = Positions.view(state, Viewer.seat(state.toMove())).data();
        try {
            Hint hint = bots.hint(person, state, SeedParser.number(Json.write(view)))
                    .get(ServerLimits.HINT_TIMEOUT_SECONDS, TimeUnit.SECONDS);
            return new HintResponse(number, HintInfo.of(hint));
        } catch (ExecutionException | TimeoutException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-hint-bots-busy"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-hint-bots-busy"));
        }
    }
}
