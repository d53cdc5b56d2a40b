package org.merlon.server.wire.accounts;

/** What somebody thinks of somebody else. */
public enum RelationKind {
    FOLLOW,
    BLOCK,
    MUTE
}
