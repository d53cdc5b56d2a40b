package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Tsv;
import org.merlon.torres.board.Space;

/** The rules of one setup: everything that depends on the variant, the options and the number of players. */
final class Rules {
    static final String STANDARD = "standard";
    static final String MASTER = "master";

    static final Option CARDS = new Option.Choice("cards", List.of("common", "own", "none"));
    static final Option SHIFT = new Option.Choice("shift", List.of("empty-castles", "any"));
    static final Option TIES = new Option.Choice("ties", List.of("skip", "allowed"));

    static final List<Option> STANDARD_OPTIONS = List.of(CARDS, SHIFT, TIES);
    static final List<Option> MASTER_OPTIONS = List.of(SHIFT, TIES);

    static final int BLOCKS = 92;
    static final int KNIGHTS = 6;
    static final int PHASES = 3;
    static final int ACTION_POINTS = 5;

    private static final List<Integer> START_CASTLES = startSpaces();
    private static final Tsv PHASE_TABLE = Tsv.of(Rules.class, "phases.tsv");

    private final int players;
    private final boolean master;
    private final boolean hasCommonDeck;
    private final boolean hasOwnDecks;
    private final boolean shiftsFromAnyCastle;
    private final boolean skipsTies;

    /** The sizes of the block stacks in each phase. */
    private final int[][] stacks = new int[PHASES][];

    Rules(Setup setup) {
        players = setup.players();
        master = setup.variant().id().equals(MASTER);
        hasCommonDeck = !master && setup.choice("cards").equals("common");
        hasOwnDecks = !master && setup.choice("cards").equals("own");
        shiftsFromAnyCastle = setup.choice("shift").equals("any");
        skipsTies = setup.choice("ties").equals("skip");
        for (Tsv.Row row : PHASE_TABLE.rows()) {
            if (row.whole("players") == players) {
                String[] sizes = row.text("stacks").split(" ", -1);
                var phaseStacks = new int[sizes.length];
                for (int i = 0; i < sizes.length; i++) {
                    phaseStacks[i] = Integer.parseInt(sizes[i]);
                }
                stacks[row.whole("phase") - 1] = phaseStacks;
            }
        }
    }

    private static List<Integer> startSpaces() {
        var spaces = new ArrayList<Integer>();
        for (Tsv.Row row : Tsv.of(Rules.class, "start.tsv").rows()) {
            spaces.add(Space.parse(row.text("space")));
        }
        return List.copyOf(spaces);
    }

    int players() {
        return players;
    }

    /** Returns the number of knights of each player (T-2). */
    int knights() {
        return KNIGHTS;
    }

    /** Returns the spaces of the castles at the start; none if the players place them (T-10, T-90). */
    List<Integer> startCastles() {
        return master ? List.of() : START_CASTLES;
    }

    Step firstStep() {
        return master ? Step.CASTLE : Step.SETUP;
    }

    boolean placesCastles() {
        return master;
    }

    /** Returns true if cards can be drawn (T-35, T-91). */
    boolean canDrawCards() {
        return hasCommonDeck || hasOwnDecks;
    }

    boolean hasCommonDeck() {
        return hasCommonDeck;
    }

    boolean hasOwnDecks() {
        return hasOwnDecks;
    }

    /** Returns true if each player has one card of each kind, in hand from the start (T-91) or in an own deck. */
    boolean hasOneOfEachCard() {
        return master || hasOwnDecks;
    }

    boolean startsWithHand() {
        return master;
    }

    /** Returns the pile that a seat draws from. */
    int deckOf(int seat) {
        return hasOwnDecks ? Cards.DECK + seat : Cards.DECK;
    }

    /** Returns the number of cards of one kind in the game. */
    int copiesPerCard() {
        if (hasOneOfEachCard()) {
            return players;
        }
        return hasCommonDeck ? ActionCard.COPIES : 0;
    }

    boolean hasMasterCard() {
        return master;
    }

    /** Returns true if the leader starts each round (T-93), false if the player who may move the king does (T-84). */
    boolean leaderStartsRound() {
        return master;
    }

    boolean shiftsFromAnyCastle() {
        return shiftsFromAnyCastle;
    }

    boolean skipsTies() {
        return skipsTies;
    }

    int rounds(int phase) {
        return stacks[phase - 1].length;
    }

    int[] stacks(int phase) {
        return stacks[phase - 1];
    }
}
