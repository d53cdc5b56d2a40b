package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;

/** A space in the reference model: column and row, from 0. */
record Spot(int column, int row) {
    static final int SIZE = 8;

    static final List<Spot> ALL = all();

    private static List<Spot> all() {
        List<Spot> spots = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                spots.add(new Spot(column, row));
            }
        }
        return List.copyOf(spots);
    }

    static Spot of(String name) {
        return new Spot(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    boolean onBoard() {
        return column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    }

    int distance(Spot other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row);
    }

    boolean touches(Spot other) {
        return distance(other) == 1;
    }

    boolean isDiagonalTo(Spot other) {
        return Math.abs(column - other.column) == 1 && Math.abs(row - other.row) == 1;
    }

    List<Spot> neighbours() {
        List<Spot> spots = new ArrayList<>();
        for (Spot spot : ALL) {
            if (spot.touches(this)) {
                spots.add(spot);
            }
        }
        return spots;
    }

    Spot plus(int columns, int rows) {
        return new Spot(column + columns, row + rows);
    }

    @Override
    public String toString() {
        return "" + (char) ('a' + column) + (char) ('1' + row);
    }
}
