package org.merlon.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

class WordsTest {
    private static final Words WORDS = Words.english();

    private static final Catalogue CATALOGUE = Catalogue.parse("toys", """
            toys-ball = ball
                .help = It rolls.
            toys-take = { $who } takes a { toys-ball }
            toys-left = { $left ->
                [0] None are left.
                [one] One is left.
               *[other] { $left } are left.
            }
            """);

    private static String say(String key, Map<String, ?> args) {
        var problems = new ArrayList<Exception>();
        String text = CATALOGUE.format(key, args, problems);
        assertEquals(List.of(), problems);
        return String.valueOf(text);
    }

    @Test
    void formatsAttributesNounsAndPlurals() {
        assertEquals("It rolls.", say("toys-ball.help", Map.of()));
        assertEquals("Ann takes a ball", say("toys-take", Map.of("who", "Ann")));
        assertEquals("None are left.", say("toys-left", Map.of("left", 0L)));
        assertEquals("One is left.", say("toys-left", Map.of("left", 1L)));
        assertEquals("1200 are left.", say("toys-left", Map.of("left", 1200L)));
        assertEquals(List.of("toys-ball", "toys-ball.help", "toys-take", "toys-left"), CATALOGUE.keys());
    }

    @Test
    void reportsMissingArgumentAndReturnsNullForMissingMessage() {
        var problems = new ArrayList<Exception>();
        CATALOGUE.format("toys-take", Map.of(), problems);
        assertEquals(1, problems.size());
        assertNull(CATALOGUE.format("toys-doll", Map.of(), problems));
    }

    @Test
    void rejectsInvalidCatalogue() {
        assertThrows(IllegalStateException.class, () -> Catalogue.parse("toys", "toys-ball = { $who"));
    }

    @Test
    void missingMessageShowsAsKey() {
        var problems = new ArrayList<String>();
        Phrase phrase = Phrase.of("nowhere-to-be-found").with("at", "d4");
        assertEquals("nowhere-to-be-found {at=d4}", WORDS.say(phrase, problems));
        assertFalse(problems.isEmpty());
    }

    @Test
    void literalIsNotFormatted() {
        assertEquals("up to {3} stones", WORDS.say(Phrase.literal("up to {3} stones")));
    }

    @Test
    void namesAndListsPlayers() {
        Phrase phrase = Phrase.of("common-literal")
                .withAll("text", List.of(new Arg.Seat(0), new Arg.Seat(1), new Arg.Word("the king")));
        assertEquals("Player 1, Player 2 and the king", WORDS.say(phrase));
        assertEquals(
                "Ann, Ben and the king",
                WORDS.say(phrase, seat -> List.of("Ann", "Ben").get(seat)));
    }
}
