package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Offer;
import org.merlon.blackstone.offer.OfferRules;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.OwnFields;
import org.merlon.blackstone.offer.Reasons;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Reading;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/** A game of Wizard's Quest in progress. */
final class WizardState extends OfferState {
    private static final OfferRules RULES = new OfferRules(
            true,
            true,
            Step.WORK,
            100,
            "vassals",
            List.of(Verb.SLIDE, Verb.SWAP, Verb.FLIP, Verb.KNIGHT, Verb.END, Verb.PASS));

    private final Stacks stacks = new Stacks(board());
    private final Hands hands;

    WizardState(Setup setup, Chance chance) {
        super(setup, RULES, chance);
        hands = new Hands(setup.players());
    }

    @Override
    protected void deal(Pile vassals) {
        hands.deal(vassals);
    }

    Stacks stacks() {
        return stacks;
    }

    Hands hands() {
        return hands;
    }

    /** Returns the vassals in a seat's hand. */
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
    protected @Nullable Phrase closed(Verb verb) {
        return verb == Verb.CORNER ? Phrase.of("blackstone-why-no-corners") : null;
    }

    /**
     * {@inheritDoc} A player passes who has no vassal left, or has used no Machination and cannot use any; no one else
     * may (B-114).
     */
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
        // Remove the later one first, so that the index of the other one stays valid.
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

    /** {@inheritDoc} Fewer vassals in hand are better, then more tokens. */
    @Override
    public boolean ahead(int one, int two) {
        int fewer = vassals(two).size() - vassals(one).size();
        return fewer > 0 || (fewer == 0 && tokens().all(one) > tokens().all(two));
    }

    @Override
    protected int halves(Task task, int seat) {
        return Uses.open(this, seat, task.left()) + Uses.open(this, seat, task.right());
    }

    @Override
    protected void ownMerits(OfferState before, int seat, Merits found) {
        int left = vassals(seat).size();
        int laid = ((WizardState) before).vassals(seat).size() - left;
        found.add(
                3 * laid, Phrase.of("blackstone-merit-lays").with("count", laid).with("left", left));
    }

    @Override
    protected WizardState blank(Chance own) {
        return new WizardState(setup(), own);
    }

    @Override
    protected void become(GameState source, CopyHasher tally) {
        super.become(source, tally);
        var other = (WizardState) source;
        stacks.become(other.stacks, tally);
        hands.become(other.hands, tally);
    }

    @Override
    protected void imagineOwn(int seat, RandomBits random) {
        hands.imagine(seat, random);
    }

    @Override
    protected OwnFields ownFields() {
        return new WizardPosition(this);
    }
}
