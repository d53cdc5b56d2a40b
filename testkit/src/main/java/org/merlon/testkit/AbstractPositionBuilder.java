package org.merlon.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;

/** Builds a position field by field; fields that are not set have their default values. */
public abstract class AbstractPositionBuilder<A extends AbstractPositionBuilder<A>> {
    private final Data.Obj data = new Data.Obj();
    private final List<Data.Obj> seats = new ArrayList<>();

    protected AbstractPositionBuilder(String game, String variant, int players) {
        data.put("game", game).put("variant", variant).put("players", players);
        for (int i = 0; i < players; i++) {
            seats.add(new Data.Obj());
        }
    }

    /** Returns this builder with its own type. */
    protected abstract A self();

    protected final int players() {
        return seats.size();
    }

    /** Sets any field, valid or not. */
    public final A put(String name, Data value) {
        data.put(name, value);
        return self();
    }

    public final A put(String name, int value) {
        return put(name, new Data.Whole(value));
    }

    public final A put(String name, String value) {
        return put(name, new Data.Text(value));
    }

    public final A without(String name) {
        data.fields().remove(name);
        return self();
    }

    public final A toMove(int seat) {
        return put("toMove", seat);
    }

    /** Sets any field of a seat, valid or not. */
    public final A seat(int seat, String name, Data value) {
        seats.get(seat).put(name, value);
        return self();
    }

    public final A seat(int seat, String name, int value) {
        return seat(seat, name, new Data.Whole(value));
    }

    protected static Data.Arr texts(String... texts) {
        return Data.texts(Arrays.asList(texts));
    }

    public static Data.Arr numbers(int... values) {
        var list = new Data.Arr();
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    public Data.Obj data() {
        data.fields().putIfAbsent("seats", new Data.Arr(new ArrayList<>(seats)));
        return data;
    }

    public final Scenario scenario() {
        return Scenario.at(data());
    }

    /** Asserts that the position is refused with a reason that contains the fragment. */
    public final void isBad(String fragment) {
        Scenario.isBadPosition(data(), fragment);
    }
}
