package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

class TerminalConsoleTest {
    @Test
    void linesAreReadAndTheTabKeyCompletes() throws IOException {
        var out = new ByteArrayOutputStream();
        byte[] keys = "setup c6\nse\td\t\n".getBytes(StandardCharsets.UTF_8);
        var terminal =
                new ExternalTerminal("test", "ansi", new ByteArrayInputStream(keys), out, StandardCharsets.UTF_8);
        try (var console = new TerminalConsole(terminal)) {
            List<String> moves = List.of("setup d8", "setup c6", "quit");
            console.printLine("hello");
            console.showBusy("thinking");
            assertEquals("setup c6", console.readLine("player 1> ", moves));
            assertEquals("setup d8 ", console.readLine("player 1> ", moves));
            assertNull(console.readLine("player 1> ", moves));
        }
        String shown = out.toString(StandardCharsets.UTF_8);
        assertTrue(shown.contains("hello"), shown);
        assertTrue(shown.contains("player 1> "), shown);
    }
}
