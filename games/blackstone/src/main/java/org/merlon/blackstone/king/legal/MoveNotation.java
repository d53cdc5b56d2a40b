package org.merlon.blackstone.king.legal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;

/** Converts moves to text and back. */
public final class MoveNotation {
    private MoveNotation() {}

    public static String notation(KingState state, int move) {
        Verb verb = MoveCode.verb(move);
        int first = MoveCode.first(move);
        int second = MoveCode.second(move);
        return switch (verb.shape) {
            case NOTHING -> verb.word;
            case FAMILY -> verb.word + " " + Family.of(first).id();
            case CORNER -> verb.word + " " + Corner.name(first);
            case TOKEN -> verb.word + " " + TokenCost.of(first).word;
            case SPACE -> verb.word + " " + Space.name(first) + costWord(verb, move);
            case FROM_TO -> verb.word + " " + Space.name(first) + " " + Space.name(second) + costWord(verb, move);
            case RETAIN -> verb.word + " " + Space.name(first) + refillWord(second) + costWord(verb, move);
            case DECK ->
                verb.word + " " + TaskDeck.of(first).id() + (second == MoveCode.TWO_CARDS ? " two" : "")
                        + costWord(verb, move);
            case KILL -> verb.word + " " + Dog.of(first).id + " " + second;
            case TASK -> verb.word + " " + Task.of(first).id();
            case TASK_SPACE -> verb.word + " " + Task.of(first).id() + " " + Space.name(second);
            case REWARD -> verb.word + " " + Reward.of(first).word;
            case VASSAL -> verb.word + " " + Vassal.name(first);
            case ACCEPT -> {
                Seat seat = state.seatToMove();
                yield verb.word
                        + stackChoice(first)
                        + upchargeWords(
                                state,
                                seat,
                                MoveCode.stackType(seat.intrigueCard, first),
                                MoveCode.paymentNumber(move));
            }
            case COMPLETE -> {
                Dog dog = MoveCode.dog(move);
                TaskType stackType = MoveCode.stackType(MoveCode.card(move), MoveCode.stackChoice(move));
                boolean free = dog != null && !state.rules.edition.adoptionCostsUpcharge();
                yield verb.word + " " + Task.of(MoveCode.card(move)).id()
                        + " " + Space.name(MoveCode.left(move))
                        + " " + Space.name(MoveCode.right(move))
                        + stackChoice(MoveCode.stackChoice(move))
                        + (dog == null ? "" : " adopt " + dog.id)
                        + (free
                                ? ""
                                : upchargeWords(state, state.seatToMove(), stackType, MoveCode.paymentNumber(move)));
            }
        };
    }

    private static String costWord(Verb verb, int move) {
        return !verb.isPayable || MoveCode.cost(move) == verb.usualCost ? "" : " " + MoveCode.cost(move).word;
    }

    private static String refillWord(int corner) {
        return switch (corner) {
            case MoveCode.NO_REFILL -> " none";
            case MoveCode.NO_CORNER -> "";
            default -> " " + Corner.name(corner);
        };
    }

    private static String stackChoice(int stackChoice) {
        return switch (stackChoice) {
            case MoveCode.AS_KNIGHT -> " knight";
            case MoveCode.AS_WIZARD -> " wizard";
            default -> "";
        };
    }

    /** Returns the words for the vassals that pay an upcharge, or nothing if there is no choice. */
    private static String upchargeWords(KingState state, Seat seat, @Nullable TaskType stackType, int paymentNumber) {
        if (stackType == null || state.upcharge.paymentCount(seat, stackType) < 2) {
            return "";
        }
        var text = new StringBuilder(" with");
        Pile indices = state.upcharge.chosenIndices(seat, stackType, paymentNumber);
        for (int i = 0; i < indices.size(); i++) {
            text.append(' ').append(Vassal.name(seat.retained.get(indices.get(i))));
        }
        return text.toString();
    }

    /** Reads a move from its words, without checking whether it is legal. */
    public static ParsedMove parse(KingState state, List<String> words) {
        String verbWord = words.getFirst();
        List<String> arguments = words.subList(1, words.size());
        ParsedMove result = ParsedMove.refused(Phrase.of("blackstone-why-no-such-move"));
        for (int i = 0; i < Verb.count(); i++) {
            Verb verb = Verb.of(i);
            if (verb.word.equals(verbWord)) {
                result = parse(state, verb, arguments);
                if (result.refusal() == null) {
                    return result; // two verbs may share a word, but never the arguments
                }
            }
        }
        return result;
    }

    private static ParsedMove parse(KingState state, Verb verb, List<String> arguments) {
        return switch (verb.shape) {
            case NOTHING -> arguments.isEmpty() ? ParsedMove.of(MoveCode.of(verb)) : expectedArguments(verb);
            case FAMILY -> {
                Family family = arguments.size() == 1 ? Ids.find(Family.values(), arguments.getFirst()) : null;
                yield family == null ? expectedArguments(verb) : ParsedMove.of(MoveCode.of(verb, family.ordinal()));
            }
            case CORNER -> {
                int corner = arguments.size() == 1 ? Corner.parse(arguments.getFirst()) : Corner.NONE;
                yield corner == Corner.NONE ? expectedArguments(verb) : ParsedMove.of(MoveCode.of(verb, corner));
            }
            case TOKEN -> {
                TokenCost cost = arguments.size() == 1 ? Ids.find(TokenCost.values(), arguments.getFirst()) : null;
                yield cost == null || cost == TokenCost.KNIGHTS
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.of(verb, cost.ordinal()));
            }
            case SPACE, FROM_TO, RETAIN, DECK -> parseAction(verb, arguments);
            case KILL -> {
                Dog dog = arguments.size() == 2 ? Ids.find(Dog.values(), arguments.getFirst()) : null;
                int rats = arguments.size() == 2 ? Rats.parse(arguments.getLast()) : Rats.NO_CARD;
                yield dog == null || rats < 1 || rats > Rats.MAX_RATS_PER_CARD
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.of(verb, dog.ordinal(), rats));
            }
            case TASK -> {
                Task task = arguments.size() == 1 ? Task.byLowerCaseId(arguments.getFirst()) : null;
                yield task == null ? expectedArguments(verb) : ParsedMove.of(MoveCode.of(verb, task.number()));
            }
            case VASSAL -> {
                int vassal = arguments.size() == 1 ? Vassal.parse(arguments.getFirst()) : Vassal.NONE;
                yield vassal == Vassal.NONE ? expectedArguments(verb) : ParsedMove.of(MoveCode.of(verb, vassal));
            }
            case TASK_SPACE -> {
                Task task = arguments.size() == 2 ? Task.byLowerCaseId(arguments.getFirst()) : null;
                int space = arguments.size() == 2 ? Space.parse(arguments.getLast()) : Space.NONE;
                yield task == null || space == Space.NONE
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.of(verb, task.number(), space));
            }
            case REWARD -> {
                Reward reward = arguments.size() == 1 ? Reward.byWord(arguments.getFirst()) : null;
                yield reward == null ? expectedArguments(verb) : ParsedMove.of(MoveCode.of(verb, reward.ordinal()));
            }
            case ACCEPT -> parseAccept(state, arguments);
            case COMPLETE -> parseComplete(state, arguments);
        };
    }

    private static ParsedMove expectedArguments(Verb verb) {
        String shape = Ids.of(verb.shape);
        return ParsedMove.refused(Phrase.of("blackstone-why-wants-" + shape));
    }

    /** Reads an action on spaces or a deck; its last word may name a token other than the usual one (B-36). */
    private static ParsedMove parseAction(Verb verb, List<String> moveArguments) {
        List<String> arguments = moveArguments;
        TokenCost cost = verb.usualCost;
        TokenCost named =
                verb.isPayable && !arguments.isEmpty() ? Ids.find(TokenCost.values(), arguments.getLast()) : null;
        if (named != null) {
            if (named == verb.usualCost) {
                return ParsedMove.refused(
                        Phrase.of("blackstone-why-usual-token").with("cost", cost.noun()));
            }
            cost = named;
            arguments = arguments.subList(0, arguments.size() - 1);
        }
        int first = arguments.isEmpty() ? Space.NONE : Space.parse(arguments.getFirst());
        return switch (verb.shape) {
            case DECK -> {
                boolean two = arguments.size() == 2 && arguments.getLast().equals("two");
                TaskDeck deck = arguments.size() == 1 || two ? Ids.find(TaskDeck.values(), arguments.getFirst()) : null;
                yield deck == null
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.ofPaid(
                                verb, deck.ordinal(), two ? MoveCode.TWO_CARDS : MoveCode.ONE_CARD, cost));
            }
            case SPACE -> {
                if (arguments.size() != 1 || first == Space.NONE) {
                    yield expectedArguments(verb);
                }
                yield ParsedMove.of(verb.isPayable ? MoveCode.ofPaid(verb, first, 0, cost) : MoveCode.of(verb, first));
            }
            case FROM_TO -> {
                int second = arguments.size() == 2 ? Space.parse(arguments.getLast()) : Space.NONE;
                yield first == Space.NONE || second == Space.NONE
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.ofPaid(verb, first, second, cost));
            }
            default -> {
                int corner = MoveCode.NO_CORNER;
                if (arguments.size() == 2) {
                    corner =
                            arguments.getLast().equals("none") ? MoveCode.NO_REFILL : Corner.parse(arguments.getLast());
                }
                yield first == Space.NONE || corner == Corner.NONE || arguments.size() > 2
                        ? expectedArguments(verb)
                        : ParsedMove.of(MoveCode.ofPaid(verb, first, corner, cost));
            }
        };
    }

    private static ParsedMove parseAccept(KingState state, List<String> moveArguments) {
        List<String> arguments = moveArguments;
        int stackChoice = arguments.isEmpty() ? MoveCode.AS_ITSELF : stackChoice(arguments.getFirst());
        if (stackChoice != MoveCode.AS_ITSELF) {
            arguments = arguments.subList(1, arguments.size());
        }
        if (state.toMove < 0) {
            return ParsedMove.refused(Phrase.of("blackstone-why-step-over"));
        }
        Seat seat = state.seatToMove();
        TaskType stackType =
                seat.intrigue == Seat.Intrigue.FACEDOWN ? MoveCode.stackType(seat.intrigueCard, stackChoice) : null;
        int paymentNumber = paymentNumber(state, seat, stackType, arguments);
        return paymentNumber < 0
                ? ParsedMove.refused(whyNotPaid(arguments))
                : ParsedMove.of(MoveCode.of(Verb.ACCEPT, stackChoice, 0, paymentNumber));
    }

    private static ParsedMove parseComplete(KingState state, List<String> moveArguments) {
        if (moveArguments.size() < 3) {
            return expectedArguments(Verb.COMPLETE);
        }
        Task task = Task.byLowerCaseId(moveArguments.get(0));
        int left = Space.parse(moveArguments.get(1));
        int right = Space.parse(moveArguments.get(2));
        if (task == null || left == Space.NONE || right == Space.NONE) {
            return expectedArguments(Verb.COMPLETE);
        }
        List<String> arguments = moveArguments.subList(3, moveArguments.size());
        int stackChoice = arguments.isEmpty() ? MoveCode.AS_ITSELF : stackChoice(arguments.getFirst());
        if (stackChoice != MoveCode.AS_ITSELF) {
            arguments = arguments.subList(1, arguments.size());
        }
        int dog = MoveCode.NO_DOG;
        if (arguments.size() >= 2 && arguments.getFirst().equals("adopt")) {
            Dog named = Ids.find(Dog.values(), arguments.get(1));
            if (named == null) {
                return ParsedMove.refused(Phrase.of("blackstone-why-no-such-dog"));
            }
            dog = 1 + named.ordinal();
            arguments = arguments.subList(2, arguments.size());
        }
        if (state.toMove < 0) {
            return ParsedMove.refused(Phrase.of("blackstone-why-step-over"));
        }
        boolean free = dog != MoveCode.NO_DOG && !state.rules.edition.adoptionCostsUpcharge();
        TaskType stackType = free ? null : MoveCode.stackType(task.number(), stackChoice);
        int paymentNumber = paymentNumber(state, state.seatToMove(), stackType, arguments);
        return paymentNumber < 0
                ? ParsedMove.refused(whyNotPaid(arguments))
                : ParsedMove.of(MoveCode.complete(task.number(), left, right, stackChoice, dog, paymentNumber));
    }

    private static int stackChoice(String word) {
        return word.equals("knight")
                ? MoveCode.AS_KNIGHT
                : word.equals("wizard") ? MoveCode.AS_WIZARD : MoveCode.AS_ITSELF;
    }

    private static Phrase whyNotPaid(List<String> words) {
        return Phrase.of(words.isEmpty() ? "blackstone-why-which-payment" : "blackstone-why-payment-named");
    }

    /** Returns the number of the payment described by words such as {@code with lion-spy/stag-scout}, or -1. */
    private static int paymentNumber(KingState state, Seat seat, @Nullable TaskType stackType, List<String> words) {
        int paymentCount = stackType == null ? 1 : state.upcharge.paymentCount(seat, stackType);
        if (stackType == null || paymentCount < 2) {
            return words.isEmpty() ? 0 : -1;
        }
        String text = words.isEmpty() ? "" : " " + String.join(" ", words);
        for (int paymentNumber = 0; paymentNumber < paymentCount; paymentNumber++) {
            if (upchargeWords(state, seat, stackType, paymentNumber).equals(text)) {
                return paymentNumber;
            }
        }
        return -1;
    }
}
