package org.merlon.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * Evaluates conditions on the state of a game, used by lessons and guides. A clause compares the value at a path, such as
 * {@code {"at":"position.seats.0.score","least":8}}; in a path {@code *} stands for any item of a list and {@code #} for its
 * length. Other clauses test whether a verb was played, or combine clauses by {@code all}, {@code any} and {@code none}.
 */
final class LessonConditions {
    private static final String EXAMPLE = "{\"at\":\"position.seats.0.score\",\"least\":8}";

    private final Data.Obj gameData;
    private final List<String> played;

    /** @param played the moves that the learner has played */
    LessonConditions(Data.Obj gameData, List<String> played) {
        this.gameData = gameData;
        this.played = played;
    }

    boolean all(Data clauses) throws CommandException {
        for (Data clause : items(clauses)) {
            if (!holds(clause)) {
                return false;
            }
        }
        return true;
    }

    private boolean any(Data clauses) throws CommandException {
        for (Data clause : items(clauses)) {
            if (holds(clause)) {
                return true;
            }
        }
        return false;
    }

    private boolean holds(Data clause) throws CommandException {
        if (!(clause instanceof Data.Obj(Map<String, Data> fields))) {
            throw wrong("a clause is wanted, not " + clause.kind());
        }
        var names = new ArrayList<>(fields.keySet());
        boolean hasPath = names.remove("at");
        if (names.size() != 1) {
            throw wrong("a clause names one thing");
        }
        String name = names.get(0);
        Data value = fields.getOrDefault(name, Data.Null.NULL);
        if (hasPath) {
            return matches(gameData, fields.get("at") instanceof Data.Text path ? path.value() : "", name, value);
        }
        return switch (name) {
            case "all" -> all(value);
            case "any" -> any(value);
            case "none" -> !any(value);
            case "played" -> value instanceof Data.Text verb && played(verb.value());
            default -> throw wrong("'" + name + "' is no clause");
        };
    }

    private boolean played(String verb) {
        return played.stream().anyMatch(move -> move.equals(verb) || move.startsWith(verb + " "));
    }

    /** Returns true if the value at a path, or any of several, meets the comparison. */
    private static boolean matches(Data data, String path, String comparison, Data expected) throws CommandException {
        if (path.isEmpty()) {
            return compare(data, comparison, expected);
        }
        int dot = path.indexOf('.');
        String step = dot < 0 ? path : path.substring(0, dot);
        String rest = dot < 0 ? "" : path.substring(dot + 1);
        if (step.equals("*")) {
            for (Data item : data instanceof Data.Obj(Map<String, Data> fields) ? fields.values() : itemsOf(data)) {
                if (matches(item, rest, comparison, expected)) {
                    return true;
                }
            }
            return false;
        }
        return matches(step(data, step), rest, comparison, expected);
    }

    private static Data step(Data data, String step) {
        if (step.equals("#")) {
            return new Data.Whole(
                    data instanceof Data.Text(String text)
                            ? text.length()
                            : itemsOf(data).size());
        }
        if (data instanceof Data.Obj(Map<String, Data> fields)) {
            return fields.getOrDefault(step, Data.Null.NULL);
        }
        int index = Arguments.parseDigits(step);
        List<Data> items = itemsOf(data);
        return index < 0 || index >= items.size() ? Data.Null.NULL : items.get(index);
    }

    private static List<Data> itemsOf(Data data) {
        return data instanceof Data.Arr(List<Data> items) ? items : List.of();
    }

    private static boolean compare(Data found, String comparison, Data expected) throws CommandException {
        return switch (comparison) {
            case "is" -> found.equals(expected);
            case "not" -> !found.equals(expected);
            case "least" ->
                found instanceof Data.Whole(long is) && expected instanceof Data.Whole(long least) && is >= least;
            case "most" ->
                found instanceof Data.Whole(long is) && expected instanceof Data.Whole(long most) && is <= most;
            case "has" ->
                (found instanceof Data.Text(String text) && expected instanceof Data.Text(String part))
                        ? text.contains(part)
                        : itemsOf(found).contains(expected);
            default -> throw wrong("'" + comparison + "' is no comparison; there are: is, not, least, most, has");
        };
    }

    /** Returns the clauses of a list. */
    static List<Data> items(Data clauses) throws CommandException {
        if (clauses instanceof Data.Arr(List<Data> items)) {
            return items;
        }
        throw wrong("a list of clauses is wanted, not " + clauses.kind());
    }

    private static CommandException wrong(String what) {
        return new CommandException(ErrorCode.BAD_JSON, what + Arguments.exampleSuffix(EXAMPLE));
    }
}
