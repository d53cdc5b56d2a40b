package org.merlon.torres;

import java.util.List;
import java.util.Map;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.info.Credits;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.move.VerbForm;

/** The game Torres, as registered with the engine. */
public final class TorresGame implements Game {
    private static final int MIN_PLAYERS = 2;
    private static final int MAX_PLAYERS = 4;

    private static final List<Variant> VARIANTS = List.of(
            new Variant(Rules.STANDARD, MIN_PLAYERS, MAX_PLAYERS, Rules.STANDARD_OPTIONS, List.of()),
            new Variant(Rules.MASTER, MIN_PLAYERS, MAX_PLAYERS, Rules.MASTER_OPTIONS, List.of(Rules.CARDS)));

    private static final List<RecommendedSetup> BEGINNINGS = List.of(
            new RecommendedSetup("first", Rules.STANDARD, Map.of(Rules.CARDS.id(), new Data.Text("none"))),
            new RecommendedSetup("book", Rules.STANDARD, Map.of()),
            new RecommendedSetup("everything", Rules.MASTER, Map.of()));

    private static final List<VerbForm> VERBS = Verb.forms();
    private static final Evaluation EVALUATION = new TorresEvaluation();
    private static final Ordering ORDERING = new TorresOrdering();

    @Override
    public String id() {
        return "torres";
    }

    @Override
    public String name() {
        return "Torres";
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    @Override
    public List<RecommendedSetup> recommendedSetups() {
        return BEGINNINGS;
    }

    @Override
    public List<VerbForm> verbs() {
        return VERBS;
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(setup);
        var state = new TorresState(setup, rules, new Chance(key));
        state.step = rules.firstStep();
        state.toMove = 0;
        for (int space : rules.startCastles()) {
            state.board.addBlock(space);
        }
        state.supply = Rules.BLOCKS - rules.startCastles().size();
        dealCards(state);
        if (rules.hasMasterCard()) {
            MasterCard[] cards = MasterCard.values();
            state.masterCard = cards[state.chance().below(cards.length)];
        }
        return state;
    }

    /** Deals the cards: one common deck or one deck each, shuffled (T-13), or a hand of all ten cards (T-91). */
    private static void dealCards(TorresState state) {
        Rules rules = state.rules;
        if (rules.hasCommonDeck()) {
            dealEach(state.cards, Cards.DECK, ActionCard.COPIES);
            state.cards.shuffle(Cards.DECK, state.chance());
        }
        for (int seat = 0; rules.hasOneOfEachCard() && seat < rules.players(); seat++) {
            int pile = rules.startsWithHand() ? seat : rules.deckOf(seat);
            dealEach(state.cards, pile, 1);
            if (rules.hasOwnDecks()) {
                state.cards.shuffle(pile, state.chance());
            }
        }
    }

    private static void dealEach(Cards cards, int pile, int copies) {
        for (ActionCard card : ActionCard.values()) {
            for (int i = 0; i < copies; i++) {
                cards.add(card, pile);
            }
        }
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return PositionReader.read(setup, chance, fields);
    }

    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        ViewCompletion.complete(new Rules(setup), view, random);
    }

    @Override
    public Credits credits() {
        return Credits.of(TorresGame.class);
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }

    @Override
    public Ordering ordering() {
        return ORDERING;
    }
}
