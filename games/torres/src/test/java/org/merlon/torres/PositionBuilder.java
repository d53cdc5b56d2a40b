package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.testkit.AbstractPositionBuilder;

/**
 * Builds a Torres position for tests.
 *
 * <p>By default two players are in the first turn of the standard game with 5 action points and a stack of 3; the king
 * stands on a castle of one block in the corner h8, and seat 1 has a knight on another one in the corner a8. All other
 * fields have the defaults of the position format.
 */
final class PositionBuilder extends AbstractPositionBuilder<PositionBuilder> {
    private final Data.Obj options = new Data.Obj();
    private final Data.Obj knights = new Data.Obj();
    private final String[] rows = {
        "10000001", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000"
    };

    private PositionBuilder(String variant, int players) {
        super("torres", variant, players);
        put("options", options).step("turn", 0).king("h8").stack(3);
        knights.put("a8", 1);
    }

    @Override
    protected PositionBuilder self() {
        return this;
    }

    static PositionBuilder standard(int players) {
        return new PositionBuilder("standard", players);
    }

    /** Starts a position of the standard game for two players. */
    static PositionBuilder board() {
        return standard(2);
    }

    static PositionBuilder master(int players, String card) {
        return new PositionBuilder("master", players).put("master", card);
    }

    /** Sets the heights of all rows, row 8 first. */
    PositionBuilder rows(String... eightRows) {
        System.arraycopy(eightRows, 0, rows, 0, rows.length);
        return this;
    }

    /** Sets the heights of one row. */
    PositionBuilder row(int number, String heights) {
        rows[rows.length - number] = heights;
        return this;
    }

    PositionBuilder knights(int seat, String... spaces) {
        for (String space : spaces) {
            knights.put(space, seat);
        }
        return this;
    }

    /** Removes the knight that stands in the corner a8 by default. */
    PositionBuilder withoutCornerKnight() {
        knights.fields().remove("a8");
        return this;
    }

    PositionBuilder king(String space) {
        return put("king", space);
    }

    PositionBuilder withoutKing() {
        return put("king", Data.Null.NULL);
    }

    PositionBuilder step(String step, int seat) {
        put("step", step).toMove(seat);
        return step.equals("turn") ? this : stack(0);
    }

    PositionBuilder progress(int phase, int round, int start) {
        return put("phase", phase).put("round", round).put("start", start);
    }

    /** Sets the last turn of a phase that seat 0 started; its end is followed by the scoring. */
    PositionBuilder lastTurn(int phase) {
        int rounds = phase == 1 || players() == 2 ? 4 : 3;
        return progress(phase, rounds, 0).toMove(players() - 1).stack(0);
    }

    PositionBuilder ap(int left) {
        return put("ap", left);
    }

    PositionBuilder stack(int blocks) {
        return put("stack", blocks);
    }

    PositionBuilder placed(int blocks) {
        return put("placed", blocks);
    }

    PositionBuilder supply(int blocks) {
        return put("supply", blocks);
    }

    PositionBuilder played() {
        return put("played", new Data.Truth(true));
    }

    PositionBuilder option(String name, String value) {
        options.put(name, value);
        return this;
    }

    PositionBuilder score(int seat, int points) {
        return seat(seat, "score", points);
    }

    PositionBuilder scores(int... points) {
        for (int seat = 0; seat < points.length; seat++) {
            score(seat, points[seat]);
        }
        return this;
    }

    PositionBuilder stacks(int seat, int... sizes) {
        return seat(seat, "stacks", numbers(sizes));
    }

    PositionBuilder hand(int seat, String... cards) {
        return seat(seat, "hand", texts(cards));
    }

    PositionBuilder bought(int seat, String... cards) {
        return seat(seat, "bought", texts(cards));
    }

    PositionBuilder ownDeck(int seat, String... cards) {
        return seat(seat, "deck", texts(cards));
    }

    PositionBuilder deck(String... cards) {
        return put("deck", texts(cards));
    }

    PositionBuilder discard(String... cards) {
        return put("discard", texts(cards));
    }

    @Override
    public Data.Obj data() {
        Data.Obj data = super.data();
        data.fields().putIfAbsent("heights", texts(rows));
        data.fields().putIfAbsent("knights", knights);
        return data;
    }

    /** Asserts that the position is refused. */
    void isBad() {
        isBad("");
    }
}
