package org.merlon.simulation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;
import org.merlon.simulation.world.World;

/** A table as a player or a spectator sees it over one connection. */
final class PlayerView implements Watcher {
    private static final int FASTEST_MICROS = 300;
    private static final String ENTRY = "{\"type\":\"entry\"";
    private static final String TABLE = "{\"type\":\"table\"";
    private static final String NUMBER = "\"number\":";
    private static final String VIEW = "\"view\":{";

    private final World world;
    private final String name;
    private final @Nullable String person;
    private final List<String> unsent = new ArrayList<>();
    private int number;

    /** The messages that showed the table. */
    private final List<Shown> shown = new ArrayList<>();

    private boolean closed;

    /** A message that showed the table after an entry. */
    record Shown(int number, String message) {}

    PlayerView(World world, String name, @Nullable String person) {
        this.world = world;
        this.name = name;
        this.person = person;
    }

    @Override
    public @Nullable String person() {
        return person;
    }

    /** The number of the last entry that arrived. */
    int number() {
        return number;
    }

    /** The table as it was last shown; null if nothing has arrived. */
    Data.@Nullable Obj view() {
        return !shown.isEmpty() && read(shown.getLast().message).fields().get("view") instanceof Data.Obj view
                ? view
                : null;
    }

    /** Everything that showed the table, in the order in which it arrived. */
    List<Shown> shown() {
        return shown;
    }

    boolean isClosed() {
        return closed;
    }

    /** Ignores what still arrives. */
    void close() {
        closed = true;
    }

    @Override
    public void enqueue(EncodedMessage message) {
        unsent.add(new String(message.bytes(), StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {
        List<String> messages = List.copyOf(unsent);
        unsent.clear();
        if (!messages.isEmpty()) {
            world.after(FASTEST_MICROS * 1_000L, () -> messages.forEach(this::receive));
        }
    }

    private void receive(String text) {
        if (closed) {
            return;
        }
        world.trace(name + " sees " + text.hashCode());
        if (text.startsWith(ENTRY)) {
            int next = numberIn(text);
            if (number > 0 && next != number + 1) {
                world.fail(name + " was sent entry " + next + " after entry " + number);
            }
            number = next;
            if (text.contains(VIEW)) {
                shown.add(new Shown(number, text));
            }
        } else if (text.startsWith(TABLE)) {
            number = numberIn(text);
            shown.add(new Shown(number, text));
        }
    }

    /** The number of a message's entry or table, which comes before all other numbers; most messages are read no further. */
    private static int numberIn(String text) {
        int from = text.indexOf(NUMBER) + NUMBER.length();
        int until = from;
        while (Character.isDigit(text.charAt(until))) {
            until++;
        }
        return Integer.parseInt(text, from, until, 10);
    }

    static Data.Obj read(String text) {
        try {
            return (Data.Obj) Json.read(text);
        } catch (JsonException e) {
            throw new IllegalStateException(text, e);
        }
    }
}
