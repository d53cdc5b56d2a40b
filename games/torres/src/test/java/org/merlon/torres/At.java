package org.merlon.torres;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Scenario;

/**
 * A Torres position drawn in code, for tests.
 *
 * <p>Unless told otherwise two players are in the first turn of the standard game with 5 action points and a stack of
 * 3; the king stands on a castle of one block in the corner h8, seat 1 has a knight on another in the corner a8, and
 * everything else is as the format's defaults have it.
 */
final class At {
    private final Data.Obj data = new Data.Obj();
    private final Data.Obj options = new Data.Obj();
    private final Data.Obj knights = new Data.Obj();
    private final List<Data.Obj> seats = new ArrayList<>();
    private final String[] rows = {
        "10000001", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000"
    };

    private At(String variant, int players) {
        data.put("game", "torres").put("variant", variant).put("options", options);
        data.put("players", players).put("toMove", 0).put("step", "turn");
        data.put("king", "h8").put("stack", 3);
        knights.put("a8", 1);
        for (int i = 0; i < players; i++) {
            seats.add(new Data.Obj());
        }
    }

    static At standard(int players) {
        return new At("standard", players);
    }

    /** Two players, standard. */
    static At board() {
        return standard(2);
    }

    static At master(int players, String card) {
        return new At("master", players).put("master", new Data.Text(card));
    }

    /** The whole board as a picture, row 8 first. */
    At picture(String... eightRows) {
        System.arraycopy(eightRows, 0, rows, 0, rows.length);
        return this;
    }

    /** One row of the picture. */
    At row(int number, String heights) {
        rows[rows.length - number] = heights;
        return this;
    }

    At knights(int seat, String... spaces) {
        for (String space : spaces) {
            knights.put(space, seat);
        }
        return this;
    }

    /** Takes the knight away that stands in the corner by default. */
    At withoutCornerKnight() {
        knights.fields().remove("a8");
        return this;
    }

    At king(String space) {
        data.put("king", space);
        return this;
    }

    At noKing() {
        return put("king", Data.Null.NULL);
    }

    At step(String step, int seat) {
        data.put("step", step).put("toMove", seat);
        if (!step.equals("turn")) {
            data.put("stack", 0);
        }
        return this;
    }

    At toMove(int seat) {
        data.put("toMove", seat);
        return this;
    }

    At time(int phase, int round, int start) {
        data.put("phase", phase).put("round", round).put("start", start);
        return this;
    }

    /** The last turn of a phase that seat 0 started: what comes next is the scoring. */
    At lastTurn(int phase) {
        int players = seats.size();
        int rounds = phase == 1 || players == 2 ? 4 : 3;
        return time(phase, rounds, 0).toMove(players - 1).stack(0);
    }

    At ap(int left) {
        data.put("ap", left);
        return this;
    }

    At stack(int blocks) {
        data.put("stack", blocks);
        return this;
    }

    At placed(int blocks) {
        data.put("placed", blocks);
        return this;
    }

    At supply(int blocks) {
        data.put("supply", blocks);
        return this;
    }

    At played() {
        data.put("played", true);
        return this;
    }

    At option(String name, String value) {
        options.put(name, value);
        return this;
    }

    At score(int seat, int points) {
        seats.get(seat).put("score", points);
        return this;
    }

    At scores(int... points) {
        for (int seat = 0; seat < points.length; seat++) {
            score(seat, points[seat]);
        }
        return this;
    }

    At stacks(int seat, int... sizes) {
        var list = new Data.Arr();
        for (int size : sizes) {
            list.add(size);
        }
        seats.get(seat).put("stacks", list);
        return this;
    }

    At hand(int seat, String... cards) {
        return seatCards(seat, "hand", cards);
    }

    At bought(int seat, String... cards) {
        return seatCards(seat, "bought", cards);
    }

    At ownDeck(int seat, String... cards) {
        return seatCards(seat, "deck", cards);
    }

    private At seatCards(int seat, String pile, String... cards) {
        seats.get(seat).put(pile, Data.texts(Arrays.asList(cards)));
        return this;
    }

    At deck(String... cards) {
        return put("deck", Data.texts(Arrays.asList(cards)));
    }

    At discard(String... cards) {
        return put("discard", Data.texts(Arrays.asList(cards)));
    }

    /** Any field, right or wrong. */
    At put(String name, Data value) {
        data.put(name, value);
        return this;
    }

    /** Any number, right or wrong. */
    At put(String name, int value) {
        data.put(name, value);
        return this;
    }

    At without(String name) {
        data.fields().remove(name);
        return this;
    }

    Data.Obj data() {
        var list = new Data.Arr();
        seats.forEach(list::add);
        data.fields().putIfAbsent("heights", Data.texts(Arrays.asList(rows)));
        data.fields().putIfAbsent("knights", knights);
        data.fields().putIfAbsent("seats", list);
        return data;
    }

    Scenario scenario() {
        return Scenario.at(data());
    }

    /** The position must be refused. */
    void isBad() {
        Scenario.isBadPosition(data(), "");
    }

    /** The position must be refused with a reason that has the fragment in it. */
    void isBad(String fragment) {
        Scenario.isBadPosition(data(), fragment);
    }
}
