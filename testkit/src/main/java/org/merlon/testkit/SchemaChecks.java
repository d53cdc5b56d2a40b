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
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.view.GameSchemas;

/**
 * Checks that a game's views, facts and events match its {@code shapes.json}, and that every field described there occurs in
 * some game. The browser's types are generated from the same file, so a renamed field is detected on both sides.
 */
public final class SchemaChecks {
    /** The views and facts of all viewers, which are expensive, are checked on average on one position in this many. */
    private static final int SAMPLE_INTERVAL = Effort.of(64, 64, 8);

    /** The spectators' view is checked more often, to catch short-lived fields; events are checked after every move. */
    private static final int SPECTATOR_SAMPLE_INTERVAL = 8;

    /** All checks also run on the first positions in which a kind of move is legal, since some kinds are rare. */
    private static final int POSITIONS_PER_KIND = 12;

    /** The minimum number of moves, over all variants. */
    private static final int MIN_MOVES = Effort.of(4_000, 8_000, 400_000);

    /** The maximum number of moves per game; longer random games show nothing new. */
    private static final int MAX_MOVES_PER_GAME = Effort.of(250, 250, 2_000);

    /** The number of moves after which a missing field is reported. */
    private static final int MAX_MOVES = 20 * MIN_MOVES;

    private final List<Setup> setups;
    private final SchemaValidator validator;
    private final Set<String> neverSeen = new TreeSet<>();
    private GameProperties.StartFactory extraStart = SchemaChecks::initialState;
    private final Map<String, Integer> positionsByKind = new HashMap<>();
    private int moves;

    private SchemaChecks(Game game) {
        setups = interleaveVariants(Setups.covering(game));
        Data.Obj document = GameSchemas.of(game);
        assertNotNull(document, () -> "no shapes.json in the package of " + game.getClass());
        validator = new SchemaValidator(document);
    }

    private static List<Setup> interleaveVariants(List<Setup> setups) {
        var ofVariant = new HashMap<String, Integer>();
        var places = new HashMap<Setup, Integer>();
        setups.forEach(
                setup -> places.put(setup, ofVariant.merge(setup.variant().id(), 1, Integer::sum)));
        return setups.stream()
                .sorted(Comparator.comparing(setup -> places.getOrDefault(setup, 0)))
                .toList();
    }

    /** Checks a selection of setups that covers every option value. */
    public static SchemaChecks of(Game game) {
        return new SchemaChecks(game);
    }

    /** Starts every other game from states that random play would not reach. */
    public SchemaChecks alsoFrom(GameProperties.StartFactory start) {
        extraStart = start;
        return this;
    }

    /** Names fields that are described but occur in no test game, such as {@code View.rulesData}. */
    public SchemaChecks neverSeen(String... fields) {
        neverSeen.addAll(List.of(fields));
        return this;
    }

    /** Plays until all fields have occurred; fails if a field does not match its schema or never occurs. */
    public void check() {
        for (int number = 0; moves < MAX_MOVES; number++) {
            Setup setup = setups.get(number % setups.size());
            boolean fromExtraStart = (number + number / setups.size()) % 2 != 0;
            play(new Match(fromExtraStart ? extraStart.create(setup, number) : initialState(setup, number)), number);
            boolean enough =
                    moves >= MIN_MOVES && number >= setup.game().variants().size();
            if (enough && neverSeen.equals(validator.unseenFields())) {
                return;
            }
        }
        assertEquals(neverSeen, validator.unseenFields(), "shapes.json describes fields that never occurred");
    }

    private static GameState initialState(Setup setup, long number) {
        return setup.game().start(setup, RandomKeys.key(number));
    }

    private void play(Match match, int number) {
        GameState state = match.state();
        String name = Setups.name(state.setup());
        var random = new FastRandom(name.hashCode() * 31L + number);
        try {
            for (int last = moves + MAX_MOVES_PER_GAME; !state.isOver() && moves < last; moves++) {
                List<String> legal = Notation.legalMoves(state);
                if (hasRareKind(legal) || random.below(SAMPLE_INTERVAL) == 0) {
                    checkViews(state);
                } else if (random.below(SPECTATOR_SAMPLE_INTERVAL) == 0) {
                    validate("View", Positions.view(state, Viewer.SPECTATOR).data(), "a view");
                }
                var events = new EventLog();
                match.play(RandomChoice.of(legal, random), events);
                events.events().forEach(event -> validate("Event", event, "an event"));
            }
            checkViews(state);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "\nin " + name + ", after " + match.moves(), e);
        }
    }

    private boolean hasRareKind(List<String> legal) {
        boolean rare = false;
        for (String kind : legal.stream().map(move -> move.split(" ", 2)[0]).collect(Collectors.toSet())) {
            rare |= positionsByKind.merge(kind, 1, Integer::sum) <= POSITIONS_PER_KIND;
        }
        return rare;
    }

    /** Checks the views and facts of all seats, spectators and reviewers. */
    private void checkViews(GameState state) {
        var viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.ALL_HANDS));
        for (int seat = 0; seat < state.setup().players(); seat++) {
            viewers.add(Viewer.seat(seat));
        }
        for (Viewer viewer : viewers) {
            validate("View", Positions.view(state, viewer).data(), "a view");
            validate("Facts", state.facts(viewer), "facts");
        }
    }

    private void validate(String schema, Data.Obj data, String what) {
        List<String> errors = validator.errors(schema, data);
        if (!errors.isEmpty()) {
            throw new AssertionError(what + ": " + String.join("; ", errors) + "\nin " + JsonText.of(data));
        }
    }
}
