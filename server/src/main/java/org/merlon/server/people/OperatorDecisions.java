package org.merlon.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ModerationStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Enforces decisions of administrators: bans and read-only mode. Administrators write to the database from a separate
 * process, so it is polled every two seconds; a version number shows if anything has changed.
 */
public final class OperatorDecisions {
    /** Polling interval. */
    static final Duration REFRESH_INTERVAL = Duration.ofSeconds(2);

    private static final Logger LOG = LoggerFactory.getLogger(OperatorDecisions.class);
    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);
    private static final ModerationStore.Decisions NO_DECISIONS = new ModerationStore.Decisions(Map.of(), Map.of());

    private final ModerationStore store;
    private final InstantSource clock;
    private final List<Consumer<ModerationChange>> listeners = new CopyOnWriteArrayList<>();
    private volatile ModerationStore.Decisions decisions = NO_DECISIONS;
    private long version;
    private long refreshedAt = Long.MIN_VALUE / 2;

    public OperatorDecisions(ModerationStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * A change of decisions.
     *
     * @param newlyBanned the people who have just been banned
     * @param readOnly true if nothing may be changed now
     */
    public record ModerationChange(List<String> newlyBanned, boolean readOnly) {
        public ModerationChange {
            newlyBanned = List.copyOf(newlyBanned);
        }
    }

    /** Adds a listener for changes of decisions. */
    public void addListener(Consumer<ModerationChange> listener) {
        listeners.add(listener);
    }

    /** Polls the database if the interval has passed. */
    public synchronized void refreshIfDue() {
        long now = clock.millis();
        if (now - refreshedAt >= REFRESH_INTERVAL.toMillis() || now < refreshedAt) {
            refreshedAt = now;
            refresh();
        }
    }

    /** Polls the database now. */
    public synchronized void refresh() {
        try {
            long latestVersion = store.version();
            if (latestVersion == version) {
                return;
            }
            ModerationStore.Decisions latestDecisions = store.decisions();
            var newlyBanned = new HashSet<>(latestDecisions.bans().keySet());
            newlyBanned.removeAll(decisions.bans().keySet());
            decisions = latestDecisions;
            version = latestVersion;
            var change = new ModerationChange(List.copyOf(newlyBanned), isReadOnly());
            listeners.forEach(listener -> listener.accept(change));
        } catch (StoreException e) {
            LOG.info("cannot read bans and server settings: {}", e.getMessage());
        }
    }

    public boolean isReadOnly() {
        return decisions.rules().containsKey(ModerationStore.READ_ONLY);
    }

    /** Returns the announcement shown to everybody, or null. */
    public @Nullable String announcement() {
        return decisions.rules().get(ModerationStore.ANNOUNCEMENT);
    }

    /** Returns the current ban of a person, or null. */
    public ModerationStore.@Nullable Ban ban(@Nullable String person) {
        ModerationStore.Ban ban = person == null ? null : decisions.bans().get(person);
        return ban != null && (ban.until() == null || clock.millis() < ban.until()) ? ban : null;
    }

    /** Refuses banned people, and everybody in read-only mode. */
    public void requireMayAct(@Nullable String person) throws RefusedException {
        if (isReadOnly()) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-read-only-mode"));
        }
        requireNoBan(person);
    }

    private void requireNoBan(@Nullable String person) throws RefusedException {
        ModerationStore.Ban ban = ban(person);
        if (ban != null) {
            Long until = ban.until();
            throw new RefusedException(
                    RefusedException.Kind.FORBIDDEN,
                    until == null
                            ? Phrase.of("error-banned").with("why", ban.reason())
                            : Phrase.of("error-banned-until")
                                    .with("until", TIME_FORMAT.format(Instant.ofEpochMilli(until)))
                                    .with("why", ban.reason()));
        }
    }
}
