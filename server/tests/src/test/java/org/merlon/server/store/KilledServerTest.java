package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.move;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.testkit.Effort;

/** Acknowledged appends survive a kill of the process. */
@Tag("kill")
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class KilledServerTest {
    private static final int ROUNDS = Effort.of(1, 3, 60);
    private static final int MIN_APPENDS = 500;

    private final TestDatabase database;

    KilledServerTest(TestDatabase.Kind kind, @TempDir Path folder) {
        database = kind.create(folder);
    }

    @Test
    void acknowledgedAppendsSurviveKill() throws IOException, InterruptedException {
        Map<String, Integer> acknowledged = new HashMap<>();
        var random = new Random(1);
        for (int round = 0; round < ROUNDS; round++) {
            runAndKill(MIN_APPENDS + random.nextInt(MIN_APPENDS), acknowledged);
            try (Store store = database.open()) {
                assertEquals(AppendUntilKilled.TABLES, acknowledged.size());
                for (String table : List.copyOf(acknowledged.keySet())) {
                    List<StoredEntry> log = store.games().entriesAfter(table, 0);
                    for (int i = 0; i < log.size(); i++) {
                        assertEquals(entry(i + 1), log.get(i));
                    }
                    assertTrue(log.size() >= acknowledged.getOrDefault(table, 0), "an entry of " + table + " is lost");
                    // At most one unacknowledged append may be stored, too.
                    assertTrue(log.size() <= acknowledged.getOrDefault(table, 0) + 1);
                    assertTrue(store.games().append(move(table, log.size() + 1)));
                    acknowledged.put(table, log.size() + 1);
                }
            }
        }
    }

    /**
     * Runs a process until it has acknowledged some appends, kills it, and records the last entry number of each table.
     */
    private void runAndKill(int minLines, Map<String, Integer> acknowledged) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        AppendUntilKilled.class.getName(),
                        database.url() == null ? "-" : database.url(),
                        database.folder().toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            int read = 0;
            String line = in.readLine();
            while (line != null) {
                // Every complete line printed before the kill is an acknowledgement.
                String[] parts = line.split(" ", -1);
                if (parts.length == 2 && parts[0].startsWith("t")) {
                    acknowledged.merge(parts[0], Integer.parseInt(parts[1]), Math::max);
                } else {
                    assertFalse(line.startsWith("r"), "an append to its own table was refused");
                }
                if (++read == minLines) {
                    process.toHandle().destroyForcibly(); // unlike Process.destroyForcibly, keeps the output readable
                }
                line = in.readLine();
            }
            assertTrue(read >= minLines, "the process ended by itself");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
