package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Input.maybe;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.people.ModerationGuard;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.live.Table;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimit;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.table.TableCommand;

/** Everything that a person can do at a table, listed once for HTTP and WebSocket. */
public final class TableCommands {
    static final Route.Input INVITATION = maybe("invitation", "string", "the secret of an unlisted table");

    private final Store store;

    private final ModerationGuard moderation;

    private final List<CommandSpec<?>> kinds;

    private final Map<Class<?>, CommandSpec<?>> byBody = new HashMap<>();

    public TableCommands(Store store, ModerationGuard moderation) {
        this.store = store;
        this.moderation = moderation;
        kinds = kinds();
        kinds.forEach(kind -> byBody.put(kind.body, kind));
        for (Class<?> deed : TableCommand.class.getPermittedSubclasses()) {
            Objects.requireNonNull(byBody.get(deed), () -> deed + " is not listed");
        }
    }

    /**
     * Who does something.
     *
     * @param watching whether they see the table already, and have shown the invitation for that if it took one
     */
    public record Actor(String id, Quotas quotas, boolean watching) {}

    /** How something is done; answers with the entry that it has led to. */
    interface Way<D extends TableCommand> {
        int run(D deed, Table table, Actor actor) throws RefusedException;
    }

    /**
     * One kind of deed.
     *
     * @param body what is sent for it
     */
    record CommandSpec<D extends TableCommand>(Class<D> body, String summary, Way<D> way) {
        /** The last part of its address, and the type of the message. */
        String name() {
            return RecordReader.name(body);
        }

        private int run(TableCommand deed, Table table, Actor actor) throws RefusedException {
            return way.run(body.cast(deed), table, actor);
        }
    }

    /** Refuses who may do nothing, or nothing now; over HTTP that has been asked before every route. */
    public void requireMayAct(@Nullable String person) throws RefusedException {
        moderation.requireMayAct(person);
    }

    /** Does something at a table that the actor must be one to know of. */
    public int run(TableCommand deed, Table table, Actor actor) throws RefusedException {
        if (!actor.watching) {
            Access.requireVisible(table.game(), actor.id, deed.invitation());
        }
        return Objects.requireNonNull(byBody.get(deed.getClass())).run(deed, table, actor);
    }

    List<CommandSpec<?>> all() {
        return kinds;
    }

    private List<CommandSpec<?>> kinds() {
        return List.of(
                new CommandSpec<>(
                        TableCommand.Join.class,
                        "Sits down on a free seat, or calls one's own seat otherwise.",
                        this::join),
                plain(TableCommand.Leave.class, "Gets up; during a game a bot keeps the seat.", SeatActions::leave),
                plain(
                        TableCommand.CallBot.class,
                        "Lets a bot play for whoever has vanished in their turn.",
                        AbsenceClaims::callBot),
                plain(
                        TableCommand.Claim.class,
                        "Takes the win from whoever has vanished in their turn.",
                        AbsenceClaims::claim),
                plain(
                        TableCommand.CallOff.class,
                        "Ends a game of two without a winner, if the other has vanished.",
                        AbsenceClaims::cancelGame),
                plain(TableCommand.TakeBack.class, "Takes back the seats that bots have kept.", SeatActions::takeBack),
                new CommandSpec<>(
                        TableCommand.SeatBot.class,
                        "Puts a bot on a seat, or frees it.",
                        then((bot, table, who) -> SeatActions.setBot(table, who, bot.seat(), bot.name()))),
                new CommandSpec<>(
                        TableCommand.GiveWord.class,
                        "Gives a word to be mixed into the key.",
                        then((given, table, who) -> SeatActions.giveWord(
                                table, who, PlainText.clean(given.word(), ServerLimits.MAX_WORD_LENGTH)))),
                plain(TableCommand.Start.class, "Begins the game.", SeatActions::start),
                plain(TableCommand.Abort.class, "Closes a table that has not begun.", SeatActions::abort),
                new CommandSpec<>(
                        TableCommand.Move.class,
                        "Plays a move.",
                        (played, table, actor) -> PlayActions.move(table, actor.id, played.number(), played.move())),
                new CommandSpec<>(
                        TableCommand.Undo.class,
                        "Takes back the last move of one's own turn.",
                        then((undo, table, who) -> PlayActions.undo(
                                table, who, undo.number() == null ? PlayActions.ANY_NUMBER : undo.number()))),
                new CommandSpec<>(
                        TableCommand.AskUndo.class,
                        "Asks the others to go further back.",
                        then((asked, table, who) -> PlayActions.askUndo(table, who, asked.kept()))),
                new CommandSpec<>(
                        TableCommand.AnswerUndo.class,
                        "Agrees to going back, or not.",
                        then((given, table, who) ->
                                PlayActions.answerUndo(table, who, given.kept(), given.number(), given.yes()))),
                plain(TableCommand.Resign.class, "Gives up.", PlayActions::resign),
                new CommandSpec<>(TableCommand.Chat.class, "Says something to those in the same room.", this::say));
    }

    /** What a person does. */
    private interface Doing<D> {
        void run(D deed, Table table, String who) throws RefusedException;
    }

    /** What a person does without more to say about it. */
    private interface Plain {
        void run(Table table, String who) throws RefusedException;
    }

    /** Does something and then looks how far the table has come. */
    private static <D extends TableCommand> Way<D> then(Doing<D> doing) {
        return (deed, table, actor) -> {
            doing.run(deed, table, actor.id);
            return table.game().number();
        };
    }

    private static <D extends TableCommand> CommandSpec<D> plain(Class<D> body, String summary, Plain plain) {
        return new CommandSpec<>(body, summary, then((deed, table, who) -> plain.run(table, who)));
    }

    private int join(TableCommand.Join wish, Table table, Actor actor) throws RefusedException {
        requireRoom(actor.id, actor.quotas);
        String creator = table.game().terms().creator();
        if (!creator.equals(actor.id) && store.relations().hasBlocked(creator, actor.id)) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-blocked"));
        }
        var reserved = new HashSet<Integer>();
        boolean asked = false;
        for (Relations.Challenge challenge :
                store.relations().challengesAt(table.game().id())) {
            boolean own = challenge.challenged().equals(actor.id);
            asked |= own;
            if (!own) {
                reserved.add(challenge.seat());
            }
        }
        int seat = wish.seat() == null ? SeatActions.ANY_SEAT : wish.seat();
        SeatActions.join(table, actor.id, seat, wish.name(), wish.invitation(), reserved);
        if (asked) {
            store.relations().removeChallenge(table.game().id(), actor.id);
        }
        return table.game().number();
    }

    private int say(TableCommand.Chat said, Table table, Actor actor) throws RefusedException {
        actor.quotas.require(RateLimit.CHAT, actor.id); // what cannot be said counts too
        TableChat.post(
                table,
                actor.id,
                PlainText.clean(said.text(), ServerLimits.MAX_CHAT_LENGTH),
                store.notes(),
                store.relations());
        return table.game().number();
    }

    /** Refuses whoever sits at as many tables as one may. */
    void requireRoom(String person, Quotas quotas) throws RefusedException {
        int most = quotas.maxTablesPerPerson();
        if (store.games().countTablesOf(person) >= most) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-too-many-tables").with("most", most));
        }
    }
}
