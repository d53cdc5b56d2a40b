package org.merlon.bots;

import java.util.List;

/**
 * A move that a bot has weighed against others.
 *
 * @param looks how often it looked at it
 * @param line what it expects, spelled, from the move itself on
 */
public record Candidate(int move, long looks, List<String> line) {
    public Candidate {
        line = List.copyOf(line);
    }
}
