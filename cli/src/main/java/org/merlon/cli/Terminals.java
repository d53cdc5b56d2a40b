package org.merlon.cli;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Tells whether a person sits at the other end of a stream. */
final class Terminals {
    private Terminals() {}

    static boolean at(SystemStream stream) {
        try {
            return TerminalProvider.load("exec").isSystemStream(stream);
        } catch (IOException e) {
            return false;
        }
    }
}
