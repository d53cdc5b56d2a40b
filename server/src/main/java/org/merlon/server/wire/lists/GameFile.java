package org.merlon.server.wire.lists;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.PaceInfo;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableTerms.OptionValue;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * An exported game; docs/fairness.md explains how to verify it.
 *
 * @param firstSeats the occupants of the seats when the table was created
 * @param serverRules the version of the server's own rules, such as claim delays; 1 if absent
 * @param key the key that all chance is derived from; present once the game is over
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
        List<OccupantInfo> firstSeats,
        List<OccupantInfo> seats,
        String commitment,
        @Nullable String rulesData,
        @Nullable Integer serverRules,
        TermsInfo.@Nullable Origin imported,
        @Nullable String key,
        List<EntryInfo> entries,
        @Nullable GameResult result) {}
