package org.merlon.engine.move;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/**
 * One kind of move as a game tells it to those who read notation: the word or words it begins with and what follows them.
 * An argument of the kind {@code word} is a word that stands there as it is, and is a part of the verb's name as well:
 * {@code build steal} with {@code line:line word:steal guest:guest} is spelled {@code build c steal king}.
 *
 * @param cost what it costs, by what is paid
 * @param group what it belongs with, in a word of the game
 */
public record VerbForm(String verb, List<Slot> args, Map<String, Integer> cost, String group) {
    /**
     * One argument.
     *
     * @param kind what it names: a space, a card, a seat, …
     * @param optional whether it may be left out
     * @param repeated whether there may be more of its kind
     * @param after a word that comes before it, by which it is known; null if none does
     * @param like what it looks like, as a regular expression, where that tells whether it is there; else null
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
    }

    /**
     * A form from the words of the verb and {@code space:from space:to token?:pay card*:others}, kind before name. What
     * stands after another word is written {@code with>card*:others}, and how it looks {@code token?:pay=knight|wizard}.
     */
    public static VerbForm of(String verb, String args, Map<String, Integer> cost, String group) {
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
        return new VerbForm(verb, slots, cost, group);
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
        return data.put("group", group);
    }
}
