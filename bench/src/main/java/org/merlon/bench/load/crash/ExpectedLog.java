package org.merlon.bench.load.crash;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The moves that the players of a table have sent and that were acknowledged, to compare with the table's log. */
public final class ExpectedLog {
    private final Map<Integer, Set<String>> sent = new HashMap<>();
    private final Map<Integer, String> acknowledged = new HashMap<>();

    /** Records that a move was sent to become entry {@code number}. */
    public synchronized void recordSent(int number, String move) {
        sent.computeIfAbsent(number, any -> new HashSet<>()).add(move);
    }

    /** Records that the server has acknowledged a move as entry {@code number}. */
    public synchronized void recordAcknowledged(int number, String move) {
        acknowledged.put(number, move);
    }

    /**
     * The differences between a log and the expected one.
     *
     * @param lost the number of acknowledged moves that are missing
     * @param duplicated the number of moves that no player sent for that entry
     */
    public record Differences(int lost, int duplicated) {}

    /** Compares with the moves of a log, given by entry number. */
    public synchronized Differences compare(Map<Integer, String> moves) {
        int lost = 0;
        for (Map.Entry<Integer, String> expected : acknowledged.entrySet()) {
            if (!expected.getValue().equals(moves.get(expected.getKey()))) {
                lost++;
            }
        }
        int duplicated = 0;
        for (Map.Entry<Integer, String> stored : moves.entrySet()) {
            if (!wasSent(stored.getKey(), stored.getValue(), moves)) {
                duplicated++;
            }
        }
        return new Differences(lost, duplicated);
    }

    /** Returns whether a move was sent for this entry, or for an earlier one if no moves are between them. */
    private boolean wasSent(int number, String move, Map<Integer, String> moves) {
        int candidate = number;
        while (!sent.getOrDefault(candidate, Set.of()).contains(move)) {
            candidate--;
            if (candidate < 1 || moves.containsKey(candidate)) {
                return false;
            }
        }
        return true;
    }
}
