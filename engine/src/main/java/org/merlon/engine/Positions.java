package org.merlon.engine;

import java.util.Map;
import org.merlon.engine.chance.Chance;
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
            Game game = Games.byId(fields.text("game"));
            String rulesData = fields.textOrNull("rulesData");
            if (rulesData != null && !rulesData.equals(game.rulesData())) {
                throw fields.wrong("rulesData", "this position was reached with other cards and values than these");
            }
            Variant variant = game.variant(fields.text("variant"));
            int players = fields.whole("players", 1, Integer.MAX_VALUE);
            Map<String, Data> options = fields.raw("options") instanceof Data.Obj wanted ? wanted.fields() : Map.of();
            fields.object("options");
            Setup setup = Setup.of(game, variant.id(), players, options);
            Chance chance = fields.has("rng") ? Chance.parse(fields.text("rng")) : new Chance(Key.ZERO);
            GameState state = game.load(setup, chance, fields);
            fields.refuseUnknownFields();
            return state;
        } catch (SetupException e) {
            throw new PositionException(e.phrase());
        } catch (MalformedException e) {
            throw new PositionException(Phrase.literal(e.reason()));
        }
    }
}
