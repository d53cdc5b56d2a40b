package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.SchemaOverride;

/** What the players of a table agree on before the game. */
public final class TableTerms {
    private TableTerms() {}

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

    /**
     * What whoever sits down at a listed table agrees to, besides game and variant.
     *
     * @param hints whether whoever is to move may ask what a bot would do
     */
    public record TableConditions(
            Map<String, OptionValue> options, boolean rated, boolean shuffled, boolean hints, PaceInfo pace) {}

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

    /** What an option of a game is set to. */
    @SchemaOverride("{\"type\": [\"string\", \"boolean\"]}")
    public record OptionValue(@JsonValue Data value) {
        public static Map<String, OptionValue> all(Map<String, Data> options) {
            var all = new LinkedHashMap<String, OptionValue>();
            options.forEach((option, value) -> all.put(option, new OptionValue(value)));
            return all;
        }
    }
}
