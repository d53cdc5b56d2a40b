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

    private final World world;
    private final String name;
    private final @Nullable String person;
    private final List<String> unsent = new ArrayList<>();
    private int number;
    private Data.@Nullable Obj view;
    private boolean closed;

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
        return view;
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
        Data.Obj message = read(text);
        if (message.fields().get("type") instanceof Data.Text type) {
            switch (type.value()) {
                case "entry" -> receiveEntry(message);
                case "table" -> show(message);
                default -> {}
            }
        }
    }

    private void receiveEntry(Data.Obj message) {
        if (message.fields().get("entry") instanceof Data.Obj entry
                && entry.fields().get("number") instanceof Data.Whole entryNumber) {
            int next = (int) entryNumber.value();
            if (number > 0 && next != number + 1) {
                world.fail(name + " was sent entry " + next + " after entry " + number);
            }
            number = next;
        }
        show(message);
    }

    private void show(Data.Obj message) {
        if (message.fields().get("view") instanceof Data.Obj shown) {
            view = shown;
            if (shown.fields().get("number") instanceof Data.Whole last) {
                number = (int) last.value();
            }
        }
    }

    static Data.Obj read(String text) {
        try {
            return (Data.Obj) Json.read(text);
        } catch (JsonException e) {
            throw new IllegalStateException(text, e);
        }
    }
}
