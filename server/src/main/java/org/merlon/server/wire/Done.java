package org.merlon.server.wire;

/** Something was done, and there is no more to say about it. */
public record Done(boolean done) {
    public static final Done DONE = new Done(true);
}
