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
public final class PhraseChecks {
    private PhraseChecks() {}

    public static String text(Phrase phrase) {
        List<String> problems = new ArrayList<>();
        String text = Words.english().say(phrase, problems);
        assertEquals(List.of(), problems);
        assertFalse(text.isBlank(), () -> phrase + " has an empty text");
        return text;
    }

    /** Checks the phrase for an event: a game that has a message for any event must have one for all. */
    static void checkEvent(Game game, Data.Obj event) {
        Phrase phrase = Words.english().eventPhrase(game, event);
        boolean hasEventMessages =
                Words.english().keys(game.id()).stream().anyMatch(key -> key.startsWith(game.id() + "-event-"));
        assertTrue(phrase != null || !hasEventMessages, () -> "no message for " + JsonText.of(event));
        if (phrase != null) {
            text(phrase);
        }
    }

    /** Checks that all phrases in data, such as reasons among facts, have messages. */
    static void checkPhrases(Data data) {
        switch (data) {
            case Data.Obj object -> {
                if (object.fields().get("key") instanceof Data.Text key) {
                    assertTrue(Words.english().hasMessage(key.value()), () -> "there is no message " + key.value());
                }
                object.fields().values().forEach(PhraseChecks::checkPhrases);
            }
            case Data.Arr list -> list.items().forEach(PhraseChecks::checkPhrases);
            default -> {}
        }
    }

    public static String text(Refusal refusal) {
        return String.join(
                " ", refusal.phrases().stream().map(PhraseChecks::text).toList());
    }
}
