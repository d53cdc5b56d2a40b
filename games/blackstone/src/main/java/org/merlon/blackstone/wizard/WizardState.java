package org.merlon.blackstone.wizard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.offer.IllegalMoveReasons;
import org.merlon.blackstone.offer.MachinationRow;
import org.merlon.blackstone.offer.MoveCode;
import org.merlon.blackstone.offer.OfferRules;
import org.merlon.blackstone.offer.OfferState;
import org.merlon.blackstone.offer.QuestPositionFields;
import org.merlon.blackstone.offer.Step;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.words.HintReasons;
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

    /** The knights with which the players after the first begin if the option is on; see docs/bots.md. */
    private static final int HEAD_START_KNIGHTS = 1;

    private final VassalStacks stacks = new VassalStacks(board());
    private final OffBoardVassals offBoard;

    WizardState(Setup setup, Chance chance) {
        super(setup, RULES, chance);
        offBoard = new OffBoardVassals(setup.players());
    }

    @Override
    protected void deal(Pile vassals) {
        offBoard.deal(vassals);
        if (setup().isOn(Options.HEAD_START.id())) {
            for (int seat = 1; seat < players(); seat++) {
                tokens().addKnights(seat, HEAD_START_KNIGHTS);
            }
        }
    }

    VassalStacks stacks() {
        return stacks;
    }

    OffBoardVassals offBoard() {
        return offBoard;
    }

    /** Returns the vassals in a seat's hand. */
    Pile vassals(int seat) {
        return offBoard.hand(seat);
    }

    @Override
    protected int slideTargets(int from) {
        int open = Space.in(stacks.singles(), from)
                ? stacks.openSpaces(Vassal.upperFace(board().at(from)))
                : board().free();
        return Space.neighbours(from) & open;
    }

    @Override
    protected Phrase whyNoSlide(int from, int to) {
        return Space.in(stacks.singles(), from)
                ? IllegalMoveReasons.phraseAt("blackstone-why-other-face", to)
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
    protected @Nullable Phrase whyUnavailable(Verb verb) {
        return verb == Verb.CORNER ? Phrase.of("blackstone-why-no-corners") : null;
    }

    /**
     * {@inheritDoc} A player passes who has no vassal left, or has used no Machination and cannot use any; no one else
     * may (B-114).
     */
    @Override
    protected Verb endingVerb() {
        if (vassals(turnState().activeSeat()).isEmpty()) {
            return Verb.PASS;
        }
        return turnState().hasUsedCard() || WizardUseMoves.usable(this) != WizardUseMoves.NO_MATCH
                ? Verb.END
                : Verb.PASS;
    }

    @Override
    protected Phrase whyNotEnding(Verb verb) {
        int usable = WizardUseMoves.usable(this);
        if (vassals(turnState().activeSeat()).isEmpty()) {
            return Phrase.of("blackstone-why-pass-empty")
                    .with("last", turnState().lastRound());
        }
        if (turnState().hasUsedCard()) {
            return Phrase.of("blackstone-why-end-used");
        }
        return usable == WizardUseMoves.NO_MATCH
                ? Phrase.of("blackstone-why-pass-stuck")
                        .with("last", turnState().lastRound())
                : Phrase.of("blackstone-why-end-possible")
                        .with("card", Task.of(usable).id());
    }

    @Override
    protected void listQuestMoves(MoveList moves) {
        Pile vassals = vassals(turnState().activeSeat());
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            for (int index = 0; index < vassals.size() && offBoard.openVassal(place) != Vassal.NONE; index++) {
                moves.add(MoveCode.of(Verb.EXCHANGE, place, index));
            }
        }
        WizardUseMoves.list(this, moves);
    }

    @Override
    protected Phrase whyNotQuestMove(int move) {
        if (MoveCode.verb(move) != Verb.EXCHANGE) {
            return WizardUseMoves.why(this, move);
        }
        return MoveCode.to(move) >= vassals(turnState().activeSeat()).size()
                ? Phrase.of("blackstone-why-no-such-vassal")
                : Phrase.of("blackstone-why-no-open-vassal").with("place", MoveCode.at(move) + 1);
    }

    @Override
    protected void playQuestMove(int move, EventLog events) {
        Pile vassals = vassals(turnState().activeSeat());
        if (MoveCode.verb(move) == Verb.EXCHANGE) {
            offBoard.exchange(turnState().activeSeat(), MoveCode.to(move), MoveCode.at(move));
            return;
        }
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        if (left != MoveCode.NO_SPACE) {
            stacks.lay(left, WizardUseMoves.vassalOf(vassals, MoveCode.leftItem(move)));
        }
        if (right != MoveCode.NO_SPACE) {
            stacks.lay(right, WizardUseMoves.vassalOf(vassals, MoveCode.rightItem(move)));
        }
        int leftIndex = left == MoveCode.NO_SPACE ? -1 : MoveCode.leftItem(move) >> 1;
        int rightIndex = right == MoveCode.NO_SPACE ? -1 : MoveCode.rightItem(move) >> 1;
        // Remove the later one first, so that the index of the other one stays valid.
        remove(vassals, Math.max(leftIndex, rightIndex));
        remove(vassals, Math.min(leftIndex, rightIndex));
    }

    private static void remove(Pile vassals, int index) {
        if (index >= 0) {
            vassals.remove(index);
        }
    }

    @Override
    protected void onTurnEnd(Verb verb, EventLog events) {
        if (verb == Verb.PASS) {
            turnState().announceLastRound(events);
        }
    }

    @Override
    protected ParsedMove parseQuestMove(Verb verb, List<String> words) {
        if (verb == Verb.USE) {
            return WizardUseMoves.parse(this, words);
        }
        if (words.size() != 3) {
            return ParsedMove.refused(Phrase.of("blackstone-why-wants-exchange"));
        }
        int place = MachinationRow.parsePlace(words.get(1));
        if (place < 0) {
            return ParsedMove.refused(
                    Phrase.of("blackstone-why-wants-open-vassal").with("most", MachinationRow.OPEN_CARDS));
        }
        int index = vassals(turnState().activeSeat()).indexOf(Vassal.parse(words.get(2)));
        return index < 0
                ? ParsedMove.refused(Phrase.of("blackstone-why-no-vassal-so"))
                : ParsedMove.of(MoveCode.of(verb, place, index));
    }

    @Override
    protected String itemNotation(Verb verb, int number) {
        Pile vassals = vassals(turnState().activeSeat());
        return Vassal.name(verb == Verb.EXCHANGE ? vassals.get(number) : WizardUseMoves.vassalOf(vassals, number));
    }

    @Override
    public int score(int seat) {
        return vassals(seat).size();
    }

    @Override
    public ScoreSheet scoreSheet(int seat) {
        return new ScoreSheet(
                List.of(new ScoreSheet.Part(
                        Phrase.of("blackstone-score-vassals"),
                        "vassals",
                        vassals(seat).size())),
                List.of());
    }

    /** {@inheritDoc} Fewer vassals in hand are better, then more tokens. */
    @Override
    public boolean isAhead(int one, int two) {
        int fewer = vassals(two).size() - vassals(one).size();
        return fewer > 0 || (fewer == 0 && tokens().total(one) > tokens().total(two));
    }

    @Override
    protected int usableHalves(Task task, int seat) {
        return WizardUseMoves.open(this, seat, task.left()) + WizardUseMoves.open(this, seat, task.right());
    }

    @Override
    protected void addQuestHintReasons(OfferState before, int seat, HintReasons reasons) {
        int left = vassals(seat).size();
        int laid = ((WizardState) before).vassals(seat).size() - left;
        reasons.add(
                3 * laid, Phrase.of("blackstone-merit-lays").with("count", laid).with("left", left));
    }

    @Override
    protected WizardState newState(Chance vassals) {
        return new WizardState(setup(), vassals);
    }

    @Override
    protected void copyFrom(GameState source, CopyHasher hasher) {
        super.copyFrom(source, hasher);
        var other = (WizardState) source;
        stacks.copyFrom(other.stacks, hasher);
        offBoard.copyFrom(other.offBoard, hasher);
    }

    @Override
    protected void determinizeQuest(int seat, FastRandom random) {
        offBoard.shuffleHidden(seat, random);
    }

    @Override
    protected QuestPositionFields questFields() {
        return new WizardPositionFields(this);
    }
}
