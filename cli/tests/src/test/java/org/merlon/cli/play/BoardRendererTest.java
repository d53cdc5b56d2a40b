package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;
import org.merlon.protocol.json.Json;

class BoardRendererTest {
    private static GameState state() throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 2, Map.of());
        return Match.replay(setup, Key.ZERO, List.of("setup d8", "setup c6", "king f6"))
                .state();
    }

    private static ViewReader start() throws SetupException {
        return new ViewReader(Positions.view(state(), Viewer.seat(0)).data());
    }

    private static List<String> draw(AnsiColors colors) throws SetupException {
        var facts = new ViewReader(state().facts(Viewer.seat(0)));
        return new TorresRenderer().draw(start(), facts, List.of("Ann", "Bob"), colors);
    }

    /** Without colours the picture has the same characters. */
    @Test
    void coloursDoNotChangeTheText() throws SetupException {
        List<String> plain = draw(new AnsiColors(false));
        List<String> coloured = draw(new AnsiColors(true));
        assertTrue(String.join("\n", coloured).contains("\u001b["));
        assertEquals(
                plain,
                coloured.stream()
                        .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                        .toList());
        assertTrue(plain.get(3).startsWith(" 6  .   .   1B  .   .   1K  .   .   6 "), plain.get(3));
    }

    /** Partners play with open cards, and one may have to discard in the other's turn. */
    @Test
    void partnersSeeEachOthersTasks() throws Exception {
        String text =
                "{'game':'blackstone','variant':'coop','players':2,'step':'limits','toMove':1,'seats':[{'hand':['G07']},"
                        + "{'hand':['G01','G02','G03'],'intrigue':{'facedown':'P05'}}]}";
        var position = new Position((Data.Obj) Json.read(text.replace('\'', '"')));
        GameState state = Positions.load(position);
        var view = new ViewReader(Positions.view(state, Viewer.seat(0)).data());
        var facts = new ViewReader(state.facts(Viewer.seat(0)));
        String picture = String.join(
                "\n", new BlackstoneRenderer().draw(view, facts, List.of("Ann", "Bob"), new AnsiColors(false)));
        assertTrue(picture.contains("Bob has too many cards and must discard"), picture);
        for (String card :
                List.of("G02 Knight 1:", "P05 King 2:", "Lies face down", "0 points together; the goal is 50")) {
            assertTrue(picture.contains(card), picture);
        }
    }

    @Test
    void drawsFactsBesideTheBoard() throws SetupException {
        String picture = String.join("\n", draw(new AnsiColors(false)));
        assertTrue(picture.contains("Castles are scored in 8 turns\n"), picture);
        assertTrue(picture.contains("The king pays 5 on level 1\n"), picture);
        assertTrue(picture.contains("> A Ann: 0 points, 5 knights left, stacks 3 3 3, no cards"), picture);
    }

    @Test
    void everyGameHasItsOwnPicture() {
        assertInstanceOf(TorresRenderer.class, BoardRenderer.of("torres"));
        assertInstanceOf(BlackstoneRenderer.class, BoardRenderer.of("blackstone"));
        assertInstanceOf(OnceUponRenderer.class, BoardRenderer.of("onceupon"));
        assertInstanceOf(ListRenderer.class, BoardRenderer.of("chess"));
    }

    @Test
    void gameWithoutAPictureIsDrawnAsAList() throws SetupException {
        List<String> lines = new ListRenderer().draw(start(), start(), List.of("Ann", "Bob"), new AnsiColors(false));
        assertTrue(lines.contains("king: f6"), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Ann: score 0, stacks 3 3 3")), lines.toString());
    }

    @Test
    void drawsWhoStillHasADieInTheLastClearing() throws PositionException {
        assertTrue(lastClearing(0, "dice").contains("the last clearing: Bob uses one die of this roll"));
        assertTrue(lastClearing(1, "build").contains("the last clearing: Bob clears lines"));
    }

    @Test
    void drawsProgressOfCastles() throws PositionException {
        String picture = lastClearing(0, "dice");
        assertTrue(picture.contains("Ann, all parts built, has the Sun, has the Cloud"), picture);
        assertTrue(picture.contains("> Bob, 12 parts to go"), picture);
        assertTrue(picture.contains("floors #### walls #### towers 2+2+2+2"), picture);
        assertTrue(picture.contains("residents 0: 0 points, with 1 more 1"), picture);
    }

    /** Draws a position in which player 1 has finished and player 2 is to move, in the roll of the given player. */
    private static String lastClearing(int active, String step) throws PositionException {
        var castle = new Data.Obj().put("floors", 4).put("walls", 4);
        castle.put("towers", new Data.Arr().add(2).add(2).add(2).add(2));
        var position = new Data.Obj()
                .put("game", "onceupon")
                .put("variant", "apprentice")
                .put("players", 2)
                .put("toMove", 1)
                .put("step", step)
                .put("active", active)
                .put("dice", new Data.Arr().add("wood").add("gold"))
                .put("final", true)
                .put("finisher", 0)
                .put("sun", 0)
                .put("pile", new Data.Arr())
                .put("seats", new Data.Arr().add(castle).add(new Data.Obj()));
        GameState state = Positions.load(new Position(position));
        var view = new ViewReader(Positions.view(state, Viewer.seat(1)).data());
        var facts = new ViewReader(state.facts(Viewer.seat(1)));
        List<String> lines = new OnceUponRenderer().draw(view, facts, List.of("Ann", "Bob"), new AnsiColors(false));
        return String.join(" ", lines).replaceAll(" +", " ");
    }
}
