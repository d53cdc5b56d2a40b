package org.merlon.server.wire;

/** A code for a forgotten password, shown this once. */
public record RecoveryCode(String recovery) {}
