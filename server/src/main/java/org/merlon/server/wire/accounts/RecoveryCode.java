package org.merlon.server.wire.accounts;

/** A code for a forgotten password, shown this once. */
public record RecoveryCode(String recovery) {}
