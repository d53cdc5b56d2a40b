package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Games;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.Json;
import org.merlon.protocol.cases.Case;
import org.merlon.protocol.cases.CaseRunner;

/** Checks that the browser's engine replies exactly like the command line's. All tests share one console. */
@Execution(ExecutionMode.SAME_THREAD)
final class EngineInTheBrowserTest extends BrowserTest {
    private static final Path CASES = Path.of("../cli/tests/src/test/resources/cases");

    /** The number of moves between comparisons of complete states, which are long. */
    private static final int BETWEEN_LOOKS = 50;

    private static final int MOST_MOVES = 20_000;

    private static final String ASK_ALL = """
            async (lines) => {
              const replies = [];
              for (const line of lines) replies.push(await window.merlonEngine(line));
              return replies;
            }""";

    private Visitor visitor;

    @BeforeAll
    void openConsole() {
        visitor = visitor();
        visitor.openEngine();
    }

    @AfterAll
    void closeConsole() {
        assertEquals(List.of(), visitor.complaints());
        visitor.close();
    }

    private List<String> askAll(List<String> lines) {
        return ((List<?>) visitor.page().evaluate(ASK_ALL, lines))
                .stream().map(String::valueOf).toList();
    }

    @Test
    void aLineInIsALineOut() {
        visitor.page().getByLabel("A command").fill("nonsense");
        visitor.button("Send").click();
        assertThat(visitor.page().locator("pre").last())
                .containsText(String.valueOf(new EngineSession(System.err::println).answer("nonsense")));
    }

    private static final String STOP_AT_THE_THIRD = """
            async () => {
              await window.merlonEngine('new {"game":"torres","players":2,"seed":"stop"}');
              const stop = new AbortController();
              const infos = [];
              const told = (info) => infos.push(info) === 3 && stop.abort();
              const reply = window.merlonEngine('go {"bot":"master","iterations":10000000}', { signal: stop.signal, told });
              const next = window.merlonEngine('status'); // waits for its turn
              const replies = [await reply, await next];
              return [...replies, ...infos.slice(0, 3)];
            }""";

    @Test
    void aBotTellsWhatItHasFoundAndCanBeStopped() {
        List<String> said = ((List<?>) visitor.page().evaluate(STOP_AT_THE_THIRD))
                .stream().map(String::valueOf).toList();
        assertTrue(
                said.getFirst().matches("ok \\{\"move\":\"setup .*\"iterations\":\\d+,\"millis\":\\d+}"),
                said.getFirst());
        assertTrue(said.get(1).startsWith("ok {\"toMove\":0"), said.get(1));
        assertEquals(5, said.size());
        assertTrue(said.getLast().startsWith("info {\"move\":\"setup "), said.getLast());
    }

    /** The folder name contains a hash, so browsers cache its files forever and only request the name again. */
    @Test
    void theEngineIsFetchedOnceForEachVersion() {
        Object headers = visitor.page().evaluate("""
                async () => {
                  const now = await fetch('/engine/now');
                  const { folder } = await now.json();
                  const files = await Promise.all(['engine.wasm', 'runtime.js'].map((file) => fetch(`${folder}/${file}`)));
                  return [now, ...files].map((answer) => answer.status + ' ' + answer.headers.get('Cache-Control'));
                }""");
        String forGood = "200 public, max-age=31536000, immutable";
        assertEquals(List.of("200 no-store", forGood, forGood), headers);
    }

    @Test
    void thinkingIsStoppedByAButton() {
        visitor.page().getByLabel("A command").fill("new {\"game\":\"onceupon\",\"players\":2,\"seed\":\"stop\"}");
        visitor.button("Send").click();
        visitor.page().getByLabel("A command").fill("go {\"bot\":\"master\",\"iterations\":10000000}");
        visitor.button("Send").click();
        visitor.button("Stop thinking").click();
        assertThat(visitor.page().locator("pre").last()).containsText("ok {\"move\":");
    }

    @ParameterizedTest
    @MethodSource("caseFiles")
    void passesTheOutsideCases(Path file) throws IOException, MalformedException {
        var session = new EngineSession(System.err::println);
        var lines = new ArrayList<String>();
        var replies = new ArrayList<String>();
        List<Case> cases = Case.readAll(Files.readString(file));
        for (Case given : cases) {
            var result = CaseRunner.runWith(given, line -> tell(session, line, lines, replies));
            assertNull(result.failure(), given.id());
        }
        assertFalse(cases.isEmpty());
        assertTheSame(lines, replies);
    }

    static List<Path> caseFiles() throws IOException {
        try (Stream<Path> files = Files.list(CASES)) {
            return files.sorted().toList();
        }
    }

    static List<String> variants() {
        return Games.all().stream()
                .flatMap(game -> game.variants().stream()
                        .map(variant -> "{\"game\":\"" + game.id() + "\",\"variant\":\"" + variant.id()
                                + "\",\"players\":" + variant.maxPlayers() + ",\"seed\":\"both\"}"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void playsTheSameGames(String setup) throws MalformedException {
        var session = new EngineSession(System.err::println);
        var lines = new ArrayList<String>();
        var replies = new ArrayList<String>();
        var random = new Random(setup.length());
        tell(session, "new " + setup, lines, replies);
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            String legal = tell(session, "legal", lines, replies);
            List<Data> open = ((Data.Arr) Json.read(legal.substring("ok ".length()))).items();
            if (open.isEmpty()) {
                break;
            }
            if (moves % BETWEEN_LOOKS == 0) {
                for (String look : List.of(
                        "dump",
                        "view 0",
                        "facts spectator",
                        "score",
                        "perft 1",
                        "play nonsense",
                        "go {\"bot\":\"greedy\"}")) {
                    tell(session, look, lines, replies);
                }
            }
            if (moves == BETWEEN_LOOKS) {
                tell(session, "go {\"bot\":\"hard\",\"iterations\":60}", lines, replies);
                tell(session, "go {\"bot\":\"master\",\"iterations\":60}", lines, replies);
                tell(session, "hint {\"bot\":\"hard\",\"iterations\":60}", lines, replies);
                tell(session, "playout {\"count\":5}", lines, replies);
            }
            String move = ((Data.Text) open.get(random.nextInt(open.size()))).value();
            tell(session, "play " + move, lines, replies);
        }
        tell(session, "status", lines, replies);
        assertTheSame(lines, replies);
    }

    /** Sends all lines at once, because single calls take longer than the replies. */
    private void assertTheSame(List<String> lines, List<String> replies) {
        List<String> theirs = askAll(lines);
        for (int i = 0; i < lines.size(); i++) {
            assertEquals(timeless(replies.get(i)), timeless(theirs.get(i)), lines.get(i));
        }
    }

    private static String tell(EngineSession session, String line, List<String> lines, List<String> replies) {
        String reply = String.valueOf(session.answer(line));
        lines.add(line);
        replies.add(reply);
        return reply;
    }

    /** Removes the elapsed time, which may differ. */
    private static String timeless(String reply) {
        return reply.replaceAll("\"millis\":\\d+", "\"millis\":0");
    }
}
