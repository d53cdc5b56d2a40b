package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.SchemaOverride;

/** The terms of a table: what its players agree on before the game. */
public final class TableTerms {
    private TableTerms() {}

    /**
     * The terms of a table, fixed when it was created.
     *
     * @param hints whether the player to move may ask for a hint
     * @param commitment the SHA-256 of the key that all chance is derived from
     * @param fair the claim delays if a player leaves; null with a clock of days
     * @param imported the original table of an imported game
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

        /** The id of the original table of an imported game, and when that was created. */
        public record Origin(String table, long created) {}

        /** The milliseconds until a bot may take over for an absent player, and until the win may be claimed. */
        public record Fair(long bot, long claim) {}

        public static Map<String, OptionValue> options(Data.Obj options) {
            return OptionValue.fromData(options.fields());
        }
    }

    /**
     * The conditions that players accept by joining a listed table, in addition to game and variant.
     *
     * @param hints whether the player to move may ask for a hint
     */
    public record TableConditions(
            Map<String, OptionValue> options, boolean rated, boolean shuffled, boolean hints, PaceInfo pace) {}

    /**
     * The version of the rules that a game is played with.
     *
     * @param rulesData the fingerprint of data files that replace the built-in ones
     * @param oldRules true if the game was played with rules that differ from the current ones of this server
     * @param rulesNote the consequences of that, as text
     */
    public record RulesInfo(
            int rulesVersion,
            @Nullable String rulesData,
            @Nullable Boolean oldRules,
            @Nullable String rulesNote) {}

    /** The value of an option of a game. */
    @SchemaOverride("{\"type\": [\"string\", \"boolean\"]}")
    public record OptionValue(@JsonValue Data value) {
        public static Map<String, OptionValue> fromData(Map<String, Data> options) {
            var all = new LinkedHashMap<String, OptionValue>();
            options.forEach((option, value) -> all.put(option, new OptionValue(value)));
            return all;
        }
    }
}
