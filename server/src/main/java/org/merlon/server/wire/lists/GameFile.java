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
        @Nullable GameResult result,
        @Nullable Seal seal) {

    /**
     * The data that the server signs of a finished game that was played there.
     *
     * @param server the origin of the server, if it has a public one
     * @param digests a SHA-256 for everything except the entries, and one for each entry, which covers the one before
     * @param publicKey the Ed25519 key, which the server shows under /.well-known/merlon-keys.json
     * @param signature the signature of the last digest
     */
    public record Seal(@Nullable String server, List<String> digests, String publicKey, String signature) {
        public Seal {
            digests = List.copyOf(digests);
        }
    }

    /** The same file with another version and a seal. */
    public GameFile withSeal(int newVersion, @Nullable Seal newSeal) {
        return new GameFile(
                format,
                newVersion,
                id,
                created,
                game,
                variant,
                rulesVersion,
                players,
                options,
                pace,
                rated,
                shuffled,
                phase,
                firstSeats,
                seats,
                commitment,
                rulesData,
                serverRules,
                imported,
                key,
                entries,
                result,
                newSeal);
    }
}
