package org.merlon.engine.words;

import java.util.List;
import org.merlon.engine.data.Data;

/** An argument of a phrase. */
public sealed interface Arg {
    /** A text that is shown unchanged: a space, a name. */
    record Word(String text) implements Arg {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A number; a language may choose a plural form by it. */
    record Count(long value) implements Arg {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /** A noun with its own message, so that a language can inflect it. */
    record Noun(Phrase phrase) implements Arg {
        @Override
        public String toString() {
            return phrase.toString();
        }
    }

    /** A player at the table; the name is filled in when the phrase is formatted. */
    record Seat(int seat) implements Arg {}

    /** A list of arguments in order. */
    record Several(List<Arg> items) implements Arg {
        public Several {
            items = List.copyOf(items);
        }
    }

    /** Returns the argument as plain data: text, a number, {@code {"key":…}}, {@code {"seat":…}} or a list. */
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
