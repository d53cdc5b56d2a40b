package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/**
 * What was agreed when a table was made.
 *
 * @param hints whether whoever is to move may ask what a bot would do
 * @param commitment the SHA-256 of the key that all chance comes from
 * @param fair how long one waits for who has gone; none where a clock of days decides
 * @param imported where it was played if that was elsewhere
 */
public record TermsInfo(
        String game,
        String variant,
        Map<String, OptionValue> options,
        int players,
        String creator,
        boolean listed,
        boolean rated,
        boolean shuffled,
        boolean hints,
        PaceInfo pace,
        String commitment,
        @Nullable Fair fair,
        @JsonUnwrapped RulesInfo rules,
        @Nullable Origin imported) {

    /** The table elsewhere that a game was played at, and when that was made. */
    public record Origin(String table, long created) {}

    /** How many milliseconds until a bot may be called in, and the win be claimed. */
    public record Fair(long bot, long claim) {}

    public static Map<String, OptionValue> options(Data.Obj options) {
        return OptionValue.all(options.fields());
    }
}
