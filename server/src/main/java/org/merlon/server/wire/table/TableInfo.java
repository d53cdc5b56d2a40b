package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.StateView;
import org.merlon.protocol.Status;
import org.merlon.server.wire.table.TableSeats.SeatInfo;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * What one person may see of a table.
 *
 * @param number counts the entries of the log
 * @param youStart whether whoever asks made the table, and begins the game
 * @param rest when the table ends if nothing happens; only where no clock decides it
 * @param invitation the secret that lets others in, for those who belong there
 * @param watching how many look on without a seat, in tens if there are many
 * @param wordCommitments the SHA-256 of each seat's word
 * @param you the seats of whoever asks
 * @param standing once the game has begun
 * @param choices likewise
 * @param patience there if somebody is to move who has gone
 * @param trouble why the log cannot be followed to its end
 */
public record TableInfo(
        String id,
        int number,
        Phase phase,
        @JsonUnwrapped TermsInfo agreed,
        boolean youStart,
        @Nullable Rest rest,
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

    /** How far a table has come. */
    public enum Phase {
        OPEN,
        PLAYING,
        OVER,
        ABORTED
    }

    /** When a table ends if nothing happens, and after how many days of that. */
    public record Rest(int days, long until) {}

    /**
     * What whoever asks can do.
     *
     * @param legal the moves, if it is their turn
     * @param lasting those of them that cannot be taken back
     * @param secret whether the seat that is looked from sees what others must not; told to who plays several
     */
    public record Choices(
            @Nullable List<String> legal,
            @Nullable List<String> lasting,
            boolean mayUndo,
            @Nullable Boolean secret) {}

    /** The key and the words, once they can do no harm. */
    public record Revealed(String key, List<@Nullable String> words) {}

    /**
     * A wish to go back to when so many moves stood; an answer repeats it.
     *
     * @param number the last entry when it was asked
     */
    public record GoingBack(int seat, int kept, int number) {}

    /** Where the same people play again. */
    public record Again(String table, String invitation) {}

    /**
     * Where a game stands, as somebody may see it.
     *
     * @param toMove the seat, or null if it is nobody's turn
     * @param moves how many stand
     * @param sheets every seat's score, part by part
     * @param view the game as that seat sees it, in the game's own words
     * @param facts what follows from the view, which nobody should have to work out
     */
    public record GameStanding(
            @JsonInclude @Nullable Integer toMove,
            int moves,
            Status status,
            List<StateView.Sheet> sheets,
            Data.Obj view,
            Data.Obj facts) {}

    /**
     * Somebody is to move who has gone: how many milliseconds until the others may do something about it.
     *
     * @param seat whose turn it is
     * @param claim until the win may be claimed
     * @param bot until a bot may be called in, if it ever may
     * @param off whether the game may be called off as well
     */
    public record ClaimCountdown(
            int seat, long claim, @Nullable Long bot, boolean off) {}
}
