package org.merlon.server.wire.accounts;

import java.util.List;

/** The names of somebody's bot accounts. */
public record OwnBots(List<String> bots) {}
