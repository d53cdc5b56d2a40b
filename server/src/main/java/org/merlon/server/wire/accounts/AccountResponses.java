package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Responses about the account of the person who asks. */
public final class AccountResponses {
    private AccountResponses() {}

    /**
     * The identity of the person who asks.
     *
     * @param name null for a stranger
     * @param games whether a guest has games that an account could take over; null for others
     */
    public record SessionInfo(
            @JsonInclude @Nullable String name,
            @Nullable Kind kind,
            @Nullable Boolean games) {
        public static final SessionInfo STRANGER = new SessionInfo(null, null, null);

        /** The kind of an account. */
        public enum Kind {
            GUEST,
            MEMBER,
            BOT,
            DELETED
        }
    }

    /**
     * A person who has just created an account or set a new password.
     *
     * @param recovery a recovery code for a forgotten password, shown only this once
     */
    public record NewMember(String name, SessionInfo.Kind kind, String recovery) {}

    /** The access token of a bot account. */
    public record Token(String name, String token) {}

    /**
     * The ways for a member to reset a forgotten password.
     *
     * @param code whether the member has a recovery code
     * @param mail whether the server can send a link by e-mail
     */
    public record RecoveryState(boolean code, boolean mail) {}

    /** A recovery code for a forgotten password, shown only this once. */
    public record RecoveryCode(String recovery) {}

    /** The names of a member's bot accounts. */
    public record OwnBots(List<String> bots) {}

    /**
     * All data that is stored about a person.
     *
     * @param about the person's name
     * @param kept the rows by category
     */
    public record OwnData(String about, Map<String, List<Map<String, @Nullable Object>>> kept) {}
}
