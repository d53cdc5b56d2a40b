package org.merlon.server.web;

import static org.merlon.server.web.Route.Input.maybe;
import static org.merlon.server.web.Route.Input.needed;
import static org.merlon.server.web.Route.Who.ANYONE;
import static org.merlon.server.web.Route.Who.VISITOR;

import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.ChatLine;
import org.merlon.server.store.Written;
import org.merlon.server.table.Chairs;
import org.merlon.server.table.Moment;
import org.merlon.server.table.Play;
import org.merlon.server.table.Sketches;
import org.merlon.server.table.Table;
import org.merlon.server.table.TableRequest;
import org.merlon.server.table.Tables;
import org.merlon.server.table.Talk;

/** Everything that can be asked of one table. */
final class TableRoutes {
    private static final Route.Input INVITATION = maybe("invitation", "string", "the secret of an unlisted table");

    private static final Route.Input MOVE = needed("move", "string", "the move in notation");

    /** What is read and sent of these costs as much as an entry of a log. */
    private static final int BYTES_OF_AN_ENTRY = 500;

    private final Tables tables;

    TableRoutes(Tables tables) {
        this.tables = tables;
    }

    List<Route> routes() {
        return List.of(
                new Route(
                        "POST /api/tables",
                        VISITOR,
                        "Makes a table.",
                        List.of(
                                needed("game", "string", "the game's id"),
                                maybe("variant", "string", "the game's first one if left out"),
                                maybe("players", "integer", "the fewest if left out"),
                                maybe("options", "object", "defaults where left out"),
                                maybe("seats", "array", "for each seat {kind: you | open | bot, name}"),
                                maybe("listed", "boolean", "whether strangers may find it"),
                                maybe("pace", "object", "{kind: none | live | days, base, increment, days}"),
                                maybe("rated", "boolean", "whether it changes ratings"),
                                maybe("shuffled", "boolean", "whether seats are shuffled at the start"),
                                maybe("start", "boolean", "whether to begin at once")),
                        this::create),
                new Route(
                        "GET /api/tables/{id}",
                        ANYONE,
                        "Shows a table as the asker may see it.",
                        List.of(INVITATION),
                        call -> watched(call, table -> table.view(call.idOrNull()))),
                new Route(
                        "GET /api/tables/{id}/why",
                        VISITOR,
                        "Says why the asker cannot play a move now; null if it can be played.",
                        List.of(MOVE),
                        this::why),
                new Route(
                        "GET /api/tables/{id}/ways",
                        VISITOR,
                        "Shows how far the asker's pieces get in this turn, if it is the asker's move.",
                        call -> own(call, table -> Play.ways(table, call.id()))),
                new Route(
                        "GET /api/tables/{id}/worth",
                        VISITOR,
                        "Says what a move would add to the asker's score now; null if that is not certain.",
                        List.of(MOVE),
                        call -> own(call, table -> Play.worth(table, call.id(), move(call)))),
                new Route(
                        "GET /api/tables/{id}/log",
                        ANYONE,
                        "Lists what has happened at a table.",
                        List.of(
                                INVITATION,
                                maybe("after", "integer", "only entries with a higher number"),
                                maybe("events", "boolean", "whether to tell what happened in each move")),
                        this::log),
                new Route(
                        "GET /api/tables/{id}/views/{number}",
                        ANYONE,
                        "Shows the game as it was after an entry of the log.",
                        List.of(
                                INVITATION,
                                maybe(
                                        "seat",
                                        "string",
                                        "whose view, once the game is over: a seat's number, or all for every hand")),
                        this::past),
                deed(
                        "join",
                        "Sits down on a free seat, or calls one's own seat otherwise.",
                        List.of(
                                maybe("seat", "integer", "any free one if left out"),
                                maybe("name", "string", "what the seat is called; the person's own name if left out"),
                                INVITATION),
                        (table, call) -> {
                            requireRoom(call);
                            Chairs.join(
                                    table,
                                    call.id(),
                                    call.whole("seat", Chairs.ANY),
                                    call.textOrNull("name"),
                                    call.textOrNull("invitation"));
                        }),
                deed(
                        "leave",
                        "Gets up; during a game a bot keeps the seat.",
                        List.of(),
                        (table, call) -> Chairs.leave(table, call.id())),
                deed(
                        "take-back",
                        "Takes back the seats that bots have kept.",
                        List.of(),
                        (table, call) -> Chairs.takeBack(table, call.id())),
                deed(
                        "bot",
                        "Puts a bot on a seat, or frees it.",
                        List.of(
                                needed("seat", "integer", "which seat"),
                                maybe("name", "string", "the bot; nobody if left out")),
                        (table, call) -> Chairs.setBot(table, call.id(), call.whole("seat"), call.textOrNull("name"))),
                deed(
                        "word",
                        "Gives a word to be mixed into the key.",
                        List.of(needed("word", "string", "secret until the game is over")),
                        (table, call) ->
                                Chairs.giveWord(table, call.id(), PlainText.clean(call.text("word"), Limits.MAX_WORD))),
                deed("start", "Begins the game.", List.of(), (table, call) -> Chairs.start(table, call.id())),
                deed(
                        "abort",
                        "Closes a table that has not begun.",
                        List.of(),
                        (table, call) -> Chairs.abort(table, call.id())),
                deed(
                        "move",
                        "Plays a move.",
                        List.of(
                                needed("number", "integer", "the last entry that the player has seen"),
                                needed("move", "string", "the move in notation")),
                        (table, call) -> Play.move(table, call.id(), call.whole("number"), call.text("move"))),
                deed(
                        "undo",
                        "Takes back the last move of one's own turn.",
                        List.of(maybe("number", "integer", "the last entry that the player has seen, for safety")),
                        (table, call) -> Play.undo(table, call.id(), call.whole("number", Play.ANY))),
                deed(
                        "ask-undo",
                        "Asks the others to go further back.",
                        List.of(needed("kept", "integer", "how many moves shall still stand")),
                        (table, call) -> Play.askUndo(table, call.id(), call.whole("kept"))),
                deed(
                        "answer-undo",
                        "Agrees to going back, or not.",
                        List.of(
                                needed("kept", "integer", "how many moves shall stand, as it was asked"),
                                needed("number", "integer", "the last entry when it was asked"),
                                needed("yes", "boolean", "whether it is agreed")),
                        (table, call) -> Play.answerUndo(
                                table, call.id(), call.whole("kept"), call.whole("number"), call.truth("yes"))),
                deed("resign", "Gives up.", List.of(), (table, call) -> Play.resign(table, call.id())),
                deed(
                        "chat",
                        "Says something to those in the same room.",
                        List.of(needed("text", "string", "what to say"), INVITATION),
                        (table, call) -> {
                            Quotas.limit(call.quotas().chat, call.id());
                            Talk.say(
                                    table,
                                    call.id(),
                                    call.textOrNull("invitation"),
                                    PlainText.clean(call.text("text"), Limits.MAX_CHAT),
                                    tables);
                        }),
                new Route(
                        "POST /api/tables/{id}/rematch",
                        VISITOR,
                        "Makes a table for the same people, and tells them.",
                        this::rematch),
                new Route(
                        "GET /api/tables/{id}/chat",
                        ANYONE,
                        "Lists what was said in the asker's room.",
                        List.of(INVITATION),
                        this::chat),
                new Route(
                        "GET /api/tables/{id}/note",
                        VISITOR,
                        "Shows the asker's own note.",
                        List.of(INVITATION),
                        call -> {
                            String id = watched(call, table -> table.game().id());
                            return new Data.Obj().put("text", tables.store().note(id, call.id()));
                        }),
                new Route(
                        "PUT /api/tables/{id}/note",
                        VISITOR,
                        "Keeps a note that only its writer sees.",
                        List.of(needed("text", "string", "the note"), INVITATION),
                        this::putNote),
                new Route(
                        "GET /api/tables/{id}/drawings",
                        ANYONE,
                        "Lists what the players have drawn by hand.",
                        List.of(INVITATION),
                        this::drawings),
                new Route(
                        "PUT /api/tables/{id}/drawing",
                        VISITOR,
                        "Draws a part of one's own sheet, in place of what was drawn for it.",
                        List.of(
                                needed("seat", "integer", "whose sheet"),
                                needed("part", "string", "what is drawn, such as tower-1"),
                                needed(
                                        "strokes",
                                        "array",
                                        "each {colour: 0 to 7, points: [x, y, x, y, ...] of 0 to 1000}; none rubs it out")),
                        this::draw));
    }

    /** Something done at a table, which answers with the table as it is then. */
    private interface Deed {
        void run(Table table, Call call) throws RefusedException;
    }

    private Route deed(String name, String summary, List<Route.Input> inputs, Deed deed) {
        return new Route("POST /api/tables/{id}/" + name, VISITOR, summary, inputs, call -> {
            String invitation = call.textOrNull("invitation");
            // Of those who may watch, so that nothing about the body tells an outsider that there is such a table.
            return tables.watched(call.path("id"), call.id(), invitation, table -> {
                deed.run(table, call);
                return table.view(call.id());
            });
        });
    }

    /** Asks something of a table that the asker may watch, invited or not. */
    private <T> T watched(Call call, Table.Action<T> action) throws RefusedException {
        return tables.watched(call.path("id"), call.idOrNull(), call.query("invitation"), action);
    }

    /** The same without an invitation, which does nothing for who has no seat. */
    private <T> T own(Call call, Table.Action<T> action) throws RefusedException {
        return tables.watched(call.path("id"), call.id(), null, action);
    }

    private Data create(Call call) throws RefusedException {
        requireRoom(call);
        TableRequest request = TableRequest.read(call.object(), call.id());
        call.newTable();
        String id = tables.create(request, call.id());
        return tables.at(id, table -> table.view(call.id()));
    }

    private void requireRoom(Call call) throws RefusedException {
        if (tables.store().countTablesOf(call.id()) >= call.quotas().tablesPerPerson) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-too-many-tables").with("most", call.quotas().tablesPerPerson));
        }
    }

    private static String move(Call call) throws RefusedException {
        String move = call.query("move");
        if (move == null) {
            throw new RefusedException(Phrase.of("house-no-move-missing"));
        }
        return move;
    }

    private Data why(Call call) throws RefusedException {
        String move = move(call);
        return own(call, table -> {
            Refusal refusal = Play.why(table, call.id(), move);
            return refusal == null
                    ? new Data.Obj().put("reason", Data.Null.NULL)
                    : Front.reasons(new Data.Obj(), refusal);
        });
    }

    private Data log(Call call) throws RefusedException {
        int after = Math.clamp(call.number("after", 0), 0, Integer.MAX_VALUE);
        boolean events = "true".equals(call.query("events"));
        Moment now = watched(call, Moment::of);
        call.work(now.work(after)); // a game that is read or played again is no work for the table's lock
        List<Data.Obj> entries = events ? now.entriesWithEvents(after) : now.entriesAfter(after);
        return new Data.Obj().put("entries", Data.list(entries, entry -> entry));
    }

    private Data past(Call call) throws RefusedException {
        int number = Math.clamp(call.pathNumber("number"), -1, Integer.MAX_VALUE);
        Moment now = watched(call, Moment::of);
        call.work(Moment.workOfOne());
        return now.past(number, call.idOrNull(), call.query("seat"));
    }

    private Data chat(Call call) throws RefusedException {
        List<ChatLine> lines = tables.at(
                call.path("id"),
                table -> Talk.lines(table, call.idOrNull(), call.query("invitation"), Limits.MAX_CHAT_SHOWN, tables));
        return new Data.Obj()
                .put(
                        "lines",
                        Data.list(
                                lines,
                                line -> new Data.Obj()
                                        .put("name", tables.names().name(line.person()))
                                        .put("text", line.text())
                                        .put("time", line.time())));
    }

    private Data rematch(Call call) throws RefusedException {
        requireRoom(call);
        call.newTable();
        String next = tables.rematch(call.path("id"), call.id());
        return tables.at(next, table -> table.view(call.id()));
    }

    /** Read away from the table's lock, and sent as they are stored: together they may be a megabyte. */
    private Data drawings(Call call) throws RefusedException {
        String id = watched(call, table -> table.game().id());
        call.work(1); // who has asked too much is not even read for
        String json = Sketches.json(tables.store().drawings(id));
        call.work(json.length() / BYTES_OF_AN_ENTRY);
        return call.written("{\"drawings\":" + json + "}");
    }

    private Data draw(Call call) throws RefusedException {
        Quotas.limit(call.quotas().drawings, call.id());
        int seat = call.whole("seat");
        return tables.at(call.path("id"), table -> Sketches.draw(table, call.id(), seat, call.fields(), tables));
    }

    private Data putNote(Call call) throws RefusedException {
        String invitation = call.textOrNull("invitation");
        String id = tables.watched(
                call.path("id"), call.id(), invitation, table -> table.game().id());
        String text = PlainText.cleanLines(call.text("text"), Limits.MAX_NOTE);
        Written.of(tables.store().putNote(id, call.id(), text));
        return new Data.Obj().put("text", text);
    }
}
