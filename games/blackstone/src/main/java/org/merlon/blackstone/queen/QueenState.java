package org.merlon.blackstone.queen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.OfferRules;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.OwnFields;
import org.merlon.blackstone.offer.Reasons;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.CornerDecks;
import org.merlon.blackstone.table.Dealing;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/** A game of Queen's Quest in progress. */
final class QueenState extends OfferState {
    static final OfferRules RULES = new OfferRules(
            false, false, Step.CORNER, 200, "sets", List.of(Verb.SLIDE, Verb.SWAP, Verb.FLIP, Verb.KNIGHT, Verb.END));

    /**
     * The number of rounds without a use, when no Machination can be taken any more, after which the game ends (B-107).
     */
    private static final int IDLE_ROUNDS = 3;

    /** The facts list the points of sets up to this size; few grow larger. */
    private static final int TOLD_SIZES = 6;

    private static final Phrase NO_EXCHANGE = Phrase.of("blackstone-why-no-exchange");

    final CornerDecks decks = new CornerDecks(CornerDecks.ALL);
    final byte[] corners;
    private final Sets[] sets;
    private final Pile scratch = new Pile(Vassal.MAX);

    /** The number of consecutive turns that ended without a use and without a Machination left to take. */
    int idle;

    QueenState(Setup setup, Chance chance) {
        super(setup, RULES, chance);
        corners = new byte[setup.players()];
        Arrays.fill(corners, (byte) Corner.NONE);
        sets = new Sets[setup.players()];
        Arrays.setAll(sets, seat -> new Sets());
    }

    @Override
    protected void deal(Pile vassals) {
        Dealing.board(vassals, Space.CHEQUERED, board(), decks, chance());
    }

    Sets sets(int seat) {
        return sets[seat];
    }

    @Override
    protected int slides(int from) {
        return Space.neighbours(from) & board().free();
    }

    @Override
    protected Phrase noSlide(int from, int to) {
        return Reasons.at("blackstone-why-occupied", to);
    }

    @Override
    protected int flippable() {
        return board().occupied();
    }

    @Override
    protected void slide(int from, int to) {
        board().slide(from, to);
    }

    @Override
    protected void swap(int one, int other) {
        board().swap(one, other);
    }

    @Override
    protected @Nullable Phrase closed(Verb verb) {
        return verb == Verb.EXCHANGE ? NO_EXCHANGE : null;
    }

    @Override
    protected Verb ending() {
        return Verb.END;
    }

    @Override
    protected Phrase noEnding(Verb verb) {
        return Phrase.of("blackstone-why-nobody-passes");
    }

    @Override
    protected void listOwn(MoveList moves) {
        if (course().step() == Step.CORNER) {
            for (int corner = 0; corner < Corner.COUNT; corner++) {
                if (!taken(corner)) {
                    moves.add(Move.of(Verb.CORNER, corner));
                }
            }
        } else {
            Uses.list(this, moves);
        }
    }

    /** Returns whether another seat has taken a corner exclusively, which only happens in the first edition (B-12). */
    private boolean taken(int corner) {
        boolean taken = false;
        for (int other : corners) {
            taken |= other == corner;
        }
        return taken && edition().cornersDiffer();
    }

    @Override
    protected Phrase whyOwn(int move) {
        return Move.verb(move) == Verb.CORNER ? Phrase.of("blackstone-why-corner-others") : Uses.why(this, move);
    }

    @Override
    protected void playOwn(int move, EventLog events) {
        if (Move.verb(move) == Verb.CORNER) {
            corners[toMove()] = (byte) Move.at(move);
            course().nextChoice();
            return;
        }
        int left = Move.left(move);
        int right = Move.right(move);
        int gaps = collect(left, Move.leftThing(move), events) | collect(right, Move.rightThing(move), events);
        for (int rest = gaps; rest != 0; rest &= rest - 1) {
            refill(Space.first(rest), events);
        }
    }

    /** Moves a vassal into a set of the active seat; returns the space that it leaves as a set of spaces. */
    private int collect(int space, int set, EventLog events) {
        if (space == Move.NO_SPACE) {
            return 0;
        }
        int seat = course().turn();
        int number = set == Sets.NEW ? sets[seat].count() : set;
        int vassal = board().take(space);
        sets[seat].add(number, vassal);
        if (events.on()) {
            events.add("collected")
                    .put("seat", seat)
                    .put("vassal", Vassal.name(vassal))
                    .put("set", number + 1)
                    .put("points", Sets.points(sets[seat].get(number)));
        }
        return Space.bit(space);
    }

    private void refill(int space, EventLog events) {
        int vassal = decks.take(corners[course().turn()], chance(), events);
        if (vassal == Vassal.NONE) {
            return;
        }
        board().put(space, vassal);
        if (events.on()) {
            events.add("refilled").put("space", Space.name(space)).put("vassal", Vassal.name(vassal));
        }
    }

    @Override
    protected void turnEnds(Verb verb, EventLog events) {
        boolean exhausted = offer().exhausted();
        idle = exhausted && !course().used() ? idle + 1 : 0;
        for (int seat = 0; seat < players() && exhausted; seat++) {
            if (hand(seat).isEmpty()) {
                course().announceEnd(events);
            }
        }
    }

    @Override
    protected boolean stalled() {
        return idle >= IDLE_ROUNDS * players();
    }

    @Override
    protected Reading readOwn(Verb verb, List<String> words) {
        return verb == Verb.EXCHANGE ? Reading.refused(NO_EXCHANGE) : Uses.read(words);
    }

    @Override
    protected String thing(Verb verb, int number) {
        return Uses.spell(number);
    }

    @Override
    protected @Nullable Phrase note(TaskFacts facts) {
        return facts.met() == 0 ? null : Phrase.of("blackstone-task-sides").with("count", facts.met());
    }

    @Override
    protected Data.Obj seatFacts(int seat) {
        var own = new Data.Arr();
        for (int number = 0; number < sets[seat].count(); number++) {
            int set = sets[seat].get(number);
            own.add(new Data.Obj()
                    .put("points", Sets.points(set))
                    .put("what", Sets.noun(set).data()));
        }
        return new Data.Obj().put("sets", own);
    }

    @Override
    protected Data.Obj ownFacts() {
        return new Data.Obj().put("values", SetKind.worths(TOLD_SIZES));
    }

    @Override
    protected int halves(Task task, int seat) {
        return TaskFacts.of(task, blueLetters(), board(), board().occupied()).met();
    }

    @Override
    protected void ownMerits(OfferState before, int seat, Merits found) {
        Sets was = ((QueenState) before).sets[seat];
        for (int number = 0; number < sets[seat].count(); number++) {
            int set = sets[seat].get(number);
            int gain = Sets.points(set) - Sets.points(was.get(number));
            if (Sets.size(set) > Sets.size(was.get(number))) {
                String key = Sets.size(set) == 1 ? "blackstone-merit-set-new" : "blackstone-merit-set";
                Phrase phrase = Phrase.of(key).with("set", number + 1);
                Phrase grown = phrase.with("what", Sets.noun(set)).with("gain", gain);
                found.add(1 + 2 * gain, Sets.size(set) == 1 ? phrase : grown);
            }
        }
    }

    @Override
    protected boolean refills() {
        return !decks.dry();
    }

    @Override
    public int score(int seat) {
        return sets[seat].points();
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        var parts = new ArrayList<ScoreSheet.Part>();
        for (int number = 0; number < sets[seat].count(); number++) {
            int set = sets[seat].get(number);
            Phrase what =
                    Phrase.of("blackstone-score-set").with("set", number + 1).with("what", Sets.noun(set));
            parts.add(new ScoreSheet.Part(what, Sets.points(set)));
        }
        return new ScoreSheet(parts, List.of());
    }

    @Override
    protected QueenState blank(Chance own) {
        return new QueenState(setup(), own);
    }

    @Override
    protected void become(GameState source, CopyHasher tally) {
        super.become(source, tally);
        var other = (QueenState) source;
        decks.become(other.decks, tally);
        tally.of(corners, other.corners);
        tally.of(sets, other.sets);
        idle = tally.of(other.idle);
    }

    @Override
    protected void imagineOwn(int seat, RandomBits random) {
        decks.imagine(scratch, random);
    }

    @Override
    protected OwnFields ownFields() {
        return new QueenPosition(this);
    }
}
