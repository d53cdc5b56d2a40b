package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;

/** A space in the reference model: column and row, from 0. */
record ReferenceSpace(int column, int row) {
    static final int SIZE = 8;

    static final List<ReferenceSpace> ALL = all();

    private static List<ReferenceSpace> all() {
        List<ReferenceSpace> spaces = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                spaces.add(new ReferenceSpace(column, row));
            }
        }
        return List.copyOf(spaces);
    }

    static ReferenceSpace of(String name) {
        return new ReferenceSpace(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    boolean onBoard() {
        return column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    }

    int distance(ReferenceSpace other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row);
    }

    boolean touches(ReferenceSpace other) {
        return distance(other) == 1;
    }

    boolean isDiagonalTo(ReferenceSpace other) {
        return Math.abs(column - other.column) == 1 && Math.abs(row - other.row) == 1;
    }

    List<ReferenceSpace> neighbours() {
        List<ReferenceSpace> spaces = new ArrayList<>();
        for (ReferenceSpace space : ALL) {
            if (space.touches(this)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    ReferenceSpace offset(int columns, int rows) {
        return new ReferenceSpace(column + columns, row + rows);
    }

    @Override
    public String toString() {
        return "" + (char) ('a' + column) + (char) ('1' + row);
    }
}
