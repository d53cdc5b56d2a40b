package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands of the players, and those that the servers have acknowledged. */
final class CommandLedger {
    private final List<Attempt> attempts = new ArrayList<>();

    /** An entry that a player wants to be in the log once, however often it is sent. */
    static final class Attempt {
        final String table;
        final String person;
        final String kind;
        final @Nullable String text;

        /** The number of the acknowledged entry; 0 if none was acknowledged. */
        int acknowledged;

        /** Returns whether it may be in the log without having been acknowledged. */
        boolean inDoubt;

        private Attempt(String table, String person, String kind, @Nullable String text) {
            this.table = table;
            this.person = person;
            this.kind = kind;
            this.text = text;
        }

        @Override
        public String toString() {
            return kind + " of " + person + " at " + table + (text == null ? "" : " (" + text + ")");
        }
    }

    Attempt begin(String table, String person, String kind, @Nullable String text) {
        var attempt = new Attempt(table, person, kind, text);
        attempts.add(attempt);
        return attempt;
    }

    List<Attempt> of(String table) {
        return attempts.stream().filter(each -> each.table.equals(table)).toList();
    }

    /** The number of acknowledged attempts. */
    long acknowledged() {
        return attempts.stream().filter(each -> each.acknowledged > 0).count();
    }
}
