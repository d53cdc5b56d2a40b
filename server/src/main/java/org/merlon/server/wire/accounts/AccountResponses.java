package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Responses about the account of the person who asks. */
public final class AccountResponses {
    private AccountResponses() {}

    /**
     * Who somebody is to the server.
     *
     * @param name null for a stranger
     * @param games whether a guest has games, which an account could take over
     */
    public record SessionInfo(
            @JsonInclude @Nullable String name,
            @Nullable Kind kind,
            @Nullable Boolean games) {
        public static final SessionInfo STRANGER = new SessionInfo(null, null, null);

        /** What somebody is. */
        public enum Kind {
            GUEST,
            MEMBER,
            BOT,
            DELETED
        }
    }

    /**
     * Somebody who has just got a name, or a new password.
     *
     * @param recovery a code for a forgotten password, shown this once
     */
    public record NewMember(String name, SessionInfo.Kind kind, String recovery) {}

    /** What a bot account shows itself by. */
    public record Token(String name, String token) {}

    /**
     * How somebody gets back who forgets the password.
     *
     * @param code whether they have a code
     * @param mail whether the house can send a link by mail instead
     */
    public record RecoveryState(boolean code, boolean mail) {}

    /** A code for a forgotten password, shown this once. */
    public record RecoveryCode(String recovery) {}

    /** The names of somebody's bot accounts. */
    public record OwnBots(List<String> bots) {}

    /**
     * All that is kept about somebody.
     *
     * @param about the name
     * @param kept by sort, each a list of rows
     */
    public record OwnData(String about, Map<String, List<Map<String, @Nullable Object>>> kept) {}
}
