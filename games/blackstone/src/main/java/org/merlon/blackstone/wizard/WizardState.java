package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Offer;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Terms;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Chance;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.MoveList;
import org.merlon.engine.PositionException;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Reading;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;

/** A game of Wizard's Quest in progress. */
final class WizardState extends OfferState {
    private static final Terms TERMS = new Terms(true, true, Step.WORK, 100);

    private final Stacks stacks = new Stacks(board());
    private final Hands hands;

    private WizardState(Setup setup, Chance chance) {
        super(setup, TERMS, chance);
        hands = new Hands(setup.players());
    }

    static WizardState start(Setup setup, Chance chance) {
        var state = new WizardState(setup, chance);
        state.hands.deal(Dealing.vassals(false, false, chance));
        state.dealOffer();
        return state;
    }

    static WizardState load(Setup setup, Chance chance, Fields fields) throws PositionException {
        var state = new WizardState(setup, chance);
        state.readPosition(fields);
        return state;
    }

    Stacks stacks() {
        return stacks;
    }

    Hands hands() {
        return hands;
    }

    /** The vassals in a seat's hand. */
    Pile vassals(int seat) {
        return hands.hand(seat);
    }

    @Override
    protected int slides(int from) {
        int open = Space.in(stacks.singles(), from) ? stacks.open(Vassal.up(board().at(from))) : board().free();
        return Space.neighbours(from) & open;
    }

    @Override
    protected String noSlide(int from, int to) {
        return Space.in(stacks.singles(), from)
                ? "another face shows on " + Space.name(to)
                : "a stack slides to a free space only";
    }

    @Override
    protected int flippable() {
        return stacks.singles();
    }

    @Override
    protected void slide(int from, int to) {
        stacks.slide(from, to);
    }

    @Override
    protected void swap(int one, int other) {
        stacks.swap(one, other);
    }

    @Override
    protected void flip(int space) {
        board().flip(space);
    }

    @Override
    protected @Nullable String closed(Verb verb) {
        return verb == Verb.CORNER ? "there are no corner decks in this quest" : null;
    }

    /** Who has no vassal left, or used no Machination and cannot use any, passes; everybody else does not (B-114). */
    @Override
    protected Verb ending() {
        if (vassals(course().turn()).isEmpty()) {
            return Verb.PASS;
        }
        return course().used() || Uses.possible(this) != Uses.NOTHING ? Verb.END : Verb.PASS;
    }

    @Override
    protected String noEnding(Verb verb) {
        if (verb == Verb.END) {
            return vassals(course().turn()).isEmpty()
                    ? "you have no vassals left, so you pass"
                    : "no Machination in your hand or in the row can be used now, so you pass";
        }
        return course().used()
                ? "you have used a Machination this turn, so you end it without passing"
                : Task.of(Uses.possible(this)).id() + " could be used; only who can use no Machination passes";
    }

    @Override
    protected void listOwn(MoveList moves) {
        Pile own = vassals(course().turn());
        for (int place = 0; place < Offer.OPEN; place++) {
            for (int index = 0; index < own.size() && hands.open(place) != Vassal.NONE; index++) {
                moves.add(Move.of(Verb.EXCHANGE, place, index));
            }
        }
        Uses.list(this, moves);
    }

    @Override
    protected @Nullable String refuseOwn(int move) {
        if (Move.verb(move) != Verb.EXCHANGE) {
            return Uses.refusal(this, move);
        }
        if (Move.to(move) >= vassals(course().turn()).size()) {
            return "you have no such vassal";
        }
        return hands.open(Move.at(move)) == Vassal.NONE ? "no vassal lies at place " + (Move.at(move) + 1) : null;
    }

    @Override
    protected void playOwn(int move, EventLog events) {
        Pile own = vassals(course().turn());
        if (Move.verb(move) == Verb.EXCHANGE) {
            hands.exchange(course().turn(), Move.to(move), Move.at(move));
            return;
        }
        int left = Move.left(move);
        int right = Move.right(move);
        if (left != Move.NO_SPACE) {
            stacks.lay(left, Uses.vassal(own, Move.leftThing(move)));
        }
        if (right != Move.NO_SPACE) {
            stacks.lay(right, Uses.vassal(own, Move.rightThing(move)));
        }
        int leftIndex = left == Move.NO_SPACE ? -1 : Move.leftThing(move) >> 1;
        int rightIndex = right == Move.NO_SPACE ? -1 : Move.rightThing(move) >> 1;
        // The later one first, so that the other's place is still right.
        remove(own, Math.max(leftIndex, rightIndex));
        remove(own, Math.min(leftIndex, rightIndex));
    }

    private static void remove(Pile own, int index) {
        if (index >= 0) {
            own.remove(index);
        }
    }

    @Override
    protected void turnEnds(Verb verb, EventLog events) {
        if (verb == Verb.PASS) {
            course().announceEnd(events);
        }
    }

    @Override
    protected boolean stalled() {
        return false;
    }

    @Override
    protected Reading readOwn(Verb verb, List<String> words) {
        if (verb == Verb.USE) {
            return Uses.read(this, words);
        }
        if (words.size() != 3) {
            return Reading.refused("say which open vassal for which of yours, as in: exchange 2 lion-spy/stag-scout");
        }
        int place = Offer.place(words.get(1));
        if (place < 0) {
            return Reading.refused("the open vassals lie at the places 1 to 5");
        }
        int index = vassals(course().turn()).indexOf(Vassal.parse(words.get(2)));
        return index < 0
                ? Reading.refused("you have no vassal that lies like this: " + words.get(2))
                : Reading.of(Move.of(verb, place, index));
    }

    @Override
    protected String thing(Verb verb, int number) {
        Pile own = vassals(course().turn());
        return Vassal.name(verb == Verb.EXCHANGE ? own.get(number) : Uses.vassal(own, number));
    }

    @Override
    public int score(int seat) {
        return vassals(seat).size();
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(
                List.of(new ScoreSheet.Part("vassals in hand", vassals(seat).size())), List.of());
    }

    /** Fewest vassals in hand, then most tokens. */
    @Override
    public int[] ranks() {
        var ranks = new int[players()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[seat] = 1;
            for (int other = 0; other < ranks.length; other++) {
                int fewer = vassals(seat).size() - vassals(other).size();
                boolean better = fewer > 0 || (fewer == 0 && tokens().all(other) > tokens().all(seat));
                ranks[seat] += better ? 1 : 0;
            }
        }
        return ranks;
    }

    @Override
    public GameState copy() {
        var copy = new WizardState(setup(), new Chance(chance()));
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(GameState source) {
        var other = (WizardState) source;
        copyCommon(other);
        stacks.copyFrom(other.stacks);
        hands.copyFrom(other.hands);
    }

    @Override
    public long hash() {
        return hands.addTo(stacks.addTo(commonHash()));
    }

    @Override
    public void imagine(int seat, RandomBits random) {
        hands.imagine(seat, random);
        imagineCommon(random);
    }

    @Override
    protected void readTable(Fields fields, Box box) throws PositionException {
        WizardPosition.readTable(this, fields, box);
    }

    @Override
    protected void readSeat(int seat, Fields own, Box box) throws PositionException {
        WizardPosition.readSeat(this, seat, own, box);
    }

    @Override
    protected void writeTable(Data.Obj data, Viewer viewer) {
        WizardPosition.writeTable(this, data, viewer);
    }

    @Override
    protected void writeSeat(int seat, Data.Obj data, Viewer viewer) {
        WizardPosition.writeSeat(this, seat, data, viewer);
    }
}
