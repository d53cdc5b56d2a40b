package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Formats phrases of a game and fails if a message or an argument is missing. */
public final class Said {
    private Said() {}

    public static String well(Phrase phrase) {
        List<String> problems = new ArrayList<>();
        String said = Words.english().say(phrase, problems);
        assertEquals(List.of(), problems);
        assertFalse(said.isBlank(), () -> phrase + " has an empty text");
        return said;
    }

    /** Checks the phrase for an event: a game that has a message for any event must have one for all. */
    static void event(Game game, Data.Obj event) {
        Phrase phrase = Words.english().event(game, event);
        boolean tells = Words.english().keys(game.id()).stream().anyMatch(key -> key.startsWith(game.id() + "-event-"));
        assertTrue(phrase != null || !tells, () -> "no message for " + JsonText.of(event));
        if (phrase != null) {
            well(phrase);
        }
    }

    /** Checks that all phrases in data, such as reasons among facts, have messages. */
    static void phrasesIn(Data data) {
        switch (data) {
            case Data.Obj object -> {
                if (object.fields().get("key") instanceof Data.Text key) {
                    assertTrue(Words.english().knows(key.value()), () -> "there is no message " + key.value());
                }
                object.fields().values().forEach(Said::phrasesIn);
            }
            case Data.Arr list -> list.items().forEach(Said::phrasesIn);
            default -> {}
        }
    }

    public static String well(Refusal refusal) {
        return String.join(" ", refusal.phrases().stream().map(Said::well).toList());
    }
}
