package org.merlon.torres;

import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Plays a legal move in the reference model; only the result of a shuffle is copied from the engine. */
final class NaivePlay {
    private static final int CASTLES = 8;
    private static final int STACK_HOLDS = 3;
    private static final int PHASES = 3;
    private static final int AP = 5;

    private final NaivePosition at;
    private final NaivePosition engine;

    /**
     * Creates a move player for a position.
     *
     * @param at the position before the move; {@link #play} changes it to the position after the move
     * @param engine the engine's position after the move, used only for the result of a shuffle
     */
    NaivePlay(NaivePosition at, NaivePosition engine) {
        this.at = at;
        this.engine = engine;
    }

    void play(String move) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "castle" -> castle(Spot.of(words[1]));
            case "setup" -> setup(words[1]);
            case "king" -> king(words[1]);
            case "stay" -> nextPhase();
            case "stack" -> {
                at.mover().stacks.remove(Integer.valueOf(words[1]));
                at.stack = Integer.parseInt(words[1]);
                at.step = "turn";
            }
            case "knight" -> {
                at.ap -= 2;
                at.knights.put(words[1], at.toMove);
            }
            case "move", "door" -> {
                at.ap--;
                moveKnight(words[1], words[2]);
            }
            case "block" -> {
                at.ap--;
                at.stack--;
                at.placed++;
                at.addBlock(Spot.of(words[1]), 1);
            }
            case "draw" -> draw();
            case "score" -> {
                at.ap--;
                advance(at.toMove, 1);
            }
            case "card" -> card(words);
            case "end" -> end();
            default -> throw new IllegalArgumentException(move);
        }
    }

    private void moveKnight(String from, String to) {
        at.knights.remove(from);
        at.knights.put(to, at.toMove);
    }

    private void castle(Spot space) {
        at.addBlock(space, 1);
        at.supply--;
        if (at.castles().count() == CASTLES) {
            at.step = "setup";
            at.toMove = 0;
        } else {
            at.toMove = (at.toMove + 1) % at.players;
        }
    }

    private void setup(String space) {
        at.knights.put(space, at.toMove);
        if (at.toMove == at.players - 1) {
            at.step = "king-setup";
        } else {
            at.toMove++;
        }
    }

    private void king(String space) {
        at.king = space;
        if (at.step.equals("king-setup")) {
            dealStacks();
            beginTurn(at.start);
        } else {
            nextPhase();
        }
    }

    private void nextPhase() {
        at.start = at.master ? leader() : at.toMove;
        at.phase++;
        at.round = 1;
        dealStacks();
        beginTurn(at.start);
    }

    private void dealStacks() {
        for (NaivePosition.Seat seat : at.seats) {
            for (int wanted : stackSizes()) {
                int size = Math.min(wanted, at.supply);
                at.supply -= size;
                seat.stacks.add(size);
            }
        }
    }

    private List<Integer> stackSizes() {
        return switch (at.players) {
            case 2 -> List.of(3, 3, 3, 3);
            case 3 -> at.phase == 1 ? List.of(3, 3, 2, 2) : List.of(3, 3, 2);
            default -> at.phase == 1 ? List.of(2, 2, 2, 2) : List.of(2, 2, 2);
        };
    }

    private void beginTurn(int seat) {
        at.toMove = seat;
        List<Integer> stacks = at.mover().stacks;
        if (new TreeSet<>(stacks).size() > 1) {
            at.step = "stack";
        } else {
            at.step = "turn";
            at.stack = stacks.isEmpty() ? 0 : stacks.removeFirst();
        }
    }

    private void draw() {
        at.ap--;
        at.bought++;
        List<String> deck = at.cards.equals("own") ? at.mover().deck : at.deck;
        if (deck.isEmpty()) {
            shuffleDiscards();
        }
        at.mover().bought.add(deck.removeFirst());
    }

    /** Copies the new order of the deck from the engine and checks that it holds exactly the discarded cards. */
    private void shuffleDiscards() {
        String drawn = engine.mover().bought.getLast();
        at.deck.add(drawn);
        at.deck.addAll(engine.deck);
        if (!NaivePosition.sorted(at.deck).equals(NaivePosition.sorted(at.discard))) {
            throw new AssertionError("shuffled " + at.discard + " into " + at.deck);
        }
        at.discard.clear();
    }

    private void card(String[] words) {
        at.played = true;
        at.mover().hand.remove(words[1]);
        at.discard.add(words[1]);
        switch (words[1]) {
            case "ap6" -> at.ap += 1;
            case "ap7" -> at.ap += 2;
            case "supply" -> {
                at.supply--;
                at.addBlock(Spot.of(words[2]), 1);
            }
            case "under" -> {
                if (at.stack > 0) {
                    at.stack--;
                } else {
                    List<Integer> stacks = at.mover().stacks;
                    int largest = Collections.max(stacks);
                    stacks.set(stacks.indexOf(largest), largest - 1);
                }
                at.addBlock(Spot.of(words[2]), 1);
            }
            case "shift" -> {
                at.addBlock(Spot.of(words[2]), -1);
                at.addBlock(Spot.of(words[3]), 1);
            }
            default -> moveKnight(words[2], words[3]);
        }
    }

    private void end() {
        NaivePosition.Seat seat = at.mover();
        while (at.stack > 0) {
            at.stack--;
            if (!seat.stacks.isEmpty() && Collections.min(seat.stacks) < STACK_HOLDS) {
                int smallest = Collections.min(seat.stacks);
                seat.stacks.set(seat.stacks.indexOf(smallest), smallest + 1);
            } else {
                at.supply++;
            }
        }
        seat.hand.addAll(seat.bought);
        seat.bought.clear();
        at.ap = AP;
        at.placed = 0;
        at.bought = 0;
        at.played = false;
        int next = (at.toMove + 1) % at.players;
        if (next != at.start) {
            beginTurn(next);
        } else if (at.round < at.rounds()) {
            at.round++;
            at.start = at.master ? leader() : at.start;
            beginTurn(at.start);
        } else {
            endPhase();
        }
    }

    /** Returns the seat with the most points; of equals, the first from the last starting seat on (master game). */
    private int leader() {
        int leader = at.start;
        for (int i = 0; i < at.players; i++) {
            int seat = (at.start + i) % at.players;
            if (at.seats.get(seat).score > at.seats.get(leader).score) {
                leader = seat;
            }
        }
        return leader;
    }

    private void endPhase() {
        for (NaivePosition.Seat seat : at.seats) {
            for (int size : seat.stacks) {
                at.supply += size;
            }
            seat.stacks.clear();
        }
        for (int i = 0; i < at.players; i++) {
            int seat = (at.start + i) % at.players;
            advance(seat, NaiveScoring.points(at, seat));
        }
        if (at.phase == PHASES) {
            at.step = "over";
            at.toMove = -1;
            return;
        }
        at.step = "king";
        at.toMove = at.start;
        for (int i = 0; i < at.players; i++) {
            int seat = (at.start + i) % at.players;
            if (at.seats.get(seat).score <= at.mover().score) {
                at.toMove = seat;
            }
        }
    }

    private void advance(int seat, int points) {
        if (points == 0) {
            return;
        }
        int space = at.seats.get(seat).score + points;
        while (at.ties.equals("skip") && taken(space, seat)) {
            space++;
        }
        at.seats.get(seat).score = space;
    }

    private boolean taken(int space, int seat) {
        for (int other = 0; other < at.players; other++) {
            if (other != seat && at.seats.get(other).score == space) {
                return true;
            }
        }
        return false;
    }
}
