package org.merlon.engine.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;

/**
 * One kind of move, for clients that parse the notation: the word or words it begins with and its arguments. An argument of
 * the kind {@code word} is a literal word, which is also part of the verb's name: {@code build steal} with the arguments
 * {@code line:line word:steal guest:guest} is written {@code build c steal king}.
 *
 * @param cost the cost by resource
 * @param group the game's name for the group of moves it belongs to
 * @param flags what clients must know about such a move before it is played
 */
public record VerbForm(String verb, List<Slot> args, Map<String, Integer> cost, String group, Set<Flag> flags) {
    /** A property of a kind of move. */
    public enum Flag {
        /** Clients ask for confirmation, although the move can be undone. */
        CONFIRM,
        /** Ends a turn or a part of it; clients ask for confirmation if something is lost by that. */
        ENDS,
        /** Is often played several times in a row, so it stays selected. */
        REPEATS,
        /** Gives something up, so it is offered last. */
        DECLINES,
        /** Begins with something on the table that can be pointed at, so it needs no button. */
        POINTED
    }

    /**
     * One argument.
     *
     * @param kind the kind of thing it names: a space, a card, a seat, …
     * @param optional true if it may be left out
     * @param repeated true if several of its kind may follow
     * @param after the literal word that introduces it, or null
     * @param like the regular expression by which to recognise it, or null if its position suffices
     */
    public record Slot(
            String name,
            String kind,
            boolean optional,
            boolean repeated,
            @Nullable String after,
            @Nullable String like) {

        private Data.Obj data() {
            var data = new Data.Obj().put("name", name).put("kind", kind);
            if (optional) {
                data.put("optional", true);
            }
            if (repeated) {
                data.put("repeated", true);
            }
            if (after != null) {
                data.put("after", after);
            }
            return like == null ? data : data.put("like", like);
        }
    }

    public VerbForm {
        args = List.copyOf(args);
        cost = new LinkedHashMap<>(cost);
        flags = Collections.unmodifiableSet(new LinkedHashSet<>(flags));
    }

    /**
     * Creates a form from the verb and arguments such as {@code space:from space:to token?:pay card*:others}, each with its
     * kind before its name. An introducing word is written {@code with>card*:others}, a regular expression {@code
     * token?:pay=knight|wizard}.
     */
    public static VerbForm of(String verb, String args, Map<String, Integer> cost, String group, Flag... flags) {
        var slots = new ArrayList<Slot>();
        for (String arg : args.isEmpty() ? new String[0] : args.split(" ", -1)) {
            int colon = arg.indexOf(':');
            int after = arg.indexOf('>');
            int like = arg.indexOf('=');
            String kind = arg.substring(after + 1, colon);
            boolean optional = kind.endsWith("?") || kind.endsWith("*");
            slots.add(new Slot(
                    arg.substring(colon + 1, like < 0 ? arg.length() : like),
                    optional ? kind.substring(0, kind.length() - 1) : kind,
                    optional,
                    kind.endsWith("*"),
                    after < 0 ? null : arg.substring(0, after),
                    like < 0 ? null : arg.substring(like + 1)));
        }
        return new VerbForm(verb, slots, cost, group, new LinkedHashSet<>(List.of(flags)));
    }

    public Data.Obj data() {
        var slots = new Data.Arr();
        args.forEach(slot -> slots.add(slot.data()));
        var data = new Data.Obj().put("verb", verb).put("args", slots);
        if (!cost.isEmpty()) {
            var paid = new Data.Obj();
            cost.forEach(paid::put);
            data.put("cost", paid);
        }
        data.put("group", group);
        return flags.isEmpty()
                ? data
                : data.put("flags", Data.texts(flags.stream().map(Ids::of).toList()));
    }
}
