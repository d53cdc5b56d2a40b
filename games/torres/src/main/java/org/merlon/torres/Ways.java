package org.merlon.torres;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Way;

/** How far each knight of the seat to move gets with the action points that are left, by steps and doors. */
final class Ways {
    private Ways() {}

    /** The cheapest way to each space in reach of each knight, nearest first. */
    static List<Way> of(TorresState state) {
        var ways = new ArrayList<Way>();
        if (state.step == Step.TURN) {
            for (long rest = state.board.knights(state.toMove); rest != 0; rest &= rest - 1) {
                follow(state, Space.first(rest), ways);
            }
        }
        return ways;
    }

    /** The state when a knight has come to a space, and the moves that took it there. */
    private record Stop(TorresState state, int space, List<String> moves) {}

    /** Plays ahead on copies, breadth first: what is legal on the way is asked where it is always asked. */
    private static void follow(TorresState state, int knight, List<Way> ways) {
        var open = new ArrayDeque<Stop>();
        open.add(new Stop(state, knight, List.of()));
        long seen = Space.bit(knight);
        var legal = new MoveList();
        while (!open.isEmpty()) {
            Stop stop = open.remove();
            Legality.list(stop.state, legal);
            for (int i = 0; i < legal.size(); i++) {
                int move = legal.get(i);
                Verb verb = Move.verb(move);
                boolean onward = (verb == Verb.MOVE || verb == Verb.DOOR) && Move.from(move) == stop.space;
                if (!onward || Space.in(seen, Move.to(move))) {
                    continue;
                }
                seen |= Space.bit(Move.to(move));
                var after = (TorresState) stop.state.copy();
                Turn.play(after, move, EventLog.OFF);
                var moves = new ArrayList<>(stop.moves);
                moves.add(Move.spell(move));
                open.add(new Stop(after, Move.to(move), moves));
                ways.add(new Way(Space.name(knight), Space.name(Move.to(move)), state.ap - after.ap, moves));
            }
        }
    }
}
