package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;

/** A position of the reference model: plain lists and texts. */
final class ReferencePosition {
    final boolean hasPowers;
    final int players;
    String step;
    int toMove;
    int round;
    int active;
    List<String> dice;
    final boolean[] used = new boolean[2];
    boolean isLastClearing;
    int finisher;
    int sun;
    final List<String> pile;
    final List<String> display;

    @Nullable String pending;

    int left;

    @Nullable String face;

    final List<Seat> seats = new ArrayList<>();

    /** The fields of one seat. */
    static final class Seat {
        final Set<String> tokens = new TreeSet<>();
        int floors;
        final List<Integer> towers = new ArrayList<>();
        int walls;
        final List<Integer> flags = new ArrayList<>();
        int residents;
        int clouds;
        final Set<String> guests = new TreeSet<>();
        final List<Integer> points = new ArrayList<>();

        int partCount() {
            return floors + towers.size() + walls;
        }

        boolean hasFlagRoom() {
            int room = switch (walls) {
                case 0 -> 0;
                case 1 -> 2;
                case 2 -> 4;
                case 3 -> 5;
                default -> 6;
            };
            return flags.size() < room;
        }

        String describe() {
            return tokens + " floors " + floors + " towers " + sorted(towers) + " walls " + walls + " flags "
                    + sorted(flags) + " residents " + residents + " clouds " + clouds + " guests " + guests
                    + " points " + sorted(points);
        }
    }

    ReferencePosition(Data.Obj data) {
        hasPowers = FieldPath.text(data, "variant").equals("great-architect");
        players = FieldPath.number(data, "players");
        step = FieldPath.text(data, "step");
        toMove = FieldPath.seat(data, "toMove");
        round = FieldPath.number(data, "round");
        active = FieldPath.number(data, "active");
        dice = FieldPath.texts(data, "dice");
        for (int i = 0; i < 2; i++) {
            used[i] = FieldPath.truth(data, "used[" + i + "]");
        }
        isLastClearing = FieldPath.truth(data, "final");
        finisher = FieldPath.seat(data, "finisher");
        sun = FieldPath.seat(data, "sun");
        pile = FieldPath.texts(data, "pile");
        display = FieldPath.texts(data, "display");
        if (data.fields().get("pending") instanceof Data.Obj effect) {
            pending = FieldPath.text(effect, "guest");
            left = FieldPath.number(effect, "left");
            face = effect.fields().containsKey("face") ? FieldPath.text(effect, "face") : null;
        }
        for (Data item : FieldPath.items(data, "seats")) {
            seats.add(seat((Data.Obj) item));
        }
    }

    private static Seat seat(Data.Obj data) {
        var seat = new Seat();
        seat.tokens.addAll(FieldPath.texts(data, "tokens"));
        seat.floors = FieldPath.number(data, "floors");
        FieldPath.texts(data, "towers").forEach(worth -> seat.towers.add(Integer.valueOf(worth)));
        seat.walls = FieldPath.number(data, "walls");
        FieldPath.texts(data, "flags").forEach(worth -> seat.flags.add(Integer.valueOf(worth)));
        seat.residents = FieldPath.number(data, "residents");
        seat.clouds = FieldPath.number(data, "clouds");
        seat.guests.addAll(FieldPath.texts(data, "guests"));
        FieldPath.texts(data, "points").forEach(worth -> seat.points.add(Integer.valueOf(worth)));
        return seat;
    }

    Seat seatToMove() {
        return seats.get(toMove);
    }

    /** Returns all fields as text, with unordered lists sorted. */
    String describe() {
        var text = new StringBuilder();
        text.append(step).append(" seat ").append(toMove).append(" round ").append(round);
        text.append(" active ").append(active).append(' ').append(dice);
        text.append(used[0] ? " used" : " free").append(used[1] ? " used" : " free");
        text.append(isLastClearing ? " last " : " ")
                .append(finisher)
                .append(" sun ")
                .append(sun);
        text.append(" pile ").append(pile).append(" open ").append(new TreeSet<>(display));
        text.append(" pending ")
                .append(pending)
                .append(' ')
                .append(left)
                .append(' ')
                .append(face);
        for (Seat seat : seats) {
            text.append('\n').append(seat.describe());
        }
        return text.toString();
    }

    static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }
}
