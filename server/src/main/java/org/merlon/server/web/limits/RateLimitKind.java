package org.merlon.server.web.limits;

import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.Rate;
import org.merlon.server.guard.ServerLimits;

/** The limited rates of requests, by person or address. */
@SuppressWarnings("ImmutableEnumChecker") // a Rate is a record of immutable values
public enum RateLimitKind {
    REQUESTS(ServerLimits.REQUESTS_PER_PERSON, "requests"),
    REQUESTS_PER_ADDRESS(ServerLimits.REQUESTS_PER_ADDRESS, "crowd"),
    HANDSHAKES(ServerLimits.HANDSHAKES, "handshakes"),
    NEW_GUESTS(ServerLimits.NEW_GUESTS, "guests"),
    NEW_ACCOUNTS(ServerLimits.NEW_ACCOUNTS, "accounts"),
    PASSWORDS_PER_NAME(ServerLimits.PASSWORDS_PER_NAME, "names"),
    PASSWORDS_PER_ADDRESS(ServerLimits.PASSWORDS_PER_ADDRESS, "passwords"),
    NEW_TABLES(ServerLimits.NEW_TABLES_PER_PERSON, "tables"),
    NEW_TABLES_PER_ADDRESS(ServerLimits.NEW_TABLES_PER_ADDRESS, "tables-here"),
    CHALLENGES_PER_ADDRESS(ServerLimits.CHALLENGES_PER_ADDRESS, "challenges"),
    VERIFICATIONS(ServerLimits.VERIFICATIONS, "verifications"),
    IMPORTS(ServerLimits.IMPORTS, "imports"),
    CHAT(ServerLimits.CHAT_LINES, "chat"),
    ATTACHMENTS(ServerLimits.ATTACHMENTS, "attachments"),
    STORED_BYTES(ServerLimits.STORED_BYTES_PER_PERSON, "stored"),
    STORED_BYTES_PER_ADDRESS(ServerLimits.STORED_BYTES_PER_ADDRESS, "stored-here"),
    HINTS(ServerLimits.HINTS, "hints"),

    /** E-mails that ask for consent, counted by sender and by recipient. */
    CONSENT_MAILS(ServerLimits.CONSENT_MAILS, "letters"),

    PERSONAL_DATA(ServerLimits.PERSONAL_DATA_EXPORTS, "own-data"),
    SOCKET_MESSAGES(ServerLimits.SOCKET_MESSAGES_PER_PERSON, null),
    SOCKET_MESSAGES_PER_ADDRESS(ServerLimits.SOCKET_MESSAGES_PER_ADDRESS, "messages"),
    WORK_PER_PERSON(ServerLimits.WORK_PER_PERSON, "work"),
    WORK_PER_ADDRESS(ServerLimits.WORK_PER_ADDRESS, "work-here");

    private final Rate rate;
    private final @Nullable String sharedName;

    RateLimitKind(Rate rate, @Nullable String sharedName) {
        this.rate = rate;
        this.sharedName = sharedName;
    }

    Rate rate() {
        return rate;
    }

    /** The name of a limit that the servers of a cluster share; null if each server counts by itself. */
    @Nullable String sharedName() {
        return sharedName;
    }
}
