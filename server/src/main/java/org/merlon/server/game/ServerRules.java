package org.merlon.server.game;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.MalformedException;

/**
 * Durations and limits that the server adds to a game's rules and that replaying a log depends on.
 *
 * <p>A table keeps the version that it was created with, so a changed value does not affect stored games or exported files.
 * To change a value, add a version; never edit a published one.
 *
 * @param version the number that is stored with a table
 * @param liveBotAfter absence after which a bot may be called in, with a live clock
 * @param liveClaimAfter absence after which the win may be claimed, with a live clock
 * @param untimedBotAfter absence after which a bot may be called in, without a clock
 * @param untimedClaimAfter absence after which the win may be claimed, without a clock
 * @param untimedIdleClaimAfter the same against a player who is present and does nothing
 * @param untimedAbandonedAfter inactivity after which a game without a clock is lost for the player to move
 * @param maxDaysOff the longest time off that stops a clock of days
 */
public record ServerRules(
        int version,
        Duration liveBotAfter,
        Duration liveClaimAfter,
        Duration untimedBotAfter,
        Duration untimedClaimAfter,
        Duration untimedIdleClaimAfter,
        Duration untimedAbandonedAfter,
        int maxDaysOff) {

    private static final List<ServerRules> VERSIONS = List.of(new ServerRules(
            1,
            Duration.ofMinutes(2), // a short network problem is over by then
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofDays(3), // a weekend away
            Duration.ofDays(7),
            Duration.ofDays(60), // a summer away
            30));

    /** The rules of tables that are created now. Replay uses those of the table instead. */
    public static final ServerRules CURRENT = VERSIONS.getLast();

    /**
     * The time to wait for an absent player, in milliseconds.
     *
     * @param bot until a bot may be called in
     * @param claim until the win may be claimed or the game cancelled
     * @param idleClaim the same against a player who is present and does nothing
     */
    public record ClaimDelays(long bot, long claim, long idleClaim) {}

    /** The rules of a version, as {@link #version} has it. */
    static ServerRules of(int version) throws MalformedException {
        if (version < 1 || version > VERSIONS.size()) {
            throw new MalformedException(
                    "serverRules: this version of Merlon knows 1 to " + VERSIONS.size() + ", not " + version);
        }
        return VERSIONS.get(version - 1);
    }

    /** All versions, the oldest first. */
    static List<ServerRules> versions() {
        return VERSIONS;
    }

    /** The claim delays at a pace; null with a clock of days, where only the clock decides. */
    public @Nullable ClaimDelays claimDelays(Pace pace) {
        return switch (pace) {
            case Pace.Live live ->
                new ClaimDelays(liveBotAfter.toMillis(), liveClaimAfter.toMillis(), SeatClocks.NEVER);
            case Pace.Untimed untimed ->
                new ClaimDelays(
                        untimedBotAfter.toMillis(), untimedClaimAfter.toMillis(), untimedIdleClaimAfter.toMillis());
            case Pace.Days days -> null;
        };
    }
}
