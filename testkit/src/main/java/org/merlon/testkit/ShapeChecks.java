package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
 * Checks that a game's views, facts and events match its {@code shapes.json}, and that every field described there occurs in
 * some game. The browser's types are generated from the same file, so a renamed field is detected on both sides.
 */
public final class ShapeChecks {
    /** The views and facts of all viewers, which are expensive, are checked on average on one position in this many. */
    private static final int SAMPLE = Effort.of(64, 64, 8);

    /** The spectators' view is checked more often, to catch short-lived fields; events are checked after every move. */
    private static final int GLANCES = 8;

    /** All checks also run on the first positions in which a kind of move is legal, since some kinds are rare. */
    private static final int OF_A_KIND = 12;

    /** The minimum number of moves, over all variants. */
    private static final int MOVES = Effort.of(4_000, 8_000, 400_000);

    /** The maximum number of moves per game; longer random games show nothing new. */
    private static final int LONGEST = Effort.of(250, 250, 2_000);

    /** The number of moves after which a missing field is reported. */
    private static final int MOST_MOVES = 20 * MOVES;

    private final List<Setup> setups;
    private final Shapes shapes;
    private final Set<String> besides = new TreeSet<>();
    private GameProperties.Start others = ShapeChecks::beginning;
    private final Map<String, Integer> kinds = new HashMap<>();
    private int moves;

    private ShapeChecks(Game game) {
        setups = eachVariantInTurn(Setups.few(game));
        Data.Obj document = GameShapes.of(game);
        assertNotNull(document, () -> "no shapes.json in the package of " + game.getClass());
        shapes = new Shapes(document);
    }

    private static List<Setup> eachVariantInTurn(List<Setup> setups) {
        var ofVariant = new HashMap<String, Integer>();
        var places = new HashMap<Setup, Integer>();
        setups.forEach(
                setup -> places.put(setup, ofVariant.merge(setup.variant().id(), 1, Integer::sum)));
        return setups.stream()
                .sorted(Comparator.comparing(setup -> places.getOrDefault(setup, 0)))
                .toList();
    }

    /** Checks a selection of setups that covers every option value. */
    public static ShapeChecks of(Game game) {
        return new ShapeChecks(game);
    }

    /** Starts every other game from states that random play would not reach. */
    public ShapeChecks alsoFrom(GameProperties.Start start) {
        others = start;
        return this;
    }

    /** Names fields that are described but occur in no test game, such as {@code View.rulesData}. */
    public ShapeChecks besides(String... fields) {
        besides.addAll(List.of(fields));
        return this;
    }

    /** Plays until all fields have occurred; fails if a field does not match its schema or never occurs. */
    public void check() {
        for (int number = 0; moves < MOST_MOVES; number++) {
            Setup setup = setups.get(number % setups.size());
            boolean other = (number + number / setups.size()) % 2 != 0;
            play(new Match(other ? others.of(setup, number) : beginning(setup, number)), number);
            boolean enough = moves >= MOVES && number >= setup.game().variants().size();
            if (enough && besides.equals(shapes.neverMet())) {
                return;
            }
        }
        assertEquals(besides, shapes.neverMet(), "shapes.json describes fields that never occurred");
    }

    private static GameState beginning(Setup setup, long number) {
        return setup.game().start(setup, RandomKeys.key(number));
    }

    private void play(Match match, int number) {
        GameState state = match.state();
        String name = Setups.name(state.setup());
        var random = new RandomBits(name.hashCode() * 31L + number);
        try {
            for (int last = moves + LONGEST; !state.over() && moves < last; moves++) {
                List<String> legal = Notation.legalMoves(state);
                if (isRare(legal) || random.below(SAMPLE) == 0) {
                    look(state);
                } else if (random.below(GLANCES) == 0) {
                    hold("View", Positions.view(state, Viewer.SPECTATOR).data(), "a view");
                }
                var events = new EventLog();
                match.play(RandomChoice.of(legal, random), events);
                events.events().forEach(event -> hold("Event", event, "an event"));
            }
            look(state);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "\nin " + name + ", after " + match.moves(), e);
        }
    }

    private boolean isRare(List<String> legal) {
        boolean rare = false;
        for (String kind : legal.stream().map(move -> move.split(" ", 2)[0]).collect(Collectors.toSet())) {
            rare |= kinds.merge(kind, 1, Integer::sum) <= OF_A_KIND;
        }
        return rare;
    }

    /** Checks the views and facts of all seats, spectators and reviewers. */
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
