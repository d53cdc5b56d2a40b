package org.merlon.server.wire.accounts;

/** What a bot account shows itself by. */
public record Token(String name, String token) {}
