package org.merlon.protocol;

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
import org.merlon.bots.BotSpec;
import org.merlon.bots.BotSpecException;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.Stop;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.MoveList;
import org.merlon.protocol.toy.Pebbles;

/** Tests external programs, written as shell scripts that answer correctly or not. */
@DisabledOnOs(OS.WINDOWS)
class ProgramPlayerTest {
    private static final String LISTEN = "while read -r word rest; do case $word in view) echo ok;; go) ";

    private static GameState pebbles() throws SetupException {
        var game = new Pebbles();
        Setup setup = Setup.of(game, game.variants().getFirst().id(), 2, Map.of());
        return game.start(setup, Key.ZERO);
    }

    private static Choice ask(String command, Stop stop) throws SetupException, BotSpecException {
        try (Player player = Players.open(BotSpec.read("exec:" + command))) {
            return player.choose(pebbles(), Budget.ofMillis(1000), 1, stop);
        }
    }

    @Test
    void aProgramIsToldWhatItsSeatSeesAndChooses() throws SetupException, BotSpecException {
        GameState state = pebbles();
        var moves = new MoveList();
        state.legalMoves(moves);
        String move = state.spell(moves.get(moves.size() - 1));
        Choice choice = ask(
                LISTEN + "echo 'ok {\"value\":[1.5,{\"move\":0}],\"move\":\"" + move + "\"}';; esac; done", new Stop());
        assertEquals(move, state.spell(choice.move()));
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
    void aProgramThatFailsSaysHow(String answer, String message) {
        var failed =
                assertThrows(PlayerFailedException.class, () -> ask(LISTEN + answer + ";; esac; done", new Stop()));
        assertTrue(String.valueOf(failed.getMessage()).contains(message), failed.getMessage());
    }

    @Test
    void aProgramMayStartSlowlyButThenAnswers() throws SetupException {
        GameState state = pebbles();
        var moves = new MoveList();
        state.legalMoves(moves);
        String move = state.spell(moves.get(0));
        String once =
                "sleep 1; read -r view; echo ok; read -r go; echo 'ok {\"move\":\"" + move + "\"}'; cat > /dev/null";
        var patience = new ProgramPlayer.Patience(60_000, 1);
        Budget budget = Budget.ofMillis(60_000);
        try (var player = new ProgramPlayer(once, patience)) {
            assertEquals(
                    move,
                    state.spell(player.choose(state, budget, 1, new Stop()).move()));
            var failed = assertThrows(PlayerFailedException.class, () -> player.choose(state, budget, 2, new Stop()));
            assertTrue(String.valueOf(failed.getMessage()).contains("did not answer in time"), failed.getMessage());
        }
    }

    @Test
    void aProgramThatDoesNotAnswerCanBeLeft() {
        var stop = new Stop();
        stop.ask();
        assertThrows(PlayerFailedException.class, () -> ask("cat > /dev/null", stop));
    }
}
