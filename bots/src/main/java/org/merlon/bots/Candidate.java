package org.merlon.bots;

import java.util.List;

/**
 * A move that a bot has considered.
 *
 * @param iterations the number of search iterations through this move
 * @param line the expected line in notation, beginning with the move itself
 */
public record Candidate(int move, long iterations, List<String> line) {
    public Candidate {
        line = List.copyOf(line);
    }
}
