package org.merlon.server.wire;

/** The owner of a mailbox wants letters. */
public record Confirmed(boolean confirmed) {}
