package org.merlon.torres;

import org.merlon.engine.move.EventLog;

/** Plays moves: applies each one and advances turns, rounds and phases. */
final class Turn {
    private static final int SEVENTH_AP = 2;

    private Turn() {}

    static void play(TorresState state, int move, EventLog events) {
        Verb verb = Move.verb(move);
        int to = Move.to(move);
        state.ap -= verb.cost;
        if (verb.card != null) {
            state.cards.move(verb.card, state.toMove, Cards.DISCARD);
            state.played = true;
        }
        switch (verb) {
            case CASTLE -> castle(state, to);
            case SETUP -> setup(state, to);
            case KING -> king(state, to, events);
            case STAY -> nextPhase(state, events);
            case STACK -> take(state, to, events);
            case END -> end(state, events);
            case SCORE -> score(state, events);
            case DRAW -> draw(state, events);
            case BLOCK -> {
                state.board.raise(to);
                state.stack--;
                state.placed++;
            }
            case KNIGHT -> state.board.putKnight(state.toMove, to);
            case MOVE, DOOR, LEAP, DIAGONAL, DOORS, RELOCATE, VAULT ->
                state.board.moveKnight(state.toMove, Move.from(move), to);
            case UNDER -> under(state, to);
            case SUPPLY -> {
                state.board.raise(to);
                state.supply--;
            }
            case AP6 -> state.ap++;
            case AP7 -> state.ap += SEVENTH_AP;
            case SHIFT -> {
                state.board.lower(Move.from(move));
                state.board.raise(to);
            }
        }
    }

    private static void castle(TorresState state, int space) {
        state.board.raise(space);
        state.supply--;
        if (state.board.castleCount() == Building.MASTER_CASTLES) {
            state.step = Step.SETUP;
            state.toMove = 0;
        } else {
            state.toMove = (state.toMove + 1) % state.rules.players();
        }
    }

    private static void setup(TorresState state, int space) {
        state.board.putKnight(state.toMove, space);
        if (state.toMove == state.rules.players() - 1) {
            state.step = Step.KING_SETUP; // the last seat places the king too (T-12)
        } else {
            state.toMove++;
        }
    }

    private static void king(TorresState state, int space, EventLog events) {
        state.board.putKing(space);
        if (state.step == Step.KING_SETUP) {
            dealStacks(state, events);
            begin(state, state.start, events);
        } else {
            nextPhase(state, events);
        }
    }

    private static void under(TorresState state, int space) {
        state.board.raise(space);
        if (state.stack > 0) {
            state.stack--;
        } else {
            state.stacks.takeBlock(state.toMove, state.stacks.largest(state.toMove));
        }
    }

    private static void score(TorresState state, EventLog events) {
        int from = state.scores[state.toMove];
        Scoring.advance(state, state.toMove, 1);
        if (events.on()) {
            events.add("advance").put("seat", state.toMove).put("from", from).put("to", state.scores[state.toMove]);
        }
    }

    private static void draw(TorresState state, EventLog events) {
        int deck = state.rules.deckOf(state.toMove);
        if (state.cards.size(deck) == 0) {
            state.cards.recycle(state.chance());
            if (events.on()) {
                events.add("reshuffle").put("cards", state.cards.size(deck));
            }
        }
        state.cards.moveFirst(deck, Cards.BOUGHT);
        state.bought++;
        if (events.on()) {
            events.add("draw").put("seat", state.toMove); // without the card: only this seat may know it
        }
    }

    private static void end(TorresState state, EventLog events) {
        int seat = state.toMove;
        int returned = state.stacks.spread(seat, state.stack);
        if (events.on() && state.stack > 0) {
            events.add("blocks")
                    .put("seat", seat)
                    .put("kept", state.stack - returned)
                    .put("returned", returned);
        }
        state.supply += returned;
        while (state.cards.size(Cards.BOUGHT) > 0) {
            state.cards.moveFirst(Cards.BOUGHT, seat);
        }
        reset(state);

        int next = (seat + 1) % state.rules.players();
        if (next != state.start) {
            begin(state, next, events);
        } else if (state.round < state.rules.rounds(state.phase)) {
            state.round++;
            if (state.rules.leaderStarts()) {
                state.start = leader(state);
            }
            begin(state, state.start, events);
        } else {
            endPhase(state, events);
        }
    }

    private static void endPhase(TorresState state, EventLog events) {
        for (int seat = 0; seat < state.rules.players(); seat++) {
            state.supply += state.stacks.clear(seat); // blocks in unused stacks go back to the supply (T-26)
        }
        Scoring.phase(state, events);
        if (state.phase == Rules.PHASES) {
            state.step = Step.OVER;
            state.toMove = -1;
        } else {
            state.step = Step.KING;
            state.toMove = lowest(state);
        }
    }

    private static void nextPhase(TorresState state, EventLog events) {
        state.start = state.rules.leaderStarts() ? leader(state) : state.toMove;
        state.phase++;
        state.round = 1;
        dealStacks(state, events);
        begin(state, state.start, events);
    }

    /** Returns the seat with the fewest points; of equals, the last in turn order (T-84). */
    private static int lowest(TorresState state) {
        int lowest = state.start;
        for (int i = 1; i < state.rules.players(); i++) {
            int seat = (state.start + i) % state.rules.players();
            if (state.scores[seat] <= state.scores[lowest]) {
                lowest = seat;
            }
        }
        return lowest;
    }

    /** Returns the seat with the most points; of equals, the first clockwise from the last starting seat (T-93). */
    private static int leader(TorresState state) {
        int leader = state.start;
        for (int i = 1; i < state.rules.players(); i++) {
            int seat = (state.start + i) % state.rules.players();
            if (state.scores[seat] > state.scores[leader]) {
                leader = seat;
            }
        }
        return leader;
    }

    private static void dealStacks(TorresState state, EventLog events) {
        int[] sizes = state.rules.stacks(state.phase);
        for (int seat = 0; seat < state.rules.players(); seat++) {
            for (int size : sizes) {
                int blocks = Math.min(size, state.supply);
                state.supply -= blocks;
                state.stacks.add(seat, blocks);
            }
        }
        if (events.on()) {
            events.add("phase").put("phase", state.phase).put("start", state.start);
        }
    }

    private static void begin(TorresState state, int seat, EventLog events) {
        state.toMove = seat;
        reset(state);
        int sizes = state.stacks.sizes(seat);
        if (Integer.bitCount(sizes) > 1) {
            state.step = Step.STACK;
        } else if (sizes == 0) {
            state.step = Step.TURN;
        } else {
            take(state, Integer.numberOfTrailingZeros(sizes), events);
        }
    }

    private static void take(TorresState state, int size, EventLog events) {
        state.stacks.remove(state.toMove, size);
        state.stack = size;
        state.step = Step.TURN;
        if (events.on()) {
            events.add("stack").put("seat", state.toMove).put("blocks", size);
        }
    }

    private static void reset(TorresState state) {
        state.ap = Rules.AP;
        state.stack = 0;
        state.placed = 0;
        state.bought = 0;
        state.played = false;
    }
}
