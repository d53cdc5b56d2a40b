package org.merlon.server.store.admin;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reports by users, and decisions of administrators. */
public interface ModerationStore {
    /** Names of the settings for read-only mode and the announcement. */
    String READ_ONLY = "read-only";

    String ANNOUNCEMENT = "announcement";

    /**
     * A report by a user.
     *
     * @param number assigned when it is stored; 0 before
     * @param reporter the reporting person, or null if deleted
     * @param line the reported chat line, if any
     */
    record Report(
            long number,
            long time,
            @Nullable String reporter,
            @Nullable String about,
            @Nullable String table,
            @Nullable String line,
            String reason) {}

    /**
     * A ban from playing; watching is still allowed.
     *
     * @param until end time in milliseconds since 1970, or null for a permanent ban
     */
    record Ban(String reason, long since, @Nullable Long until) {}

    /**
     * All current decisions of administrators.
     *
     * @param rules by name
     * @param bans by person; the bots of a banned person are banned too
     */
    record Decisions(Map<String, String> rules, Map<String, Ban> bans) {
        public Decisions {
            rules = Map.copyOf(rules);
            bans = Map.copyOf(bans);
        }
    }

    /** Stores a report; false if the person has too many open reports. */
    boolean addReport(Report report, int max);

    /** Returns open reports, oldest first. */
    List<Report> openReports(int limit);

    /** A number that changes with every administrative operation. */
    long version();

    Decisions decisions();
}
