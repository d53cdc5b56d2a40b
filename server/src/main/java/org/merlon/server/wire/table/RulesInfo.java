package org.merlon.server.wire.table;

import org.jspecify.annotations.Nullable;

/**
 * By what a game is played.
 *
 * @param rulesData the fingerprint of tables that stand in the place of Merlon's own
 * @param oldRules true if it was played by other rules than those of here and now
 * @param rulesNote what follows from that, in words
 */
public record RulesInfo(
        int rulesVersion,
        @Nullable String rulesData,
        @Nullable Boolean oldRules,
        @Nullable String rulesNote) {}
