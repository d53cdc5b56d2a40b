package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.Games;
import org.merlon.engine.Key;
import org.merlon.engine.Match;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Viewer;

class PictureTest {
    private static Look start() throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 2, Map.of());
        Match match = Match.replay(setup, Key.ZERO, List.of("setup d8", "setup c6", "king f6"));
        return new Look(Positions.view(match.state(), Viewer.seat(0)).data());
    }

    /** Colours say what the characters say already: without them the picture is the same. */
    @Test
    void coloursAreAnExtra() throws SetupException {
        List<String> names = List.of("Ann", "Bob");
        List<String> plain = new TorresPicture().draw(start(), names, new Ink(false));
        List<String> coloured = new TorresPicture().draw(start(), names, new Ink(true));
        assertTrue(String.join("\n", coloured).contains("\u001b["));
        assertEquals(
                plain,
                coloured.stream()
                        .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                        .toList());
        assertTrue(plain.get(3).startsWith(" 6  .   .   1B  .   .   1K  .   .   6 "), plain.get(3));
    }

    @Test
    void aGameWithoutAPictureIsAList() throws SetupException {
        List<String> lines = new ListPicture().draw(start(), List.of("Ann", "Bob"), new Ink(false));
        assertTrue(lines.contains("king: f6"), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Ann: score 0, stacks 3 3 3")), lines.toString());
    }
}
