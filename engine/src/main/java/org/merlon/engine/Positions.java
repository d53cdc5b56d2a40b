package org.merlon.engine;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** Converts states to data and back. Handles the fields common to all games; each game handles its own. */
public final class Positions {
    private Positions() {}

    public static Position dump(GameState state) {
        return new Position(write(state, Viewer.EVERYTHING));
    }

    public static View view(GameState state, Viewer viewer) {
        if (viewer.seesHidden()) {
            throw new IllegalArgumentException("a view must not contain everything; use dump");
        }
        return new View(write(state, viewer));
    }

    private static Data.Obj write(GameState state, Viewer viewer) {
        Setup setup = state.setup();
        var data = new Data.Obj()
                .put("game", setup.game().id())
                .put("variant", setup.variant().id())
                .put("options", setup.optionData())
                .put("players", setup.players());
        if (setup.game().rulesData() != null) {
            data.put("rulesData", setup.game().rulesData());
        }
        if (viewer.seesHidden()) {
            data.put("rng", state.chance().text());
        }
        data.putSeat("toMove", state.toMove());
        state.write(data, viewer);
        return data;
    }

    /** Creates the state that a position describes. */
    public static GameState load(Position position) throws PositionException {
        var fields = new Fields(position.data());
        try {
            Setup setup = readSetup(fields);
            Chance chance = fields.has("rng") ? Chance.parse(fields.text("rng")) : new Chance(Key.ZERO);
            GameState state = setup.game().load(setup, chance, fields);
            fields.refuseUnknownFields();
            return state;
        } catch (MalformedException e) {
            throw new PositionException(Phrase.literal(e.reason()));
        }
    }

    private static Setup readSetup(Fields fields) throws MalformedException, PositionException {
        try {
            Game game = Games.byId(fields.text("game"));
            String rulesData = fields.textOrNull("rulesData");
            if (rulesData != null && !rulesData.equals(game.rulesData())) {
                throw fields.wrong("rulesData", "this position was reached with other cards and values than these");
            }
            Variant variant = game.variant(fields.text("variant"));
            int players = fields.whole("players", 1, Integer.MAX_VALUE);
            Map<String, Data> options = fields.raw("options") instanceof Data.Obj wanted ? wanted.fields() : Map.of();
            fields.object("options");
            return Setup.of(game, variant.id(), players, options);
        } catch (SetupException e) {
            throw new PositionException(e.phrase());
        }
    }

    /**
     * Creates a state that looks like a view to its seat; what the view hides is guessed.
     *
     * @param view the view of a seat, as {@link #view} returns it
     */
    public static GameState imagine(Data.Obj view, int seat, FastRandom random) throws PositionException {
        Data.Obj completed = view.copyObject();
        try {
            Setup setup = readSetup(new Fields(view));
            if (seat >= setup.players()) {
                throw new MalformedException("seat: " + seat + " is not within 0 to " + (setup.players() - 1));
            }
            setup.game().completeView(setup, completed, random);
        } catch (MalformedException e) {
            throw new PositionException(Phrase.literal(e.reason()));
        }
        GameState state = load(new Position(completed));
        state.determinize(seat, random);
        String difference = difference("view", view, write(state, Viewer.seat(seat)));
        if (difference != null) {
            throw new PositionException(
                    Phrase.literal(difference + " is not what seat " + seat + " sees in any position"));
        }
        return state;
    }

    /** Returns the path of the first value that the seat does not see; null if it sees all values. */
    private static @Nullable String difference(String path, Data expected, @Nullable Data seen) {
        if (expected instanceof Data.Obj object && seen instanceof Data.Obj seenObject) {
            for (Map.Entry<String, Data> field : object.fields().entrySet()) {
                String difference = difference(
                        path + "." + field.getKey(),
                        field.getValue(),
                        seenObject.fields().get(field.getKey()));
                if (difference != null) {
                    return difference;
                }
            }
            return null;
        }
        if (expected instanceof Data.Arr list
                && seen instanceof Data.Arr seenList
                && list.items().size() == seenList.items().size()) {
            for (int i = 0; i < list.items().size(); i++) {
                String difference = difference(
                        path + "[" + i + "]",
                        list.items().get(i),
                        seenList.items().get(i));
                if (difference != null) {
                    return difference;
                }
            }
            return null;
        }
        return expected.equals(seen) ? null : path;
    }
}
