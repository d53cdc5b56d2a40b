package org.merlon.cli;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Finds out whether a stream is connected to a terminal. */
final class TerminalDetector {
    private TerminalDetector() {}

    static boolean isTerminal(SystemStream stream) {
        try {
            return TerminalProvider.load("exec").isSystemStream(stream);
        } catch (IOException e) {
            return false;
        }
    }
}
