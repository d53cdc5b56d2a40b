package org.merlon.server.wire;

/**
 * Somebody who has just got a name, or a new password.
 *
 * @param recovery a code for a forgotten password, shown this once
 */
public record NewMember(String name, Me.Kind kind, String recovery) {}
