package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import org.merlon.blackstone.Quest;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.Chance;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.VerbForm;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** A quest of the King's kind: how it begins and is loaded. */
public final class KingsQuest implements Quest {
    private final Kind kind;

    private KingsQuest(Kind kind) {
        this.kind = kind;
    }

    /** All of them. */
    public static List<Quest> all() {
        var quests = new ArrayList<Quest>();
        for (Kind kind : Kind.values()) {
            quests.add(new KingsQuest(kind));
        }
        return quests;
    }

    @Override
    public Variant variant() {
        return kind.variant();
    }

    @Override
    public List<VerbForm> verbs() {
        return Verb.forms();
    }

    @Override
    public void check(Setup setup) throws SetupException {
        var rules = new Rules(kind, setup);
        int there = Integer.bitCount(rules.families());
        if (rules.familiesEach() * rules.players > there) {
            throw Setup.badOption(Phrase.of("blackstone-setup-families")
                    .with("families", there)
                    .with("players", rules.players));
        }
    }

    @Override
    public GameState start(Setup setup, Key key) {
        var rules = new Rules(kind, setup);
        var state = new KingState(setup, rules, new Chance(key));
        Dealing.board(
                Dealing.vassals(rules.wilds, rules.specials, state.chance),
                kind.spaces(),
                state.board,
                state.corners,
                state.chance);
        for (TaskDeck deck : TaskDeck.values()) {
            if (rules.has(deck)) {
                Dealing.tasks(deck, rules.knightWizards, state.tasks.deck(deck), state.chance);
            }
        }
        rules.peril.setUp(state);
        for (Seat seat : state.seats) {
            seat.knight = kind.startTokens();
            seat.wizard = kind.startTokens();
            for (int i = 0; i < Rules.FIRST_CARDS; i++) {
                seat.hand.add(state.tasks.draw(TaskDeck.GUILD, state.chance, EventLog.OFF));
            }
        }
        dealFamilies(state);
        state.waits(rules.familiesEach() > 1 ? Step.FAMILY : Step.CORNER, 0);
        return state;
    }

    /** One family each, or two to choose from (B-14). */
    private static void dealFamilies(KingState state) {
        int left = state.rules.families();
        for (Seat seat : state.seats) {
            for (int i = 0; i < state.rules.familiesEach(); i++) {
                int bits = left;
                for (int skip = state.chance.below(Integer.bitCount(left)); skip > 0; skip--) {
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
        return PositionReader.read(new Rules(kind, setup), setup, chance, fields);
    }

    @Override
    public double value(GameState state, int seat) {
        return Prospects.value((KingState) state, seat);
    }

    @Override
    public double swing(GameState state) {
        return Prospects.swing((KingState) state);
    }
}
