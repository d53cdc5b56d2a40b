package org.merlon.bench.load.crash;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The moves that the players of a table have sent and that were acknowledged, to compare with the table's log. */
public final class ExpectedLog {
    private final Map<Integer, Set<String>> tried = new HashMap<>();
    private final Map<Integer, String> acknowledged = new HashMap<>();

    /** Records that a move was sent to become entry {@code number}. */
    public synchronized void tried(int number, String move) {
        tried.computeIfAbsent(number, any -> new HashSet<>()).add(move);
    }

    /** Records that the server has acknowledged a move as entry {@code number}. */
    public synchronized void acknowledged(int number, String move) {
        acknowledged.put(number, move);
    }

    /**
     * The differences between a log and the expected one.
     *
     * @param lost the number of acknowledged moves that are missing
     * @param doubled the number of moves that no player sent for that entry
     */
    public record Verdict(int lost, int doubled) {}

    /** Compares with the moves of a log, given by entry number. */
    public synchronized Verdict check(Map<Integer, String> moves) {
        int lost = 0;
        for (Map.Entry<Integer, String> told : acknowledged.entrySet()) {
            if (!told.getValue().equals(moves.get(told.getKey()))) {
                lost++;
            }
        }
        int doubled = 0;
        for (Map.Entry<Integer, String> stored : moves.entrySet()) {
            if (!wasSent(stored.getKey(), stored.getValue(), moves)) {
                doubled++;
            }
        }
        return new Verdict(lost, doubled);
    }

    /** Returns whether a move was sent for this entry, or for an earlier one if no moves are between them. */
    private boolean wasSent(int number, String move, Map<Integer, String> moves) {
        int place = number;
        while (!tried.getOrDefault(place, Set.of()).contains(move)) {
            place--;
            if (place < 1 || moves.containsKey(place)) {
                return false;
            }
        }
        return true;
    }
}
