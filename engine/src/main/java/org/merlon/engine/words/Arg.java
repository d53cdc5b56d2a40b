package org.merlon.engine.words;

import java.util.List;
import org.merlon.engine.data.Data;

/** What a phrase is about: one of the things that a sentence names. */
public sealed interface Arg {
    /** Shown as it is: a space, a name. */
    record Word(String text) implements Arg {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A number, by which a language may choose its plural. */
    record Count(long value) implements Arg {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /** A noun with a message of its own, so that a language can bend it. */
    record Noun(Phrase phrase) implements Arg {
        @Override
        public String toString() {
            return phrase.toString();
        }
    }

    /** Somebody at the table; whoever says the phrase knows the name. */
    record Seat(int seat) implements Arg {}

    /** Several of them, listed in order. */
    record Several(List<Arg> items) implements Arg {
        public Several {
            items = List.copyOf(items);
        }
    }

    /** The argument as plain data: text, a number, {@code {"key":…}}, {@code {"seat":…}} or a list. */
    default Data data() {
        return switch (this) {
            case Word word -> new Data.Text(word.text());
            case Count count -> new Data.Whole(count.value());
            case Noun noun -> noun.phrase().data();
            case Seat seat -> new Data.Obj().put("seat", seat.seat());
            case Several several -> {
                var list = new Data.Arr();
                several.items().forEach(item -> list.add(item.data()));
                yield list;
            }
        };
    }
}
