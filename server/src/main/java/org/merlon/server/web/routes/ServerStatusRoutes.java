package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;

import java.util.List;
import org.merlon.server.people.OperatorDecisions;
import org.merlon.server.store.admin.ModerationStore;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.wire.lists.ServerNews;

/** The route of what the operator decided for everybody or for the visitor: the announcement, read-only mode, a ban. */
public final class ServerStatusRoutes {
    private final OperatorDecisions decisions;

    public ServerStatusRoutes(OperatorDecisions decisions) {
        this.decisions = decisions;
    }

    public List<Route> routes() {
        return List.of(new Route(
                "GET /api/house",
                ANYONE,
                ServerNews.class,
                "Returns the announcement, whether the server is read-only, and whether you are banned.",
                this::serverNews));
    }

    private ServerNews serverNews(ApiRequest request) {
        ModerationStore.Ban ban = decisions.ban(request.personIdOrNull());
        return new ServerNews(
                decisions.announcement(),
                decisions.isReadOnly(),
                ban == null ? null : new ServerNews.Banned(ban.reason(), ban.until()));
    }
}
