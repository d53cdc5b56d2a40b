package org.merlon.bots.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.bots.Budget;

class BotSpecTest {
    @ParameterizedTest
    @CsvSource({
        "greedy, greedy, 9223372036854775807, 100, 1",
        "master:200ms, master, 9223372036854775807, 200, 1",
        "hard:500it, hard, 500, 9223372036854775807, 1",
        "hard:500it:20ms, hard, 500, 20, 1",
        "master:1s:2t, master, 9223372036854775807, 1000, 2"
    })
    void parsesBuiltInBotWithBudgetAndThreads(String text, String name, long iterations, long millis, int threads)
            throws BotSpecException {
        var level = assertInstanceOf(BotSpec.Level.class, BotSpec.parse(text));
        assertEquals(name, level.bot().name());
        assertEquals(new Budget(iterations, millis), level.budget());
        assertEquals(threads, level.threads());
        assertEquals(level, BotSpec.parse(level.text()));
    }

    @ParameterizedTest
    @CsvSource({
        "exec:python3 bot.py, python3 bot.py, 1000",
        "exec:200ms:python3 bot.py --port=1:2, python3 bot.py --port=1:2, 200",
        "exec:c:bot, c:bot, 1000"
    })
    void parsesExternalProgram(String text, String command, long millis) throws BotSpecException {
        var program = assertInstanceOf(BotSpec.Program.class, BotSpec.parse(text));
        assertEquals(command, program.command());
        assertEquals(Budget.ofMillis(millis), program.budget());
        assertEquals(text, program.text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "clever", "hard:", "hard:20", "hard:0ms", "hard:-1it", "hard:9999999999ms", "exec", "exec:"})
    void rejectsInvalidSpec(String text) {
        assertThrows(BotSpecException.class, () -> BotSpec.parse(text));
    }

    @Test
    void parsesListSeparatedByCommas() throws BotSpecException {
        assertEquals(
                "[master:200ms, hard, greedy]",
                BotSpec.parseAll("master:200ms, hard,greedy").stream()
                        .map(BotSpec::text)
                        .toList()
                        .toString());
    }
}
