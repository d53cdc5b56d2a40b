package org.merlon.blackstone.queen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.IllegalMoveReasons;
import org.merlon.blackstone.offer.MoveCode;
import org.merlon.blackstone.offer.OfferRules;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.QuestPositionFields;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.CornerDecks;
import org.merlon.blackstone.table.InitialDeal;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;

/** A game of Queen's Quest in progress. */
final class QueenState extends OfferState {
    static final OfferRules RULES = new OfferRules(
            false, false, Step.CORNER, 200, "sets", List.of(Verb.SLIDE, Verb.SWAP, Verb.FLIP, Verb.KNIGHT, Verb.END));

    /**
     * The number of rounds without a use, when no Machination can be taken any more, after which the game ends (B-107).
     */
    private static final int MAX_IDLE_ROUNDS = 3;

    /** The facts list the points of sets up to this size; few grow larger. */
    private static final int LISTED_SET_SIZES = 6;

    private static final Phrase NO_EXCHANGE = Phrase.of("blackstone-why-no-exchange");

    final CornerDecks decks = new CornerDecks(CornerDecks.ALL);
    final byte[] corners;
    private final VassalSets[] sets;
    private final Pile scratch = new Pile(Vassal.MAX_CARDS);

    /** The number of consecutive turns that ended without a use and without a Machination left to take. */
    int idle;

    QueenState(Setup setup, Chance chance) {
        super(setup, RULES, chance);
        corners = new byte[setup.players()];
        Arrays.fill(corners, (byte) Corner.NONE);
        sets = new VassalSets[setup.players()];
        Arrays.setAll(sets, seat -> new VassalSets());
    }

    @Override
    protected void deal(Pile vassals) {
        InitialDeal.dealBoard(vassals, Space.CHEQUERED, board(), decks, chance());
    }

    VassalSets sets(int seat) {
        return sets[seat];
    }

    @Override
    protected int slideTargets(int from) {
        return Space.neighbours(from) & board().free();
    }

    @Override
    protected Phrase whyNoSlide(int from, int to) {
        return IllegalMoveReasons.phraseAt("blackstone-why-occupied", to);
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
    protected @Nullable Phrase whyUnavailable(Verb verb) {
        return verb == Verb.EXCHANGE ? NO_EXCHANGE : null;
    }

    @Override
    protected Verb endingVerb() {
        return Verb.END;
    }

    @Override
    protected Phrase whyNotEnding(Verb verb) {
        return Phrase.of("blackstone-why-nobody-passes");
    }

    @Override
    protected void listQuestMoves(MoveList moves) {
        if (turnState().step() == Step.CORNER) {
            for (int corner = 0; corner < Corner.COUNT; corner++) {
                if (!isTaken(corner)) {
                    moves.add(MoveCode.of(Verb.CORNER, corner));
                }
            }
        } else {
            QueenUseMoves.list(this, moves);
        }
    }

    /** Returns whether another seat has taken a corner exclusively, which only happens in the first edition (B-12). */
    private boolean isTaken(int corner) {
        boolean isTaken = false;
        for (int other : corners) {
            isTaken |= other == corner;
        }
        return isTaken && edition().requiresDifferentCorners();
    }

    @Override
    protected Phrase whyNotQuestMove(int move) {
        return MoveCode.verb(move) == Verb.CORNER
                ? Phrase.of("blackstone-why-corner-others")
                : QueenUseMoves.why(this, move);
    }

    @Override
    protected void playQuestMove(int move, EventLog events) {
        if (MoveCode.verb(move) == Verb.CORNER) {
            corners[toMove()] = (byte) MoveCode.at(move);
            turnState().nextCornerChoice();
            return;
        }
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        int emptied = collect(left, MoveCode.leftItem(move), events) | collect(right, MoveCode.rightItem(move), events);
        for (int remaining = emptied; remaining != 0; remaining &= remaining - 1) {
            refill(Space.first(remaining), events);
        }
    }

    /** Moves a vassal into a set of the active seat; returns the space that it leaves as a set of spaces. */
    private int collect(int space, int set, EventLog events) {
        if (space == MoveCode.NO_SPACE) {
            return 0;
        }
        int seat = turnState().activeSeat();
        int number = set == VassalSets.NEW_SET ? sets[seat].count() : set;
        int vassal = board().take(space);
        sets[seat].add(number, vassal);
        if (events.isOn()) {
            events.add("collected")
                    .put("seat", seat)
                    .put("vassal", Vassal.name(vassal))
                    .put("set", number + 1)
                    .put("points", VassalSets.points(sets[seat].get(number)));
        }
        return Space.bit(space);
    }

    private void refill(int space, EventLog events) {
        int vassal = decks.take(corners[turnState().activeSeat()], chance(), events);
        if (vassal == Vassal.NONE) {
            return;
        }
        board().put(space, vassal);
        if (events.isOn()) {
            events.add("refilled").put("space", Space.name(space)).put("vassal", Vassal.name(vassal));
        }
    }

    @Override
    protected void onTurnEnd(Verb verb, EventLog events) {
        boolean exhausted = offer().isExhausted();
        idle = exhausted && !turnState().hasUsedCard() ? idle + 1 : 0;
        for (int seat = 0; seat < players() && exhausted; seat++) {
            if (hand(seat).isEmpty()) {
                turnState().announceLastRound(events);
            }
        }
    }

    @Override
    protected boolean isStalled() {
        return idle >= MAX_IDLE_ROUNDS * players();
    }

    @Override
    protected ParsedMove parseQuestMove(Verb verb, List<String> words) {
        return verb == Verb.EXCHANGE ? ParsedMove.refused(NO_EXCHANGE) : QueenUseMoves.parse(words);
    }

    @Override
    protected String itemNotation(Verb verb, int number) {
        return QueenUseMoves.itemNotation(number);
    }

    @Override
    protected @Nullable Phrase note(TaskFacts facts) {
        return facts.metHalves() == 0
                ? null
                : Phrase.of("blackstone-task-sides").with("count", facts.metHalves());
    }

    @Override
    protected Data.Obj seatFacts(int seat) {
        var setFacts = new Data.Arr();
        for (int number = 0; number < sets[seat].count(); number++) {
            int set = sets[seat].get(number);
            setFacts.add(new Data.Obj()
                    .put("points", VassalSets.points(set))
                    .put("what", VassalSets.noun(set).data()));
        }
        return new Data.Obj().put("sets", setFacts);
    }

    @Override
    protected Data.Obj questFacts() {
        return new Data.Obj().put("values", SetKind.pointsTable(LISTED_SET_SIZES));
    }

    @Override
    protected int usableHalves(Task task, int seat) {
        return TaskFacts.of(task, blueLetters(), board(), board().occupied()).metHalves();
    }

    @Override
    protected void addQuestHintReasons(OfferState before, int seat, HintReasons reasons) {
        VassalSets setsBefore = ((QueenState) before).sets[seat];
        for (int number = 0; number < sets[seat].count(); number++) {
            int set = sets[seat].get(number);
            int gain = VassalSets.points(set) - VassalSets.points(setsBefore.get(number));
            if (VassalSets.size(set) > VassalSets.size(setsBefore.get(number))) {
                String key = VassalSets.size(set) == 1 ? "blackstone-merit-set-new" : "blackstone-merit-set";
                Phrase phrase = Phrase.of(key).with("set", number + 1);
                Phrase grown = phrase.with("what", VassalSets.noun(set)).with("gain", gain);
                reasons.add(1 + 2 * gain, VassalSets.size(set) == 1 ? phrase : grown);
            }
        }
    }

    @Override
    protected boolean refillsFromDeck() {
        return !decks.isExhausted();
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
                    Phrase.of("blackstone-score-set").with("set", number + 1).with("what", VassalSets.noun(set));
            parts.add(new ScoreSheet.Part(what, "set", VassalSets.points(set)));
        }
        return new ScoreSheet(parts, List.of());
    }

    @Override
    protected QueenState newState(Chance own) {
        return new QueenState(setup(), own);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        super.copyFrom(source, hasher);
        var other = (QueenState) source;
        decks.copyFrom(other.decks, hasher);
        hasher.copy(corners, other.corners);
        hasher.copy(sets, other.sets);
        idle = hasher.copy(other.idle);
    }

    @Override
    protected void determinizeQuest(int seat, FastRandom random) {
        decks.shuffleHidden(scratch, random);
    }

    @Override
    protected QuestPositionFields questFields() {
        return new QueenPositionFields(this);
    }
}
