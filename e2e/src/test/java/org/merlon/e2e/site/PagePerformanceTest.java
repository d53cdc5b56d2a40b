package org.merlon.e2e.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Measures the size of a first visit's scripts and the response time of taps. */
final class PagePerformanceTest extends BrowserTest {
    /** The maximum compressed size of the home page's JavaScript in bytes. */
    private static final int MAX_HOME_BYTES = 70 * 1024;

    /** The maximum compressed size of the additional JavaScript for a game in bytes. */
    private static final int MAX_GAME_BYTES = 60 * 1024;

    @Test
    void firstVisitLoadsFewBytes() throws IOException {
        try (Visitor visitor = visitor()) {
            visitor.open("/");
            visitor.button("Play now").first().waitFor();
            int home = compressedScriptBytes(visitor);
            visitor.playNow(TorresPlayer.TITLE);
            int table = compressedScriptBytes(visitor);
            System.out.println("JavaScript, packed: " + home + " bytes at home, " + table + " with a table of Torres");
            assertTrue(home > 0 && table > home, "scripts were found, and the game is a chunk of its own");
            assertTrue(home <= MAX_HOME_BYTES, home + " bytes of JavaScript at home");
            assertTrue(table <= MAX_HOME_BYTES + MAX_GAME_BYTES, table + " bytes of JavaScript with a table");
        }
    }

    private static int compressedScriptBytes(Visitor visitor) throws IOException {
        Object texts = visitor.page().evaluate("""
                async () => {
                  const scripts = performance.getEntriesByType('resource').map(each => each.name)
                      .filter(name => new URL(name).pathname.endsWith('.js'));
                  return Promise.all([...new Set(scripts)].map(async name => (await fetch(name)).text()));
                }
                """);
        var bytes = new ByteArrayOutputStream();
        if (texts instanceof List<?> list) {
            for (Object text : list) {
                try (var gzip = new GZIPOutputStream(bytes)) {
                    gzip.write(String.valueOf(text).getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return bytes.size();
    }

    /** Prints the response time without a limit, because it depends on the machine. */
    @Test
    void tapResponseTimeIsMeasured() {
        try (Visitor visitor = animatedVisitor()) {
            visitor.page().addInitScript("""
                    window.taps = new Map();
                    new PerformanceObserver(list => list.getEntries().filter(each => each.interactionId > 0).forEach(each =>
                        window.taps.set(each.interactionId, Math.max(each.duration, window.taps.get(each.interactionId) ?? 0))))
                        .observe({ type: 'event', durationThreshold: 16, buffered: true });
                    """);
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            for (int i = 0; i < 4; i++) {
                player.action("Build").click();
                player.action("Move").click();
            }
            for (String name : List.of("Point", "Point")) {
                player.action(name).click();
            }
            visitor.page().waitForTimeout(500);
            Object measured = visitor.page().evaluate("""
                    () => {
                      const times = [...window.taps.values()].sort((a, b) => a - b);
                      return times.length + ' taps over 16 ms, the slowest ' + (times.at(-1) ?? 0) + ' ms, the middle one '
                          + (times[Math.floor(times.length / 2)] ?? 0) + ' ms';
                    }
                    """);
            System.out.println("Interaction to next paint: " + measured);
            assertTrue(String.valueOf(measured).contains("taps"), "the observer ran");
        }
    }
}
