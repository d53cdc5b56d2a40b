package org.merlon.protocol;

/**
 * How much one command may ask for, so that every command comes to an end.
 *
 * @param perftDepth how many moves deep perft counts; deeper trees pass any bound on nodes
 * @param perftNodes how many sequences perft counts before it gives up
 * @param playouts how many random games one command plays
 * @param millis how long a bot may be told to think
 * @param iterations how often a bot may be told to look ahead
 */
public record ProtocolLimits(int perftDepth, long perftNodes, int playouts, int millis, int iterations) {
    private static final int STANDARD_PERFT_DEPTH = 64; // no count that ends in time goes deeper
    private static final long STANDARD_PERFT_NODES = 200_000_000; // some seconds of counting
    private static final int STANDARD_PLAYOUTS = 100_000; // under a minute, and means are good to 1 % long before
    private static final int STANDARD_MILLIS = 60_000; // whoever wants a deeper look asks again
    private static final int STANDARD_ITERATIONS = 10_000_000; // minutes of search

    /** What the engine allows unless told otherwise. */
    public static final ProtocolLimits STANDARD = new ProtocolLimits(
            STANDARD_PERFT_DEPTH, STANDARD_PERFT_NODES, STANDARD_PLAYOUTS, STANDARD_MILLIS, STANDARD_ITERATIONS);
}
