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

/** The commands at a table, defined once for HTTP and WebSocket. */
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
            Objects.requireNonNull(byBody.get(deed), () -> deed + " has no CommandSpec");
        }
    }

    /**
     * The person who runs a command.
     *
     * @param watching whether the person is watching the table already, and therefore has shown the invitation if one
     *     was required
     */
    public record Actor(String id, Quotas quotas, boolean watching) {}

    /** Runs a command and returns the number of the last entry. */
    interface Way<D extends TableCommand> {
        int run(D deed, Table table, Actor actor) throws RefusedException;
    }

    /**
     * The definition of a command.
     *
     * @param body the record that is sent for it
     */
    record CommandSpec<D extends TableCommand>(Class<D> body, String summary, Way<D> way) {
        /** Returns the last part of the HTTP path, which is also the type of the message. */
        String name() {
            return RecordReader.name(body);
        }

        private int run(TableCommand deed, Table table, Actor actor) throws RefusedException {
            return way.run(body.cast(deed), table, actor);
        }
    }

    /** Refuses a banned person, and everybody in read-only mode. HTTP requests are checked before their route. */
    public void requireMayAct(@Nullable String person) throws RefusedException {
        moderation.requireMayAct(person);
    }

    /** Runs a command at a table that the actor may see. */
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
                new CommandSpec<>(TableCommand.Join.class, "Takes a free seat, or renames your own seat.", this::join),
                plain(
                        TableCommand.Leave.class,
                        "Leaves the table; during a game a bot takes over your seat.",
                        SeatActions::leave),
                plain(
                        TableCommand.CallBot.class,
                        "Lets a bot play for a player who has left during their turn.",
                        AbsenceClaims::callBot),
                plain(
                        TableCommand.Claim.class,
                        "Claims the win over a player who has left during their turn.",
                        AbsenceClaims::claim),
                plain(
                        TableCommand.CallOff.class,
                        "Cancels a two-player game without a winner, if the opponent has left.",
                        AbsenceClaims::cancelGame),
                plain(
                        TableCommand.TakeBack.class,
                        "Takes back the seats that bots are playing for you.",
                        SeatActions::takeBack),
                new CommandSpec<>(
                        TableCommand.SeatBot.class,
                        "Puts a bot on a seat, or makes the seat free.",
                        then((bot, table, who) -> SeatActions.setBot(table, who, bot.seat(), bot.name()))),
                new CommandSpec<>(
                        TableCommand.GiveWord.class,
                        "Contributes a word to the key that chance is derived from.",
                        then((given, table, who) -> SeatActions.giveWord(
                                table, who, PlainText.clean(given.word(), ServerLimits.MAX_WORD_LENGTH)))),
                plain(TableCommand.Start.class, "Starts the game.", SeatActions::start),
                plain(TableCommand.Abort.class, "Closes a table before the game has started.", SeatActions::abort),
                new CommandSpec<>(
                        TableCommand.Move.class,
                        "Plays a move.",
                        (played, table, actor) -> PlayActions.move(table, actor.id, played.number(), played.move())),
                new CommandSpec<>(
                        TableCommand.Undo.class,
                        "Takes back the last move of your own turn.",
                        then((undo, table, who) -> PlayActions.undo(
                                table, who, undo.number() == null ? PlayActions.ANY_NUMBER : undo.number()))),
                new CommandSpec<>(
                        TableCommand.AskUndo.class,
                        "Asks the other players to undo moves.",
                        then((asked, table, who) -> PlayActions.askUndo(table, who, asked.kept()))),
                new CommandSpec<>(
                        TableCommand.AnswerUndo.class,
                        "Agrees to undo moves, or refuses.",
                        then((given, table, who) ->
                                PlayActions.answerUndo(table, who, given.kept(), given.number(), given.yes()))),
                plain(TableCommand.Resign.class, "Resigns.", PlayActions::resign),
                new CommandSpec<>(
                        TableCommand.Chat.class, "Sends a chat message to everybody in the same room.", this::say));
    }

    /** An action that needs the command and the person. */
    private interface Doing<D> {
        void run(D deed, Table table, String who) throws RefusedException;
    }

    /** An action that needs only the person. */
    private interface Plain {
        void run(Table table, String who) throws RefusedException;
    }

    /** Turns an action into a handler that returns the number of the last entry. */
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
        actor.quotas.require(RateLimit.CHAT, actor.id); // refused messages count too
        TableChat.post(
                table,
                actor.id,
                PlainText.clean(said.text(), ServerLimits.MAX_CHAT_LENGTH),
                store.notes(),
                store.relations());
        return table.game().number();
    }

    /** Refuses a person who has the maximum number of tables. */
    void requireRoom(String person, Quotas quotas) throws RefusedException {
        int most = quotas.maxTablesPerPerson();
        if (store.games().countTablesOf(person) >= most) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-too-many-tables").with("most", most));
        }
    }
}
