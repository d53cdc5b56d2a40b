package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.merlon.bots.Bot;
import org.merlon.bots.levels.Bots;

/** Checks that the bots that the browser client chooses by itself exist and are what it takes them for. */
final class BotLevelsTest {
    private static final Pattern NAME = Pattern.compile("'([a-z]+)'");

    /** Returns the names in the value of a constant of the client. */
    private static List<String> names(String constant) throws IOException {
        String code = Files.readString(Sources.ROOT.resolve("web/src/bots/botLevels.ts"));
        String start = "export const " + constant + " = ";
        assertTrue(code.contains(start), constant);
        String value = code.substring(code.indexOf(start));
        return NAME.matcher(value.substring(0, value.indexOf(";")))
                .results()
                .map(name -> name.group(1))
                .toList();
    }

    @Test
    void opponentsExistAndTheWeakestComesFirst() throws IOException {
        List<String> offered = names("BOT_LEVELS");
        assertEquals(
                Bots.all().stream().map(Bot::name).filter(offered::contains).toList(), offered);
    }

    @Test
    void namedBotsExist() throws IOException {
        for (String constant : List.of("FIRST_OPPONENT", "TUTORIAL_BOT", "HINT_BOT", "TIMED_BOT")) {
            assertNotNull(Bots.byName(names(constant).getFirst()), constant);
        }
    }

    @Test
    void browserAndServerGiveHintsOfTheSameBot() throws IOException {
        assertEquals(List.of(Bots.HINT_BOT), names("HINT_BOT"));
    }
}
