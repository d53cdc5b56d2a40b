package org.merlon.server.web.commands;

import static org.merlon.server.web.http.Route.QueryParam.optional;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.people.OperatorDecisions;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.actions.TableChat;
import org.merlon.server.table.live.Table;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.table.TableCommand;

/** The commands at a table, defined once for HTTP and WebSocket. */
public final class TableCommandRegistry {
    public static final Route.QueryParam INVITATION_PARAM =
            optional("invitation", "string", "the secret of an unlisted table");

    private final Store store;

    private final OperatorDecisions decisions;

    private final BlockPolicy blocks;

    private final List<CommandSpec<?>> commands;

    private final Map<Class<?>, CommandSpec<?>> byBody = new HashMap<>();

    public TableCommandRegistry(Store store, OperatorDecisions decisions) {
        this.store = store;
        this.decisions = decisions;
        blocks = new BlockPolicy(store.relations());
        commands = createCommands();
        commands.forEach(spec -> byBody.put(spec.body, spec));
        for (Class<?> type : TableCommand.class.getPermittedSubclasses()) {
            Objects.requireNonNull(byBody.get(type), () -> type + " has no CommandSpec");
        }
    }

    /**
     * The person who runs a command.
     *
     * @param watching whether the person is watching the table already, and therefore has shown the invitation if one
     *     was required
     */
    public record Caller(String id, Quotas quotas, boolean watching) {}

    /** Runs a command and returns the number of the last entry. */
    public interface CommandHandler<D extends TableCommand> {
        int run(D command, Table table, Caller caller) throws RefusedException;
    }

    /**
     * The definition of a command.
     *
     * @param body the record that is sent for it
     */
    public record CommandSpec<D extends TableCommand>(Class<D> body, String summary, CommandHandler<D> handler) {
        /** Returns the last part of the HTTP path, which is also the type of the message. */
        public String name() {
            return RecordReader.typeName(body);
        }

        private int run(TableCommand command, Table table, Caller caller) throws RefusedException {
            return handler.run(body.cast(command), table, caller);
        }
    }

    /** Refuses a banned person, and everybody in read-only mode. HTTP requests are checked before their route. */
    public void requireMayAct(@Nullable String person) throws RefusedException {
        decisions.requireMayAct(person);
    }

    /** Runs a command at a table that the caller may see. */
    public int run(TableCommand command, Table table, Caller caller) throws RefusedException {
        if (!caller.watching) {
            TableAccess.requireVisible(table.game(), caller.id, command.invitation());
        }
        return Objects.requireNonNull(byBody.get(command.getClass())).run(command, table, caller);
    }

    public List<CommandSpec<?>> all() {
        return commands;
    }

    private List<CommandSpec<?>> createCommands() {
        return List.of(
                new CommandSpec<>(TableCommand.Join.class, "Takes a free seat, or renames your own seat.", this::join),
                simpleCommand(
                        TableCommand.Leave.class,
                        "Leaves the table; during a game a bot takes over your seat.",
                        SeatActions::leave),
                simpleCommand(
                        TableCommand.CallBot.class,
                        "Lets a bot play for a player who has left during their turn.",
                        AbsenceClaims::callBot),
                simpleCommand(
                        TableCommand.Claim.class,
                        "Claims the win over a player who has left during their turn.",
                        AbsenceClaims::claim),
                simpleCommand(
                        TableCommand.CallOff.class,
                        "Cancels a two-player game without a winner, if the opponent has left.",
                        AbsenceClaims::cancelGame),
                simpleCommand(
                        TableCommand.TakeBack.class,
                        "Takes back the seats that bots are playing for you.",
                        SeatActions::takeBack),
                new CommandSpec<>(
                        TableCommand.SeatBot.class,
                        "Puts a bot on a seat, or makes the seat free.",
                        handlerOf((command, table, person) ->
                                SeatActions.setBot(table, person, command.seat(), command.name()))),
                new CommandSpec<>(
                        TableCommand.GiveWord.class,
                        "Contributes a word to the key that chance is derived from.",
                        handlerOf((command, table, person) -> SeatActions.giveWord(
                                table, person, TextSanitizer.clean(command.word(), ServerLimits.MAX_WORD_LENGTH)))),
                simpleCommand(TableCommand.Start.class, "Starts the game.", SeatActions::start),
                simpleCommand(
                        TableCommand.Abort.class, "Closes a table before the game has started.", SeatActions::abort),
                new CommandSpec<>(
                        TableCommand.Move.class,
                        "Plays a move.",
                        (command, table, caller) ->
                                PlayActions.move(table, caller.id, command.number(), command.move())),
                new CommandSpec<>(
                        TableCommand.Undo.class,
                        "Takes back the last move of your own turn.",
                        handlerOf((command, table, person) -> PlayActions.undo(
                                table, person, command.number() == null ? PlayActions.ANY_NUMBER : command.number()))),
                new CommandSpec<>(
                        TableCommand.AskUndo.class,
                        "Asks the other players to undo moves.",
                        handlerOf((command, table, person) -> PlayActions.askUndo(table, person, command.kept()))),
                new CommandSpec<>(
                        TableCommand.AnswerUndo.class,
                        "Agrees to undo moves, or refuses.",
                        handlerOf((command, table, person) -> PlayActions.answerUndo(
                                table, person, command.kept(), command.number(), command.yes()))),
                simpleCommand(TableCommand.Resign.class, "Resigns.", PlayActions::resign),
                new CommandSpec<>(
                        TableCommand.Chat.class, "Sends a chat message to everybody in the same room.", this::chat));
    }

    /** An action that needs the command and the person. */
    private interface PersonAction<D> {
        void run(D command, Table table, String person) throws RefusedException;
    }

    /** An action that needs only the person. */
    private interface SimpleAction {
        void run(Table table, String person) throws RefusedException;
    }

    /** Turns an action into a handler that returns the number of the last entry. */
    private static <D extends TableCommand> CommandHandler<D> handlerOf(PersonAction<D> action) {
        return (command, table, caller) -> {
            action.run(command, table, caller.id);
            return table.game().number();
        };
    }

    private static <D extends TableCommand> CommandSpec<D> simpleCommand(
            Class<D> body, String summary, SimpleAction action) {
        return new CommandSpec<>(body, summary, handlerOf((command, table, person) -> action.run(table, person)));
    }

    private int join(TableCommand.Join command, Table table, Caller caller) throws RefusedException {
        requireBelowTableLimit(caller.id, caller.quotas);
        blocks.requireMayJoin(table.game(), caller.id);
        var reserved = new HashSet<Integer>();
        boolean wasChallenged = false;
        for (RelationStore.Challenge challenge :
                store.relations().challengesAt(table.game().id())) {
            boolean isOwn = challenge.challenged().equals(caller.id);
            wasChallenged |= isOwn;
            if (!isOwn) {
                reserved.add(challenge.seat());
            }
        }
        int seat = command.seat() == null ? SeatActions.ANY_SEAT : command.seat();
        SeatActions.join(table, caller.id, seat, command.name(), command.invitation(), reserved);
        if (wasChallenged) {
            store.relations().removeChallenge(table.game().id(), caller.id);
        }
        return table.game().number();
    }

    private int chat(TableCommand.Chat command, Table table, Caller caller) throws RefusedException {
        caller.quotas.require(RateLimitKind.CHAT, caller.id); // refused messages count too
        TableChat.post(
                table,
                caller.id,
                TextSanitizer.clean(command.text(), ServerLimits.MAX_CHAT_LENGTH),
                store.tableExtras(),
                store.relations());
        return table.game().number();
    }

    /** Refuses a person who has the maximum number of tables. */
    public void requireBelowTableLimit(String person, Quotas quotas) throws RefusedException {
        int maxTables = quotas.maxTablesPerPerson();
        if (store.games().countTablesOf(person) >= maxTables) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-tables").with("most", maxTables));
        }
    }
}
