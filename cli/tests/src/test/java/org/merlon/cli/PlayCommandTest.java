package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Variant;

/** Plays games with plain lines of input, like a script. */
final class PlayCommandTest {
    private static final String TWO_PLAYER_GAME = "play torres --players 2 --bots random --seed 5 --hints greedy";

    private static CommandRun play(String command, String... lines) {
        String input = String.join("\n", lines) + "\n";
        return CommandRun.run(input, new ByteArrayOutputStream(), Map.of(), command.split(" ", -1));
    }

    /** Returns the output after a typed line, up to the next one. */
    private static String outputAfter(CommandRun run, String typed) {
        int from = run.out().indexOf("> " + typed + "\n");
        assertTrue(from >= 0, run.out());
        int start = from + typed.length() + 3;
        int end = run.out().indexOf("\nPlayer 1> ", start - 1);
        return end < 0 ? run.out().substring(start) : run.out().substring(start, Math.max(start, end + 1));
    }

    @Test
    void theBoardIsShownAndMovesArePlayed() {
        CommandRun run = play(TWO_PLAYER_GAME, "setup d8");
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().startsWith("Torres, Standard: Player 1 (you) and Player 2 (random)\n"), run.out());
        assertTrue(run.out().contains("""

                                    a   b   c   d   e   f   g   h
                                 8  .   .   .   1   .   .   .   .   8   Phase 1 of 3, round 1 of 4
                                """), run.out());
        assertTrue(
                run.out().contains("\nPlayer 1> setup d8\nPlayer 1 (you): setup d8\nPlayer 2 (random): setup "),
                run.out());
        assertTrue(
                run.out().contains("\n 8  .   .   .   1A  .   .   .   .   8   Phase 1 of 3, round 1 of 4\n"),
                run.out());
    }

    @Test
    void anIllegalMoveIsRefusedWithTheReason() {
        CommandRun run = play(TWO_PLAYER_GAME, "setup a1", "why setup a1", "why SETUP  D8", "why castle d4", "fly d4");
        assertTrue(outputAfter(run, "setup a1").startsWith("Not allowed: "), run.out());
        assertEquals(outputAfter(run, "setup a1"), "Not allowed: " + outputAfter(run, "why setup a1"));
        assertEquals("setup d8 is legal.\n", outputAfter(run, "why SETUP  D8"));
        assertTrue(outputAfter(run, "fly d4").startsWith("Not allowed: "), run.out());
    }

    @Test
    void legalMovesCanBeListed() {
        CommandRun run = play(TWO_PLAYER_GAME, "legal", "legal setup c", "legal block");
        assertEquals("setup e1 c3 f3 a4 h5 c6 f6 d8\n", outputAfter(run, "legal"));
        assertEquals("setup c3 c6\n", outputAfter(run, "legal setup c"));
        assertEquals("No legal move begins with “block”.\n", outputAfter(run, "legal block"));
    }

    @Test
    void rulesAreFoundByNumberAndByWord() {
        CommandRun run = play(TWO_PLAYER_GAME, "rules t-12", "rules", "rules marker", "rules pineapple");
        assertTrue(outputAfter(run, "rules t-12").startsWith("T-12  First knights, and the king\n"), run.out());
        assertTrue(outputAfter(run, "rules").contains("T-1 T-2 T-3"), run.out());
        assertTrue(outputAfter(run, "rules marker").contains("\nT-83  "), run.out());
        assertEquals("No rule mentions “pineapple”.\n", outputAfter(run, "rules pineapple"));
    }

    @Test
    void slashMakesAMoveWordACommand() {
        CommandRun run = play(TWO_PLAYER_GAME, "score", "/score", "help", "/castle");
        assertTrue(outputAfter(run, "score").startsWith("Not allowed: "), run.out());
        assertTrue(outputAfter(run, "/score").startsWith("Player 1 (you): 0\n"), run.out());
        assertTrue(
                outputAfter(run, "help").contains("score is a move in this game. Type /score for the command."),
                run.out());
        assertEquals("Unknown command “castle”. Type help for a list.\n", outputAfter(run, "/castle"));
    }

    @Test
    void undoTakesBackBotMovesToo() {
        CommandRun run = play(TWO_PLAYER_GAME, "undo", "setup d8", "undo", "legal", "setup c6", "log");
        assertEquals("You have no move to undo.\n", outputAfter(run, "undo"));
        assertTrue(run.out().contains("\nPlayer 1> undo\nUndid 3 moves, including the bots’ moves.\n"), run.out());
        assertEquals("setup e1 c3 f3 a4 h5 c6 f6 d8\n", outputAfter(run, "legal"));
        assertTrue(outputAfter(run, "log").startsWith("1. Player 1: setup c6\n2. Player 2: setup "), run.out());
    }

    @Test
    void aHintIsALegalMoveWithItsReasons() {
        CommandRun run = play(TWO_PLAYER_GAME, "hint", "legal");
        List<String> hint = outputAfter(run, "hint").lines().toList();
        String move = hint.getFirst().substring("Hint: setup ".length());
        assertTrue(outputAfter(run, "legal").contains(" " + move), run.out());
        assertTrue(hint.get(1).startsWith("  Brings a knight into a castle of 1, on level 1 at " + move), run.out());
    }

    @Test
    void savedGameCanBeResumed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        CommandRun first = play(TWO_PLAYER_GAME, "setup d8", "save " + file, "board");
        assertTrue(Files.readString(file).contains("\"setup d8\""));
        CommandRun second = play("play --resume " + file, "board", "/undo");
        assertEquals(0, second.exit(), second.err());
        assertEquals(outputAfter(first, "board"), outputAfter(second, "board").replaceFirst("(?s)Player 1> .*", ""));
        assertTrue(second.out().contains("Undid 3 moves"), second.out());

        Files.writeString(file, Files.readString(file).replace("setup d8", "setup d7"));
        CommandRun broken = play("play --resume " + file);
        assertEquals(2, broken.exit());
        assertTrue(broken.err().contains("entry 2 is not possible any more: "), broken.err());
    }

    @Test
    void savedGameHasTheExportFormat(@TempDir Path folder) {
        Path file = folder.resolve("game.json");
        play(TWO_PLAYER_GAME, "setup d8", "save " + file);
        CommandRun run = CommandRun.merlon("verify", file.toString());
        assertTrue(run.out().contains("ok   commitment: "), run.out());
        assertTrue(run.out().contains("ok   moves: 3 moves, each legal at its time"), run.out());
        assertTrue(run.out().contains("The game is not over, and there is no result yet."), run.out());
    }

    @Test
    void resumesOldFileFormat(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("old.json");
        Files.writeString(file, """
                {"format":"merlon-play","version":1,"game":"torres","rulesVersion":1,"rulesData":null,\
                "variant":"standard","players":2,"options":{},"key":"%s","seats":["person","greedy"],\
                "moves":["setup d8"]}
                """.formatted("07".repeat(32)));
        CommandRun run = play("play --resume " + file, "log");
        assertEquals(0, run.exit(), run.err());
        assertTrue(outputAfter(run, "log").contains("setup d8"), run.out());
    }

    @Test
    void gameContinuesIfSavingFails(@TempDir Path folder) {
        CommandRun run = play(TWO_PLAYER_GAME, "save " + folder, "save", "legal");
        assertTrue(outputAfter(run, "save " + folder).startsWith("Cannot write "), run.out());
        assertEquals("Give the name of a file, for example: save evening.json\n", outputAfter(run, "save"));
        assertTrue(run.out().contains("setup e1 c3"), run.out());
    }

    @Test
    void quitLeavesAtOnce() {
        CommandRun run = play(TWO_PLAYER_GAME, "quit", "setup d8");
        assertEquals(0, run.exit());
        assertFalse(run.out().contains("setup d8"), run.out());
    }

    /** People who share a screen must not see each other's cards, which they have from the start in a master game. */
    @Test
    void severalPeopleSeeTheirOwnCardsOnly() {
        CommandRun run =
                play("play torres --variant master --players 2 --you 1,2 --seed 5", "castle a1", "undo", "castle h8");
        List<String> boards = new ArrayList<>();
        for (String part : run.out().split("\n\n", -1)) {
            if (part.contains(" A Player 1: ")) {
                boards.add(part);
            }
        }
        assertEquals(3, boards.size(), run.out());
        assertTrue(
                boards.get(0).contains("> A Player 1: 0 points, 6 knights left, no stacks,\n    cards leap under"),
                run.out());
        assertTrue(
                boards.get(0).contains("  B Player 2: 0 points, 6 knights left, no stacks, 10 hidden cards"),
                run.out());
        assertTrue(
                boards.get(1).contains("  A Player 1: 0 points, 6 knights left, no stacks, 10 hidden cards"),
                run.out());
        assertTrue(
                boards.get(1).contains("> B Player 2: 0 points, 6 knights left, no stacks,\n    cards leap under"),
                run.out());
        assertTrue(run.out().contains("The previous move was not yours."), run.out());
    }

    @Test
    void botsCanBeWatched() {
        CommandRun run = play("play torres --players 2 --you 0 --bots greedy,random --seed 5");
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().contains("\nThe game is over. Player 1 (greedy) wins.\n"), run.out());
        assertTrue(run.out().contains("\n  2. Player 2 (random): "), run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "play, Name a game",
        "play, torres",
        "play chess, Unknown game",
        "play torres --you 3, 'choose a seat from 1 to 2'",
        "play torres --bots clever, Unknown bot",
        "play --resume nowhere.json, nowhere.json does not exist"
    })
    void invalidArgumentsAreAUsageError(String command, String message) {
        CommandRun.assertUsageError(command, message);
    }

    static List<String> variants() {
        var variants = new ArrayList<String>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                variants.add(game.id() + " " + variant.id() + " " + variant.minPlayers());
                variants.add(game.id() + " " + variant.id() + " " + variant.maxPlayers());
            }
        }
        return variants;
    }

    /** Runs a whole game between bots, and all commands that show something, on a narrow screen. */
    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantFitsEightyPlainColumns(String variant) {
        String[] words = variant.split(" ", -1);
        String setup = "play " + words[0] + " --variant " + words[1] + " --players " + words[2] + " --seed 3";
        for (CommandRun run : List.of(
                play(setup + " --you 0 --bots random", ""),
                play(setup + " --bots random", "/legal", "/score", "/board", "/log", "/help"))) {
            assertEquals(0, run.exit(), run.err());
            for (String line : run.out().split("\n", -1)) {
                assertTrue(line.length() <= 80, line.length() + ": " + line);
                assertFalse(line.contains("\u001b"), line);
            }
        }
    }
}
