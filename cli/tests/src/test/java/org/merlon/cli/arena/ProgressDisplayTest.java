package org.merlon.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressDisplayTest {
    private final StringWriter text = new StringWriter();
    private final AtomicLong clock = new AtomicLong();

    private void run(boolean terminal, int done, int games, Duration each) {
        try (var progress = new ProgressDisplay(new PrintWriter(text), terminal, done, 100, clock::get)) {
            for (int i = 0; i < games; i++) {
                clock.addAndGet(each.toNanos());
                progress.step();
            }
        }
    }

    @Test
    void printsALineEveryMinuteWithoutATerminal() {
        run(false, 0, 90, Duration.ofSeconds(2));
        assertEquals("""
                30 of 100 games, 30.0/min, 2:20 left
                60 of 100 games, 30.0/min, 1:20 left
                90 of 100 games, 30.0/min, 0:20 left
                """, text.toString());
    }

    @Test
    void redrawsTheBarInATerminal() {
        run(true, 50, 2, Duration.ofMillis(250));
        assertEquals(
                "\r[############............] 51 of 100 games, 4.0/s, 0:12 left\u001b[K"
                        + "\r[############............] 52 of 100 games, 4.0/s, 0:12 left\u001b[K"
                        + "\r[############............] 52 of 100 games, 4.0/s, 0:12 left\u001b[K\n",
                text.toString());
    }
}
