package org.merlon.blackstone.king;

import java.util.Arrays;
import java.util.List;
import org.merlon.blackstone.king.analysis.KingEvaluation;
import org.merlon.blackstone.king.position.KingViewCompletion;
import org.merlon.blackstone.king.position.PositionReader;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.KingVariant;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.quest.Quest;
import org.merlon.blackstone.table.InitialDeal;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.words.Phrase;

/** Starts and loads games of King's Quest and its variants. */
public final class KingsQuest implements Quest {
    private static final Evaluation EVALUATION = new KingEvaluation();

    private final KingVariant kingVariant;
    private final Variant variant;

    private KingsQuest(KingVariant kingVariant) {
        this.kingVariant = kingVariant;
        variant = kingVariant.toVariant();
    }

    /** Returns all five variants as quests. */
    public static List<Quest> all() {
        return Arrays.stream(KingVariant.values()).<Quest>map(KingsQuest::new).toList();
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public List<VerbForm> verbs() {
        return Verb.forms();
    }

    @Override
    public void check(Setup setup) throws SetupException {
        var rules = new Rules(kingVariant, setup);
        int available = Integer.bitCount(rules.dealableFamilies());
        if (rules.familiesPerPlayer() * rules.players > available) {
            throw Setup.badOption(Phrase.of("blackstone-setup-families")
                    .with("families", available)
                    .with("players", rules.players));
        }
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(kingVariant, setup);
        var state = new PlayableKingState(setup, rules, new Chance(key));
        InitialDeal.dealBoard(
                InitialDeal.shuffledVassals(rules.wilds, rules.specials, state.chance()),
                kingVariant.startSpaces(),
                state.board,
                state.corners,
                state.chance());
        for (TaskDeck deck : TaskDeck.values()) {
            if (rules.hasDeck(deck)) {
                InitialDeal.fillDeck(deck, rules.knightWizards, state.tasks.deck(deck), state.chance());
            }
        }
        rules.peril.setUp(state);
        for (Seat seat : state.seats) {
            seat.knightTokens = kingVariant.startTokens();
            seat.wizardTokens = kingVariant.startTokens();
            for (int i = 0; i < Rules.STARTING_CARDS; i++) {
                seat.hand.add(state.tasks.draw(TaskDeck.GUILD, state.chance(), EventLog.OFF));
            }
        }
        dealFamilies(state);
        state.waitFor(rules.familiesPerPlayer() > 1 ? Step.FAMILY : Step.CORNER, 0);
        return state;
    }

    /** Deals one family to each seat, or two to choose from (B-14). */
    private static void dealFamilies(KingState state) {
        int familiesLeft = state.rules.dealableFamilies();
        for (Seat seat : state.seats) {
            for (int i = 0; i < state.rules.familiesPerPlayer(); i++) {
                int bits = familiesLeft;
                for (int skip = state.chance().below(Integer.bitCount(familiesLeft)); skip > 0; skip--) {
                    bits &= bits - 1;
                }
                familiesLeft &= ~Integer.lowestOneBit(bits);
                seat.offeredFamilies |= Integer.lowestOneBit(bits);
            }
            if (state.rules.familiesPerPlayer() == 1) {
                seat.join(Family.of(Integer.numberOfTrailingZeros(seat.offeredFamilies)), state.rules);
            }
        }
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        var state = new PlayableKingState(setup, new Rules(kingVariant, setup), chance);
        PositionReader.read(state, fields);
        return state;
    }

    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        KingViewCompletion.complete(new Rules(kingVariant, setup), view, random);
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }
}
