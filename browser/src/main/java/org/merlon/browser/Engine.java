package org.merlon.browser;

import org.jspecify.annotations.Nullable;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.ProtocolLimits;
import org.merlon.protocol.RunningSearch;
import org.teavm.jso.JSExport;

/** The line protocol for whoever has loaded this as WebAssembly: a line in, a line out. */
public final class Engine {
    private static final EngineSession SESSION =
            new EngineSession(BrowserHost::complain, ProtocolLimits.STANDARD, new BrowserHost());

    private static @Nullable RunningSearch going;

    private Engine() {}

    public static void main(String[] args) {}

    /** The reply to a command; empty for a blank line or a comment, which get none. */
    @JSExport
    public static String answer(String line) {
        String reply = SESSION.answer(line);
        return reply == null ? "" : reply;
    }

    /** Begins to think about a {@code go}; false for any other line, which is to be answered at once. */
    @JSExport
    public static boolean begin(String line) {
        going = SESSION.begin(line);
        return going != null;
    }

    /** Goes on thinking for about so many milliseconds; whether more time could still change something. */
    @JSExport
    public static boolean goOn(int millis) {
        return going != null && going.goOn(millis);
    }

    /** What has been found so far, as a line. */
    @JSExport
    public static String info() {
        return going == null ? "" : going.info();
    }

    /** The reply by what has been found. */
    @JSExport
    public static String end() {
        return going == null ? "" : SESSION.end(going);
    }
}
