package org.merlon.onceupon;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.engine.data.Data;
import org.merlon.onceupon.NaivePosition.Seat;

/** Plays a move in the reference model; the results of dice are copied from the engine's events. */
final class NaivePlay {
    private final NaivePosition at;
    private final Deque<String> rolled = new ArrayDeque<>();

    NaivePlay(NaivePosition at, List<Data.Obj> events) {
        this.at = at;
        for (Data.Obj event : events) {
            if (event.fields().get("event") instanceof Data.Text name
                    && name.value().equals("roll")
                    && event.fields().get("dice") instanceof Data.Arr dice) {
                for (Data face : dice.items()) {
                    rolled.add(((Data.Text) face).value());
                }
            }
        }
    }

    /** Plays the move and checks that it needed every die that the engine rolled. */
    void play(String move) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "die" -> die(words);
            case "pass" -> at.step = "build";
            case "scrap" -> NaiveMoves.squares(words[1]).forEach(at.own().tokens::remove);
            case "build" -> build(words);
            case "token" -> {
                at.own().tokens.add(words[1]);
                oneLess();
            }
            case "shift" -> {
                at.own().tokens.remove(words[1]);
                at.own().tokens.add(words[2]);
                oneLess();
            }
            case "face" -> face(words[1]);
            case "skip" -> effectDone();
            case "end" -> end();
            default -> throw new AssertionError(move);
        }
        if (!rolled.isEmpty()) {
            throw new AssertionError(move + " rolled " + rolled + " for nothing");
        }
    }

    private void die(String[] words) {
        int die = Integer.parseInt(words[1]) - 1;
        Seat own = at.own();
        at.used[die] = true;
        if (at.toMove != at.active || (at.used[0] && at.used[1])) {
            at.step = "build";
        }
        boolean square = words.length > 3 && !words[3].equals("flag");
        if (square) {
            own.tokens.add(words[3]);
        }
        switch (words[2]) {
            case "cloud" -> own.clouds++;
            case "resident" -> residents(square ? 0 : 2);
            case "food" -> residents(own.guests.contains("cook") ? 1 : 0);
            default -> {
                if (words.length > 3 && !square) {
                    own.flags.add(2);
                }
            }
        }
    }

    private void residents(int more) {
        at.own().residents = Math.min(40, at.own().residents + more);
    }

    private void build(String[] words) {
        Seat own = at.own();
        String line = words[1];
        NaiveMoves.squares(line).forEach(own.tokens::remove);
        if (words.length > 3) {
            String guest = words[words.length - 1];
            if (words[2].equals("steal")) {
                at.seats.get(Integer.parseInt(words[3])).guests.remove(guest);
                own.guests.add(guest);
            }
            acts(guest);
            return;
        }
        String[] reward = NaiveBoard.reward(line).split(" ", -1);
        int worth = Integer.parseInt(reward[1]);
        switch (reward[0]) {
            case "tower" -> {
                own.towers.add(worth);
                if (own.towers.size() == 4 && at.sun < 0) {
                    at.sun = at.toMove;
                }
            }
            case "wall" -> {
                own.walls++;
                residents(worth);
            }
            case "flag" -> own.flags.add(worth);
            default -> {
                own.floors++;
                if (!at.guestsAct && !at.pile.isEmpty()) {
                    own.points.add(Integer.valueOf(at.pile.removeFirst()));
                }
            }
        }
        boolean finished = at.finisher < 0 && own.parts() == 12;
        if (finished) {
            at.finisher = at.toMove;
            at.last = true;
            at.used[0] = false;
            at.used[1] = false;
        }
        if (words.length == 3) {
            own.guests.add(words[2]);
            at.display.remove(words[2]);
            if (!at.pile.isEmpty()) {
                at.display.add(at.pile.removeFirst());
            }
            acts(words[2]);
        } else if (finished) {
            nextClears();
        }
    }

    private void acts(String guest) {
        switch (guest) {
            case "architect" -> {
                residents(1);
                waits(guest, 1);
            }
            case "bohemian" -> {
                residents(4);
                effectDone();
            }
            case "logger", "merchant", "miner", "peasant", "magician" -> waits(guest, 2);
            case "dagobert" -> {
                waits(guest, 2);
                String face = rolled.removeFirst();
                if (!face.equals("?")) {
                    face(face);
                }
            }
            default -> effectDone();
        }
    }

    private void face(String face) {
        if (face.equals("resident")) {
            residents(4);
            effectDone();
        } else {
            at.face = face;
        }
    }

    private void waits(String guest, int left) {
        at.step = "effect";
        at.pending = guest;
        at.left = left;
    }

    private void oneLess() {
        at.left--;
        if (at.left == 0) {
            effectDone();
        }
    }

    private void effectDone() {
        at.step = "build";
        at.pending = null;
        at.left = 0;
        at.face = null;
        if (at.toMove == at.finisher) {
            nextClears();
        }
    }

    /** Advances the last clearing, which goes round once, from the seat after the finisher to the seat before it. */
    private void nextClears() {
        at.toMove = (at.toMove + 1) % at.players;
        if (at.toMove == at.finisher) {
            over();
        } else {
            at.step = withADieLeft().contains(at.toMove) ? "dice" : "build";
        }
    }

    /** Returns the seats with a die left in the last clearing: after the finisher and before the active player. */
    private Set<Integer> withADieLeft() {
        Set<Integer> seats = new TreeSet<>();
        for (int seat = after(at.finisher); seat != at.active && seat != at.finisher; seat = after(seat)) {
            seats.add(seat);
        }
        return seats;
    }

    private int after(int seat) {
        return seat + 1 == at.players ? 0 : seat + 1;
    }

    private void over() {
        at.step = "over";
        at.toMove = -1;
    }

    private void end() {
        at.used[0] = false;
        at.used[1] = false;
        if (at.last) {
            nextClears();
            return;
        }
        at.toMove = (at.toMove + 1) % at.players;
        at.step = "dice";
        if (at.toMove != at.active) {
            return;
        }
        if (at.round == 100) {
            over();
            return;
        }
        at.round++;
        at.active = (at.active + 1) % at.players;
        at.toMove = at.active;
        at.dice = List.of(rolled.removeFirst(), rolled.removeFirst());
    }
}
