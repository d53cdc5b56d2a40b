package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.util.List;
import org.merlon.server.archive.FileSealer;
import org.merlon.server.archive.Importer;
import org.merlon.server.archive.Verifier;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.wire.lists.GameFile;
import org.merlon.server.wire.lists.Verification;
import org.merlon.server.wire.table.TableInfo;

/** Routes to export, verify and import games. */
public final class GameFileRoutes {
    private final Tables tables;
    private final NewTables newTables;
    private final TableContext context;
    private final RequestPipeline pipeline;
    private final FileSealer sealer;

    public GameFileRoutes(
            Tables tables, NewTables newTables, TableContext context, RequestPipeline pipeline, FileSealer sealer) {
        this.sealer = sealer;
        this.tables = tables;
        this.newTables = newTables;
        this.context = context;
        this.pipeline = pipeline;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/tables/{id}/export",
                        ANYONE,
                        GameFile.class,
                        "Exports a game as a file; a finished game includes its key.",
                        List.of(TableCommandRegistry.INVITATION_PARAM),
                        this::export),
                Route.ofFile(
                        "POST /api/verify",
                        ANYONE,
                        Verification.class,
                        "Verifies an exported game: key, words, seats, moves, hashes and result.",
                        GameFile.class,
                        ServerLimits.MAX_GAME_FILE_BYTES,
                        this::verify),
                Route.ofFile(
                        "POST /api/import",
                        VISITOR,
                        TableInfo.class,
                        "Imports a verified game as your own, unlisted and unrated; an unfinished game can be continued.",
                        GameFile.class,
                        ServerLimits.MAX_GAME_FILE_BYTES,
                        this::importGame));
    }

    private GameFile export(ApiRequest request) throws RefusedException {
        TableHistory history = tables.query(
                request.pathParam("id"),
                table -> TableHistory.of(
                        table.requireVisibleTo(request.personIdOrNull(), request.queryParam("invitation"))));
        request.countWork(history.replayWork(0)); // outside the table's lock, because the log may be long
        return sealer.seal(history.export());
    }

    private Verification verify(ApiRequest request) throws RefusedException {
        request.quotas().require(RateLimitKind.VERIFICATIONS, pipeline.clientAddress(request.context()));
        return Verifier.verify(request.jsonBody(), sealer.trustedKeys()).toVerification();
    }

    private TableInfo importGame(ApiRequest request) throws RefusedException {
        request.quotas().require(RateLimitKind.IMPORTS, pipeline.clientAddress(request.context()));
        String id =
                Importer.importGame(request.jsonBody(), request.person(), newTables, context.games(), context.now());
        return tables.query(id, table -> table.viewFor(request.personId()));
    }
}
