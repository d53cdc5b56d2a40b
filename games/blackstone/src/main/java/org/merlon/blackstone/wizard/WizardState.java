package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Offer;
import org.merlon.blackstone.offer.OfferRules;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.Reasons;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Box;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Chance;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.MoveList;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Reading;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** A game of Wizard's Quest in progress. */
final class WizardState extends OfferState {
    private static final OfferRules TERMS = new OfferRules(true, true, Step.WORK, 100);

    private static final List<Verb> ACTIONS =
            List.of(Verb.SLIDE, Verb.SWAP, Verb.FLIP, Verb.KNIGHT, Verb.END, Verb.PASS);

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

    static WizardState load(Setup setup, Chance chance, Fields fields) throws MalformedException {
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
    protected Phrase noSlide(int from, int to) {
        return Space.in(stacks.singles(), from)
                ? Reasons.at("blackstone-why-other-face", to)
                : Phrase.of("blackstone-why-stack-slides");
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
    protected @Nullable Phrase closed(Verb verb) {
        return verb == Verb.CORNER ? Phrase.of("blackstone-why-no-corners") : null;
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
    protected Phrase noEnding(Verb verb) {
        int possible = Uses.possible(this);
        if (vassals(course().turn()).isEmpty()) {
            return Phrase.of("blackstone-why-pass-empty").with("last", course().lastRound());
        }
        if (course().used()) {
            return Phrase.of("blackstone-why-end-used");
        }
        return possible == Uses.NOTHING
                ? Phrase.of("blackstone-why-pass-stuck").with("last", course().lastRound())
                : Phrase.of("blackstone-why-end-possible")
                        .with("card", Task.of(possible).id());
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
    protected Phrase whyOwn(int move) {
        if (Move.verb(move) != Verb.EXCHANGE) {
            return Uses.why(this, move);
        }
        return Move.to(move) >= vassals(course().turn()).size()
                ? Phrase.of("blackstone-why-no-such-vassal")
                : Phrase.of("blackstone-why-no-open-vassal").with("place", Move.at(move) + 1);
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
            return Reading.refused(Phrase.of("blackstone-why-wants-exchange"));
        }
        int place = Offer.place(words.get(1));
        if (place < 0) {
            return Reading.refused(Phrase.of("blackstone-why-wants-open-vassal").with("most", Offer.OPEN));
        }
        int index = vassals(course().turn()).indexOf(Vassal.parse(words.get(2)));
        return index < 0
                ? Reading.refused(Phrase.of("blackstone-why-no-vassal-so"))
                : Reading.of(Move.of(verb, place, index));
    }

    @Override
    protected String thing(Verb verb, int number) {
        Pile own = vassals(course().turn());
        return Vassal.name(verb == Verb.EXCHANGE ? own.get(number) : Uses.vassal(own, number));
    }

    @Override
    protected String aim() {
        return "vassals";
    }

    @Override
    protected List<Verb> actions() {
        return ACTIONS;
    }

    @Override
    protected @Nullable Phrase note(TaskFacts facts) {
        return null;
    }

    @Override
    protected Data.Obj seatFacts(int seat) {
        return new Data.Obj();
    }

    @Override
    public int score(int seat) {
        return vassals(seat).size();
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(
                List.of(new ScoreSheet.Part(
                        Phrase.of("blackstone-score-vassals"), vassals(seat).size())),
                List.of());
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
    protected void readTable(Fields fields, Box box) throws MalformedException {
        WizardPosition.readTable(this, fields, box);
    }

    @Override
    protected void readSeat(int seat, Fields own, Box box) throws MalformedException {
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
