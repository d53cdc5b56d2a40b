package org.merlon.blackstone.king;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.Reading;
import org.merlon.engine.words.Phrase;

/** Converts moves to text and back. */
final class Spelling {
    private Spelling() {}

    static String spell(KingState state, int move) {
        Verb verb = Move.verb(move);
        int one = Move.one(move);
        int two = Move.two(move);
        return switch (verb.shape) {
            case NOTHING -> verb.word;
            case FAMILY -> verb.word + " " + Family.of(one).id();
            case CORNER -> verb.word + " " + Corner.name(one);
            case TOKEN -> verb.word + " " + Pay.of(one).word;
            case SPACE -> verb.word + " " + Space.name(one) + paid(verb, move);
            case FROM_TO -> verb.word + " " + Space.name(one) + " " + Space.name(two) + paid(verb, move);
            case RETAIN -> verb.word + " " + Space.name(one) + refill(two) + paid(verb, move);
            case DECK -> verb.word + " " + TaskDeck.of(one).id() + paid(verb, move);
            case KILL -> verb.word + " " + Dog.of(one).id + " " + two;
            case TASK -> verb.word + " " + Task.of(one).id();
            case TASK_SPACE -> verb.word + " " + Task.of(one).id() + " " + Space.name(two);
            case REWARD -> verb.word + " " + Reward.of(one).word;
            case VASSAL -> verb.word + " " + Vassal.name(one);
            case ACCEPT -> {
                Seat seat = state.mover();
                yield verb.word + as(one) + with(state, seat, Move.stack(seat.intrigueCard, one), Move.payment(move));
            }
            case COMPLETE -> {
                Dog dog = Move.dog(move);
                TaskType stack = Move.stack(Move.card(move), Move.as(move));
                boolean free = dog != null && !state.rules.edition.adoptionIsCharged();
                yield verb.word + " " + Task.of(Move.card(move)).id()
                        + " " + Space.name(Move.left(move))
                        + " " + Space.name(Move.right(move))
                        + as(Move.as(move))
                        + (dog == null ? "" : " adopt " + dog.id)
                        + (free ? "" : with(state, state.mover(), stack, Move.payment(move)));
            }
        };
    }

    private static String paid(Verb verb, int move) {
        return !verb.payable || Move.pay(move) == verb.usual ? "" : " " + Move.pay(move).word;
    }

    private static String refill(int corner) {
        return switch (corner) {
            case Move.NO_REFILL -> " none";
            case Move.NO_CORNER -> "";
            default -> " " + Corner.name(corner);
        };
    }

    private static String as(int as) {
        return switch (as) {
            case Move.AS_KNIGHT -> " knight";
            case Move.AS_WIZARD -> " wizard";
            default -> "";
        };
    }

    /** Returns the words for the vassals that pay an upcharge, or nothing if there is no choice. */
    private static String with(KingState state, Seat seat, @Nullable TaskType stack, int payment) {
        if (stack == null || state.upcharge.payments(seat, stack) < 2) {
            return "";
        }
        var text = new StringBuilder(" with");
        Pile places = state.upcharge.chosen(seat, stack, payment);
        for (int i = 0; i < places.size(); i++) {
            text.append(' ').append(Vassal.name(seat.retained.get(places.get(i))));
        }
        return text.toString();
    }

    /** Reads a move from its words, without checking whether it is legal. */
    static Reading read(KingState state, List<String> words) {
        String word = words.getFirst();
        List<String> rest = words.subList(1, words.size());
        Reading last = Reading.refused(Phrase.of("blackstone-why-no-such-move"));
        for (int i = 0; i < Verb.count(); i++) {
            Verb verb = Verb.of(i);
            if (verb.word.equals(word)) {
                last = read(state, verb, rest);
                if (last.refusal() == null) {
                    return last; // two verbs may share a word, but never the arguments
                }
            }
        }
        return last;
    }

    private static Reading read(KingState state, Verb verb, List<String> rest) {
        return switch (verb.shape) {
            case NOTHING -> rest.isEmpty() ? Reading.of(Move.of(verb)) : wanted(verb);
            case FAMILY -> {
                Family family = rest.size() == 1 ? Ids.find(Family.values(), rest.getFirst()) : null;
                yield family == null ? wanted(verb) : Reading.of(Move.of(verb, family.ordinal()));
            }
            case CORNER -> {
                int corner = rest.size() == 1 ? Corner.parse(rest.getFirst()) : Corner.NONE;
                yield corner == Corner.NONE ? wanted(verb) : Reading.of(Move.of(verb, corner));
            }
            case TOKEN -> {
                Pay pay = rest.size() == 1 ? Ids.find(Pay.values(), rest.getFirst()) : null;
                yield pay == null || pay == Pay.KNIGHTS ? wanted(verb) : Reading.of(Move.of(verb, pay.ordinal()));
            }
            case SPACE, FROM_TO, RETAIN, DECK -> action(verb, rest);
            case KILL -> {
                Dog dog = rest.size() == 2 ? Ids.find(Dog.values(), rest.getFirst()) : null;
                int rats = rest.size() == 2 ? Rats.parse(rest.getLast()) : Rats.NO_CARD;
                yield dog == null || rats < 1 || rats > Rats.MAX_RATS
                        ? wanted(verb)
                        : Reading.of(Move.of(verb, dog.ordinal(), rats));
            }
            case TASK -> {
                Task task = rest.size() == 1 ? Task.byWord(rest.getFirst()) : null;
                yield task == null ? wanted(verb) : Reading.of(Move.of(verb, task.number()));
            }
            case VASSAL -> {
                int vassal = rest.size() == 1 ? Vassal.parse(rest.getFirst()) : Vassal.NONE;
                yield vassal == Vassal.NONE ? wanted(verb) : Reading.of(Move.of(verb, vassal));
            }
            case TASK_SPACE -> {
                Task task = rest.size() == 2 ? Task.byWord(rest.getFirst()) : null;
                int space = rest.size() == 2 ? Space.parse(rest.getLast()) : Space.NONE;
                yield task == null || space == Space.NONE
                        ? wanted(verb)
                        : Reading.of(Move.of(verb, task.number(), space));
            }
            case REWARD -> {
                Reward reward = rest.size() == 1 ? Reward.byWord(rest.getFirst()) : null;
                yield reward == null ? wanted(verb) : Reading.of(Move.of(verb, reward.ordinal()));
            }
            case ACCEPT -> accept(state, rest);
            case COMPLETE -> complete(state, rest);
        };
    }

    private static Reading wanted(Verb verb) {
        String shape = Ids.of(verb.shape);
        return Reading.refused(Phrase.of("blackstone-why-wants-" + shape));
    }

    /** Reads an action on spaces or a deck; its last word may name a token other than the usual one (B-36). */
    private static Reading action(Verb verb, List<String> words) {
        List<String> rest = words;
        Pay pay = verb.usual;
        Pay named = verb.payable && !rest.isEmpty() ? Ids.find(Pay.values(), rest.getLast()) : null;
        if (named != null) {
            if (named == verb.usual) {
                return Reading.refused(Phrase.of("blackstone-why-usual-token").with("cost", pay.noun()));
            }
            pay = named;
            rest = rest.subList(0, rest.size() - 1);
        }
        int first = rest.isEmpty() ? Space.NONE : Space.parse(rest.getFirst());
        return switch (verb.shape) {
            case DECK -> {
                TaskDeck deck = rest.size() == 1 ? Ids.find(TaskDeck.values(), rest.getFirst()) : null;
                yield deck == null ? wanted(verb) : Reading.of(Move.paid(verb, deck.ordinal(), 0, pay));
            }
            case SPACE -> {
                if (rest.size() != 1 || first == Space.NONE) {
                    yield wanted(verb);
                }
                yield Reading.of(verb.payable ? Move.paid(verb, first, 0, pay) : Move.of(verb, first));
            }
            case FROM_TO -> {
                int second = rest.size() == 2 ? Space.parse(rest.getLast()) : Space.NONE;
                yield first == Space.NONE || second == Space.NONE
                        ? wanted(verb)
                        : Reading.of(Move.paid(verb, first, second, pay));
            }
            default -> {
                int corner = Move.NO_CORNER;
                if (rest.size() == 2) {
                    corner = rest.getLast().equals("none") ? Move.NO_REFILL : Corner.parse(rest.getLast());
                }
                yield first == Space.NONE || corner == Corner.NONE || rest.size() > 2
                        ? wanted(verb)
                        : Reading.of(Move.paid(verb, first, corner, pay));
            }
        };
    }

    private static Reading accept(KingState state, List<String> words) {
        List<String> rest = words;
        int as = rest.isEmpty() ? Move.AS_ITSELF : as(rest.getFirst());
        if (as != Move.AS_ITSELF) {
            rest = rest.subList(1, rest.size());
        }
        if (state.toMove < 0) {
            return Reading.refused(Phrase.of("blackstone-why-step-over"));
        }
        Seat seat = state.mover();
        TaskType stack = seat.intrigue == Seat.Intrigue.FACEDOWN ? Move.stack(seat.intrigueCard, as) : null;
        int payment = payment(state, seat, stack, rest);
        return payment < 0 ? Reading.refused(notPaid(rest)) : Reading.of(Move.of(Verb.ACCEPT, as, 0, payment));
    }

    private static Reading complete(KingState state, List<String> words) {
        if (words.size() < 3) {
            return wanted(Verb.COMPLETE);
        }
        Task task = Task.byWord(words.get(0));
        int left = Space.parse(words.get(1));
        int right = Space.parse(words.get(2));
        if (task == null || left == Space.NONE || right == Space.NONE) {
            return wanted(Verb.COMPLETE);
        }
        List<String> rest = words.subList(3, words.size());
        int as = rest.isEmpty() ? Move.AS_ITSELF : as(rest.getFirst());
        if (as != Move.AS_ITSELF) {
            rest = rest.subList(1, rest.size());
        }
        int dog = Move.NO_DOG;
        if (rest.size() >= 2 && rest.getFirst().equals("adopt")) {
            Dog named = Ids.find(Dog.values(), rest.get(1));
            if (named == null) {
                return Reading.refused(Phrase.of("blackstone-why-no-such-dog"));
            }
            dog = 1 + named.ordinal();
            rest = rest.subList(2, rest.size());
        }
        if (state.toMove < 0) {
            return Reading.refused(Phrase.of("blackstone-why-step-over"));
        }
        boolean free = dog != Move.NO_DOG && !state.rules.edition.adoptionIsCharged();
        TaskType stack = free ? null : Move.stack(task.number(), as);
        int payment = payment(state, state.mover(), stack, rest);
        return payment < 0
                ? Reading.refused(notPaid(rest))
                : Reading.of(Move.complete(task.number(), left, right, as, dog, payment));
    }

    private static int as(String word) {
        return word.equals("knight") ? Move.AS_KNIGHT : word.equals("wizard") ? Move.AS_WIZARD : Move.AS_ITSELF;
    }

    private static Phrase notPaid(List<String> words) {
        return Phrase.of(words.isEmpty() ? "blackstone-why-which-payment" : "blackstone-why-payment-named");
    }

    /** Returns the number of the payment described by words such as {@code with lion-spy/stag-scout}, or -1. */
    private static int payment(KingState state, Seat seat, @Nullable TaskType stack, List<String> words) {
        int payments = stack == null ? 1 : state.upcharge.payments(seat, stack);
        if (stack == null || payments < 2) {
            return words.isEmpty() ? 0 : -1;
        }
        String text = words.isEmpty() ? "" : " " + String.join(" ", words);
        for (int payment = 0; payment < payments; payment++) {
            if (with(state, seat, stack, payment).equals(text)) {
                return payment;
            }
        }
        return -1;
    }
}
