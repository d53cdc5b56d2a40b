package org.merlon.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as a file; docs/fairness.md tells how to check it.
 *
 * @param firstSeats who sat where when the table was made
 * @param key all chance comes from it; told when the game is over
 */
public record GameFile(
        String format,
        int version,
        String id,
        long created,
        String game,
        String variant,
        int rulesVersion,
        int players,
        Map<String, OptionValue> options,
        PaceInfo pace,
        boolean rated,
        boolean shuffled,
        TableInfo.Phase phase,
        List<Sitter> firstSeats,
        List<Sitter> seats,
        String commitment,
        @Nullable String rulesData,
        Agreed.@Nullable Origin imported,
        @Nullable String key,
        List<EntryInfo> entries,
        @Nullable Result result) {}
