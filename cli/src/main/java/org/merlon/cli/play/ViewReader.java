package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Reads a view for a picture; a missing field has an empty value. */
record ViewReader(Data.Obj data) {
    boolean has(String name) {
        Data value = data.fields().get(name);
        return value != null && value != Data.Null.NULL;
    }

    /** Returns a value as readable text; empty if there is none. */
    String text(String name) {
        return text(data.fields().getOrDefault(name, Data.Null.NULL));
    }

    int whole(String name) {
        return data.fields().get(name) instanceof Data.Whole number ? Math.toIntExact(number.value()) : 0;
    }

    /** Returns a seat, or -1 if there is none. */
    int seat(String name) {
        return has(name) ? whole(name) : -1;
    }

    boolean truth(String name) {
        return new Data.Truth(true).equals(data.fields().get(name));
    }

    List<Boolean> truths(String name) {
        return items(name).stream().map(new Data.Truth(true)::equals).toList();
    }

    /** Returns a phrase of the data; if there is none, the general phrase that something is not possible now. */
    Phrase phrase(String name) {
        return data.fields().get(name) instanceof Data.Obj object
                ? phrase(object)
                : Phrase.of("common-illegal-not-now");
    }

    private static Phrase phrase(Data.Obj object) {
        var phrase = Phrase.of(text(object.fields().getOrDefault("key", Data.Null.NULL)));
        var args = object.fields().get("args") instanceof Data.Obj given ? given : new Data.Obj();
        for (Map.Entry<String, Data> arg : args.fields().entrySet()) {
            phrase = phrase.with(arg.getKey(), arg(arg.getValue()));
        }
        return phrase;
    }

    private static Arg arg(Data value) {
        return switch (value) {
            case Data.Whole number -> new Arg.Count(number.value());
            case Data.Arr list ->
                new Arg.Several(list.items().stream().map(ViewReader::arg).toList());
            case Data.Obj object
            when object.fields().get("seat") instanceof Data.Whole seat -> new Arg.Seat(Math.toIntExact(seat.value()));
            case Data.Obj object -> new Arg.Noun(phrase(object));
            default -> new Arg.Word(text(value));
        };
    }

    ViewReader object(String name) {
        return new ViewReader(data.fields().get(name) instanceof Data.Obj object ? object : new Data.Obj());
    }

    List<ViewReader> objects(String name) {
        var readers = new ArrayList<ViewReader>();
        for (Data item : items(name)) {
            readers.add(new ViewReader(item instanceof Data.Obj object ? object : new Data.Obj()));
        }
        return readers;
    }

    List<String> texts(String name) {
        return items(name).stream().map(ViewReader::text).toList();
    }

    private List<Data> items(String name) {
        return data.fields().get(name) instanceof Data.Arr list ? list.items() : List.of();
    }

    /** Returns the number of items, whether they are listed or, if hidden, only counted. */
    int count(String name) {
        return data.fields().get(name) instanceof Data.Arr list ? list.items().size() : whole(name);
    }

    static String text(Data value) {
        return switch (value) {
            case Data.Text text -> text.value();
            case Data.Whole whole -> String.valueOf(whole.value());
            case Data.Truth truth -> Words.english().say(Phrase.of("common-switch-" + truth.value()));
            case Data.Null none -> "";
            case Data.Arr list ->
                String.join(" ", list.items().stream().map(ViewReader::text).toList());
            case Data.Obj object -> {
                var parts = new ArrayList<String>();
                for (Map.Entry<String, Data> field : object.fields().entrySet()) {
                    parts.add(field.getKey() + " " + text(field.getValue()));
                }
                yield String.join(", ", parts);
            }
        };
    }
}
