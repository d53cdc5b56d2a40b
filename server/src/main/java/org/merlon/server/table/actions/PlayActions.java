package org.merlon.server.table.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.view.StateView;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Moves;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.MoveResponses.MoveGain;
import org.merlon.server.wire.table.MoveResponses.ReachablePaths;

/** Moves, undo, resigning and timeouts. */
public final class PlayActions {
    /** Skips the check that a player has seen the last entry. */
    public static final int ANY_NUMBER = -1;

    private PlayActions() {}

    /**
     * Plays a move.
     *
     * @param number the number of the last entry that the player has seen; repeating a request has no effect
     * @return the number of the move's own entry
     */
    public static int move(Table table, String person, int number, String text) throws RefusedException {
        LiveGame game = table.game();
        Moves.Played played = game.moves().playedAfterSeeing(number);
        if (played != null && isSameMove(played.text(), text) && isSeatOf(game, played.seat(), person)) {
            return played.number(); // the request was repeated after a lost response
        }
        int seat = TableAccess.requireSeat(game, person);
        table.requireReplayed();
        requireUpToDate(game, number);
        long now = requireTime(table, person);
        table.append(List.of(new Entry.Moved(seat, text)), person, now);
        return table.game().number();
    }

    private static void requireUpToDate(LiveGame game, int number) throws RefusedException {
        if (!game.isUpToDate(number)) {
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("error-table-changed"));
        }
    }

    /**
     * Refuses a player whose time has run out, even if the timer has not fired yet. Returns the current time, at which
     * the action takes place.
     */
    static long requireTime(Table table, String person) throws RefusedException {
        long now = table.context().now();
        int running = table.game().clocks().runningSeat();
        if (running >= 0 && isSeatOf(table.game(), running, person) && forfeitIfOutOfTime(table, now)) {
            throw new RefusedException(Phrase.of("error-out-of-time"));
        }
        return now;
    }

    /** The reason why the seat to move cannot play a move, or null if it can. Only its player may ask. */
    public static @Nullable Refusal explainRefusal(Table table, String person, String text) throws RefusedException {
        LiveGame game = table.game();
        GameState state = game.state();
        int seat = TableAccess.requireSeat(game, person);
        if (state == null || game.toMove() != seat) {
            return Refusal.of(Phrase.of("error-not-your-turn"));
        }
        return Notation.parseLegal(state, text).refusal();
    }

    /** The paths on which the pieces of the seat to move can move. Only its player may ask; other players get none. */
    public static ReachablePaths reachablePaths(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        GameState state = game.state();
        int seat = TableAccess.requireSeat(game, person);
        return new ReachablePaths(
                game.number(), state == null || game.toMove() != seat ? List.of() : state.reachablePaths());
    }

    /**
     * The points that a move adds to the score of the seat to move; null if that is uncertain. Only its player may ask.
     */
    public static MoveGain moveGain(Table table, String person, String text) throws RefusedException {
        LiveGame game = table.game();
        GameState state = game.state();
        int seat = TableAccess.requireSeat(game, person);
        return new MoveGain(state == null || game.toMove() != seat ? null : StateView.moveGain(state, text));
    }

    private static boolean isSeatOf(LiveGame game, int seat, String person) {
        return person.equals(game.occupant(seat).person());
    }

    private static boolean isSameMove(String canonical, String text) {
        String normalised = String.join(" ", List.of(text.trim().split("\\s+", -1)));
        return canonical.toLowerCase(Locale.ROOT).equals(normalised.toLowerCase(Locale.ROOT));
    }

    /** Plays a bot's move; has no effect if the table has changed since the bot was asked. */
    public static void playBotMove(Table table, int number, int seat, String text) throws RefusedException {
        LiveGame game = table.game();
        if (game.number() == number && game.toMove() == seat && game.occupant(seat) instanceof Occupant.Bot) {
            table.append(List.of(new Entry.Moved(seat, text)), null);
        }
    }

    /**
     * Undoes a person's last move, if it showed nothing hidden and nobody has played since.
     *
     * @param number the last entry that the person has seen, so that a double click undoes one move; {@link
     *     #ANY_NUMBER} to skip this check
     */
    public static void undo(Table table, String person, int number) throws RefusedException {
        int seat = TableAccess.requireSeat(table.game(), person);
        if (number != ANY_NUMBER) {
            requireUpToDate(table.game(), number);
        }
        long now = requireTime(table, person);
        table.append(List.of(new Entry.Undone(seat, Undo.freeUndoTarget(table.game(), seat))), person, now);
    }

    /** Asks the others to go back to before a move; if nobody else has to agree, the moves are undone at once. */
    public static void askUndo(Table table, String person, int movesKept) throws RefusedException {
        LiveGame game = table.game();
        int seat = TableAccess.requireSeat(game, person);
        Undo.requireAllowed(game, movesKept);
        requireTime(table, person);
        UndoRequest request = table.undoRequest();
        if (request == null
                || !request.matches(movesKept, game.number())) { // otherwise this agrees to another player's request
            request = new UndoRequest(seat, movesKept, game.number(), Set.of());
        }
        agreeToUndo(table, request, seat, person);
    }

    /**
     * Agrees to an undo request or refuses it for good. Everybody who started the game votes, even while a bot keeps
     * their seat.
     *
     * @param movesKept the number of moves that the request keeps
     * @param number the last entry when the undo was requested
     */
    public static void answerUndo(Table table, String person, int movesKept, int number, boolean agreed)
            throws RefusedException {
        LiveGame game = table.game();
        if (!game.roster().undoVoters().contains(person)) {
            throw TableAccess.forbidden(game, person, "error-no-seat");
        }
        UndoRequest request = table.undoRequest();
        if (request == null || !request.matches(movesKept, number)) {
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("error-undo-request-outdated"));
        }
        requireTime(table, person);
        int seat = game.roster().votingSeat(person);
        if (agreed) {
            agreeToUndo(table, request, seat, person);
        } else {
            table.setUndoRequest(null);
            table.broadcast(new Outbound.UndoRefused(game.id(), seat));
        }
    }

    private static void agreeToUndo(Table table, UndoRequest openRequest, int seat, String person)
            throws RefusedException {
        UndoRequest request = openRequest.withAgreement(person);
        table.setUndoRequest(request);
        if (request.agreedBy().containsAll(table.game().roster().undoVoters())) {
            table.append(List.of(new Entry.Undone(seat, request.kept())), person);
        } else {
            table.broadcast(
                    new Outbound.UndoAsked(table.game().id(), request.seat(), request.kept(), request.number()));
        }
    }

    public static void resign(Table table, String person) throws RefusedException {
        int seat = TableAccess.requireSeat(table.game(), person);
        forfeit(table, seat, new Entry.Resigned(seat), person);
    }

    /**
     * Ends the game of the seat to move if its time has run out or the game is abandoned; returns whether that was so.
     */
    public static boolean forfeitIfOutOfTime(Table table, long now) throws RefusedException {
        LiveGame game = table.game();
        int seat = game.clocks().runningSeat();
        if (game.clocks().deadline() > now || table.context().downtimes().affects(game)) {
            return false;
        }
        forfeit(table, seat, new Entry.TimedOut(seat), null);
        return true;
    }

    /** Forfeits a seat; if the game goes on, a bot takes over. */
    private static void forfeit(Table table, int seat, Entry entry, @Nullable String person) throws RefusedException {
        var entries = new ArrayList<Entry>();
        entries.add(entry);
        LiveGame game = table.game();
        LiveGame after = game.after(entry, game.lastTime()); // refused here if no game is being played
        if (after.phase() == LiveGame.Phase.PLAYING) {
            entries.add(new Entry.Seated(seat, new Occupant.Bot(SeatActions.STAND_IN_BOT, null)));
        }
        table.append(entries, person);
    }
}
