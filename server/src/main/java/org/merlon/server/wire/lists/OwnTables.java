package org.merlon.server.wire.lists;

import java.util.Map;

/** The tables of cards and boards that stand in the place of Merlon's own, by file name. */
public record OwnTables(Map<String, String> tables) {}
