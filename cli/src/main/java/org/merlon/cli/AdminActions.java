package org.merlon.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.admin.AdminOperations;
import org.merlon.server.store.admin.ModerationStore;
import picocli.CommandLine.ExitCode;

/** Runs an administrator's actions on the server's database and prints their results. */
final class AdminActions {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    private final @Nullable String url;
    private final Path folder;
    private final String actor;
    private final PrintWriter out;

    AdminActions(@Nullable String url, Path folder, String actor, PrintWriter out) {
        this.url = url;
        this.folder = folder;
        this.actor = actor;
        this.out = out;
    }

    private int run(Consumer<AdminOperations> action) {
        try (AdminOperations store = AdminOperations.open(url, folder, actor)) {
            action.accept(store);
        }
        return ExitCode.OK;
    }

    int people(String name, int limit) {
        return run(store -> store.findAccounts(name, limit)
                .forEach(person -> out.println(person.name() + "  "
                        + person.kind().name().toLowerCase(Locale.ROOT) + "  here " + time(person.seen())
                        + (person.ban() == null ? "" : "  " + banned(person.ban())))));
    }

    private static String banned(ModerationStore.Ban ban) {
        return "banned " + (ban.until() == null ? "for good" : "until " + time(ban.until())) + ": " + ban.reason();
    }

    int tables(String status, int limit) {
        return run(store -> store.tables(status, limit)
                .forEach(table -> out.println(table.id() + "  " + table.game() + " " + table.variant() + "  "
                        + table.status() + "  " + time(table.updated()) + "  " + String.join(", ", table.seats()))));
    }

    int talk(String table) {
        return run(store -> store.chat(table)
                .forEach(line -> out.println(line.number() + "  " + time(line.time()) + "  " + line.room() + "  "
                        + line.name() + ": " + line.text())));
    }

    int reports(int limit) {
        return run(store -> {
            List<ModerationStore.Report> all = store.reports(limit);
            var ids = new ArrayList<String>();
            all.forEach(report -> {
                add(ids, report.reporter());
                add(ids, report.about());
            });
            Map<String, String> names = store.names(ids);
            for (ModerationStore.Report report : all) {
                out.println(report.number() + "  " + time(report.time()) + "  " + name(names, report.reporter())
                        + " about " + name(names, report.about())
                        + (report.table() == null ? "" : " at " + report.table()) + ": "
                        + report.reason().replace('\n', ' ')
                        + (report.line() == null ? "" : "  \"" + report.line() + "\""));
            }
        });
    }

    private static void add(List<String> ids, @Nullable String id) {
        if (id != null) {
            ids.add(id);
        }
    }

    private static String name(Map<String, String> names, @Nullable String id) {
        return id == null ? "-" : names.getOrDefault(id, "-");
    }

    int closeReport(long number, String reason) {
        return run(store -> store.closeReport(number, reason));
    }

    /** @param until the time at which the ban ends, or null for a permanent ban */
    int ban(String name, @Nullable Long until, String reason) {
        return run(store -> store.ban(name, until, reason));
    }

    int unban(String name, String reason) {
        return run(store -> store.unban(name, reason));
    }

    /**
     * Changes a person's name.
     *
     * @throws IllegalArgumentException if the new name is not allowed; its message gives the reason
     */
    int rename(String name, String newName, String reason) {
        String checkedName;
        try {
            checkedName = AccountService.validName(newName);
        } catch (RefusedException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
        return run(store -> store.rename(name, checkedName, reason));
    }

    int removeLine(String table, long line, String reason) {
        return run(store -> store.removeChatLine(table, line, reason));
    }

    /** @param name the person whose chat lines are removed, or null for all lines */
    int removeTalk(String table, @Nullable String name, String reason) {
        return run(store -> store.removeChat(table, name, reason));
    }

    int readOnly(boolean on, String reason) {
        return run(store -> store.setReadOnly(on, reason));
    }

    /**
     * Shows an announcement on every page.
     *
     * @param text the announcement; null or empty removes the current one
     * @throws IllegalArgumentException if the text is not allowed; its message gives the reason
     */
    int announce(@Nullable String text, String reason) {
        String cleaned;
        try {
            cleaned = text == null ? "" : TextSanitizer.cleanLines(text, ServerLimits.MAX_REASON_LENGTH);
        } catch (RefusedException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
        return run(store -> store.announce(cleaned.isEmpty() ? null : cleaned, reason));
    }

    int rotateKey(String reason) {
        SigningKey key = SigningKey.generate(System.currentTimeMillis());
        out.println("key " + key.id() + "  " + key.publicKey());
        return run(store -> store.addSigningKey(key, reason));
    }

    int audit(int limit) {
        return run(store -> store.auditLog(limit)
                .forEach(entry -> out.println(entry.number() + "  " + time(entry.time()) + "  " + entry.who() + "  "
                        + entry.act() + "  " + entry.subject() + "  (" + entry.why() + ")")));
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis));
    }
}
