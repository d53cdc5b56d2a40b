package org.merlon.server.wire.accounts;

/**
 * Somebody who has just got a name, or a new password.
 *
 * @param recovery a code for a forgotten password, shown this once
 */
public record NewMember(String name, SessionInfo.Kind kind, String recovery) {}
