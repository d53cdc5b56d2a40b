package org.merlon.server.wire;

/** What somebody thinks of somebody else. */
public enum Bond {
    FOLLOW,
    BLOCK,
    MUTE
}
