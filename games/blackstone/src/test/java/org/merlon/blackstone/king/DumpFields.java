package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.merlon.engine.data.Data;

/** Reads the fields of a dumped position, with defaults for missing ones. */
final class DumpFields {
    private final Data.Obj data;

    DumpFields(Data.Obj data) {
        this.data = data;
    }

    boolean has(String name) {
        Data value = data.fields().get(name);
        return value != null && !(value instanceof Data.Null);
    }

    String text(String name) {
        return has(name) && data.fields().get(name) instanceof Data.Text text ? text.value() : "";
    }

    boolean hasText(String name, String value) {
        return text(name).equals(value);
    }

    int number(String name) {
        return data.fields().get(name) instanceof Data.Whole whole ? (int) whole.value() : 0;
    }

    boolean bool(String name) {
        return data.fields().get(name) instanceof Data.Truth truth && truth.value();
    }

    boolean option(String name) {
        return object("options").bool(name);
    }

    List<Data> list(String name) {
        return data.fields().get(name) instanceof Data.Arr list ? list.items() : List.of();
    }

    List<String> texts(String name) {
        return list(name).stream().map(DumpFields::textOf).toList();
    }

    DumpFields object(String name) {
        return new DumpFields(data.fields().get(name) instanceof Data.Obj object ? object : new Data.Obj());
    }

    Set<String> fieldNames() {
        return data.fields().keySet();
    }

    List<DumpFields> seats() {
        List<DumpFields> seats = new ArrayList<>();
        for (Data seat : list("seats")) {
            if (seat instanceof Data.Obj object) {
                seats.add(new DumpFields(object));
            }
        }
        return seats;
    }

    static String textOf(Data data) {
        return switch (data) {
            case Data.Text text -> text.value();
            case Data.Whole whole -> String.valueOf(whole.value());
            default -> "?";
        };
    }
}
