package org.merlon.blackstone.king.analysis;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.legal.TaskReasons;
import org.merlon.blackstone.king.legal.UpchargeFacts;
import org.merlon.blackstone.king.perimeter.PerimeterFacts;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.king.state.WinCondition;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.words.Phrase;

/**
 * Derives facts from a position of King's Quest and its variants: the goal, the peril, limits, tasks and possible
 * actions.
 */
public final class KingFacts {
    /** From this number of rats on, two thirds of those with which the game is lost, the loss is near. */
    private static final int DANGEROUS_RATS = (2 * Rats.LOSING_RATS + 2) / 3;

    /** With this much left until the end of a countdown the loss is near. */
    private static final int DANGEROUS_REST = 2;

    private KingFacts() {}

    public static Data.Obj of(KingState state, Viewer viewer) {
        MoveList legal = state.legalMoves();
        @Nullable PerimeterFacts perimeter = state.rules.aim == WinCondition.PERIMETER ? new PerimeterFacts(state.board) : null;
        var facts = new Data.Obj()
                .put("blue", state.rules.blueLetters)
                .put("goal", goal(state, perimeter))
                .put("seats", seats(state))
                .put("tasks", tasks(state, legal, viewer));
        if (state.rules.isBalanced()) {
            facts.put("balance", balance(state.rules));
        }
        if (state.rules.peril != LossCondition.NONE) {
            facts.put("peril", peril(state));
        }
        if (perimeter != null) {
            facts.put("perimeter", perimeter.data());
        }
        if (state.toMove >= 0 && viewer.sees(state.toMove)) {
            WorkFacts.add(state, legal, facts);
            if (state.step.isFormality() && legal.size() == 1) {
                facts.put("forced", true);
            }
            if (state.step == Step.INTRIGUE) {
                facts.put("plots", IntrigueFacts.of(state, legal));
            }
        }
        return facts;
    }

    /** Returns the goal and how much of it each seat has, or all seats together. */
    private static Data.Obj goal(KingState state, @Nullable PerimeterFacts perimeter) {
        WinCondition aim = state.rules.aim;
        var progress = new Data.Arr();
        int sum = 0;
        for (Seat seat : state.seats) {
            sum += seat.points;
            if (aim.isRace()) {
                progress.add(seat.points);
            }
        }
        if (!aim.isRace()) {
            progress.add(
                    perimeter != null ? perimeter.correctCount() : aim == WinCondition.NIRVANA ? state.nirvana : sum);
        }
        return new Data.Obj().put("what", aim.id()).put("most", aim.goal).put("has", progress);
    }

    /** Returns the points with which each family begins. */
    private static Data.Obj balance(Rules rules) {
        var points = new Data.Obj();
        for (int i = 0; i < Family.count(); i++) {
            Family family = Family.of(i);
            if ((rules.dealableFamilies() & family.bit()) != 0) {
                points.put(family.id(), rules.startPoints(family));
            }
        }
        return points;
    }

    private static Data.Obj peril(KingState state) {
        var peril = new Data.Obj().put("what", state.rules.peril.id());
        return switch (state.rules.peril) {
            case RATS ->
                peril.put("has", state.rats.total())
                        .put("most", Rats.LOSING_RATS)
                        .put("danger", DANGEROUS_RATS)
                        .put("near", state.rats.total() >= DANGEROUS_RATS);
            case TURNS -> countdown(peril.put("most", LossCondition.SOLO_TURNS), state.turnsLeft, 0);
            default ->
                countdown(peril.put("least", LossCondition.MARKS_PER_TASK), state.limbo, LossCondition.MARKS_PER_TASK);
        };
    }

    /** Adds something that counts down to the number with which the game is lost. */
    private static Data.Obj countdown(Data.Obj peril, int left, int least) {
        int danger = least + DANGEROUS_REST;
        return peril.put("has", left).put("danger", danger).put("near", left <= danger);
    }

    private static Data.Arr seats(KingState state) {
        var seats = new Data.Arr();
        for (int seatNumber = 0; seatNumber < state.seats.length; seatNumber++) {
            Seat seat = state.seats[seatNumber];
            var data = new Data.Obj().put("kings", seat.kingCount()).put("stacks", stacks(state, seatNumber));
            if (seat.family.hasLimits()) {
                data.put(
                        "limits",
                        new Data.Arr()
                                .add(limit("hand", seat.hand.size(), seat))
                                .add(limit("retained", seat.retained.size(), seat))
                                .add(limit("knight", seat.knightTokens, seat))
                                .add(limit("wizard", seat.wizardTokens, seat)));
            }
            seats.add(data);
        }
        return seats;
    }

    private static Data.Obj limit(String name, int current, Seat seat) {
        return new Data.Obj().put("what", name).put("has", current).put("most", seat.kingCount());
    }

    /** Returns the stacks of a tableau: household cards, the number of scoring places, and the points of each task. */
    private static Data.Arr stacks(KingState state, int seatNumber) {
        Seat seat = state.seats[seatNumber];
        var stacks = new Data.Arr();
        for (TaskType type : Scoring.STACK_TYPES) {
            int household = Rules.householdCards(type);
            int scoringPlaces = type == TaskType.KING ? seat.stack(type).size() : seat.kingCount();
            var cards = new Data.Arr();
            for (ScoreSheet.Part part : Scoring.parts(state, seat, type)) {
                boolean counts = part.id().equals("task");
                var card = new Data.Obj()
                        .put("card", String.valueOf(part.what().args().get("id")));
                card.put("points", part.points());
                cards.add(counts ? card : card.put("why", part.what().data()));
            }
            stacks.add(new Data.Obj()
                    .put("type", type.id())
                    .put("household", household)
                    .put("places", household + scoringPlaces)
                    .put("cards", cards)
                    .put("upcharge", UpchargeFacts.of(state, seat, type)));
        }
        return stacks;
    }

    /**
     * Returns every task that the viewer may see: its points, where it can be met, its cost, and why it cannot be
     * completed.
     */
    private static Data.Obj tasks(KingState state, MoveList legal, Viewer viewer) {
        var tasks = new Data.Obj();
        for (int seatNumber = 0; seatNumber < state.seats.length; seatNumber++) {
            Seat seat = state.seats[seatNumber];
            if (!state.rules.variant.hasOpenHands() && !viewer.sees(seatNumber)) {
                continue;
            }
            for (int i = 0; i < seat.hand.size(); i++) {
                Task task = Task.of(seat.hand.get(i));
                tasks.put(task.id(), task(state, seatNumber, task, legal));
            }
            for (int i = 0; i < state.drawn.size() && seatNumber == state.turn; i++) {
                Task task = Task.of(state.drawn.get(i));
                tasks.put(task.id(), task(state, seatNumber, task, legal));
            }
            if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
                Task task = Task.of(seat.intrigueCard);
                Data.Obj data = task(state, seatNumber, task, legal).put("can", false);
                tasks.put(
                        task.id(),
                        data.put("note", Phrase.of("blackstone-task-facedown").data()));
            }
        }
        return tasks;
    }

    private static Data.Obj task(KingState state, int seatNumber, Task task, MoveList legal) {
        Seat seat = state.seats[seatNumber];
        TaskFacts facts = TaskFacts.of(task, state.rules.blueLetters, state.board, AllowedActions.usable(state));
        boolean available = seatNumber == state.turn
                && legal.anyMatch(move -> MoveCode.verb(move) == Verb.COMPLETE && MoveCode.card(move) == task.number());
        var data = facts.data(state.rules.edition)
                .put("can", available)
                .put("note", note(state, seatNumber, facts, available).data());
        var upcharge = new Data.Arr();
        for (TaskType type : Scoring.STACK_TYPES) {
            boolean isPossible = task.isKnightWizard() ? type.deck() == task.deck() : task.type() == type;
            if (isPossible && !seat.stack(type).isEmpty()) {
                upcharge.add(UpchargeFacts.of(state, seat, type));
            }
        }
        Data.Arr plan =
                seatNumber == state.turn && state.step == Step.WORK && !available && facts.missingPhrase() != null
                        ? new TaskPlanner(state).plan(task)
                        : null;
        if (plan != null) {
            data.put("way", plan);
        }
        return data.put("upcharge", upcharge);
    }

    private static Phrase note(KingState state, int seatNumber, TaskFacts facts, boolean available) {
        if (available) {
            return Phrase.of("blackstone-task-now");
        }
        Phrase missing = facts.missingPhrase();
        if (missing != null) {
            return missing;
        }
        if (state.step != Step.WORK || state.turn != seatNumber) {
            return Phrase.of("blackstone-task-ready");
        }
        int left = Space.first(facts.leftSpaces());
        int other = facts.rightSpaces() & ~Space.bit(left);
        // If the first vassal for the left half is the only one for the right half, use a different one for the left.
        int one = other == 0 ? Space.first(facts.leftSpaces() & ~Space.bit(left)) : left;
        int two = other == 0 ? left : Space.first(other);
        int stackChoice = facts.task().isKnightWizard() ? MoveCode.AS_KNIGHT : MoveCode.AS_ITSELF;
        return TaskReasons.whyNotComplete(
                state, MoveCode.complete(facts.task().number(), one, two, stackChoice, MoveCode.NO_DOG, 0));
    }
}
