package org.merlon.server.web;

import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.server.archive.Importer;
import org.merlon.server.archive.Verifier;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.Moment;
import org.merlon.server.table.Tables;

/** Games as files: out, checked, and in again. */
final class ArchiveRoutes {
    /** The fields of a file that are worth telling; docs/fairness.md has all of them. */
    private static final List<Route.Input> FILE = List.of(
            new Route.Input("format", "string", true, "merlon-game"),
            new Route.Input("version", "integer", true, "of the form; 1"),
            new Route.Input("key", "string", true, "the server's key, 64 hexadecimal digits"),
            new Route.Input("entries", "array", true, "the log; the other fields as they were exported"));

    private final Tables tables;
    private final Front front;

    ArchiveRoutes(Tables tables, Front front) {
        this.tables = tables;
        this.front = front;
    }

    List<Route> routes() {
        return List.of(
                new Route(
                        Route.Method.GET,
                        "/api/tables/{id}/export",
                        Route.Who.ANYONE,
                        "Gives a game as a file; with its key once it is over.",
                        List.of(new Route.Input("invitation", "string", false, "the secret of an unlisted table")),
                        this::export),
                new Route(
                        Route.Method.POST,
                        "/api/verify",
                        Route.Who.ANYONE,
                        "Checks an exported game: key, words, seats, moves, hashes and result.",
                        FILE,
                        Limits.MAX_GAME_FILE,
                        this::verify),
                new Route(
                        Route.Method.POST,
                        "/api/import",
                        Route.Who.VISITOR,
                        "Stores a finished game that verifies as the asker's own, unlisted and unrated.",
                        FILE,
                        Limits.MAX_GAME_FILE,
                        this::importGame));
    }

    private Data export(Call call) throws RefusedException {
        Moment now = tables.watched(call.path("id"), call.idOrNull(), call.query("invitation"), Moment::of);
        call.work(now.work(0)); // a whole log is no work for the table's lock
        return now.export();
    }

    private Data verify(Call call) throws RefusedException {
        Quotas.limit(call.quotas().verifications, front.address(call.context()));
        return Verifier.verify(call.object()).data();
    }

    private Data importGame(Call call) throws RefusedException {
        Quotas.limit(call.quotas().imports, front.address(call.context()));
        String id = Importer.take(call.object(), call.id(), tables);
        return tables.at(id, table -> table.view(call.id()));
    }
}
