package org.merlon.server.web;

import static org.merlon.server.web.Route.Who.ANYONE;
import static org.merlon.server.web.Route.Who.VISITOR;

import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.ModerationGuard;
import org.merlon.server.store.Accounts;
import org.merlon.server.store.Moderation;
import org.merlon.server.table.TableContext;
import org.merlon.server.table.Tables;
import org.merlon.server.wire.AboutOthers;
import org.merlon.server.wire.Done;
import org.merlon.server.wire.HouseNews;

/** What the host has to say to everybody, and what people have to say to the host. */
final class HouseRoutes {
    private final Moderation moderation;
    private final Accounts accounts;
    private final Tables tables;
    private final TableContext around;
    private final ModerationGuard warden;

    HouseRoutes(Moderation moderation, Accounts accounts, Tables tables, TableContext around, ModerationGuard warden) {
        this.moderation = moderation;
        this.accounts = accounts;
        this.tables = tables;
        this.around = around;
        this.warden = warden;
    }

    List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/house",
                        ANYONE,
                        HouseNews.class,
                        "Says what the host has announced, whether anything may change now, and whether the asker is banned.",
                        this::house),
                new Route(
                        "POST /api/reports",
                        VISITOR,
                        Done.class,
                        "Tells the host about a person, a table, or what was said there.",
                        AboutOthers.Report.class,
                        this::report));
    }

    private HouseNews house(Call call) {
        Moderation.Ban ban = warden.ban(call.idOrNull());
        return new HouseNews(
                warden.announcement(),
                warden.isReadOnly(),
                ban == null ? null : new HouseNews.Banned(ban.reason(), ban.until()));
    }

    private Done report(Call call, AboutOthers.Report told) throws RefusedException {
        String name = told.name();
        String table = told.table();
        String line = told.line();
        String reason = PlainText.cleanLines(told.reason(), RateLimits.MAX_REASON);
        if (reason.isEmpty() || (name == null && table == null)) {
            throw new RefusedException(Phrase.of("house-no-report"));
        }
        if (table != null) {
            table = tables.at(
                    table,
                    found -> found.shownTo(call.id(), told.invitation()).game().id());
        }
        String about =
                name == null ? null : ProfileRoutes.player(accounts, name).id();
        var report = new Moderation.Report(
                0,
                around.now(),
                call.id(),
                about,
                table,
                line == null ? null : PlainText.clean(line, RateLimits.MAX_CHAT),
                reason);
        if (!moderation.addReport(report, RateLimits.MAX_REPORTS)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED, Phrase.of("house-no-reports").with("most", RateLimits.MAX_REPORTS));
        }
        return Done.DONE;
    }
}
