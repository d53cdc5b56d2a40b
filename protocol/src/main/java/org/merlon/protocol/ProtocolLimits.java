package org.merlon.protocol;

/**
 * The limits of single commands, so that every command terminates.
 *
 * @param perftDepth the maximum depth of perft; deeper trees exceed any limit on nodes
 * @param perftNodes the number of sequences after which perft gives up
 * @param playouts the maximum number of random games per command
 * @param millis the maximum time for a bot's move
 * @param iterations the maximum number of search iterations for a bot's move
 */
public record ProtocolLimits(int perftDepth, long perftNodes, int playouts, int millis, int iterations) {
    private static final int STANDARD_PERFT_DEPTH = 64; // no feasible count is deeper
    private static final long STANDARD_PERFT_NODES = 200_000_000; // some seconds of counting
    private static final int STANDARD_PLAYOUTS = 100_000; // under a minute; means are accurate to 1 % long before
    private static final int STANDARD_MILLIS = 60_000; // for a longer search, clients send the command again
    private static final int STANDARD_ITERATIONS = 10_000_000; // minutes of search

    /** The default limits. */
    public static final ProtocolLimits STANDARD = new ProtocolLimits(
            STANDARD_PERFT_DEPTH, STANDARD_PERFT_NODES, STANDARD_PLAYOUTS, STANDARD_MILLIS, STANDARD_ITERATIONS);
}
