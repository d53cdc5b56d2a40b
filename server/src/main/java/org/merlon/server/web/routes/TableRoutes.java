package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Input.maybe;
import static org.merlon.server.web.http.Route.Input.needed;
import static org.merlon.server.web.http.Route.Who.ANYONE;
import static org.merlon.server.web.http.Route.Who.VISITOR;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.TableNotes;
import org.merlon.server.table.actions.Attachments;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.actions.TableRequest;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.table.view.TableSnapshot;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.RateLimit;
import org.merlon.server.wire.lists.ChatAndNotes.ChatHistory;
import org.merlon.server.wire.lists.ChatAndNotes.NewNote;
import org.merlon.server.wire.lists.ChatAndNotes.OwnNote;
import org.merlon.server.wire.lists.TableAttachments.AttachmentInfo;
import org.merlon.server.wire.lists.TableAttachments.AttachmentList;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;
import org.merlon.server.wire.table.MoveResponses.HintResponse;
import org.merlon.server.wire.table.MoveResponses.IllegalMoveReason;
import org.merlon.server.wire.table.MoveResponses.MoveGain;
import org.merlon.server.wire.table.MoveResponses.ReachablePaths;
import org.merlon.server.wire.table.NewTable;
import org.merlon.server.wire.table.TableCommand;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableLog.LogResponse;
import org.merlon.server.wire.table.TableLog.PastView;

/** Routes for a single table. */
public final class TableRoutes {
    private static final Route.Input MOVE = needed("move", "string", "the move in notation");

    /** The number of attachment bytes that count as much work as one log entry. */
    private static final int BYTES_OF_AN_ENTRY = 500;

    /** The work of a hint, in log entries. */
    private static final int HINT_WORK = 2_000;

    private final Tables tables;
    private final NewTables newTables;
    private final TableScheduler scheduler;
    private final TableCommands commands;
    private final TableNotes notes;
    private final Relations relations;
    private final NameLookup names;

    public TableRoutes(
            Tables tables,
            NewTables newTables,
            TableScheduler scheduler,
            TableCommands commands,
            TableNotes notes,
            Relations relations,
            NameLookup names) {
        this.tables = tables;
        this.newTables = newTables;
        this.scheduler = scheduler;
        this.commands = commands;
        this.notes = notes;
        this.relations = relations;
        this.names = names;
    }

    public List<Route> routes() {
        var routes = new ArrayList<>(questions());
        commands.all().forEach(kind -> routes.add(route(kind)));
        routes.addAll(besides());
        return routes;
    }

    private List<Route> questions() {
        return List.of(
                new Route(
                        "POST /api/tables", VISITOR, TableInfo.class, "Creates a table.", NewTable.class, this::create),
                new Route(
                        "GET /api/tables/{id}",
                        ANYONE,
                        TableInfo.class,
                        "Returns a table as you may see it.",
                        List.of(TableCommands.INVITATION),
                        call -> watched(call, table -> table.viewFor(call.idOrNull()))),
                new Route(
                        "GET /api/tables/{id}/why",
                        VISITOR,
                        IllegalMoveReason.class,
                        "Returns why you cannot play a move now; null if it can be played.",
                        List.of(MOVE),
                        this::why),
                new Route(
                        "GET /api/tables/{id}/ways",
                        VISITOR,
                        ReachablePaths.class,
                        "Returns the paths of your pieces in this turn, if it is your move.",
                        call -> own(call, table -> PlayActions.reachablePaths(table, call.id()))),
                new Route(
                        "GET /api/tables/{id}/worth",
                        VISITOR,
                        MoveGain.class,
                        "Returns the points that a move would add to your score now; null if that is not certain.",
                        List.of(MOVE),
                        call -> own(call, table -> PlayActions.moveGain(table, call.id(), move(call)))),
                new Route(
                        "GET /api/tables/{id}/hint",
                        VISITOR,
                        HintResponse.class,
                        "Returns the move that a bot would play for you, with reasons, confidence and the second-best move.",
                        this::hint),
                new Route(
                        "GET /api/tables/{id}/log",
                        ANYONE,
                        LogResponse.class,
                        "Returns the log of a table.",
                        List.of(
                                TableCommands.INVITATION,
                                maybe("after", "integer", "only entries with a higher number"),
                                maybe("events", "boolean", "whether to include the events of each move")),
                        this::log),
                new Route(
                        "GET /api/tables/{id}/views/{number}",
                        ANYONE,
                        PastView.class,
                        "Returns the game as it was after an entry of the log.",
                        List.of(
                                TableCommands.INVITATION,
                                maybe(
                                        "seat",
                                        "string",
                                        "whose view, once the game is over: the number of a seat, or 'all' to show every hand")),
                        this::past));
    }

    private List<Route> besides() {
        return List.of(
                new Route(
                        "POST /api/tables/{id}/rematch",
                        VISITOR,
                        TableInfo.class,
                        "Creates a table for the same people and notifies them.",
                        this::rematch),
                new Route(
                        "GET /api/tables/{id}/chat",
                        ANYONE,
                        ChatHistory.class,
                        "Lists the chat messages of your room.",
                        List.of(TableCommands.INVITATION),
                        this::chat),
                new Route(
                        "GET /api/tables/{id}/note",
                        VISITOR,
                        OwnNote.class,
                        "Returns your note at a table.",
                        List.of(TableCommands.INVITATION),
                        call -> {
                            String id = watched(call, table -> table.game().id());
                            return new OwnNote(notes.note(id, call.id()));
                        }),
                new Route(
                        "PUT /api/tables/{id}/note",
                        VISITOR,
                        OwnNote.class,
                        "Saves your note at a table, which only you can see.",
                        NewNote.class,
                        this::putNote),
                new Route(
                        "GET /api/tables/{id}/attachments",
                        ANYONE,
                        AttachmentList.class,
                        "Lists the attachments of the players, such as drawings.",
                        List.of(TableCommands.INVITATION),
                        this::attachments),
                new Route(
                        "PUT /api/tables/{id}/attachment",
                        VISITOR,
                        AttachmentInfo.class,
                        "Attaches something to a seat of yours, replacing the attachment of the same part; the game defines what is allowed.",
                        NewAttachment.class,
                        this::attach));
    }

    /** Creates the route of a command, which responds with the table after it. */
    private <D extends TableCommand> Route route(TableCommands.CommandSpec<D> kind) {
        return new Route(
                "POST /api/tables/{id}/" + kind.name(),
                VISITOR,
                TableInfo.class,
                kind.summary(),
                kind.body(),
                (call, deed) -> tables.query(call.path("id"), table -> {
                    var unused = commands.run(deed, table, new TableCommands.Actor(call.id(), call.quotas(), false));
                    return table.viewFor(call.id());
                }));
    }

    /** Queries a table that the person may watch, with an invitation if required. */
    private <T> T watched(ApiRequest call, Table.TableQuery<T> action) throws RefusedException {
        return tables.query(
                call.path("id"),
                table -> action.run(table.requireVisibleTo(call.idOrNull(), call.query("invitation"))));
    }

    /** Queries a table without an invitation, for questions that are for players only. */
    private <T> T own(ApiRequest call, Table.TableQuery<T> action) throws RefusedException {
        return tables.query(call.path("id"), table -> action.run(table.requireVisibleTo(call.id(), null)));
    }

    private TableInfo create(ApiRequest call, NewTable wish) throws RefusedException {
        commands.requireRoom(call.id(), call.quotas());
        TableRequest request = TableRequest.of(wish, call.id());
        call.newTable();
        String id = newTables.create(request, call.id());
        return tables.query(id, table -> table.viewFor(call.id()));
    }

    private static String move(ApiRequest call) throws RefusedException {
        String move = call.query("move");
        if (move == null) {
            throw new RefusedException(Phrase.of("house-no-move-missing"));
        }
        return move;
    }

    private IllegalMoveReason why(ApiRequest call) throws RefusedException {
        String move = move(call);
        return own(call, table -> IllegalMoveReason.of(PlayActions.explainRefusal(table, call.id(), move)));
    }

    private HintResponse hint(ApiRequest call) throws RefusedException {
        call.quotas().require(RateLimit.HINTS, call.id());
        call.work(HINT_WORK);
        return scheduler.hint(call.path("id"), call.id());
    }

    private LogResponse log(ApiRequest call) throws RefusedException {
        int after = Math.clamp(call.number("after", 0), 0, Integer.MAX_VALUE);
        boolean events = "true".equals(call.query("events"));
        TableSnapshot now = watched(call, TableSnapshot::of);
        call.work(now.replayWork(after)); // outside the table's lock, because a game may have to be read and replayed
        return new LogResponse(events ? now.entriesWithEvents(after) : now.entriesAfter(after));
    }

    private PastView past(ApiRequest call) throws RefusedException {
        int number = Math.clamp(call.pathNumber("number"), -1, Integer.MAX_VALUE);
        TableSnapshot now = watched(call, TableSnapshot::of);
        call.work(TableSnapshot.maxReplayWork());
        return now.viewAt(number, call.idOrNull(), call.query("seat"));
    }

    private ChatHistory chat(ApiRequest call) throws RefusedException {
        List<ChatLine> lines = watched(
                call, table -> TableChat.lines(table, call.idOrNull(), ServerLimits.MAX_CHAT_LINES, notes, relations));
        return new ChatHistory(lines.stream()
                .map(line -> new ChatHistory.ChatMessage(names.name(line.person()), line.text(), line.time()))
                .toList());
    }

    private TableInfo rematch(ApiRequest call) throws RefusedException {
        commands.requireRoom(call.id(), call.quotas());
        call.newTable();
        String next = newTables.rematch(call.path("id"), call.id());
        return tables.query(next, table -> table.viewFor(call.id()));
    }

    /**
     * Reads the attachments outside the table's lock and sends them as stored, since together they may be a megabyte.
     */
    private AttachmentList attachments(ApiRequest call) throws RefusedException {
        String id = watched(call, table -> table.game().id());
        call.work(1); // refuses before anything is read
        call.work(notes.attachmentsLength(id) / BYTES_OF_AN_ENTRY);
        return Attachments.toList(notes.attachments(id));
    }

    private AttachmentInfo attach(ApiRequest call, NewAttachment wish) throws RefusedException {
        call.quotas().require(RateLimit.ATTACHMENTS, call.id());
        return tables.query(call.path("id"), table -> Attachments.put(table, call.id(), wish, notes));
    }

    private OwnNote putNote(ApiRequest call, NewNote note) throws RefusedException {
        String id = tables.query(
                call.path("id"),
                table -> table.requireVisibleTo(call.id(), note.invitation())
                        .game()
                        .id());
        String text = PlainText.cleanLines(note.text(), ServerLimits.MAX_NOTE_LENGTH);
        notes.putNote(id, call.id(), text);
        return new OwnNote(text);
    }
}
