package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Key;
import org.merlon.engine.Match;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Viewer;

class PictureTest {
    private static GameState state() throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 2, Map.of());
        return Match.replay(setup, Key.ZERO, List.of("setup d8", "setup c6", "king f6"))
                .state();
    }

    private static Look start() throws SetupException {
        return new Look(Positions.view(state(), Viewer.seat(0)).data());
    }

    private static List<String> drawn(Ink ink) throws SetupException {
        var facts = new Look(state().facts(Viewer.seat(0)));
        return new TorresPicture().draw(start(), facts, List.of("Ann", "Bob"), ink);
    }

    /** Colours say what the characters say already: without them the picture is the same. */
    @Test
    void coloursAreAnExtra() throws SetupException {
        List<String> plain = drawn(new Ink(false));
        List<String> coloured = drawn(new Ink(true));
        assertTrue(String.join("\n", coloured).contains("\u001b["));
        assertEquals(
                plain,
                coloured.stream()
                        .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                        .toList());
        assertTrue(plain.get(3).startsWith(" 6  .   .   1B  .   .   1K  .   .   6 "), plain.get(3));
    }

    @Test
    void theFactsStandBesideTheBoard() throws SetupException {
        String picture = String.join("\n", drawn(new Ink(false)));
        assertTrue(picture.contains("Castles are scored in 8 turns\n"), picture);
        assertTrue(picture.contains("The king pays 5 on level 1\n"), picture);
        assertTrue(picture.contains("> A Ann: 0 points, 5 knights left, stacks 3 3 3, no cards"), picture);
    }

    @Test
    void aGameWithoutAPictureIsAList() throws SetupException {
        List<String> lines = new ListPicture().draw(start(), List.of("Ann", "Bob"), new Ink(false));
        assertTrue(lines.contains("king: f6"), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Ann: score 0, stacks 3 3 3")), lines.toString());
    }
}
