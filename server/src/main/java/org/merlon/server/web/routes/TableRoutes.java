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

/** Everything that can be asked of one table. */
public final class TableRoutes {
    private static final Route.Input MOVE = needed("move", "string", "the move in notation");

    /** What is read and sent of these costs as much as an entry of a log. */
    private static final int BYTES_OF_AN_ENTRY = 500;

    /** So many entries could be read while a bot thinks about a hint, people first. */
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
                new Route("POST /api/tables", VISITOR, TableInfo.class, "Makes a table.", NewTable.class, this::create),
                new Route(
                        "GET /api/tables/{id}",
                        ANYONE,
                        TableInfo.class,
                        "Shows a table as the asker may see it.",
                        List.of(TableCommands.INVITATION),
                        call -> watched(call, table -> table.viewFor(call.idOrNull()))),
                new Route(
                        "GET /api/tables/{id}/why",
                        VISITOR,
                        IllegalMoveReason.class,
                        "Says why the asker cannot play a move now; null if it can be played.",
                        List.of(MOVE),
                        this::why),
                new Route(
                        "GET /api/tables/{id}/ways",
                        VISITOR,
                        ReachablePaths.class,
                        "Shows how far the asker's pieces get in this turn, if it is the asker's move.",
                        call -> own(call, table -> PlayActions.reachablePaths(table, call.id()))),
                new Route(
                        "GET /api/tables/{id}/worth",
                        VISITOR,
                        MoveGain.class,
                        "Says what a move would add to the asker's score now; null if that is not certain.",
                        List.of(MOVE),
                        call -> own(call, table -> PlayActions.moveGain(table, call.id(), move(call)))),
                new Route(
                        "GET /api/tables/{id}/hint",
                        VISITOR,
                        HintResponse.class,
                        "Says what a bot would do in the asker's place, why, how sure it is, and what comes next to it.",
                        this::hint),
                new Route(
                        "GET /api/tables/{id}/log",
                        ANYONE,
                        LogResponse.class,
                        "Lists what has happened at a table.",
                        List.of(
                                TableCommands.INVITATION,
                                maybe("after", "integer", "only entries with a higher number"),
                                maybe("events", "boolean", "whether to tell what happened in each move")),
                        this::log),
                new Route(
                        "GET /api/tables/{id}/views/{number}",
                        ANYONE,
                        PastView.class,
                        "Shows the game as it was after an entry of the log.",
                        List.of(
                                TableCommands.INVITATION,
                                maybe(
                                        "seat",
                                        "string",
                                        "whose view, once the game is over: a seat's number, or all for every hand")),
                        this::past));
    }

    private List<Route> besides() {
        return List.of(
                new Route(
                        "POST /api/tables/{id}/rematch",
                        VISITOR,
                        TableInfo.class,
                        "Makes a table for the same people, and tells them.",
                        this::rematch),
                new Route(
                        "GET /api/tables/{id}/chat",
                        ANYONE,
                        ChatHistory.class,
                        "Lists what was said in the asker's room.",
                        List.of(TableCommands.INVITATION),
                        this::chat),
                new Route(
                        "GET /api/tables/{id}/note",
                        VISITOR,
                        OwnNote.class,
                        "Shows the asker's own note.",
                        List.of(TableCommands.INVITATION),
                        call -> {
                            String id = watched(call, table -> table.game().id());
                            return new OwnNote(notes.note(id, call.id()));
                        }),
                new Route(
                        "PUT /api/tables/{id}/note",
                        VISITOR,
                        OwnNote.class,
                        "Keeps a note that only its writer sees.",
                        NewNote.class,
                        this::putNote),
                new Route(
                        "GET /api/tables/{id}/attachments",
                        ANYONE,
                        AttachmentList.class,
                        "Lists what the players have laid beside the game, such as drawings.",
                        List.of(TableCommands.INVITATION),
                        this::attachments),
                new Route(
                        "PUT /api/tables/{id}/attachment",
                        VISITOR,
                        AttachmentInfo.class,
                        "Lays something beside the game, in place of what lay there for the same part; the game says what it may be.",
                        NewAttachment.class,
                        this::attach));
    }

    /** Something done at a table, which answers with the table as it is then. */
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

    /** Asks something of a table that the asker may watch, invited or not. */
    private <T> T watched(ApiRequest call, Table.TableQuery<T> action) throws RefusedException {
        return tables.query(
                call.path("id"),
                table -> action.run(table.requireVisibleTo(call.idOrNull(), call.query("invitation"))));
    }

    /** The same without an invitation, which does nothing for who has no seat. */
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
        return own(call, table -> IllegalMoveReason.of(PlayActions.whyIllegal(table, call.id(), move)));
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
        call.work(now.replayWork(after)); // a game that is read or played again is no work for the table's lock
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
                call, table -> TableChat.lines(table, call.idOrNull(), ServerLimits.MAX_CHAT_SHOWN, notes, relations));
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

    /** Read away from the table's lock, and sent as they are stored: together they may be a megabyte. */
    private AttachmentList attachments(ApiRequest call) throws RefusedException {
        String id = watched(call, table -> table.game().id());
        call.work(1); // who has asked too much is not even read for
        call.work(notes.attachedLength(id) / BYTES_OF_AN_ENTRY);
        return Attachments.all(notes.attachments(id));
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
        String text = PlainText.cleanLines(note.text(), ServerLimits.MAX_NOTE);
        notes.putNote(id, call.id(), text);
        return new OwnNote(text);
    }
}
