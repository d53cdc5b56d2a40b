package org.merlon.browser;

import org.jspecify.annotations.Nullable;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.ProtocolLimits;
import org.merlon.protocol.SteppedSearch;
import org.teavm.jso.JSExport;

/** The line protocol as WebAssembly exports: one line in, one line out. */
public final class Engine {
    private static final EngineSession SESSION =
            new EngineSession(BrowserHost::logError, ProtocolLimits.STANDARD, new BrowserHost());

    private static @Nullable SteppedSearch search;

    private Engine() {}

    public static void main(String[] args) {}

    /** Returns the reply to a command; empty for a blank line or a comment, which have no reply. */
    @JSExport
    public static String answer(String line) {
        String reply = SESSION.answer(line);
        return reply == null ? "" : reply;
    }

    /** Begins the search of a {@code go} command; returns false for any other line, which needs {@link #answer}. */
    @JSExport
    public static boolean begin(String line) {
        search = SESSION.beginSearch(line);
        return search != null;
    }

    /** Continues the search for about this many milliseconds; returns true if more time could still change the result. */
    @JSExport
    public static boolean goOn(int millis) {
        return search != null && search.advance(millis);
    }

    /** Returns the result so far as an {@code info} line. */
    @JSExport
    public static String info() {
        return search == null ? "" : search.info();
    }

    /** Ends the search and returns its reply. */
    @JSExport
    public static String end() {
        return search == null ? "" : SESSION.endSearch(search);
    }
}
