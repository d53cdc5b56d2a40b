package org.merlon.onceupon;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.onceupon.NaivePosition.Seat;

/** The legal moves of the reference model, written from the rules independently of the engine. */
final class NaiveMoves {
    private final NaivePosition at;
    private final Set<String> moves = new TreeSet<>();

    NaiveMoves(NaivePosition at) {
        this.at = at;
    }

    Set<String> legal() {
        switch (at.step) {
            case "dice" -> dice();
            case "build" -> {
                NaiveBoard.LINES.keySet().forEach(this::line);
                moves.add("end");
            }
            case "effect" -> effect();
            default -> {}
        }
        return moves;
    }

    private void dice() {
        boolean active = at.toMove == at.active;
        for (int die = 1; die <= 2; die++) {
            if (at.used[die - 1]) {
                continue;
            }
            String shown = at.dice.get(die - 1);
            for (String face : shown.equals("?") ? NaiveBoard.FACES : List.of(shown)) {
                face("die " + die + " " + face, face);
            }
            if (shown.equals("?") && at.own().guests.contains("shepherdess")) {
                moves.add("die " + die + " cloud");
            }
            if (active) {
                moves.add("die " + die + " pass");
            }
        }
        if (!active) {
            moves.add("pass");
        }
    }

    private void face(String start, String face) {
        Seat own = at.own();
        boolean food = false;
        for (String square : NaiveBoard.RESOURCES.keySet()) {
            boolean allowed = face.equals("resident") ? own.guests.contains("knight") : suits(own, face, square);
            if (allowed && placeable(own, square)) {
                moves.add(start + " " + square);
                food |= face.equals("food");
            }
        }
        if (face.equals("resident") && own.residents < 40) {
            moves.add(start);
        }
        if (face.equals("food") && own.guests.contains("cook") && !food && own.residents < 40) {
            moves.add(start);
        }
        if (face.equals("gold") && own.guests.contains("monk") && own.flagRoom()) {
            moves.add(start + " flag");
        }
    }

    private static boolean placeable(Seat own, String square) {
        return own.tokens.size() < 10 && !own.tokens.contains(square);
    }

    private static boolean suits(Seat own, String resource, String square) {
        String there = String.valueOf(NaiveBoard.RESOURCES.get(square));
        if (there.equals(resource)) {
            return true;
        }
        return own.guests.contains("troll")
                && Set.of("wood", "stone").contains(resource)
                && Set.of("wood", "stone").contains(there);
    }

    private void line(String line) {
        Seat own = at.own();
        if (!own.tokens.containsAll(squares(line))) {
            return;
        }
        Set<String> uses = new TreeSet<>();
        boolean drawable = switch (NaiveBoard.reward(line).split(" ", -1)[0]) {
            case "tower" -> own.towers.size() < 4;
            case "wall" -> own.walls < 4;
            case "floor" -> own.floors < 4;
            default -> own.flagRoom();
        };
        if (drawable && line.equals("3r") && at.guestsAct && !at.display.isEmpty()) {
            at.display.forEach(guest -> uses.add("build 3r " + guest));
        } else if (drawable) {
            uses.add("build " + line);
        }
        if (line.equals("2r") && at.guestsAct) {
            for (String guest : own.guests) {
                if (NaiveBoard.BOLTS.contains(guest)) {
                    uses.add("build 2r bolt " + guest);
                }
            }
        }
        if (line.equals("c") && at.guestsAct) {
            for (int seat = 0; seat < at.players; seat++) {
                Set<String> theirs = at.seats.get(seat).guests;
                for (String guest : theirs) {
                    boolean guarded = theirs.contains("guard") && NaiveBoard.CROWNS.contains(guest);
                    if (seat != at.toMove && !guarded) {
                        uses.add("build c steal " + seat + " " + guest);
                    }
                }
            }
        }
        if (uses.isEmpty()) {
            uses.add("scrap " + line);
        }
        moves.addAll(uses);
    }

    static List<String> squares(String line) {
        List<String> squares = NaiveBoard.LINES.get(line);
        if (squares == null) {
            throw new AssertionError("no line " + line);
        }
        return squares;
    }

    private void effect() {
        Seat own = at.own();
        String guest = String.valueOf(at.pending);
        String resource = guest.equals("dagobert") ? String.valueOf(at.face) : NaiveBoard.brings(guest);
        for (String square : NaiveBoard.RESOURCES.keySet()) {
            boolean allowed = guest.equals("architect") || suits(own, resource, square);
            if (allowed && placeable(own, square)) {
                moves.add("token " + square);
            }
            for (String from : own.tokens) {
                if (guest.equals("magician") && !own.tokens.contains(square)) {
                    moves.add("shift " + from + " " + square);
                }
            }
        }
        if (guest.equals("dagobert") && at.face == null) {
            NaiveBoard.FACES.forEach(face -> moves.add("face " + face));
        }
        moves.add("skip");
    }
}
