package org.merlon.bench.bots;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.merlon.bench.Calibration;
import org.merlon.bench.load.single.SoloGameCost;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.protocol.EngineSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the engine in the browser with one thread of the JVM on the same commands. */
@Command(
        name = "browser",
        description = "Measures iterations per second in Chromium and on one thread of this Java, and what that saves a"
                + " server.")
public final class BrowserCommand implements Callable<Integer> {
    private static final int POSITIONS = 8;
    private static final int ITERATIONS = 6000;

    /** The number of times the same game is repeated, so that both compilers can optimise the code. */
    private static final int REPETITIONS = 6;

    private static final int GAMES = 5;
    private static final String OPPONENT = "hard";
    private static final Pattern MOVE = Pattern.compile("\"move\":\"([^\"]*)\"");
    private static final Pattern SEARCH_STATISTICS = Pattern.compile("\"iterations\":(\\d+),\"millis\":(\\d+)");

    @Option(names = "--quick", description = "Rough figures in a quarter of the time.")
    private boolean quick;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var calibration = new Calibration();
        System.out.printf("%-12s %14s %14s %8s %13s%n", "game", "Java", "Chromium", "ratio", "calibration");
        try (var browser = new BrowserPage()) {
            for (Game game : Games.all()) {
                List<String> lines = protocolLines(game);
                double before = calibration.measure();
                double java = iterationsPerSecond(answers(new EngineSession(System.err::println), lines));
                double chromium = iterationsPerSecond(browser.ask(lines));
                double calibrationSpeed = (before + calibration.measure()) / 2;
                System.out.printf(
                        "%-12s %,12.0f/s %,12.0f/s %6.0f %% %9.1f M/s%n",
                        game.id(), java, chromium, 100 * chromium / java, calibrationSpeed);
            }
        }
        System.out.printf("%nCost of a game against %s on the server, which playing in the browser saves:%n", OPPONENT);
        System.out.printf("%-12s %20s %14s%n", "game", "processor a game", "moves");
        try (var solo = new SoloGameCost()) {
            for (Game game : Games.all()) {
                SoloGameCost.Cost cost = solo.measure(game.id(), OPPONENT, quick ? 1 : GAMES);
                System.out.printf("%-12s %18.2f s %14.0f%n", game.id(), cost.cpuSeconds(), cost.moves());
            }
        }
        return 0;
    }

    /** Returns the protocol lines of a game in which a bot searches at every move, repeated until both engines are warm. */
    private List<String> protocolLines(Game game) {
        var session = new EngineSession(System.err::println);
        var lines = new ArrayList<String>();
        String newGame = "new {\"game\":\"" + game.id() + "\",\"players\":2,\"seed\":\"bench\"}";
        for (int round = 0; round < REPETITIONS; round++) {
            lines.add(newGame);
            session.answer(newGame);
            for (int i = 0; i < POSITIONS; i++) {
                String go = "go {\"bot\":\"master\",\"seed\":\"" + i + "\",\"iterations\":"
                        + (quick ? ITERATIONS / 4 : ITERATIONS) + "}";
                lines.add(go);
                Matcher chosen = MOVE.matcher(String.valueOf(session.answer(go)));
                if (!chosen.find()) {
                    break; // the game is over
                }
                lines.add("play " + chosen.group(1));
                session.answer("play " + chosen.group(1));
            }
        }
        return lines;
    }

    private static List<String> answers(EngineSession session, List<String> lines) {
        return lines.stream().map(line -> String.valueOf(session.answer(line))).toList();
    }

    /** Returns iterations per second with the fastest time of each position, which excludes warm-up and other load. */
    private static double iterationsPerSecond(List<String> answers) {
        int length = answers.size() / REPETITIONS;
        long iterations = 0;
        long millis = 0;
        for (int line = 0; line < length; line++) {
            long fastestMillis = Long.MAX_VALUE;
            long positionIterations = 0;
            for (int round = 0; round < REPETITIONS; round++) {
                Matcher matcher = SEARCH_STATISTICS.matcher(answers.get(round * length + line));
                if (matcher.find()) {
                    positionIterations = Long.parseLong(matcher.group(1));
                    fastestMillis = Math.min(fastestMillis, Long.parseLong(matcher.group(2)));
                }
            }
            if (positionIterations > 0) {
                iterations += positionIterations;
                millis += fastestMillis;
            }
        }
        return 1000.0 * iterations / Math.max(1, millis);
    }
}
