package org.merlon.blackstone;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.merlon.blackstone.king.KingsQuest;
import org.merlon.blackstone.queen.QueenQuest;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.quest.Quest;
import org.merlon.blackstone.wizard.WizardQuest;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
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

/** The registered game Blackstone Castle, which consists of several quests. */
public final class BlackstoneGame implements Game {
    private static final List<Quest> QUESTS = Stream.concat(
                    KingsQuest.all().stream(), Stream.of(QueenQuest.QUEST, WizardQuest.QUEST))
            .toList();

    private static final List<Variant> VARIANTS =
            QUESTS.stream().map(Quest::variant).toList();

    private static final List<VerbForm> VERBS = verbs(QUESTS);

    private static final Evaluation EVALUATION = new Evaluation() {
        @Override
        public double value(GameState state, int seat) {
            return quest(state.setup()).evaluation().value(state, seat);
        }

        @Override
        public double swing(GameState state) {
            return quest(state.setup()).evaluation().swing(state);
        }
    };

    @Override
    public String id() {
        return "blackstone";
    }

    @Override
    public String name() {
        return "Blackstone Castle";
    }

    /**
     * Version 2: limits apply to all seats, household cards take no scoring place, and Wizard's Quest cannot be ended
     * at will. Version 3: Marbuck chooses the draw that shows two cards, the refresh deck of a solo game is chosen at
     * the end of the first turn, and no vassal is retained while no card could refill its space.
     */
    @Override
    public int rulesVersion() {
        return 3;
    }

    @Override
    public List<RecommendedSetup> recommendedSetups() {
        return Options.BEGINNINGS;
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    /** The verbs of all quests. If two quests share a verb, the first quest's form is used. */
    private static List<VerbForm> verbs(List<Quest> quests) {
        Map<String, VerbForm> verbs = new LinkedHashMap<>();
        quests.forEach(quest -> quest.verbs().forEach(form -> verbs.putIfAbsent(form.verb(), form)));
        return List.copyOf(verbs.values());
    }

    @Override
    public List<VerbForm> verbs() {
        return VERBS;
    }

    @Override
    public void check(Setup setup) throws SetupException {
        quest(setup).check(setup);
    }

    @Override
    public GameState start(Setup setup, Key key) {
        return quest(setup).start(setup, key);
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return quest(setup).load(setup, chance, fields);
    }

    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        quest(setup).completeView(setup, view, random);
    }

    @Override
    public Credits credits() {
        return Credits.of(BlackstoneGame.class);
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }

    @Override
    public Evaluation searchEvaluation(Setup setup) {
        return quest(setup).searchEvaluation();
    }

    @Override
    public Ordering ordering() {
        return (state, moves, weights) -> quest(state.setup()).ordering().weigh(state, moves, weights);
    }

    private static Quest quest(Setup setup) {
        return QUESTS.get(VARIANTS.indexOf(setup.variant()));
    }
}
