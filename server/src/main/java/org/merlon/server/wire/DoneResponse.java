package org.merlon.server.wire;

/** Something was done, and there is no more to say about it. */
public record DoneResponse(boolean done) {
    public static final DoneResponse DONE = new DoneResponse(true);
}
