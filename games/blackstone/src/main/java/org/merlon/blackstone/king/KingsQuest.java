package org.merlon.blackstone.king;

import java.util.Arrays;
import java.util.List;
import org.merlon.blackstone.quest.Quest;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.words.Phrase;

/** Starts and loads games of King's Quest and its variants. */
public final class KingsQuest implements Quest {
    private static final Evaluation EVALUATION = new KingEvaluation();

    private final KingVariant played;
    private final Variant offered;

    private KingsQuest(KingVariant played) {
        this.played = played;
        offered = played.offered();
    }

    /** Returns all five variants as quests. */
    public static List<Quest> all() {
        return Arrays.stream(KingVariant.values()).<Quest>map(KingsQuest::new).toList();
    }

    @Override
    public Variant variant() {
        return offered;
    }

    @Override
    public List<VerbForm> verbs() {
        return Verb.forms();
    }

    @Override
    public void check(Setup setup) throws SetupException {
        var rules = new Rules(played, setup);
        int there = Integer.bitCount(rules.families());
        if (rules.familiesEach() * rules.players > there) {
            throw Setup.badOption(Phrase.of("blackstone-setup-families")
                    .with("families", there)
                    .with("players", rules.players));
        }
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(played, setup);
        var state = new KingState(setup, rules, new Chance(key));
        Dealing.board(
                Dealing.vassals(rules.wilds, rules.specials, state.chance()),
                played.spaces(),
                state.board,
                state.corners,
                state.chance());
        for (TaskDeck deck : TaskDeck.values()) {
            if (rules.has(deck)) {
                Dealing.tasks(deck, rules.knightWizards, state.tasks.deck(deck), state.chance());
            }
        }
        rules.peril.setUp(state);
        for (Seat seat : state.seats) {
            seat.knight = played.startTokens();
            seat.wizard = played.startTokens();
            for (int i = 0; i < Rules.FIRST_CARDS; i++) {
                seat.hand.add(state.tasks.draw(TaskDeck.GUILD, state.chance(), EventLog.OFF));
            }
        }
        dealFamilies(state);
        state.waits(rules.familiesEach() > 1 ? Step.FAMILY : Step.CORNER, 0);
        return state;
    }

    /** Deals one family to each seat, or two to choose from (B-14). */
    private static void dealFamilies(KingState state) {
        int left = state.rules.families();
        for (Seat seat : state.seats) {
            for (int i = 0; i < state.rules.familiesEach(); i++) {
                int bits = left;
                for (int skip = state.chance().below(Integer.bitCount(left)); skip > 0; skip--) {
                    bits &= bits - 1;
                }
                left &= ~Integer.lowestOneBit(bits);
                seat.offered |= Integer.lowestOneBit(bits);
            }
            if (state.rules.familiesEach() == 1) {
                seat.family = Family.of(Integer.numberOfTrailingZeros(seat.offered));
                seat.offered = 0;
                seat.knight += seat.family.extraTokens();
                seat.wizard += seat.family.extraTokens();
            }
        }
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return PositionReader.read(new Rules(played, setup), setup, chance, fields);
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }
}
