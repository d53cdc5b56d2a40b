package org.merlon.engine.words;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * A text to be shown, independent of language: the key of a message in the game's catalogue, with arguments. A key may name
 * an attribute of a message after a dot.
 */
public record Phrase(String key, Map<String, Arg> args) {
    /** The message that shows its argument unchanged. */
    private static final String LITERAL_KEY = "common-literal";

    public Phrase {
        args = Args.of(args);
    }

    public static Phrase of(String key) {
        return new Phrase(key, Args.NONE);
    }

    /** Returns a phrase for a literal text, such as the name of a card in replaced rules data. */
    public static Phrase literal(String text) {
        return of(LITERAL_KEY).with("text", text);
    }

    public Phrase with(String name, Arg arg) {
        return new Phrase(key, Args.of(args).with(name, arg));
    }

    public Phrase with(String name, String word) {
        return with(name, new Arg.Word(word));
    }

    public Phrase with(String name, long number) {
        return with(name, new Arg.Count(number));
    }

    public Phrase with(String name, Phrase noun) {
        return with(name, new Arg.Noun(noun));
    }

    public Phrase withSeat(String name, int seat) {
        return with(name, new Arg.Seat(seat));
    }

    public Phrase withAll(String name, List<? extends Arg> items) {
        return with(name, new Arg.Several(List.copyOf(items)));
    }

    public Phrase withWords(String name, Collection<String> words) {
        return withAll(name, words.stream().map(Arg.Word::new).toList());
    }

    /** Returns the key and arguments, readable without a catalogue: {@code torres-why-taken {at=d8}}. */
    @Override
    public String toString() {
        if (key.equals(LITERAL_KEY) && args.get("text") instanceof Arg.Word sentence) {
            return sentence.text();
        }
        return args.isEmpty() ? key : key + " " + args;
    }

    /** Returns the phrase as plain data, to be formatted elsewhere: {@code {"key":…,"args":{…}}}. */
    public Data.Obj data() {
        var data = new Data.Obj().put("key", key);
        if (!args.isEmpty()) {
            var values = new Data.Obj();
            args.forEach((name, arg) -> values.put(name, arg.data()));
            data.put("args", values);
        }
        return data;
    }

    public static Data.Arr data(List<Phrase> phrases) {
        var list = new Data.Arr();
        phrases.forEach(phrase -> list.add(phrase.data()));
        return list;
    }
}
