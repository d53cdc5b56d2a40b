package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.move.Way;
import org.merlon.engine.words.Phrase;

/**
 * A game in progress: compact, mutable and quick to copy.
 *
 * <p>A move is an {@code int} whose bits mean something to the game alone; {@link #read} and {@link #spell} turn it
 * from and to the text that people see. A move may mean something else, or nothing, in another state.
 */
public interface GameState {
    Setup setup();

    /** The seat that must decide, or -1 when the game is over. */
    int toMove();

    default boolean over() {
        return toMove() < 0;
    }

    /** Clears the list and fills it with every legal move, each once, in an order that depends on the state alone. */
    void legalMoves(MoveList moves);

    /**
     * Why a move that is not listed cannot be played. Only words: whether a move is legal the list alone decides, so an
     * answer for a legal move means nothing. Never changes the state.
     */
    default Refusal why(int move) {
        return Refusal.of(Phrase.of("house-why-not-now"));
    }

    /**
     * Null for a move that is listed, else why it cannot be played.
     */
    default @Nullable Refusal refusal(int move) {
        return MoveList.of(this).contains(move) ? null : why(move);
    }

    /**
     * Whether playing this legal move would show somebody what was hidden, or take a draw from chance: such a move cannot
     * be taken back without an unfair gain. The careful answer is yes.
     */
    default boolean reveals(int move) {
        return true;
    }

    /** Plays a move that is legal here; whoever is not sure asks {@link #refusal} first. */
    void play(int move, EventLog events);

    /** Reads a move from its words, all in lower case; whether it is legal is another question. */
    Reading read(List<String> words);

    /** The canonical spelling of a move. */
    String spell(int move);

    /** What the others may read of a move that is legal here: its spelling without what only the mover may know. */
    default String announce(int move) {
        return spell(move);
    }

    /** The score as it stands. */
    int score(int seat);

    /** The score part by part. */
    ScoreSheet scoreSheet(int seat);

    /** Whether a seat stands better than another, by points and by whatever breaks ties. */
    default boolean ahead(int one, int two) {
        return score(one) > score(two);
    }

    /** When the game is over: 1 for the best seat, equal numbers for a tie. */
    default int[] ranks() {
        var ranks = new int[setup().players()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[seat] = 1;
            for (int other = 0; other < ranks.length; other++) {
                if (ahead(other, seat)) {
                    ranks[seat]++;
                }
            }
        }
        return ranks;
    }

    /** What a seat is called in statistics, such as its family; null if nothing tells seats apart but their place. */
    default @Nullable String label(int seat) {
        return null;
    }

    /** How a game ended that is won or lost together. */
    default Outcome outcome() {
        return Outcome.NONE;
    }

    /**
     * How far the pieces of the seat to move get within this turn, for games in which a piece goes on and on; only by moves
     * that show nothing hidden, so that asking tells nobody what playing would not.
     */
    default List<Way> ways() {
        return List.of();
    }

    /** A state of the same game, variant, players and options that is independent of this one. */
    GameState copy();

    /** Becomes equal to {@code other}, which must come from the same setup; allocates nothing. */
    void copyFrom(GameState other);

    /** 64 bits that two equal states share and two different ones do not, the same on every machine. */
    long hash();

    Chance chance();

    /**
     * Replaces all that {@code seat} cannot know by a random guess that fits everything it has seen, the chance to come
     * included.
     */
    void imagine(int seat, RandomBits random);

    /**
     * What follows from the position and a person would otherwise have to work out, as far as the viewer may know it; for
     * those who show the game, never for a playout.
     */
    default Data.Obj facts(Viewer viewer) {
        return new Data.Obj();
    }

    /**
     * What has become better for a seat since an earlier state of the same game, the weightiest first, for whoever explains
     * a move; never for a playout. It speaks of the states as they are: whoever must not tell what is hidden asks guesses.
     */
    default List<Phrase> merits(GameState before, int seat) {
        return List.of();
    }

    /** Puts this game's own fields into a position or a view; the common ones are there already. */
    void write(Data.Obj data, Viewer viewer);
}
