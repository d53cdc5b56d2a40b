package org.merlon.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;

/** A game being played: its state, its moves and the states before them, for undo. */
public final class Match {
    private final GameState state;
    private final List<GameState> history = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();

    /** Continues from {@code state}, which the match owns from now on. */
    public Match(GameState state) {
        this.state = state;
    }

    public static Match start(Setup setup, Key key) {
        return new Match(setup.game().start(setup, key));
    }

    /** Replays a game: its setup, key and moves determine everything. */
    public static Match replay(Setup setup, Key key, List<String> moves) {
        Match match = start(setup, key);
        for (String move : moves) {
            Refusal refusal = match.play(move, EventLog.OFF);
            if (refusal != null) {
                throw new IllegalArgumentException(
                        "move " + (match.moves.size() + 1) + ", " + move + ": " + refusal.phrases());
            }
        }
        return match;
    }

    /** Returns an independent copy, with the moves that can be undone. */
    public Match copy() {
        var copy = new Match(state.copy());
        copy.history.addAll(history);
        copy.moves.addAll(moves);
        return copy;
    }

    public GameState state() {
        return state;
    }

    /** Returns the moves played and not undone, in canonical notation. */
    public List<String> moves() {
        return List.copyOf(moves);
    }

    /** Plays a move given as text; returns null, or the refusal, in which case nothing has changed. */
    public @Nullable Refusal play(String text, EventLog events) {
        ParsedMove parsed = Notation.parseLegal(state, text);
        if (parsed.refusal() != null) {
            return parsed.refusal();
        }
        String notation = state.notation(parsed.move());
        history.add(state.copy());
        moves.add(notation);
        state.play(parsed.move(), events);
        return null;
    }

    /** Returns true if the seat to move made the last move too, and that move revealed nothing. */
    public boolean mayUndo() {
        if (history.isEmpty()) {
            return false;
        }
        GameState before = history.getLast();
        return before.toMove() == state.toMove()
                && !before.reveals(Notation.parseLegal(before, moves.getLast()).move());
    }

    /** Undoes the last move; returns false if there is none. */
    public boolean undo() {
        if (history.isEmpty()) {
            return false;
        }
        state.copyFrom(history.removeLast());
        moves.removeLast();
        return true;
    }
}
