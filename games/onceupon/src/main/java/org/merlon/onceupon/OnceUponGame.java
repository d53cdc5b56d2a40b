package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.merlon.engine.AttachmentDecision;
import org.merlon.engine.Evaluation;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.LearnedEvaluation;
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.chance.UnseenCards;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.info.Credits;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.VerbForm;
import org.merlon.onceupon.castle.ApprenticeCards;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.GuestPile;
import org.merlon.onceupon.castle.PackedNumbers;

/** The game Once Upon a Castle, as registered with the engine. */
public final class OnceUponGame implements Game {
    private static final int MIN_PLAYERS = 2;
    private static final int MAX_PLAYERS = 4;

    private static final List<Variant> VARIANTS =
            List.of(withoutOptions(Rules.APPRENTICE), withoutOptions(Rules.GREAT_ARCHITECT));

    private static final List<RecommendedSetup> BEGINNINGS = List.of(
            new RecommendedSetup("first", Rules.APPRENTICE, Map.of()),
            new RecommendedSetup("book", Rules.GREAT_ARCHITECT, MIN_PLAYERS, Map.of()),
            new RecommendedSetup("everything", Rules.GREAT_ARCHITECT, MAX_PLAYERS, Map.of()));

    private static final List<VerbForm> VERBS = Verb.forms();
    private static final Evaluation EVALUATION = new OnceUponEvaluation();
    private static final Traits TRAITS = new CastleTraits();

    /** The learned weights come from games of two players and mislead with more players. */
    private static final int LEARNED_PLAYERS = 2;

    /** The learned weights of the traits; {@code merlon learn} writes the tables; only bots that search load them. */
    private static final class LearnedWeights {
        static final Map<String, int[]> BY_VARIANT = VARIANTS.stream()
                .map(Variant::id)
                .collect(Collectors.toUnmodifiableMap(id -> id, LearnedWeights::weights));

        private static int[] weights(String variant) {
            return LearnedEvaluation.readWeights(TRAITS, Tsv.of(OnceUponGame.class, "experience-" + variant + ".tsv"));
        }
    }

    private static Variant withoutOptions(String id) {
        return new Variant(id, MIN_PLAYERS, MAX_PLAYERS, List.of(), List.of());
    }

    @Override
    public String id() {
        return "onceupon";
    }

    @Override
    public String name() {
        return "Once Upon a Castle";
    }

    /** Version 2: seats that were still to use their die when the castle was finished use it (U-14, U-40). */
    @Override
    public int rulesVersion() {
        return 2;
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

    /** The field {@code from} is the seat from which a guest is stolen. */
    @Override
    public Set<String> seatFields() {
        return Set.of("seat", "from");
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(setup);
        var state = new OnceUponState(setup, rules, new Chance(key));
        rules.fillWithUnseenCards(state.pile, state.castles);
        state.pile.shuffle(state.chance());
        for (int i = 0; rules.hasOpenGuests() && i < GuestPile.MAX_OPEN; i++) {
            state.pile.addOpen(state.pile.draw());
        }
        state.step = Step.DICE;
        state.toMove = 0;
        MoveExecutor.rollDice(state, EventLog.OFF);
        return state;
    }

    @Override
    public GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
        return PositionReader.read(setup, chance, fields);
    }

    /** Fills the pile, which is all that a view hides. */
    @Override
    public void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {
        boolean guests = new Rules(setup).hasOpenGuests();
        var unseen = new UnseenCards(guests ? guestBox() : apprenticeBox(), random);
        unseen.removeAll(view.fields().get("display"));
        if (view.fields().get("seats") instanceof Data.Arr seats) {
            for (Data seat : seats.items()) {
                if (seat instanceof Data.Obj castle) {
                    unseen.removeAll(castle.fields().get(guests ? "guests" : "points"));
                }
            }
        }
        unseen.fill(view, "pile");
    }

    private static List<Data> guestBox() {
        var box = new ArrayList<Data>();
        for (Guest guest : Guest.values()) {
            box.add(new Data.Text(guest.id()));
        }
        return box;
    }

    private static List<Data> apprenticeBox() {
        var box = new ArrayList<Data>();
        for (int points = 1; points <= PackedNumbers.MAX_VALUE; points++) {
            box.addAll(Collections.nCopies(ApprenticeCards.copies(points), new Data.Whole(points)));
        }
        return box;
    }

    /** Accepts the side of a player's sheet, and a hand drawing for any part of it. */
    @Override
    public AttachmentDecision checkAttachment(String part, Data content) {
        return part.equals(SheetSide.PART) ? SheetSide.validate(content) : DrawingValidator.validate(content);
    }

    @Override
    public Credits credits() {
        return Credits.of(OnceUponGame.class);
    }

    @Override
    public Evaluation evaluation() {
        return EVALUATION;
    }

    @Override
    public Traits traits() {
        return TRAITS;
    }

    @Override
    public Evaluation searchEvaluation(Setup setup) {
        if (setup.players() != LEARNED_PLAYERS) {
            return EVALUATION;
        }
        int[] weights = Objects.requireNonNull(
                LearnedWeights.BY_VARIANT.get(setup.variant().id()));
        return new LearnedEvaluation(EVALUATION, TRAITS, weights);
    }
}
