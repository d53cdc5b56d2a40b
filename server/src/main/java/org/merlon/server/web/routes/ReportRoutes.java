package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.admin.ModerationStore;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.wire.Responses.DoneResponse;
import org.merlon.server.wire.accounts.RelationRequests;

/** The route to report people, tables and messages to the operator. */
public final class ReportRoutes {
    private final ModerationStore moderation;
    private final AccountStore accounts;
    private final Tables tables;
    private final TableContext context;

    public ReportRoutes(ModerationStore moderation, AccountStore accounts, Tables tables, TableContext context) {
        this.moderation = moderation;
        this.accounts = accounts;
        this.tables = tables;
        this.context = context;
    }

    public List<Route> routes() {
        return List.of(new Route(
                "POST /api/reports",
                VISITOR,
                DoneResponse.class,
                "Reports a person, a table or a chat message to the operator.",
                RelationRequests.Report.class,
                this::report));
    }

    private DoneResponse report(ApiRequest request, RelationRequests.Report body) throws RefusedException {
        String name = body.name();
        String table = body.table();
        String line = body.line();
        String reason = TextSanitizer.cleanLines(body.reason(), ServerLimits.MAX_REASON_LENGTH);
        if (reason.isEmpty() || (name == null && table == null)) {
            throw new RefusedException(Phrase.of("error-report-incomplete"));
        }
        if (table != null) {
            table = tables.query(
                    table,
                    found -> found.requireVisibleTo(request.personId(), body.invitation())
                            .game()
                            .id());
        }
        String reportedId = name == null
                ? null
                : ProfileRoutes.requirePlayer(accounts, name).id();
        var report = new ModerationStore.Report(
                0,
                context.now(),
                request.personId(),
                reportedId,
                table,
                line == null ? null : TextSanitizer.clean(line, ServerLimits.MAX_CHAT_LENGTH),
                reason);
        if (!moderation.addReport(report, ServerLimits.MAX_OPEN_REPORTS)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-reports").with("most", ServerLimits.MAX_OPEN_REPORTS));
        }
        return DoneResponse.DONE;
    }
}
