package org.merlon.server.wire.accounts;

/**
 * How somebody gets back who forgets the password.
 *
 * @param code whether they have a code
 * @param mail whether the house can send a link by mail instead
 */
public record RecoveryState(boolean code, boolean mail) {}
