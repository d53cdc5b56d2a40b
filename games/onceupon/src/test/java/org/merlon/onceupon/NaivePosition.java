package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** A position as plain lists and words, the way a person would write it down. */
final class NaivePosition {
    final boolean guestsAct;
    final int players;
    String step;
    int toMove;
    int round;
    int active;
    List<String> dice;
    final boolean[] used = new boolean[2];
    boolean last;
    int finisher;
    int sun;
    final List<String> pile;
    final List<String> display;

    @Nullable String pending;

    int left;

    @Nullable String face;

    final List<Seat> seats = new ArrayList<>();

    /** What one player has. */
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

        int parts() {
            return floors + towers.size() + walls;
        }

        boolean flagRoom() {
            int room = switch (walls) {
                case 0 -> 0;
                case 1 -> 2;
                case 2 -> 4;
                case 3 -> 5;
                default -> 6;
            };
            return flags.size() < room;
        }

        String words() {
            return tokens + " floors " + floors + " towers " + sorted(towers) + " walls " + walls + " flags "
                    + sorted(flags) + " residents " + residents + " clouds " + clouds + " guests " + guests
                    + " points " + sorted(points);
        }
    }

    NaivePosition(Data.Obj data) {
        guestsAct = text(data, "variant").equals("great-architect");
        players = number(data, "players");
        step = text(data, "step");
        toMove = seat(data, "toMove");
        round = number(data, "round");
        active = number(data, "active");
        dice = texts(data, "dice");
        List<Data> spent = items(data, "used");
        for (int i = 0; i < 2; i++) {
            used[i] = spent.get(i).equals(new Data.Truth(true));
        }
        last = new Data.Truth(true).equals(data.fields().get("final"));
        finisher = seat(data, "finisher");
        sun = seat(data, "sun");
        pile = texts(data, "pile");
        display = texts(data, "display");
        if (data.fields().get("pending") instanceof Data.Obj effect) {
            pending = text(effect, "guest");
            left = number(effect, "left");
            face = effect.fields().containsKey("face") ? text(effect, "face") : null;
        }
        for (Data item : items(data, "seats")) {
            seats.add(seat((Data.Obj) item));
        }
    }

    private static Seat seat(Data.Obj data) {
        var seat = new Seat();
        seat.tokens.addAll(texts(data, "tokens"));
        seat.floors = number(data, "floors");
        texts(data, "towers").forEach(worth -> seat.towers.add(Integer.valueOf(worth)));
        seat.walls = number(data, "walls");
        texts(data, "flags").forEach(worth -> seat.flags.add(Integer.valueOf(worth)));
        seat.residents = number(data, "residents");
        seat.clouds = number(data, "clouds");
        seat.guests.addAll(texts(data, "guests"));
        texts(data, "points").forEach(worth -> seat.points.add(Integer.valueOf(worth)));
        return seat;
    }

    Seat own() {
        return seats.get(toMove);
    }

    /** Everything in one line; what has no order is sorted. */
    String words() {
        var words = new StringBuilder();
        words.append(step).append(" seat ").append(toMove).append(" round ").append(round);
        words.append(" active ").append(active).append(' ').append(dice);
        words.append(used[0] ? " used" : " free").append(used[1] ? " used" : " free");
        words.append(last ? " last " : " ").append(finisher).append(" sun ").append(sun);
        words.append(" pile ").append(pile).append(" open ").append(new TreeSet<>(display));
        words.append(" pending ")
                .append(pending)
                .append(' ')
                .append(left)
                .append(' ')
                .append(face);
        for (Seat seat : seats) {
            words.append('\n').append(seat.words());
        }
        return words.toString();
    }

    static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }

    private static String text(Data.Obj data, String name) {
        return ((Data.Text) value(data, name)).value();
    }

    private static int number(Data.Obj data, String name) {
        return (int) ((Data.Whole) value(data, name)).value();
    }

    private static int seat(Data.Obj data, String name) {
        return value(data, name) instanceof Data.Whole seat ? (int) seat.value() : -1;
    }

    private static Data value(Data.Obj data, String name) {
        Data value = data.fields().get(name);
        if (value == null) {
            throw new AssertionError("no " + name);
        }
        return value;
    }

    private static List<Data> items(Data.Obj data, String name) {
        return data.fields().get(name) instanceof Data.Arr list ? list.items() : List.of();
    }

    private static List<String> texts(Data.Obj data, String name) {
        List<String> texts = new ArrayList<>();
        for (Data item : items(data, name)) {
            texts.add(
                    switch (item) {
                        case Data.Text text -> text.value();
                        case Data.Whole number -> String.valueOf(number.value());
                        default -> throw new AssertionError(name + " holds " + item.kind());
                    });
        }
        return texts;
    }
}
