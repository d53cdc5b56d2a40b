package org.merlon.bench.load.crash;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What the players of one table have tried and what they were told; the table's log is held against it. */
public final class ExpectedLog {
    private final Map<Integer, Set<String>> tried = new HashMap<>();
    private final Map<Integer, String> acknowledged = new HashMap<>();

    /** A move was sent that would be entry {@code number}. */
    public synchronized void tried(int number, String move) {
        tried.computeIfAbsent(number, any -> new HashSet<>()).add(move);
    }

    /** The server has said that a move is durable as entry {@code number}. */
    public synchronized void acknowledged(int number, String move) {
        acknowledged.put(number, move);
    }

    /**
     * What is wrong with a log.
     *
     * @param lost moves that were acknowledged and are not there
     * @param doubled moves that are there although nobody sent them for that place
     */
    public record Verdict(int lost, int doubled) {}

    /** Compares with the moves of a log, by number. */
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

    /** Entries that are no moves, such as that the server came back, may have come between what a player saw and the move. */
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
