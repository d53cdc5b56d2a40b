package org.merlon.torres;

import org.merlon.engine.move.EventLog;
import org.merlon.torres.board.BlockTargets;

/** Plays moves: applies each one and advances turns, rounds and phases. */
final class MoveExecutor {
    private static final int AP7_POINTS = 2;

    private MoveExecutor() {}

    static void play(TorresState state, int move, EventLog events) {
        Verb verb = MoveCode.verb(move);
        int to = MoveCode.to(move);
        state.actionPoints -= verb.cost;
        if (verb.card != null) {
            state.cards.move(verb.card, state.toMove, Cards.DISCARD);
            state.hasPlayedCard = true;
        }
        switch (verb) {
            case CASTLE -> placeCastle(state, to);
            case SETUP -> placeFirstKnight(state, to);
            case KING -> placeKing(state, to, events);
            case STAY -> beginNextPhase(state, events);
            case STACK -> takeStack(state, to, events);
            case END -> endTurn(state, events);
            case SCORE -> scorePoint(state, events);
            case DRAW -> drawCard(state, events);
            case BLOCK -> {
                state.board.addBlock(to);
                state.blocksInStack--;
                state.blocksPlaced++;
            }
            case KNIGHT -> state.board.putKnight(state.toMove, to);
            case MOVE, DOOR, LEAP, DIAGONAL, DOORS, RELOCATE, VAULT ->
                state.board.moveKnight(state.toMove, MoveCode.from(move), to);
            case UNDER -> placeBlockUnder(state, to);
            case SUPPLY -> {
                state.board.addBlock(to);
                state.supply--;
            }
            case AP6 -> state.actionPoints++;
            case AP7 -> state.actionPoints += AP7_POINTS;
            case SHIFT -> {
                state.board.removeBlock(MoveCode.from(move));
                state.board.addBlock(to);
            }
        }
    }

    private static void placeCastle(TorresState state, int space) {
        state.board.addBlock(space);
        state.supply--;
        if (state.board.castleCount() == BlockTargets.MASTER_CASTLES) {
            state.step = Step.SETUP;
            state.toMove = 0;
        } else {
            state.toMove = (state.toMove + 1) % state.rules.players();
        }
    }

    private static void placeFirstKnight(TorresState state, int space) {
        state.board.putKnight(state.toMove, space);
        if (state.toMove == state.rules.players() - 1) {
            state.step = Step.KING_SETUP; // the last seat places the king too (T-12)
        } else {
            state.toMove++;
        }
    }

    private static void placeKing(TorresState state, int space, EventLog events) {
        state.board.putKing(space);
        if (state.step == Step.KING_SETUP) {
            dealStacks(state, events);
            beginTurn(state, state.startSeat, events);
        } else {
            beginNextPhase(state, events);
        }
    }

    private static void placeBlockUnder(TorresState state, int space) {
        state.board.addBlock(space);
        if (state.blocksInStack > 0) {
            state.blocksInStack--;
        } else {
            state.stacks.removeBlock(state.toMove, state.stacks.largest(state.toMove));
        }
    }

    private static void scorePoint(TorresState state, EventLog events) {
        int from = state.scores[state.toMove];
        Scoring.advanceMarker(state, state.toMove, 1);
        if (events.isOn()) {
            events.add("advance").put("seat", state.toMove).put("from", from).put("to", state.scores[state.toMove]);
        }
    }

    private static void drawCard(TorresState state, EventLog events) {
        int deck = state.rules.deckOf(state.toMove);
        if (state.cards.size(deck) == 0) {
            state.cards.recycleDiscards(state.chance());
            if (events.isOn()) {
                events.add("reshuffle").put("cards", state.cards.size(deck));
            }
        }
        state.cards.moveFirst(deck, Cards.BOUGHT);
        state.cardsBought++;
        if (events.isOn()) {
            events.add("draw").put("seat", state.toMove); // without the card: only this seat may know it
        }
    }

    private static void endTurn(TorresState state, EventLog events) {
        int seat = state.toMove;
        int returned = state.stacks.distribute(seat, state.blocksInStack);
        if (events.isOn() && state.blocksInStack > 0) {
            events.add("blocks")
                    .put("seat", seat)
                    .put("kept", state.blocksInStack - returned)
                    .put("returned", returned);
        }
        state.supply += returned;
        while (state.cards.size(Cards.BOUGHT) > 0) {
            state.cards.moveFirst(Cards.BOUGHT, seat);
        }
        resetTurn(state);

        int next = (seat + 1) % state.rules.players();
        if (next != state.startSeat) {
            beginTurn(state, next, events);
        } else if (state.round < state.rules.rounds(state.phase)) {
            state.round++;
            if (state.rules.leaderStartsRound()) {
                state.startSeat = leadingSeat(state);
            }
            beginTurn(state, state.startSeat, events);
        } else {
            endPhase(state, events);
        }
    }

    private static void endPhase(TorresState state, EventLog events) {
        for (int seat = 0; seat < state.rules.players(); seat++) {
            state.supply += state.stacks.removeAll(seat); // blocks in unused stacks go back to the supply (T-26)
        }
        Scoring.scorePhase(state, events);
        if (state.phase == Rules.PHASES) {
            state.step = Step.OVER;
            state.toMove = -1;
        } else {
            state.step = Step.KING;
            state.toMove = lowestSeat(state);
        }
    }

    private static void beginNextPhase(TorresState state, EventLog events) {
        state.startSeat = state.rules.leaderStartsRound() ? leadingSeat(state) : state.toMove;
        state.phase++;
        state.round = 1;
        dealStacks(state, events);
        beginTurn(state, state.startSeat, events);
    }

    /** Returns the seat with the fewest points; of equals, the last in turn order (T-84). */
    private static int lowestSeat(TorresState state) {
        int lowest = state.startSeat;
        for (int i = 1; i < state.rules.players(); i++) {
            int seat = (state.startSeat + i) % state.rules.players();
            if (state.scores[seat] <= state.scores[lowest]) {
                lowest = seat;
            }
        }
        return lowest;
    }

    /** Returns the seat with the most points; of equals, the first clockwise from the last starting seat (T-93). */
    private static int leadingSeat(TorresState state) {
        int leader = state.startSeat;
        for (int i = 1; i < state.rules.players(); i++) {
            int seat = (state.startSeat + i) % state.rules.players();
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
        if (events.isOn()) {
            events.add("phase").put("phase", state.phase).put("start", state.startSeat);
        }
    }

    private static void beginTurn(TorresState state, int seat, EventLog events) {
        state.toMove = seat;
        resetTurn(state);
        int sizes = state.stacks.sizes(seat);
        if (Integer.bitCount(sizes) > 1) {
            state.step = Step.STACK;
        } else if (sizes == 0) {
            state.step = Step.TURN;
        } else {
            takeStack(state, Integer.numberOfTrailingZeros(sizes), events);
        }
    }

    private static void takeStack(TorresState state, int size, EventLog events) {
        state.stacks.remove(state.toMove, size);
        state.blocksInStack = size;
        state.step = Step.TURN;
        if (events.isOn()) {
            events.add("stack").put("seat", state.toMove).put("blocks", size);
        }
    }

    private static void resetTurn(TorresState state) {
        state.actionPoints = Rules.ACTION_POINTS;
        state.blocksInStack = 0;
        state.blocksPlaced = 0;
        state.cardsBought = 0;
        state.hasPlayedCard = false;
    }
}
