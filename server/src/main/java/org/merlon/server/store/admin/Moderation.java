package org.merlon.server.store.admin;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What people report, and what the host has decided. */
public interface Moderation {
    /** The name of the rule that nothing may change, and of what everybody is to read. */
    String READ_ONLY = "read-only";

    String ANNOUNCEMENT = "announcement";

    /**
     * Something that somebody has reported.
     *
     * @param number given when it is stored; 0 before
     * @param reporter who reported it, or null if they are no more
     * @param line what was said, if it is about that
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
     * Somebody may look but not play.
     *
     * @param until when it ends, in milliseconds since 1970; null if it does not
     */
    record Ban(String reason, long since, @Nullable Long until) {}

    /**
     * All that the host has decided.
     *
     * @param rules by name
     * @param bans by person; bots of a banned person are banned with them
     */
    record Decisions(Map<String, String> rules, Map<String, Ban> bans) {
        public Decisions {
            rules = Map.copyOf(rules);
            bans = Map.copyOf(bans);
        }
    }

    /** Keeps a report; false if as many of the same person are open as may be. */
    boolean addReport(Report report, int most);

    /** Open reports, oldest first. */
    List<Report> openReports(int limit);

    /** A number that is another whenever the host has done something. */
    long version();

    Decisions decisions();
}
