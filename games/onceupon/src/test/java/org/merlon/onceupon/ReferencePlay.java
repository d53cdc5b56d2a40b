package org.merlon.onceupon;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.engine.data.Data;
import org.merlon.onceupon.ReferencePosition.Seat;

/** Plays a move in the reference model; the results of dice are copied from the engine's events. */
final class ReferencePlay {
    private final ReferencePosition position;
    private final Deque<String> rolledFaces = new ArrayDeque<>();

    ReferencePlay(ReferencePosition position, List<Data.Obj> events) {
        this.position = position;
        for (Data.Obj event : events) {
            if (event.fields().get("event") instanceof Data.Text name
                    && name.value().equals("roll")
                    && event.fields().get("dice") instanceof Data.Arr dice) {
                for (Data face : dice.items()) {
                    rolledFaces.add(((Data.Text) face).value());
                }
            }
        }
    }

    /** Plays the move and checks that it needed every die that the engine rolled. */
    void play(String move) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "die" -> useDie(words);
            case "pass" -> position.step = "build";
            case "scrap" -> ReferenceMoves.squares(words[1]).forEach(position.seatToMove().tokens::remove);
            case "build" -> clearLine(words);
            case "token" -> {
                position.seatToMove().tokens.add(words[1]);
                spendChoice();
            }
            case "shift" -> {
                position.seatToMove().tokens.remove(words[1]);
                position.seatToMove().tokens.add(words[2]);
                spendChoice();
            }
            case "face" -> nameFace(words[1]);
            case "skip" -> endEffect();
            case "end" -> endTurn();
            default -> throw new AssertionError(move);
        }
        if (!rolledFaces.isEmpty()) {
            throw new AssertionError(move + " rolled " + rolledFaces + " for nothing");
        }
    }

    private void useDie(String[] words) {
        int die = Integer.parseInt(words[1]) - 1;
        Seat seat = position.seatToMove();
        position.used[die] = true;
        if (position.toMove != position.active || (position.used[0] && position.used[1])) {
            position.step = "build";
        }
        boolean hasSquare = words.length > 3 && !words[3].equals("flag");
        if (hasSquare) {
            seat.tokens.add(words[3]);
        }
        switch (words[2]) {
            case "cloud" -> seat.clouds++;
            case "resident" -> addResidents(hasSquare ? 0 : 2);
            case "food" -> addResidents(seat.guests.contains("cook") ? 1 : 0);
            default -> {
                if (words.length > 3 && !hasSquare) {
                    seat.flags.add(2);
                }
            }
        }
    }

    private void addResidents(int count) {
        position.seatToMove().residents = Math.min(40, position.seatToMove().residents + count);
    }

    private void clearLine(String[] words) {
        Seat seat = position.seatToMove();
        String line = words[1];
        ReferenceMoves.squares(line).forEach(seat.tokens::remove);
        if (words.length > 3) {
            String guest = words[words.length - 1];
            if (words[2].equals("steal")) {
                position.seats.get(Integer.parseInt(words[3])).guests.remove(guest);
                seat.guests.add(guest);
            }
            startEffect(guest);
            return;
        }
        String[] reward = ReferenceBoard.reward(line).split(" ", -1);
        int worth = Integer.parseInt(reward[1]);
        switch (reward[0]) {
            case "tower" -> {
                seat.towers.add(worth);
                if (seat.towers.size() == 4 && position.sun < 0) {
                    position.sun = position.toMove;
                }
            }
            case "wall" -> {
                seat.walls++;
                addResidents(worth);
            }
            case "flag" -> seat.flags.add(worth);
            default -> {
                seat.floors++;
                if (!position.hasPowers && !position.pile.isEmpty()) {
                    seat.points.add(Integer.valueOf(position.pile.removeFirst()));
                }
            }
        }
        boolean finished = position.finisher < 0 && seat.partCount() == 12;
        if (finished) {
            position.finisher = position.toMove;
            position.isLastClearing = true;
            position.used[0] = false;
            position.used[1] = false;
        }
        if (words.length == 3) {
            seat.guests.add(words[2]);
            position.display.remove(words[2]);
            if (!position.pile.isEmpty()) {
                position.display.add(position.pile.removeFirst());
            }
            startEffect(words[2]);
        } else if (finished) {
            advanceLastClearing();
        }
    }

    private void startEffect(String guest) {
        switch (guest) {
            case "architect" -> {
                addResidents(1);
                awaitChoices(guest, 1);
            }
            case "bohemian" -> {
                addResidents(4);
                endEffect();
            }
            case "logger", "merchant", "miner", "peasant", "magician" -> awaitChoices(guest, 2);
            case "dagobert" -> {
                awaitChoices(guest, 2);
                String face = rolledFaces.removeFirst();
                if (!face.equals("?")) {
                    nameFace(face);
                }
            }
            default -> endEffect();
        }
    }

    private void nameFace(String face) {
        if (face.equals("resident")) {
            addResidents(4);
            endEffect();
        } else {
            position.face = face;
        }
    }

    private void awaitChoices(String guest, int left) {
        position.step = "effect";
        position.pending = guest;
        position.left = left;
    }

    private void spendChoice() {
        position.left--;
        if (position.left == 0) {
            endEffect();
        }
    }

    private void endEffect() {
        position.step = "build";
        position.pending = null;
        position.left = 0;
        position.face = null;
        if (position.toMove == position.finisher) {
            advanceLastClearing();
        }
    }

    /** Advances the last clearing, which goes round once, from the seat after the finisher to the seat before it. */
    private void advanceLastClearing() {
        position.toMove = (position.toMove + 1) % position.players;
        if (position.toMove == position.finisher) {
            endGame();
        } else {
            position.step = seatsWithDieLeft().contains(position.toMove) ? "dice" : "build";
        }
    }

    /** Returns the seats with a die left in the last clearing: after the finisher and before the active player. */
    private Set<Integer> seatsWithDieLeft() {
        Set<Integer> seats = new TreeSet<>();
        for (int seat = nextSeat(position.finisher);
                seat != position.active && seat != position.finisher;
                seat = nextSeat(seat)) {
            seats.add(seat);
        }
        return seats;
    }

    private int nextSeat(int seat) {
        return seat + 1 == position.players ? 0 : seat + 1;
    }

    private void endGame() {
        position.step = "over";
        position.toMove = -1;
    }

    private void endTurn() {
        position.used[0] = false;
        position.used[1] = false;
        if (position.isLastClearing) {
            advanceLastClearing();
            return;
        }
        position.toMove = (position.toMove + 1) % position.players;
        position.step = "dice";
        if (position.toMove != position.active) {
            return;
        }
        if (position.round == 100) {
            endGame();
            return;
        }
        position.round++;
        position.active = (position.active + 1) % position.players;
        position.toMove = position.active;
        position.dice = List.of(rolledFaces.removeFirst(), rolledFaces.removeFirst());
    }
}
