package org.merlon.torres;

import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Plays a legal move in the reference model; only the result of a shuffle is copied from the engine. */
final class ReferencePlay {
    private static final int CASTLE_COUNT = 8;
    private static final int MAX_STACK_SIZE = 3;
    private static final int PHASES = 3;
    private static final int ACTION_POINTS = 5;

    private final ReferencePosition position;
    private final ReferencePosition enginePosition;

    /**
     * Creates a move player for a position.
     *
     * @param position the position before the move; {@link #play} changes it to the position after the move
     * @param enginePosition the engine's position after the move, used only for the result of a shuffle
     */
    ReferencePlay(ReferencePosition position, ReferencePosition enginePosition) {
        this.position = position;
        this.enginePosition = enginePosition;
    }

    void play(String move) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "castle" -> placeCastle(ReferenceSpace.of(words[1]));
            case "setup" -> placeFirstKnight(words[1]);
            case "king" -> placeKing(words[1]);
            case "stay" -> beginNextPhase();
            case "stack" -> {
                position.seatToMove().stacks.remove(Integer.valueOf(words[1]));
                position.stack = Integer.parseInt(words[1]);
                position.step = "turn";
            }
            case "knight" -> {
                position.ap -= 2;
                position.knights.put(words[1], position.toMove);
            }
            case "move", "door" -> {
                position.ap--;
                moveKnight(words[1], words[2]);
            }
            case "block" -> {
                position.ap--;
                position.stack--;
                position.placed++;
                position.addBlocks(ReferenceSpace.of(words[1]), 1);
            }
            case "draw" -> drawCard();
            case "score" -> {
                position.ap--;
                advanceMarker(position.toMove, 1);
            }
            case "card" -> playCard(words);
            case "end" -> endTurn();
            default -> throw new IllegalArgumentException(move);
        }
    }

    private void moveKnight(String from, String to) {
        position.knights.remove(from);
        position.knights.put(to, position.toMove);
    }

    private void placeCastle(ReferenceSpace space) {
        position.addBlocks(space, 1);
        position.supply--;
        if (position.castles().count() == CASTLE_COUNT) {
            position.step = "setup";
            position.toMove = 0;
        } else {
            position.toMove = (position.toMove + 1) % position.players;
        }
    }

    private void placeFirstKnight(String space) {
        position.knights.put(space, position.toMove);
        if (position.toMove == position.players - 1) {
            position.step = "king-setup";
        } else {
            position.toMove++;
        }
    }

    private void placeKing(String space) {
        position.king = space;
        if (position.step.equals("king-setup")) {
            dealStacks();
            beginTurn(position.start);
        } else {
            beginNextPhase();
        }
    }

    private void beginNextPhase() {
        position.start = position.master ? leadingSeat() : position.toMove;
        position.phase++;
        position.round = 1;
        dealStacks();
        beginTurn(position.start);
    }

    private void dealStacks() {
        for (ReferencePosition.Seat seat : position.seats) {
            for (int wanted : stackSizes()) {
                int size = Math.min(wanted, position.supply);
                position.supply -= size;
                seat.stacks.add(size);
            }
        }
    }

    private List<Integer> stackSizes() {
        return switch (position.players) {
            case 2 -> List.of(3, 3, 3, 3);
            case 3 -> position.phase == 1 ? List.of(3, 3, 2, 2) : List.of(3, 3, 2);
            default -> position.phase == 1 ? List.of(2, 2, 2, 2) : List.of(2, 2, 2);
        };
    }

    private void beginTurn(int seat) {
        position.toMove = seat;
        List<Integer> stacks = position.seatToMove().stacks;
        if (new TreeSet<>(stacks).size() > 1) {
            position.step = "stack";
        } else {
            position.step = "turn";
            position.stack = stacks.isEmpty() ? 0 : stacks.removeFirst();
        }
    }

    private void drawCard() {
        position.ap--;
        position.bought++;
        List<String> deck = position.cards.equals("own") ? position.seatToMove().deck : position.deck;
        if (deck.isEmpty()) {
            shuffleDiscards();
        }
        position.seatToMove().bought.add(deck.removeFirst());
    }

    /** Copies the new order of the deck from the engine and checks that it holds exactly the discarded cards. */
    private void shuffleDiscards() {
        String drawn = enginePosition.seatToMove().bought.getLast();
        position.deck.add(drawn);
        position.deck.addAll(enginePosition.deck);
        if (!ReferencePosition.sorted(position.deck).equals(ReferencePosition.sorted(position.discard))) {
            throw new AssertionError("shuffled " + position.discard + " into " + position.deck);
        }
        position.discard.clear();
    }

    private void playCard(String[] words) {
        position.played = true;
        position.seatToMove().hand.remove(words[1]);
        position.discard.add(words[1]);
        switch (words[1]) {
            case "ap6" -> position.ap += 1;
            case "ap7" -> position.ap += 2;
            case "supply" -> {
                position.supply--;
                position.addBlocks(ReferenceSpace.of(words[2]), 1);
            }
            case "under" -> {
                if (position.stack > 0) {
                    position.stack--;
                } else {
                    List<Integer> stacks = position.seatToMove().stacks;
                    int largest = Collections.max(stacks);
                    stacks.set(stacks.indexOf(largest), largest - 1);
                }
                position.addBlocks(ReferenceSpace.of(words[2]), 1);
            }
            case "shift" -> {
                position.addBlocks(ReferenceSpace.of(words[2]), -1);
                position.addBlocks(ReferenceSpace.of(words[3]), 1);
            }
            default -> moveKnight(words[2], words[3]);
        }
    }

    private void endTurn() {
        ReferencePosition.Seat seat = position.seatToMove();
        while (position.stack > 0) {
            position.stack--;
            if (!seat.stacks.isEmpty() && Collections.min(seat.stacks) < MAX_STACK_SIZE) {
                int smallest = Collections.min(seat.stacks);
                seat.stacks.set(seat.stacks.indexOf(smallest), smallest + 1);
            } else {
                position.supply++;
            }
        }
        seat.hand.addAll(seat.bought);
        seat.bought.clear();
        position.ap = ACTION_POINTS;
        position.placed = 0;
        position.bought = 0;
        position.played = false;
        int next = (position.toMove + 1) % position.players;
        if (next != position.start) {
            beginTurn(next);
        } else if (position.round < position.rounds()) {
            position.round++;
            position.start = position.master ? leadingSeat() : position.start;
            beginTurn(position.start);
        } else {
            endPhase();
        }
    }

    /** Returns the seat with the most points; of equals, the first from the last starting seat on (master game). */
    private int leadingSeat() {
        int leader = position.start;
        for (int i = 0; i < position.players; i++) {
            int seat = (position.start + i) % position.players;
            if (position.seats.get(seat).score > position.seats.get(leader).score) {
                leader = seat;
            }
        }
        return leader;
    }

    private void endPhase() {
        for (ReferencePosition.Seat seat : position.seats) {
            for (int size : seat.stacks) {
                position.supply += size;
            }
            seat.stacks.clear();
        }
        for (int i = 0; i < position.players; i++) {
            int seat = (position.start + i) % position.players;
            advanceMarker(seat, ReferenceScoring.points(position, seat));
        }
        if (position.phase == PHASES) {
            position.step = "over";
            position.toMove = -1;
            return;
        }
        position.step = "king";
        position.toMove = position.start;
        for (int i = 0; i < position.players; i++) {
            int seat = (position.start + i) % position.players;
            if (position.seats.get(seat).score <= position.seatToMove().score) {
                position.toMove = seat;
            }
        }
    }

    private void advanceMarker(int seat, int points) {
        if (points == 0) {
            return;
        }
        int space = position.seats.get(seat).score + points;
        while (position.ties.equals("skip") && isTaken(space, seat)) {
            space++;
        }
        position.seats.get(seat).score = space;
    }

    private boolean isTaken(int space, int seat) {
        for (int other = 0; other < position.players; other++) {
            if (other != seat && position.seats.get(other).score == space) {
                return true;
            }
        }
        return false;
    }
}
