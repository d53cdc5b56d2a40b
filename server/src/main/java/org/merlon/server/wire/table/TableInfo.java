package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
}
