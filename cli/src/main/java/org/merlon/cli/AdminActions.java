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
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.admin.AdminStore;
import org.merlon.server.store.admin.Moderation;
import picocli.CommandLine.ExitCode;

/** What a host does, on the database of the house, and what is printed of it. */
final class AdminActions {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    private final @Nullable String url;
    private final Path folder;
    private final String who;
    private final PrintWriter out;

    AdminActions(@Nullable String url, Path folder, String who, PrintWriter out) {
        this.url = url;
        this.folder = folder;
        this.who = who;
        this.out = out;
    }

    private int act(Consumer<AdminStore> deed) {
        try (AdminStore host = AdminStore.open(url, folder, who)) {
            deed.accept(host);
        }
        return ExitCode.OK;
    }

    int people(String name, int limit) {
        return act(host -> host.findAccounts(name, limit)
                .forEach(person -> out.println(person.name() + "  "
                        + person.kind().name().toLowerCase(Locale.ROOT) + "  here " + time(person.seen())
                        + (person.ban() == null ? "" : "  " + banned(person.ban())))));
    }

    private static String banned(Moderation.Ban ban) {
        return "banned " + (ban.until() == null ? "for good" : "until " + time(ban.until())) + ": " + ban.reason();
    }

    int tables(String status, int limit) {
        return act(host -> host.tables(status, limit)
                .forEach(table -> out.println(table.id() + "  " + table.game() + " " + table.variant() + "  "
                        + table.status() + "  " + time(table.updated()) + "  " + String.join(", ", table.seats()))));
    }

    int talk(String table) {
        return act(host -> host.chat(table)
                .forEach(line -> out.println(line.number() + "  " + time(line.time()) + "  " + line.room() + "  "
                        + line.name() + ": " + line.text())));
    }

    int reports(int limit) {
        return act(host -> {
            List<Moderation.Report> all = host.reports(limit);
            var ids = new ArrayList<String>();
            all.forEach(report -> {
                add(ids, report.reporter());
                add(ids, report.about());
            });
            Map<String, String> names = host.names(ids);
            for (Moderation.Report report : all) {
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

    int closeReport(long number, String why) {
        return act(host -> host.closeReport(number, why));
    }

    /** @param until when it ends, or null if never */
    int ban(String name, @Nullable Long until, String why) {
        return act(host -> host.ban(name, until, why));
    }

    int unban(String name, String why) {
        return act(host -> host.unban(name, why));
    }

    /** An illegal argument says what is wrong with the name. */
    int rename(String name, String other, String why) {
        String checked;
        try {
            checked = AccountService.validName(other);
        } catch (RefusedException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
        return act(host -> host.rename(name, checked, why));
    }

    int removeLine(String table, long line, String why) {
        return act(host -> host.removeChatLine(table, line, why));
    }

    /** @param name whose words, or null for everybody's */
    int removeTalk(String table, @Nullable String name, String why) {
        return act(host -> host.removeChat(table, name, why));
    }

    int readOnly(boolean on, String why) {
        return act(host -> host.setReadOnly(on, why));
    }

    /** An illegal argument says what is wrong with the text; null or nothing ends what is shown. */
    int announce(@Nullable String text, String why) {
        String shown;
        try {
            shown = text == null ? "" : PlainText.cleanLines(text, ServerLimits.MAX_REASON_LENGTH);
        } catch (RefusedException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
        return act(host -> host.announce(shown.isEmpty() ? null : shown, why));
    }

    int audit(int limit) {
        return act(host -> host.auditLog(limit)
                .forEach(act -> out.println(act.number() + "  " + time(act.time()) + "  " + act.who() + "  " + act.act()
                        + "  " + act.subject() + "  (" + act.why() + ")")));
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis));
    }
}
