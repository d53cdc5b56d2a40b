package org.merlon.onceupon;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.onceupon.ReferencePosition.Seat;

/** The legal moves of the reference model, written from the rules independently of the engine. */
final class ReferenceMoves {
    private final ReferencePosition position;
    private final Set<String> moves = new TreeSet<>();

    ReferenceMoves(ReferencePosition position) {
        this.position = position;
    }

    Set<String> legal() {
        switch (position.step) {
            case "dice" -> addDiceMoves();
            case "build" -> {
                ReferenceBoard.LINES.keySet().forEach(this::addLineMoves);
                moves.add("end");
            }
            case "effect" -> addEffectMoves();
            default -> {}
        }
        return moves;
    }

    private void addDiceMoves() {
        boolean active = position.toMove == position.active;
        for (int die = 1; die <= 2; die++) {
            if (position.used[die - 1]) {
                continue;
            }
            String shown = position.dice.get(die - 1);
            for (String face : shown.equals("?") ? ReferenceBoard.FACES : List.of(shown)) {
                addFaceMoves("die " + die + " " + face, face);
            }
            if (shown.equals("?") && position.seatToMove().guests.contains("shepherdess")) {
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

    private void addFaceMoves(String prefix, String face) {
        Seat seat = position.seatToMove();
        boolean hasFoodSquare = false;
        for (String square : ReferenceBoard.RESOURCES.keySet()) {
            boolean allowed =
                    face.equals("resident") ? seat.guests.contains("knight") : matchesResource(seat, face, square);
            if (allowed && canPlaceToken(seat, square)) {
                moves.add(prefix + " " + square);
                hasFoodSquare |= face.equals("food");
            }
        }
        if (face.equals("resident") && seat.residents < 40) {
            moves.add(prefix);
        }
        if (face.equals("food") && seat.guests.contains("cook") && !hasFoodSquare && seat.residents < 40) {
            moves.add(prefix);
        }
        if (face.equals("gold") && seat.guests.contains("monk") && seat.hasFlagRoom()) {
            moves.add(prefix + " flag");
        }
    }

    private static boolean canPlaceToken(Seat seat, String square) {
        return seat.tokens.size() < 10 && !seat.tokens.contains(square);
    }

    private static boolean matchesResource(Seat seat, String resource, String square) {
        String squareResource = String.valueOf(ReferenceBoard.RESOURCES.get(square));
        if (squareResource.equals(resource)) {
            return true;
        }
        return seat.guests.contains("troll")
                && Set.of("wood", "stone").contains(resource)
                && Set.of("wood", "stone").contains(squareResource);
    }

    private void addLineMoves(String line) {
        Seat seat = position.seatToMove();
        if (!seat.tokens.containsAll(squares(line))) {
            return;
        }
        Set<String> lineMoves = new TreeSet<>();
        boolean drawable = switch (ReferenceBoard.reward(line).split(" ", -1)[0]) {
            case "tower" -> seat.towers.size() < 4;
            case "wall" -> seat.walls < 4;
            case "floor" -> seat.floors < 4;
            default -> seat.hasFlagRoom();
        };
        if (drawable && line.equals("3r") && position.hasPowers && !position.display.isEmpty()) {
            position.display.forEach(guest -> lineMoves.add("build 3r " + guest));
        } else if (drawable) {
            lineMoves.add("build " + line);
        }
        if (line.equals("2r") && position.hasPowers) {
            for (String guest : seat.guests) {
                if (ReferenceBoard.BOLTS.contains(guest)) {
                    lineMoves.add("build 2r bolt " + guest);
                }
            }
        }
        if (line.equals("c") && position.hasPowers) {
            for (int other = 0; other < position.players; other++) {
                Set<String> otherGuests = position.seats.get(other).guests;
                for (String guest : otherGuests) {
                    boolean guarded = otherGuests.contains("guard") && ReferenceBoard.CROWNS.contains(guest);
                    if (other != position.toMove && !guarded) {
                        lineMoves.add("build c steal " + other + " " + guest);
                    }
                }
            }
        }
        if (lineMoves.isEmpty()) {
            lineMoves.add("scrap " + line);
        }
        moves.addAll(lineMoves);
    }

    static List<String> squares(String line) {
        List<String> squares = ReferenceBoard.LINES.get(line);
        if (squares == null) {
            throw new AssertionError("no line " + line);
        }
        return squares;
    }

    private void addEffectMoves() {
        Seat seat = position.seatToMove();
        String guest = String.valueOf(position.pending);
        String resource = guest.equals("dagobert") ? String.valueOf(position.face) : ReferenceBoard.resourceOf(guest);
        for (String square : ReferenceBoard.RESOURCES.keySet()) {
            boolean allowed = guest.equals("architect") || matchesResource(seat, resource, square);
            if (allowed && canPlaceToken(seat, square)) {
                moves.add("token " + square);
            }
            for (String from : seat.tokens) {
                if (guest.equals("magician") && !seat.tokens.contains(square)) {
                    moves.add("shift " + from + " " + square);
                }
            }
        }
        if (guest.equals("dagobert") && position.face == null) {
            ReferenceBoard.FACES.forEach(face -> moves.add("face " + face));
        }
        moves.add("skip");
    }
}
