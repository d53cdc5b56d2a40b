package org.merlon.engine.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the fields of one object, checks their types and ranges, and records which ones were read. */
public final class Fields {
    private final Data.Obj object;
    private final String path;
    private final Set<String> readNames = new HashSet<>();

    public Fields(Data.Obj object) {
        this(object, "");
    }

    private Fields(Data.Obj object, String path) {
        this.object = object;
        this.path = path;
    }

    /** Returns the value of a field, or null if it is absent. */
    public @Nullable Data raw(String name) {
        readNames.add(name);
        return object.fields().get(name);
    }

    public boolean has(String name) {
        return raw(name) != null;
    }

    public MalformedException wrong(String name, String what) {
        return new MalformedException(path(name) + ": " + what);
    }

    public int whole(String name, int min, int max) throws MalformedException {
        return whole(name, required(name), min, max);
    }

    public int whole(String name, int defaultValue, int min, int max) throws MalformedException {
        Data value = raw(name);
        return value == null ? defaultValue : whole(name, value, min, max);
    }

    private int whole(String name, Data value, int min, int max) throws MalformedException {
        if (!(value instanceof Data.Whole number)) {
            throw wrong(name, "a whole number is wanted, not " + value.kind());
        }
        if (number.value() < min || number.value() > max) {
            throw wrong(name, number.value() + " is not within " + min + " to " + max);
        }
        return (int) number.value();
    }

    public boolean truth(String name, boolean defaultValue) throws MalformedException {
        Data value = raw(name);
        return value == null ? defaultValue : truth(name, value);
    }

    private boolean truth(String name, Data value) throws MalformedException {
        if (!(value instanceof Data.Truth truth)) {
            throw wrong(name, "true or false is wanted, not " + value.kind());
        }
        return truth.value();
    }

    public String text(String name) throws MalformedException {
        return text(name, required(name));
    }

    public String text(String name, String defaultValue) throws MalformedException {
        Data value = raw(name);
        return value == null ? defaultValue : text(name, value);
    }

    /** Returns a text, or null if the field is absent or null. */
    public @Nullable String textOrNull(String name) throws MalformedException {
        Data value = raw(name);
        return value == null || value instanceof Data.Null ? null : text(name, value);
    }

    private String text(String name, Data value) throws MalformedException {
        if (!(value instanceof Data.Text text)) {
            throw wrong(name, "text is wanted, not " + value.kind());
        }
        return text.value();
    }

    /** Returns a seat number, -1 if the field is null, or the default if it is absent. */
    public int seat(String name, int defaultValue, int players) throws MalformedException {
        Data value = raw(name);
        if (value instanceof Data.Null) {
            return -1;
        }
        return value == null ? defaultValue : whole(name, value, 0, players - 1);
    }

    /** Returns the seat to move, or -1; the field must be null exactly if the game is over. */
    public int toMove(int players, boolean over) throws MalformedException {
        required("toMove");
        return toMove(players, over, -1);
    }

    /** Returns the seat to move, or -1 if the game is over; an absent field gives the default. */
    public int toMove(int players, boolean over, int defaultSeat) throws MalformedException {
        int seat = seat("toMove", over ? -1 : defaultSeat, players);
        if (seat < 0 != over) {
            throw wrong("toMove", "null means that the game is over, and only that");
        }
        return seat;
    }

    /** Returns the object of each seat. */
    public List<Fields> seats(int players) throws MalformedException {
        List<Fields> seats = objects("seats");
        if (seats.size() != players) {
            throw wrong("seats", seats.size() + " of them for " + players + " players");
        }
        return seats;
    }

    /** Returns the enum constant with this {@link Ids id}, such as a step of a game. */
    public <E extends Enum<E>> E oneOf(String name, E[] all) throws MalformedException {
        String id = text(name);
        E found = Ids.find(all, id);
        if (found == null) {
            throw wrong(name, "there is no " + name + " '" + id + "'");
        }
        return found;
    }

    public <E extends Enum<E>> E oneOf(String name, E[] all, E defaultValue) throws MalformedException {
        return has(name) ? oneOf(name, all) : defaultValue;
    }

    public List<String> texts(String name) throws MalformedException {
        var texts = new ArrayList<String>();
        for (Data item : list(name)) {
            texts.add(text(name, item));
        }
        return texts;
    }

    public int[] wholes(String name, int min, int max) throws MalformedException {
        List<Data> items = list(name);
        var numbers = new int[items.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = whole(name, items.get(i), min, max);
        }
        return numbers;
    }

    public boolean[] truths(String name) throws MalformedException {
        List<Data> items = list(name);
        var truths = new boolean[items.size()];
        for (int i = 0; i < truths.length; i++) {
            truths[i] = truth(name, items.get(i));
        }
        return truths;
    }

    /** Returns the objects of a list. */
    public List<Fields> objects(String name) throws MalformedException {
        List<Data> items = list(name);
        var objects = new ArrayList<Fields>();
        for (int i = 0; i < items.size(); i++) {
            objects.add(nested(name + "[" + i + "]", items.get(i)));
        }
        return objects;
    }

    /** Returns a nested object; an absent one is empty. */
    public Fields object(String name) throws MalformedException {
        Data value = raw(name);
        return nested(name, value == null ? new Data.Obj() : value);
    }

    /** Returns a nested object, or null if the field is absent or null. */
    public @Nullable Fields objectOrNull(String name) throws MalformedException {
        Data value = raw(name);
        return value == null || value instanceof Data.Null ? null : nested(name, value);
    }

    /** Returns the field names, for objects whose names are data (spaces of a board). */
    public Set<String> names() {
        return object.fields().keySet();
    }

    /** Throws if the object has a field that was not read. */
    public void refuseUnknownFields() throws MalformedException {
        for (String name : object.fields().keySet()) {
            if (!readNames.contains(name)) {
                throw wrong(name, "unknown field");
            }
        }
    }

    private List<Data> list(String name) throws MalformedException {
        Data value = raw(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof Data.Arr list)) {
            throw wrong(name, "a list is wanted, not " + value.kind());
        }
        return list.items();
    }

    private Fields nested(String name, Data value) throws MalformedException {
        if (!(value instanceof Data.Obj nested)) {
            throw wrong(name, "an object is wanted, not " + value.kind());
        }
        return new Fields(nested, path(name));
    }

    private Data required(String name) throws MalformedException {
        Data value = raw(name);
        if (value == null) {
            throw wrong(name, "is missing");
        }
        return value;
    }

    private String path(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
