package org.merlon.server.web;

import static org.merlon.server.web.Route.Input.maybe;
import static org.merlon.server.web.Route.Input.needed;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.Warden;
import org.merlon.server.store.Bonds;
import org.merlon.server.store.Store;
import org.merlon.server.table.Chairs;
import org.merlon.server.table.Play;
import org.merlon.server.table.Rooms;
import org.merlon.server.table.Table;
import org.merlon.server.table.Vanished;

/** Everything that a person can do at a table, listed once for HTTP and WebSocket. */
final class Deeds {
    static final Route.Input INVITATION = maybe("invitation", "string", "the secret of an unlisted table");

    /** What saying something is called over the WebSocket. */
    static final String SAY = "say";

    private static final int ANY = Integer.MAX_VALUE;

    private final Store store;

    private final Warden warden;

    Deeds(Store store, Warden warden) {
        this.store = store;
        this.warden = warden;
    }

    /** Who does something. */
    record Actor(String id, Quotas quotas) {}

    /** Something that was read and can be done; answers with the entry that it has led to. */
    interface Act {
        int run(Table table, Actor actor) throws RefusedException;
    }

    /** Reads what is wanted. */
    interface Reader {
        Act read(Fields body) throws MalformedException, RefusedException;
    }

    /**
     * One kind of deed.
     *
     * @param name the last part of its address
     * @param type what it is called over the WebSocket, or null if it is not done there
     */
    record Deed(String name, @Nullable String type, String summary, List<Route.Input> inputs, Reader reader) {}

    /** Those that are done over the WebSocket, by type; what comes over HTTP has passed the warden before. */
    Map<String, Deed> live() {
        var live = new LinkedHashMap<String, Deed>();
        for (Deed deed : all()) {
            if (deed.type != null) {
                live.put(deed.type, new Deed(deed.name, deed.type, deed.summary, deed.inputs, body -> {
                    Act act = deed.reader.read(body);
                    return (table, actor) -> {
                        warden.requireMayAct(actor.id);
                        return act.run(table, actor);
                    };
                }));
            }
        }
        return live;
    }

    List<Deed> all() {
        return List.of(
                new Deed(
                        "join",
                        null,
                        "Sits down on a free seat, or calls one's own seat otherwise.",
                        List.of(
                                maybe("seat", "integer", "any free one if left out"),
                                maybe("name", "string", "what the seat is called; the person's own name if left out"),
                                INVITATION),
                        this::join),
                plain("leave", null, "Gets up; during a game a bot keeps the seat.", Chairs::leave),
                plain("call-bot", null, "Lets a bot play for whoever has vanished in their turn.", Vanished::callBot),
                plain("claim", null, "Takes the win from whoever has vanished in their turn.", Vanished::claim),
                plain(
                        "call-off",
                        null,
                        "Ends a game of two without a winner, if the other has vanished.",
                        Vanished::callOff),
                plain("take-back", null, "Takes back the seats that bots have kept.", Chairs::takeBack),
                new Deed(
                        "bot",
                        null,
                        "Puts a bot on a seat, or frees it.",
                        List.of(
                                needed("seat", "integer", "which seat"),
                                maybe("name", "string", "the bot; nobody if left out")),
                        body -> {
                            int seat = body.whole("seat", 0, ANY);
                            String bot = body.textOrNull("name");
                            return act((table, who) -> Chairs.setBot(table, who, seat, bot));
                        }),
                new Deed(
                        "word",
                        null,
                        "Gives a word to be mixed into the key.",
                        List.of(needed("word", "string", "secret until the game is over")),
                        body -> {
                            String word = PlainText.clean(body.text("word"), Limits.MAX_WORD);
                            return act((table, who) -> Chairs.giveWord(table, who, word));
                        }),
                plain("start", null, "Begins the game.", Chairs::start),
                plain("abort", null, "Closes a table that has not begun.", Chairs::abort),
                new Deed(
                        "move",
                        "move",
                        "Plays a move.",
                        List.of(
                                needed("number", "integer", "the last entry that the player has seen"),
                                needed("move", "string", "the move in notation")),
                        body -> {
                            int number = body.whole("number", 0, ANY);
                            String move = body.text("move");
                            return (table, actor) -> Play.move(table, actor.id, number, move);
                        }),
                new Deed(
                        "undo",
                        "undo",
                        "Takes back the last move of one's own turn.",
                        List.of(maybe("number", "integer", "the last entry that the player has seen, for safety")),
                        body -> {
                            int number = body.whole("number", Play.ANY, 0, ANY);
                            return act((table, who) -> Play.undo(table, who, number));
                        }),
                new Deed(
                        "ask-undo",
                        "ask-undo",
                        "Asks the others to go further back.",
                        List.of(needed("kept", "integer", "how many moves shall still stand")),
                        body -> {
                            int kept = body.whole("kept", 0, ANY);
                            return act((table, who) -> Play.askUndo(table, who, kept));
                        }),
                new Deed(
                        "answer-undo",
                        "answer-undo",
                        "Agrees to going back, or not.",
                        List.of(
                                needed("kept", "integer", "how many moves shall stand, as it was asked"),
                                needed("number", "integer", "the last entry when it was asked"),
                                needed("yes", "boolean", "whether it is agreed")),
                        body -> {
                            int kept = body.whole("kept", 0, ANY);
                            int number = body.whole("number", 0, ANY);
                            boolean yes = body.truth("yes", false);
                            return act((table, who) -> Play.answerUndo(table, who, kept, number, yes));
                        }),
                plain("resign", "resign", "Gives up.", Play::resign),
                new Deed(
                        "chat",
                        SAY,
                        "Says something to those in the same room.",
                        List.of(needed("text", "string", "what to say"), INVITATION),
                        this::say));
    }

    /** What a person does without more to say about it. */
    private interface Plain {
        void run(Table table, String who) throws RefusedException;
    }

    private static Act act(Plain plain) {
        return (table, actor) -> {
            plain.run(table, actor.id);
            return table.game().number();
        };
    }

    private static Deed plain(String name, @Nullable String type, String summary, Plain plain) {
        return new Deed(name, type, summary, List.of(), body -> act(plain));
    }

    private Act join(Fields body) throws MalformedException {
        int seat = body.whole("seat", Chairs.ANY, 0, ANY);
        String called = body.textOrNull("name");
        String invitation = body.textOrNull("invitation");
        return (table, actor) -> {
            requireRoom(actor);
            String creator = table.game().terms().creator();
            if (!creator.equals(actor.id) && store.bonds().blocks(creator, actor.id)) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-blocked"));
            }
            var reserved = new HashSet<Integer>();
            boolean asked = false;
            for (Bonds.Challenge challenge :
                    store.bonds().challengesAt(table.game().id())) {
                boolean own = challenge.challenged().equals(actor.id);
                asked |= own;
                if (!own) {
                    reserved.add(challenge.seat());
                }
            }
            Chairs.join(table, actor.id, seat, called, invitation, reserved);
            if (asked) {
                store.bonds().removeChallenge(table.game().id(), actor.id);
            }
            return table.game().number();
        };
    }

    private Act say(Fields body) throws MalformedException {
        String text = body.text("text");
        return (table, actor) -> {
            Quotas.limit(actor.quotas.chat, actor.id); // what cannot be said counts too
            Rooms.say(table, actor.id, PlainText.clean(text, Limits.MAX_CHAT), store.talk(), store.bonds());
            return table.game().number();
        };
    }

    /** Refuses whoever sits at as many tables as one may. */
    void requireRoom(Actor actor) throws RefusedException {
        int most = actor.quotas.tablesPerPerson;
        if (store.logs().countTablesOf(actor.id) >= most) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-too-many-tables").with("most", most));
        }
    }
}
