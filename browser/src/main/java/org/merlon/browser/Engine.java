package org.merlon.browser;

import org.merlon.protocol.EngineSession;
import org.merlon.protocol.Limits;
import org.teavm.jso.JSExport;

/** The line protocol for whoever has loaded this as WebAssembly: a line in, a line out. */
public final class Engine {
    private static final EngineSession SESSION = new EngineSession(Page::complain, Limits.STANDARD, new Page());

    private Engine() {}

    public static void main(String[] args) {}

    /** The reply to a command; empty for a blank line or a comment, which get none. */
    @JSExport
    public static String answer(String line) {
        String reply = SESSION.answer(line);
        return reply == null ? "" : reply;
    }
}
