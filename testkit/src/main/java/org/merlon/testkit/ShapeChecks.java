package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.GameShapes;

/**
 * What a game shows and tells is what its {@code shapes.json} describes, and whatever that describes is shown and told some
 * time. The browser's types are made from the same file, so a field with another name is noticed on both sides.
 */
public final class ShapeChecks {
    /** Views and facts are looked at on about one position in so many, events after every move. */
    private static final int SAMPLE = Effort.of(16, 8, 1);

    private final List<Setup> setups;
    private final Shapes shapes;
    private final Set<String> besides = new TreeSet<>();
    private int gamesEach = 1;
    private int othersEach;
    private GameProperties.Start others = (setup, number) -> setup.game().start(setup, RandomKeys.key(number));

    private ShapeChecks(Game game) {
        setups = Setups.few(game);
        Data.Obj document = GameShapes.of(game);
        assertNotNull(document, () -> "there is no shapes.json beside " + game.getClass());
        shapes = new Shapes(document);
    }

    /** Over as many setups of a game as have all that can be agreed on. */
    public static ShapeChecks of(Game game) {
        return new ShapeChecks(game);
    }

    /** How many games are played for each setup. */
    public ShapeChecks games(int each) {
        gamesEach = each;
        return this;
    }

    /** Plays so many more for each setup, from states that random play would not reach by itself. */
    public ShapeChecks alsoFrom(int each, GameProperties.Start start) {
        othersEach = each;
        others = start;
        return this;
    }

    /** Fields that are described and come in no game of a test, such as {@code View.rulesData}. */
    public ShapeChecks besides(String... fields) {
        besides.addAll(List.of(fields));
        return this;
    }

    /** Plays, and fails with the field that is not as described, or that never came. */
    public void check() {
        for (Setup setup : setups) {
            for (int number = 0; number < gamesEach; number++) {
                play(Match.start(setup, RandomKeys.key(number)), number);
            }
            for (int number = 0; number < othersEach; number++) {
                play(new Match(others.of(setup, number)), gamesEach + number);
            }
        }
        assertEquals(besides, shapes.neverMet(), "shapes.json describes what never came");
    }

    private void play(Match match, int number) {
        GameState state = match.state();
        String name = Setups.name(state.setup());
        var random = new RandomBits(name.hashCode() * 31L + number);
        try {
            look(state);
            while (!state.over()) {
                var events = new EventLog();
                match.play(RandomChoice.of(Notation.legalMoves(state), random), events);
                events.events().forEach(event -> hold("Event", event, "an event"));
                if (state.over() || random.below(SAMPLE) == 0) {
                    look(state);
                }
            }
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "\nin " + name + ", after " + match.moves(), e);
        }
    }

    /** Everybody's view, and that of those who look on or back. */
    private void look(GameState state) {
        var viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.HANDS));
        for (int seat = 0; seat < state.setup().players(); seat++) {
            viewers.add(Viewer.seat(seat));
        }
        for (Viewer viewer : viewers) {
            hold("View", Positions.view(state, viewer).data(), "a view");
            hold("Facts", state.facts(viewer), "facts");
        }
    }

    private void hold(String schema, Data.Obj data, String what) {
        List<String> faults = shapes.faults(schema, data);
        if (!faults.isEmpty()) {
            throw new AssertionError(what + ": " + String.join("; ", faults) + "\nin " + JsonText.of(data));
        }
    }
}
