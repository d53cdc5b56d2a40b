package org.merlon.protocol.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.MoveList;
import org.merlon.protocol.toy.Pebbles;

/** Tests external programs, written as shell scripts that answer correctly or not. */
@DisabledOnOs(OS.WINDOWS)
class ProgramPlayerTest {
    private static final String ANSWER_VIEW = "while read -r word rest; do case $word in view) echo ok;; go) ";

    private static GameState pebbles() throws SetupException {
        var game = new Pebbles();
        Setup setup = Setup.of(game, game.variants().getFirst().id(), 2, Map.of());
        return game.start(setup, Key.ZERO);
    }

    private static Choice choose(String command, StopSignal stop) throws SetupException, BotSpecException {
        try (Player player = Players.open(BotSpec.parse("exec:" + command))) {
            return player.choose(pebbles(), Budget.ofMillis(1000), 1, stop);
        }
    }

    @Test
    void programReceivesViewAndChooses() throws SetupException, BotSpecException {
        GameState state = pebbles();
        var moves = new MoveList();
        state.legalMoves(moves);
        String move = state.notation(moves.get(moves.size() - 1));
        Choice choice = choose(
                ANSWER_VIEW + "echo 'ok {\"value\":[1.5,{\"move\":0}],\"move\":\"" + move + "\"}';; esac; done",
                new StopSignal());
        assertEquals(move, state.notation(choice.move()));
        assertNull(state.refusal(choice.move()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo 'ok {\"move\":\"fly\"}'|chose 'fly'",
                "echo 'ok {\"moves\":[]}'|named no move",
                "echo 'ok {'|answered",
                "echo 'error bad-command what'|answered 'error bad-command what'",
                "exit|has ended"
            })
    void reportsHowAProgramFails(String answer, String message) {
        var failed = assertThrows(
                PlayerFailedException.class, () -> choose(ANSWER_VIEW + answer + ";; esac; done", new StopSignal()));
        assertTrue(String.valueOf(failed.getMessage()).contains(message), failed.getMessage());
    }

    @Test
    void allowsSlowStartButNotSlowAnswer() throws SetupException {
        GameState state = pebbles();
        var moves = new MoveList();
        state.legalMoves(moves);
        String move = state.notation(moves.get(0));
        String once =
                "sleep 1; read -r view; echo ok; read -r go; echo 'ok {\"move\":\"" + move + "\"}'; cat > /dev/null";
        var timeouts = new ProgramPlayer.Timeouts(60_000, 1);
        Budget budget = Budget.ofMillis(60_000);
        try (var player = new ProgramPlayer(once, timeouts)) {
            assertEquals(
                    move,
                    state.notation(
                            player.choose(state, budget, 1, new StopSignal()).move()));
            var failed =
                    assertThrows(PlayerFailedException.class, () -> player.choose(state, budget, 2, new StopSignal()));
            assertTrue(String.valueOf(failed.getMessage()).contains("did not answer in time"), failed.getMessage());
        }
    }

    @Test
    void silentProgramCanBeStopped() {
        var stop = new StopSignal();
        stop.request();
        assertThrows(PlayerFailedException.class, () -> choose("cat > /dev/null", stop));
    }
}
