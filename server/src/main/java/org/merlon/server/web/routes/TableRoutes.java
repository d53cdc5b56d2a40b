package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.VISITOR;
import static org.merlon.server.web.http.Route.QueryParam.optional;
import static org.merlon.server.web.http.Route.QueryParam.required;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.TableExtrasStore;
import org.merlon.server.table.actions.Attachments;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.web.limits.TableAddresses;
import org.merlon.server.wire.lists.ChatAndNotes.ChatHistory;
import org.merlon.server.wire.lists.ChatAndNotes.NewNote;
import org.merlon.server.wire.lists.ChatAndNotes.OwnNote;
import org.merlon.server.wire.lists.TableAttachments.AttachmentInfo;
import org.merlon.server.wire.lists.TableAttachments.AttachmentList;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;
import org.merlon.server.wire.table.LogResponses.LogResponse;
import org.merlon.server.wire.table.LogResponses.PastView;
import org.merlon.server.wire.table.MoveResponses.HintResponse;
import org.merlon.server.wire.table.MoveResponses.IllegalMoveReason;
import org.merlon.server.wire.table.MoveResponses.MoveGain;
import org.merlon.server.wire.table.MoveResponses.ReachablePaths;
import org.merlon.server.wire.table.NewTable;
import org.merlon.server.wire.table.TableCommand;
import org.merlon.server.wire.table.TableInfo;

/** Routes for a single table. */
public final class TableRoutes {
    private static final Route.QueryParam MOVE_PARAM = required("move", "string", "the move in notation");

    /** The number of attachment bytes that count as much work as one log entry. */
    private static final int BYTES_PER_ENTRY = 500;

    /** The work of a hint, in log entries. */
    private static final int HINT_WORK = 2_000;

    private final Tables tables;
    private final NewTables newTables;
    private final TableScheduler scheduler;
    private final TableCommandRegistry commands;
    private final TableExtrasStore notes;
    private final RelationStore relations;
    private final BlockPolicy blocks;
    private final TableAddresses origins;
    private final NameLookup names;

    public TableRoutes(
            Tables tables,
            NewTables newTables,
            TableScheduler scheduler,
            TableCommandRegistry commands,
            TableExtrasStore notes,
            RelationStore relations,
            TableAddresses origins,
            NameLookup names) {
        this.tables = tables;
        this.newTables = newTables;
        this.scheduler = scheduler;
        this.commands = commands;
        this.notes = notes;
        this.relations = relations;
        blocks = new BlockPolicy(relations);
        this.origins = origins;
        this.names = names;
    }

    public List<Route> routes() {
        var routes = new ArrayList<>(queryRoutes());
        commands.all().forEach(spec -> routes.add(commandRoute(spec)));
        routes.addAll(otherRoutes());
        return routes;
    }

    private List<Route> queryRoutes() {
        return List.of(
                new Route(
                        "POST /api/tables", VISITOR, TableInfo.class, "Creates a table.", NewTable.class, this::create),
                new Route(
                        "GET /api/tables/{id}",
                        ANYONE,
                        TableInfo.class,
                        "Returns a table as you may see it.",
                        List.of(TableCommandRegistry.INVITATION_PARAM),
                        request -> queryVisible(request, table -> table.viewFor(request.personIdOrNull()))),
                new Route(
                        "GET /api/tables/{id}/why",
                        VISITOR,
                        IllegalMoveReason.class,
                        "Returns why you cannot play a move now; null if it can be played.",
                        List.of(MOVE_PARAM),
                        this::whyIllegal),
                new Route(
                        "GET /api/tables/{id}/ways",
                        VISITOR,
                        ReachablePaths.class,
                        "Returns the paths of your pieces in this turn, if it is your move.",
                        request ->
                                queryAsPlayer(request, table -> PlayActions.reachablePaths(table, request.personId()))),
                new Route(
                        "GET /api/tables/{id}/worth",
                        VISITOR,
                        MoveGain.class,
                        "Returns the points that a move would add to your score now; null if that is not certain.",
                        List.of(MOVE_PARAM),
                        request -> queryAsPlayer(
                                request, table -> PlayActions.moveGain(table, request.personId(), moveParam(request)))),
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
                                TableCommandRegistry.INVITATION_PARAM,
                                optional("after", "integer", "only entries with a higher number"),
                                optional("events", "boolean", "whether to include the events of each move")),
                        this::log),
                new Route(
                        "GET /api/tables/{id}/views/{number}",
                        ANYONE,
                        PastView.class,
                        "Returns the game as it was after an entry of the log.",
                        List.of(
                                TableCommandRegistry.INVITATION_PARAM,
                                optional(
                                        "seat",
                                        "string",
                                        "whose view, once the game is over: the number of a seat, or 'all' to show every hand")),
                        this::pastView));
    }

    private List<Route> otherRoutes() {
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
                        List.of(TableCommandRegistry.INVITATION_PARAM),
                        this::chat),
                new Route(
                        "GET /api/tables/{id}/note",
                        VISITOR,
                        OwnNote.class,
                        "Returns your note at a table.",
                        List.of(TableCommandRegistry.INVITATION_PARAM),
                        request -> {
                            String id =
                                    queryVisible(request, table -> table.game().id());
                            return new OwnNote(notes.note(id, request.personId()));
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
                        List.of(TableCommandRegistry.INVITATION_PARAM),
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
    private <D extends TableCommand> Route commandRoute(TableCommandRegistry.CommandSpec<D> spec) {
        return new Route(
                "POST /api/tables/{id}/" + spec.name(),
                VISITOR,
                TableInfo.class,
                spec.summary(),
                spec.body(),
                (request, command) -> tables.query(request.pathParam("id"), table -> {
                    var unused = commands.run(
                            command,
                            table,
                            new TableCommandRegistry.Caller(request.personId(), request.quotas(), false));
                    return table.viewFor(request.personId());
                }));
    }

    /** Queries a table that the person may watch, with an invitation if required. */
    private <T> T queryVisible(ApiRequest request, Table.TableQuery<T> action) throws RefusedException {
        return tables.query(
                request.pathParam("id"),
                table ->
                        action.run(table.requireVisibleTo(request.personIdOrNull(), request.queryParam("invitation"))));
    }

    /** Queries a table without an invitation, for questions that are for players only. */
    private <T> T queryAsPlayer(ApiRequest request, Table.TableQuery<T> action) throws RefusedException {
        return tables.query(
                request.pathParam("id"), table -> action.run(table.requireVisibleTo(request.personId(), null)));
    }

    private TableInfo create(ApiRequest request, NewTable body) throws RefusedException {
        commands.requireBelowTableLimit(request.personId(), request.quotas());
        ValidNewTable tableRequest = ValidNewTable.of(body, request.personId());
        request.countNewTable();
        String id = newTables.create(tableRequest, request.personId());
        request.addOrigin(id, origins);
        return tables.query(id, table -> table.viewFor(request.personId()));
    }

    private static String moveParam(ApiRequest request) throws RefusedException {
        String move = request.queryParam("move");
        if (move == null) {
            throw new RefusedException(Phrase.of("error-missing-move"));
        }
        return move;
    }

    private IllegalMoveReason whyIllegal(ApiRequest request) throws RefusedException {
        String move = moveParam(request);
        return queryAsPlayer(
                request, table -> IllegalMoveReason.of(PlayActions.explainRefusal(table, request.personId(), move)));
    }

    private HintResponse hint(ApiRequest request) throws RefusedException {
        request.quotas().require(RateLimitKind.HINTS, request.personId());
        request.countWork(HINT_WORK);
        return scheduler.hint(request.pathParam("id"), request.personId());
    }

    private LogResponse log(ApiRequest request) throws RefusedException {
        int after = Math.clamp(request.number("after", 0), 0, Integer.MAX_VALUE);
        boolean events = "true".equals(request.queryParam("events"));
        TableHistory history = queryVisible(request, TableHistory::of);
        request.countWork(
                history.replayWork(after)); // outside the table's lock, because a game may have to be read and replayed
        return new LogResponse(events ? history.entriesWithEvents(after) : history.entriesAfter(after));
    }

    private PastView pastView(ApiRequest request) throws RefusedException {
        int number = Math.clamp(request.pathNumber("number"), -1, Integer.MAX_VALUE);
        TableHistory history = queryVisible(request, TableHistory::of);
        request.countWork(history.viewWork(number));
        return history.viewAt(number, request.personIdOrNull(), request.queryParam("seat"));
    }

    private ChatHistory chat(ApiRequest request) throws RefusedException {
        List<ChatLine> lines = queryVisible(
                request,
                table -> TableChat.lines(
                        table, request.personIdOrNull(), ServerLimits.MAX_CHAT_LINES, notes, relations));
        return new ChatHistory(lines.stream()
                .map(line -> new ChatHistory.ChatMessage(names.name(line.person()), line.text(), line.time()))
                .toList());
    }

    private TableInfo rematch(ApiRequest request) throws RefusedException {
        commands.requireBelowTableLimit(request.personId(), request.quotas());
        request.countNewTable();
        tables.run(request.pathParam("id"), table -> blocks.requireMayRematch(table.game(), request.personId()));
        String next = newTables.rematch(request.pathParam("id"), request.personId());
        return tables.query(next, table -> table.viewFor(request.personId()));
    }

    /**
     * Reads the attachments outside the table's lock and sends them as stored, since together they may be a megabyte.
     */
    private AttachmentList attachments(ApiRequest request) throws RefusedException {
        String id = queryVisible(request, table -> table.game().id());
        request.countWork(1); // refuses before anything is read
        int length = notes.attachmentsLength(id);
        request.reserveResponse(length);
        request.countWork(length / BYTES_PER_ENTRY);
        return Attachments.toList(notes.attachments(id));
    }

    private AttachmentInfo attach(ApiRequest request, NewAttachment body) throws RefusedException {
        request.quotas().require(RateLimitKind.ATTACHMENTS, request.personId());
        return tables.query(
                request.pathParam("id"),
                table -> Attachments.put(table, request.personId(), body, notes, request::countStoredBytes));
    }

    private OwnNote putNote(ApiRequest request, NewNote body) throws RefusedException {
        String id = tables.query(
                request.pathParam("id"),
                table -> table.requireVisibleTo(request.personId(), body.invitation())
                        .game()
                        .id());
        String text = TextSanitizer.cleanLines(body.text(), ServerLimits.MAX_NOTE_LENGTH);
        String previous = notes.note(id, request.personId());
        if (previous == null && notes.countNotes(request.personId()) >= ServerLimits.MAX_NOTES_PER_PERSON) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-notes").with("most", ServerLimits.MAX_NOTES_PER_PERSON));
        }
        request.countStoredBytes(Math.max(0, utf8Length(text) - utf8Length(previous)));
        notes.putNote(id, request.personId(), text);
        return new OwnNote(text);
    }

    private static int utf8Length(@Nullable String text) {
        return text == null ? 0 : text.getBytes(StandardCharsets.UTF_8).length;
    }
}
