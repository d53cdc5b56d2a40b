package org.merlon.server.wire.accounts;

/** Nobody is called that way any more. */
public record UnsubscribeResponse(boolean stopped) {}
