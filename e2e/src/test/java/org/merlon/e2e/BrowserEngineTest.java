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
import org.merlon.protocol.cases.Case;
import org.merlon.protocol.cases.CaseRunner;
import org.merlon.protocol.json.Json;

/** Checks that the browser's engine replies exactly like the command line's. All tests share one console. */
@Execution(ExecutionMode.SAME_THREAD)
final class BrowserEngineTest extends BrowserTest {
    private static final Path CASES = Path.of("../cli/tests/src/test/resources/cases");

    /** The number of moves between comparisons of complete states, which are long. */
    private static final int MOVES_PER_COMPARISON = 50;

    private static final int MAX_MOVES = 20_000;

    private static final String SEND_ALL_SCRIPT = """
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
        assertEquals(List.of(), visitor.errors());
        visitor.close();
    }

    private List<String> sendAll(List<String> lines) {
        return ((List<?>) visitor.page().evaluate(SEND_ALL_SCRIPT, lines))
                .stream().map(String::valueOf).toList();
    }

    @Test
    void consoleShowsTheReplyToALine() {
        visitor.page().getByLabel("Command").fill("nonsense");
        visitor.button("Send").click();
        assertThat(visitor.page().locator("pre").last())
                .containsText(String.valueOf(new EngineSession(System.err::println).answer("nonsense")));
    }

    private static final String STOP_AFTER_THREE_INFOS_SCRIPT = """
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
    void botReportsInfosAndCanBeStopped() {
        List<String> replies = ((List<?>) visitor.page().evaluate(STOP_AFTER_THREE_INFOS_SCRIPT))
                .stream().map(String::valueOf).toList();
        assertTrue(
                replies.getFirst().matches("ok \\{\"move\":\"setup .*\"iterations\":\\d+,\"millis\":\\d+}"),
                replies.getFirst());
        assertTrue(replies.get(1).startsWith("ok {\"toMove\":0"), replies.get(1));
        assertEquals(5, replies.size());
        assertTrue(replies.getLast().startsWith("info {\"move\":\"setup "), replies.getLast());
    }

    /** The folder name contains a hash, so browsers cache its files forever and only request the name again. */
    @Test
    void engineFilesAreCachedForever() {
        Object headers = visitor.page().evaluate("""
                async () => {
                  const now = await fetch('/engine/now');
                  const { folder } = await now.json();
                  const files = await Promise.all(['engine.wasm', 'runtime.js'].map((file) => fetch(`${folder}/${file}`)));
                  return [now, ...files].map((answer) => answer.status + ' ' + answer.headers.get('Cache-Control'));
                }""");
        String immutable = "200 public, max-age=31536000, immutable";
        assertEquals(List.of("200 no-store", immutable, immutable), headers);
    }

    @Test
    void searchIsStoppedByAButton() {
        visitor.page().getByLabel("Command").fill("new {\"game\":\"onceupon\",\"players\":2,\"seed\":\"stop\"}");
        visitor.button("Send").click();
        visitor.page().getByLabel("Command").fill("go {\"bot\":\"master\",\"iterations\":10000000}");
        visitor.button("Send").click();
        visitor.button("Stop thinking").click();
        assertThat(visitor.page().locator("pre").last()).containsText("ok {\"move\":");
    }

    @ParameterizedTest
    @MethodSource("caseFiles")
    void passesTheSharedCases(Path file) throws IOException, MalformedException {
        var session = new EngineSession(System.err::println);
        var lines = new ArrayList<String>();
        var replies = new ArrayList<String>();
        List<Case> cases = Case.readAll(Files.readString(file));
        for (Case ruleCase : cases) {
            var result = CaseRunner.runWith(ruleCase, line -> record(session, line, lines, replies));
            assertNull(result.failure(), ruleCase.id());
        }
        assertFalse(cases.isEmpty());
        assertSameReplies(lines, replies);
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
        record(session, "new " + setup, lines, replies);
        for (int moves = 0; moves < MAX_MOVES; moves++) {
            String legal = record(session, "legal", lines, replies);
            List<Data> legalMoves = ((Data.Arr) Json.read(legal.substring("ok ".length()))).items();
            if (legalMoves.isEmpty()) {
                break;
            }
            if (moves % MOVES_PER_COMPARISON == 0) {
                for (String command : List.of(
                        "dump",
                        "view 0",
                        "facts spectator",
                        "score",
                        "perft 1",
                        "play nonsense",
                        "go {\"bot\":\"greedy\"}")) {
                    record(session, command, lines, replies);
                }
            }
            if (moves == MOVES_PER_COMPARISON) {
                record(session, "go {\"bot\":\"hard\",\"iterations\":60}", lines, replies);
                record(session, "go {\"bot\":\"master\",\"iterations\":60}", lines, replies);
                record(session, "hint {\"bot\":\"hard\",\"iterations\":60}", lines, replies);
                record(session, "playout {\"count\":5}", lines, replies);
            }
            String move = ((Data.Text) legalMoves.get(random.nextInt(legalMoves.size()))).value();
            record(session, "play " + move, lines, replies);
        }
        record(session, "status", lines, replies);
        assertSameReplies(lines, replies);
    }

    /** Sends all lines at once, because single calls take longer than the replies. */
    private void assertSameReplies(List<String> lines, List<String> replies) {
        List<String> browserReplies = sendAll(lines);
        for (int i = 0; i < lines.size(); i++) {
            assertEquals(withoutTimes(replies.get(i)), withoutTimes(browserReplies.get(i)), lines.get(i));
        }
    }

    private static String record(EngineSession session, String line, List<String> lines, List<String> replies) {
        String reply = String.valueOf(session.answer(line));
        lines.add(line);
        replies.add(reply);
        return reply;
    }

    /** Removes the elapsed time, which may differ. */
    private static String withoutTimes(String reply) {
        return reply.replaceAll("\"millis\":\\d+", "\"millis\":0");
    }
}
