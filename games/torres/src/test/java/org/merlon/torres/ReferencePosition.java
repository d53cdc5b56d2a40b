package org.merlon.torres;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;

/** A position of the reference model: plain fields with the names of the position format. */
final class ReferencePosition {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** The fields of one seat. */
    static final class Seat {
        int score;
        final List<Integer> stacks = new ArrayList<>();
        final List<String> hand = new ArrayList<>();
        final List<String> bought = new ArrayList<>();
        final List<String> deck = new ArrayList<>();
    }

    final boolean master;
    final String cards;
    final String shift;
    final String ties;

    /** The number of knights of each player (T-2). */
    final int knightsPerSeat;

    final int players;
    int toMove;
    String step;
    int phase;
    int round;
    int start;
    final int[][] heights = new int[ReferenceSpace.SIZE][ReferenceSpace.SIZE];
    final Map<String, Integer> knights = new TreeMap<>();

    @Nullable String king;

    int supply;
    int ap;
    int stack;
    int placed;
    int bought;
    boolean played;
    final List<Seat> seats = new ArrayList<>();
    final List<String> deck;
    final List<String> discard;
    final @Nullable String masterCard;

    ReferencePosition(Data.Obj data) {
        master = FieldPath.text(data, "variant").equals("master");
        // In the master variant the option has no effect: players have hands from the start and draw nothing.
        cards = master ? "none" : FieldPath.text(data, "options.cards");
        shift = FieldPath.text(data, "options.shift");
        ties = FieldPath.text(data, "options.ties");
        knightsPerSeat = 6;
        players = FieldPath.number(data, "players");
        toMove = FieldPath.seat(data, "toMove");
        step = FieldPath.text(data, "step");
        phase = FieldPath.number(data, "phase");
        round = FieldPath.number(data, "round");
        start = FieldPath.number(data, "start");
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            String row = FieldPath.text(data, "heights[" + (ReferenceSpace.SIZE - 1 - space.row()) + "]");
            heights[space.column()][space.row()] = DIGITS.indexOf(row.charAt(space.column()));
        }
        for (Map.Entry<String, Data> knight :
                ((Data.Obj) FieldPath.get(data, "knights")).fields().entrySet()) {
            knights.put(knight.getKey(), (int) ((Data.Whole) knight.getValue()).value());
        }
        king = FieldPath.get(data, "king") instanceof Data.Text space ? space.value() : null;
        supply = FieldPath.number(data, "supply");
        ap = FieldPath.number(data, "ap");
        stack = FieldPath.number(data, "stack");
        placed = FieldPath.number(data, "placed");
        bought = FieldPath.number(data, "bought");
        played = FieldPath.truth(data, "played");
        for (int i = 0; i < players; i++) {
            var seat = new Seat();
            seat.score = FieldPath.number(data, "seats[" + i + "].score");
            for (String size : FieldPath.texts(data, "seats[" + i + "].stacks")) {
                seat.stacks.add(Integer.parseInt(size));
            }
            seat.hand.addAll(FieldPath.texts(data, "seats[" + i + "].hand"));
            seat.bought.addAll(FieldPath.texts(data, "seats[" + i + "].bought"));
            if (cards.equals("own")) {
                seat.deck.addAll(FieldPath.texts(data, "seats[" + i + "].deck"));
            }
            seats.add(seat);
        }
        deck = FieldPath.texts(data, "deck");
        discard = FieldPath.texts(data, "discard");
        masterCard = FieldPath.get(data, "master") instanceof Data.Text card ? card.value() : null;
    }

    int height(ReferenceSpace space) {
        return heights[space.column()][space.row()];
    }

    void addBlocks(ReferenceSpace space, int blocks) {
        heights[space.column()][space.row()] += blocks;
    }

    ReferenceCastles castles() {
        return new ReferenceCastles(heights);
    }

    /** Returns the seat whose knight stands on a space; -1 if there is none. */
    int knightOn(ReferenceSpace space) {
        return knights.getOrDefault(space.toString(), -1);
    }

    boolean isFree(ReferenceSpace space) {
        return space.onBoard() && knightOn(space) < 0 && !space.toString().equals(king);
    }

    List<ReferenceSpace> knightsOf(int seat) {
        List<ReferenceSpace> spaces = new ArrayList<>();
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            if (knightOn(space) == seat) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    Seat seatToMove() {
        return seats.get(toMove);
    }

    int rounds() {
        return phase == 1 || players == 2 ? 4 : 3;
    }

    /** Returns all fields as text, with unordered lists sorted. */
    String describe() {
        var text = new StringBuilder();
        text.append("toMove ").append(toMove).append(", step ").append(step);
        text.append(", phase ").append(phase).append(", round ").append(round);
        text.append(", start ").append(start).append('\n');
        for (int row = ReferenceSpace.SIZE - 1; row >= 0; row--) {
            for (int column = 0; column < ReferenceSpace.SIZE; column++) {
                text.append(DIGITS.charAt(heights[column][row]));
            }
            text.append('\n');
        }
        text.append("knights ").append(knights).append(", king ").append(king);
        text.append(", supply ").append(supply).append('\n');
        text.append("ap ")
                .append(ap)
                .append(", stack ")
                .append(stack)
                .append(", placed ")
                .append(placed);
        text.append(", bought ")
                .append(bought)
                .append(", played ")
                .append(played)
                .append('\n');
        for (Seat seat : seats) {
            text.append("score ").append(seat.score).append(", stacks ").append(sorted(seat.stacks));
            text.append(", hand ").append(sorted(seat.hand)).append(", bought ").append(sorted(seat.bought));
            text.append(", deck ").append(seat.deck).append('\n');
        }
        text.append("deck ").append(deck).append(", discard ").append(sorted(discard));
        text.append(", master ").append(masterCard);
        return text.toString();
    }

    static <T extends Comparable<T>> List<T> sorted(List<T> items) {
        List<T> sorted = new ArrayList<>(items);
        Collections.sort(sorted);
        return sorted;
    }
}
