package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/**
 * A game in progress: compact, mutable and fast to copy.
 *
 * <p>A move is an {@code int} that only its game can interpret; {@link #parse} and {@link #notation} convert it from and to
 * text. The same number may mean a different move, or none, in a different state.
 */
public interface GameState {
    Setup setup();

    /** Returns the seat to move, or -1 if the game is over. */
    int toMove();

    default boolean isOver() {
        return toMove() < 0;
    }

    /** Clears the list and fills it with every legal move, each once, in an order that depends only on the state. */
    void legalMoves(MoveList moves);

    /** Returns the legal moves in a new list; playouts should reuse a list instead. */
    default MoveList legalMoves() {
        var moves = new MoveList();
        legalMoves(moves);
        return moves;
    }

    /**
     * Explains why a move that is not in {@link #legalMoves(MoveList)} cannot be played. The list alone decides what is legal, so the
     * result for a legal move has no meaning. Never changes the state.
     */
    default Refusal explainRefusal(int move) {
        return Refusal.of(Phrase.of("common-illegal-not-now"));
    }

    /** Returns null for a legal move, else the reasons why it cannot be played. */
    default @Nullable Refusal refusal(int move) {
        return legalMoves().contains(move) ? null : explainRefusal(move);
    }

    /**
     * Returns true if playing this legal move reveals hidden information to somebody or draws from chance. Such a move cannot
     * be taken back without an unfair advantage. The safe default is true.
     */
    default boolean reveals(int move) {
        return true;
    }

    /** Plays a move, which must be legal; check it with {@link #refusal} if in doubt. */
    void play(int move, EventLog events);

    /** Parses a move from its words in lower case; does not check that it is legal. */
    ParsedMove parse(List<String> words);

    /** Returns the canonical text of a move. */
    String notation(int move);

    /** Returns the text of a legal move for the other players, without what only the player to move may know. */
    default String publicNotation(int move) {
        return notation(move);
    }

    /** Returns the current score. */
    int score(int seat);

    /** Returns the score, itemised. */
    ScoreSheet scoreSheet(int seat);

    /** Returns true if the first seat is ahead of the second, by points or by tie-breakers. */
    default boolean isAhead(int first, int second) {
        return score(first) > score(second);
    }

    /** Returns the rank of each seat in a finished game: 1 for the best, equal numbers for a tie. */
    default int[] ranks() {
        var ranks = new int[setup().players()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[seat] = 1;
            for (int other = 0; other < ranks.length; other++) {
                if (isAhead(other, seat)) {
                    ranks[seat]++;
                }
            }
        }
        return ranks;
    }

    /** Returns the label of a seat in statistics, such as its family; null if seats differ only in turn order. */
    default @Nullable String label(int seat) {
        return null;
    }

    /** Returns how a cooperative game ended. */
    default Outcome outcome() {
        return Outcome.NONE;
    }

    /**
     * Returns how far the pieces of the seat to move can get within this turn, for games in which a piece moves in many steps.
     * Uses only moves that reveal nothing hidden, so the result gives no extra information.
     */
    default List<ReachablePath> reachablePaths() {
        return List.of();
    }

    /** Returns an independent copy of this state. */
    GameState copy();

    /** Makes this state equal to {@code other}, which must have the same setup; allocates nothing. */
    void copyFrom(GameState other);

    /** Returns a 64-bit hash, equal for equal states, different for different ones, and the same on every machine. */
    long hash();

    Chance chance();

    /**
     * Determinizes the state for a seat: replaces everything it cannot know, future draws included, by a random guess that
     * is consistent with what it has seen.
     */
    void determinize(int seat, FastRandom random);

    /**
     * Returns facts that follow from the position and that a person would otherwise have to work out, limited to what the
     * viewer may know. For user interfaces; too slow for playouts.
     */
    default Data.Obj facts(Viewer viewer) {
        return new Data.Obj();
    }

    /**
     * Returns what has improved for a seat since an earlier state of the same game, the most important first. Used to explain
     * moves; too slow for playouts. The result may depend on hidden information: to keep that secret, call it on determinized
     * states.
     */
    default List<Phrase> hintReasons(GameState earlier, int seat) {
        return List.of();
    }

    /** Writes this game's own fields into a position or a view; the common fields are already there. */
    void write(Data.Obj data, Viewer viewer);
}
