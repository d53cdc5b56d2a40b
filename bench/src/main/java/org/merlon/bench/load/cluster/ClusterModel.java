package org.merlon.bench.load.cluster;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Estimates the capacity of a cluster from the costs of a move, a socket and a message.
 *
 * @param serverMicros CPU time of the server that stores a move and sends it to its watchers
 * @param watchingServerMicros CPU time of another server with watchers, which receives, reads and sends the move
 * @param unrelatedMessageMicros CPU time of every server for a message about a table that it does not have in memory
 * @param databaseMicros CPU time of the database for a move that is stored, and read once by another server
 * @param brokerMicros CPU time of the broker for a message about a move to one server
 * @param walBytes bytes that the database writes for a move
 * @param socketBytes memory of an open WebSocket
 * @param tableBytes memory of a table
 */
record ClusterModel(
        double serverMicros,
        double watchingServerMicros,
        double unrelatedMessageMicros,
        double databaseMicros,
        double brokerMicros,
        double walBytes,
        double socketBytes,
        double tableBytes) {

    /**
     * CPU times measured by {@code merlon bench cluster} on two cores with one and two servers; the cost of unrelated
     * messages, memory and bytes are assumptions. Replace them by your own measurements.
     */
    static final ClusterModel MEASURED = new ClusterModel(211, 153, 2, 206, 20, 1_100, 24 * 1024, 50 * 1024);

    /** The mean number of seconds between two moves at a live table. */
    private static final double SECONDS_PER_MOVE = 8;

    /** The maximum utilisation before waiting times become noticeable. */
    private static final double MAX_UTILISATION = 0.6;

    private static final int SERVER_CORES = 2;
    private static final int DATABASE_CORES = 16;
    private static final double SERVER_MEMORY = 4.0 * (1L << 30);
    private static final double DISK_BYTES_PER_SECOND = 50e6;

    /** Two players per table, and one spectator at every other table. */
    private static final double SOCKETS_PER_TABLE = 2.5;

    /** Returns the number of tables that each part can carry, by its name. */
    Map<String, Double> tablesPerPart(int servers) {
        // The probability that the two players of a table are on different servers.
        double splitProbability = servers == 1 ? 0 : 1 - 1.0 / servers;
        double movesPerSecond = 1 / SECONDS_PER_MOVE;
        Map<String, Double> capacity = new LinkedHashMap<>();
        double storingMicros = movesPerSecond * (serverMicros + splitProbability * watchingServerMicros) / servers;
        double receivingMicros = servers == 1 ? 0 : movesPerSecond * unrelatedMessageMicros;
        capacity.put(
                "processors of the servers", MAX_UTILISATION * SERVER_CORES * 1e6 / (storingMicros + receivingMicros));
        capacity.put(
                "receiving, of one core",
                servers == 1
                        ? Double.POSITIVE_INFINITY
                        : MAX_UTILISATION * 1e6 / (movesPerSecond * unrelatedMessageMicros));
        capacity.put(
                "memory of the servers",
                servers * SERVER_MEMORY * MAX_UTILISATION / (SOCKETS_PER_TABLE * socketBytes + tableBytes));
        capacity.put(
                "processors of the database",
                MAX_UTILISATION * DATABASE_CORES * 1e6 / (movesPerSecond * databaseMicros));
        capacity.put("log of the database", MAX_UTILISATION * DISK_BYTES_PER_SECOND / (movesPerSecond * walBytes));
        capacity.put(
                "the broker, of one core",
                servers == 1
                        ? Double.POSITIVE_INFINITY
                        : MAX_UTILISATION * 1e6 / (movesPerSecond * brokerMicros * (servers - 1)));
        return capacity;
    }

    /** Returns the name of the bottleneck. */
    String bottleneck(int servers) {
        return tablesPerPart(servers).entrySet().stream()
                .min(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    String report(int maxServers) {
        var text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "A move every %.0f s at a table; servers of %d cores and %.0f GiB, a database of %d cores; %.0f %% of each used.%n",
                SECONDS_PER_MOVE,
                SERVER_CORES,
                SERVER_MEMORY / (1L << 30),
                DATABASE_CORES,
                100 * MAX_UTILISATION));
        for (int servers = 1; servers <= maxServers; servers *= 2) {
            text.append(String.format(Locale.ROOT, "%n%d server%s%n", servers, servers == 1 ? "" : "s"));
            for (Map.Entry<String, Double> part : tablesPerPart(servers).entrySet()) {
                double tables = part.getValue();
                String shown = Double.isInfinite(tables)
                        ? String.format(Locale.ROOT, "%12s", "any")
                        : String.format(Locale.ROOT, "%,12.0f", tables);
                text.append(String.format(
                        Locale.ROOT,
                        "  %-28s %s tables%s%n",
                        part.getKey(),
                        shown,
                        part.getKey().equals(bottleneck(servers)) ? "   <- first" : ""));
            }
        }
        return text.toString();
    }
}
