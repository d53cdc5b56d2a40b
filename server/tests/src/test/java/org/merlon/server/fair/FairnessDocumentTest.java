package org.merlon.server.fair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.merlon.engine.Games;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.protocol.SeedParser;

/** The output of the program in docs/fairness.md is what the server computes. */
class FairnessDocumentTest {
    private static final Key SERVER_KEY = SeedParser.key("merlon");
    private static final List<@Nullable String> WORDS = Arrays.asList("drawbridge", null, null, "moat");
    private static final Key KEY = Commitment.mix(SERVER_KEY, WORDS);

    private final String document = Files.readString(Path.of("..", "docs", "fairness.md"));

    FairnessDocumentTest() throws IOException {}

    private void assertDocumented(String line) {
        assertTrue(document.contains("\n" + line + "\n"), line);
    }

    @Test
    void documentsCommitmentsAndMixedKey() {
        assertDocumented("commitment " + Commitment.of(SERVER_KEY));
        assertDocumented("words      ['" + Commitment.of("drawbridge") + "', '" + Commitment.of("moat") + "']");
        assertDocumented("key        " + KEY.hex());
    }

    @Test
    void keyWithoutWordsIsServerKey() {
        assertEquals(SERVER_KEY, Commitment.mix(SERVER_KEY, Arrays.asList(null, null)));
        assertNotEquals(SERVER_KEY, Commitment.mix(SERVER_KEY, Arrays.asList("", null)));
    }

    @Test
    void documentsSeatsAndDraws() {
        assertDocumented("seats      " + SeatShuffle.shuffle(KEY, List.of(0, 1, 2, 3)));
        var chance = new Chance(KEY);
        var draws = new ArrayList<Long>();
        for (int i = 0; i < 3; i++) {
            draws.add(Integer.toUnsignedLong(chance.next()));
        }
        assertDocumented("draws      " + draws);
    }

    @Test
    void documentsDigestsOfAFile() {
        Data.Obj entry = new Data.Obj()
                .put("time", 5)
                .put("number", 1)
                .put("kind", "resign")
                .put("seat", 0);
        Data.Obj file = new Data.Obj()
                .put("players", 2)
                .put("id", "x")
                .put("entries", new Data.Arr().add(entry))
                .put("seal", new Data.Obj());
        GameFileDigestChain.of(file).forEach(this::assertDocumented);
    }

    @Test
    void documentsTorresDeck() throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 4, Map.of());
        Data.Obj position = Positions.dump(setup.game().start(setup, KEY)).data();
        if (!(position.fields().get("deck") instanceof Data.Arr deck)) {
            throw new AssertionError("no deck");
        }
        var cards = new ArrayList<String>();
        for (Data card : deck.items().subList(0, 5)) {
            cards.add(card instanceof Data.Text text ? "'" + text.value() + "'" : "?");
        }
        assertDocumented("deck       [" + String.join(", ", cards) + "]");
    }
}
