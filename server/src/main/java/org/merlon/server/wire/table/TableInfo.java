package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.view.StateView;
import org.merlon.protocol.view.Status;
import org.merlon.server.wire.table.TableSeats.SeatInfo;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * A table as one person may see it.
 *
 * @param number the number of log entries
 * @param youStart whether the person who asks created the table and starts the game
 * @param rest when the table is closed if nothing happens; only if no clock decides it
 * @param invitation the secret for inviting others, for people at the table
 * @param watching the number of spectators without a seat, rounded to tens if there are many
 * @param wordCommitments the SHA-256 of each seat's word
 * @param you the seats of the person who asks
 * @param standing set once the game has started
 * @param choices set once the game has started
 * @param patience how long until an absence can be claimed; set if the player to move is absent
 * @param trouble why the log cannot be replayed to its end
 */
public record TableInfo(
        String id,
        int number,
        Phase phase,
        @JsonUnwrapped TermsInfo agreed,
        boolean youStart,
        @Nullable IdleLimit rest,
        @Nullable String invitation,
        List<SeatInfo> seats,
        int watching,
        List<@Nullable String> wordCommitments,
        List<Integer> you,
        @JsonUnwrapped @Nullable GameStanding standing,
        @JsonUnwrapped @Nullable Choices choices,
        @Nullable GameResult result,
        @Nullable Revealed revealed,
        @Nullable GoingBack undoAsked,
        @Nullable Again rematch,
        @Nullable ClaimCountdown patience,
        @Nullable String trouble) {

    /** The phase of a table. */
    public enum Phase {
        OPEN,
        PLAYING,
        OVER,
        ABORTED
    }

    /** The time when a table is closed if nothing happens, and the number of days allowed for that. */
    public record IdleLimit(int days, long until) {}

    /**
     * The moves that the person who asks can play.
     *
     * @param legal the legal moves, if it is the person's turn
     * @param lasting the legal moves that cannot be taken back
     * @param secret whether the current seat sees information that is hidden from the others; set for people who play
     *     several seats
     */
    public record Choices(
            @Nullable List<String> legal,
            @Nullable List<String> lasting,
            boolean mayUndo,
            @Nullable Boolean secret) {}

    /** The key and the words, published after the game. */
    public record Revealed(String key, List<@Nullable String> words) {}

    /**
     * A pending request to undo moves; an answer repeats its numbers.
     *
     * @param kept the number of moves that would remain
     * @param number the last entry at the time of the request
     */
    public record GoingBack(int seat, int kept, int number) {}

    /** The table of the rematch. */
    public record Again(String table, String invitation) {}

    /**
     * The state of a game, as one person may see it.
     *
     * @param toMove the seat to move, or null if it is nobody's turn
     * @param moves the number of moves that stand
     * @param sheets every seat's score by part
     * @param view the game as that seat sees it, in the game's own format
     * @param facts information derived from the view, so that clients need not know the rules
     */
    public record GameStanding(
            @JsonInclude @Nullable Integer toMove,
            int moves,
            Status status,
            List<StateView.Sheet> sheets,
            Data.Obj view,
            Data.Obj facts) {}

    /**
     * The player to move is absent: the milliseconds until the others may act.
     *
     * @param seat the seat to move
     * @param claim until the win may be claimed
     * @param bot until a bot may take over, or null if it may not
     * @param off whether the game may be cancelled as well
     */
    public record ClaimCountdown(
            int seat, long claim, @Nullable Long bot, boolean off) {}
}
