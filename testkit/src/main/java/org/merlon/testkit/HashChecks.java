package org.merlon.testkit;

import java.util.Map;
import java.util.Set;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.data.Data;

/** Checks that every field of a position affects its hash: a changed position that still loads has a different hash. */
final class HashChecks {
    /** The setup is not part of the hash: a game's log stores it separately. */
    private static final Set<String> SETUP_FIELDS = Set.of("game", "variant", "options", "players");

    private final long hash;
    private final Data.Obj original;
    private final Data.Obj changed;

    private HashChecks(GameState state) {
        hash = state.hash();
        original = Positions.dump(state).data();
        changed = Positions.dump(state).data();
    }

    static void check(GameState state) {
        var checks = new HashChecks(state);
        for (Map.Entry<String, Data> field : checks.changed.fields().entrySet()) {
            if (!SETUP_FIELDS.contains(field.getKey())) {
                checks.descend(field.getKey(), field.getValue(), field::setValue);
            }
        }
    }

    /** Sets the value at one place of the tree. */
    private interface Setter {
        void set(Data value);
    }

    private void descend(String path, Data value, Setter setter) {
        switch (value) {
            case Data.Obj object -> {
                for (Map.Entry<String, Data> field : object.fields().entrySet()) {
                    descend(path + "." + field.getKey(), field.getValue(), field::setValue);
                }
            }
            case Data.Arr list -> {
                for (int i = 0; i < list.items().size(); i++) {
                    int index = i;
                    descend(
                            path + "[" + i + "]",
                            list.items().get(i),
                            other -> list.items().set(index, other));
                }
            }
            case Data.Whole number -> {
                tryValue(path, value, new Data.Whole(number.value() + 1), setter);
                tryValue(path, value, new Data.Whole(number.value() - 1), setter);
            }
            case Data.Truth truth -> tryValue(path, value, new Data.Truth(!truth.value()), setter);
            default -> tryValue(path, value, Data.Null.NULL, setter);
        }
    }

    private void tryValue(String path, Data value, Data other, Setter setter) {
        setter.set(other);
        try {
            GameState loaded = Positions.load(new Position(changed));
            if (!Positions.dump(loaded).data().equals(original) && loaded.hash() == hash) {
                throw new AssertionError(
                        path + " does not affect the hash: " + JsonText.of(value) + ", " + JsonText.of(other));
            }
        } catch (PositionException e) {
            // Most changes violate the rules, and an invalid position has no hash.
        } finally {
            setter.set(value);
        }
    }
}
