package org.merlon.server.wire;

/** Nobody is called that way any more. */
public record Stopped(boolean stopped) {}
